package app.marquee.sandbox.figures;

import app.marquee.sandbox.account.Account;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Stream;

/**
 * The account's viewing figures: a pure function of seed, question and time, over the last 400
 * days. Rows without a single view are left out. Streams are lazy, ordered and used once. Safe for
 * any number of threads.
 */
public final class Figures {
    /** How many days back figures reach, today included. */
    public static final int DAYS = 400;

    /** The currency of bandwidth costs. */
    public static final String CURRENCY = "BRL";

    private final Account account;

    private Figures(Account account) {
        this.account = account;
    }

    public static Figures of(Account account) {
        return new Figures(account);
    }

    /** By city; totals come with the most viewed first, days and hours in the order of time. */
    public Stream<CityRow> cities(CityQuestion question, Instant now) {
        return Stream.empty();
    }

    /** Of one video of the account, by browser; ordered as cities are. */
    public Stream<BrowserRow> browsers(
            int videoIndex, Span span, Granularity granularity, Instant now) {
        return Stream.empty();
    }

    /** By referrer, over all videos; ordered as cities are. */
    public Stream<ReferrerRow> referrers(Span span, Granularity granularity, Instant now) {
        return Stream.empty();
    }

    /** All videos with views in the period, the most viewed first. */
    public Stream<RankingRow> ranking(Span span, Instant now) {
        return Stream.empty();
    }

    /** Viewers minute by minute up to now, with a gap; empty when there is no such live stream. */
    public Optional<List<LivePoint>> liveHistory(UUID liveId, Instant now) {
        return account.live(liveId).map(live -> List.of());
    }

    /** Viewers at this moment; empty when there is no such live stream. */
    public Optional<LiveNow> liveNow(UUID liveId, Instant now) {
        return account.live(liveId).map(live -> new LiveNow(0, LiveNow.State.ENDED));
    }
}
