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
        this.referrers =
                WeightedNames.load(account.content(), "referrers.txt", SeededHash.of(seed, 0x4EFE));
        this.browsers =
                WeightedNames.load(account.content(), "browsers.txt", SeededHash.of(seed, 0xB4));
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

    /** Traffic of one video by day. Not thread-safe. */
    private static final class VideoTraffic {
        private final Blocks blocks;
        private final Weights blockWeights;
        private final VideoShares videos;
        private final Weights videoWeights;
        private final int block;
        private final int cell;

        VideoTraffic(Account account, int videoIndex) {
            this.blocks = new Blocks(account);
            this.blockWeights = new Weights(blocks.cells());
            this.block = blocks.blockOf(videoIndex);
            this.videos = blocks.videos(block);
            this.videoWeights = new Weights(videos.cells());
            this.cell = videoIndex - blocks.firstOf(block);
        }

        Day of(Day account) {
            return part(videos, part(blocks, account, blockWeights, block), videoWeights, cell);
        }

        private static Day part(Shares shares, Day day, Weights weights, int cell) {
            weights.clear();
            shares.fill(day.number(), weights);
            Split split = new Split(day, weights, shares.salt());
            for (int passed = 0; passed <= cell; passed++) {
                split.next();
            }
            return split.part();
        }
    }

    /** Distribution of viewers by place: by size, with individual ups and downs. */
    private static final class PlaceShares implements Shares {
        private static final int SALT = 0x91ACE;

        private final long seed;
        private final Places places;

        PlaceShares(long seed, Places places) {
            this.seed = SeededHash.of(seed, SALT);
            this.places = places;
        }

        @Override
        public int cells() {
            return places.count();
        }

        @Override
        public void fill(long day, Weights weights) {
            long week = SeededHash.of(seed, Math.floorDiv(day, 7));
            long today = SeededHash.of(seed, day);
            for (int place = 0; place < places.count(); place++) {
                long drift = 160 + (SeededHash.of(week + place) & 127);
                long chance = 208 + (SeededHash.of(today + place) & 63);
                int playRate = 120 + (int) (SeededHash.of(seed + place) & 63);
                weights.set(place, places.weight(place) * drift * chance, playRate);
            }
        }

        @Override
        public long salt() {
            return seed;
        }
    }
}
