package app.marquee.sandbox.figures;

import app.marquee.sandbox.account.Account;
import app.marquee.sandbox.account.SeededHash;

import java.time.Instant;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Analytics of the account: a pure function of seed, query and time, over the last 400 days in UTC.
 * Each hour's events are split by places, referrers and videos, and a video's by browsers, so that
 * all sums agree. Rows without views are omitted. Streams are lazy, ordered and used once.
 * Thread-safe.
 */
public final class Figures {
    /** How many days back figures reach, today included. */
    public static final int DAYS = 400;

    /** The currency of bandwidth costs. */
    public static final String CURRENCY = "BRL";

    private final Account account;
    private final Traffic traffic;
    private final Places places;
    private final PlaceShares placeShares;
    private final WeightedNames referrers;
    private final WeightedNames browsers;

    private Figures(Account account) {
        long seed = account.seed();
        this.account = account;
        this.traffic = new Traffic(seed, account.scale());
        this.places = Places.load(seed, account.scale());
        this.placeShares = new PlaceShares(seed, places);
        this.referrers = WeightedNames.load("referrers.txt", SeededHash.of(seed, 0x4EFE));
        this.browsers = WeightedNames.load("browsers.txt", SeededHash.of(seed, 0xB4));
    }

    public static Figures of(Account account) {
        return new Figures(account);
    }

    /** By city; totals come with the most viewed first, days and hours in the order of time. */
    public Stream<CityRow> cities(CityQuestion question, Instant now) {
        BitSet wanted = new BitSet(places.count());
        IntStream.range(0, places.count())
                .filter(place -> question.covers(places.place(place)))
                .forEach(wanted::set);
        return new Table(placeShares, wanted::get)
                .rows(
                        question.granularity(),
                        traffic.days(question.span(), question.granularity(), now))
                .map(row -> new CityRow(row.at(), places.place(row.cell()), row.counters()));
    }

    /** Of one video of the account, by browser; ordered as cities are. */
    public Stream<BrowserRow> browsers(
            int videoIndex, Span span, Granularity granularity, Instant now) {
        WeightedNames audience = browsers.leaning(videoIndex);
        VideoTraffic video = new VideoTraffic(account, videoIndex);
        return new Table(audience, browser -> true)
                .rows(granularity, traffic.days(span, granularity, now).map(video::of))
                .map(row -> new BrowserRow(row.at(), audience.name(row.cell()), row.counters()));
    }

    /** By referrer, over all videos; ordered as cities are. */
    public Stream<ReferrerRow> referrers(Span span, Granularity granularity, Instant now) {
        return new Table(referrers, referrer -> true)
                .rows(granularity, traffic.days(span, granularity, now))
                .map(row -> new ReferrerRow(row.at(), referrers.name(row.cell()), row.counters()));
    }

    /** All videos with views in the period, the most viewed first. */
    public Stream<RankingRow> ranking(Span span, Instant now) {
        return new Ranking(account, traffic.days(span, Granularity.TOTAL, now).toList()).rows();
    }

    /** Viewers minute by minute up to now, with a gap; empty when there is no such live stream. */
    public Optional<List<LivePoint>> liveHistory(UUID liveId, Instant now) {
        return account.live(liveId).map(live -> new LiveCurve(live, account.seed()).points(now));
    }

    /** Viewers at this moment; empty when there is no such live stream. */
    public Optional<LiveNow> liveNow(UUID liveId, Instant now) {
        return account.live(liveId).map(live -> new LiveCurve(live, account.seed()).now(now));
    }
}
