package app.marquee.analytics.ranking;

import app.marquee.analytics.Amount;
import app.marquee.model.Interrupts;
import app.marquee.model.analytics.RankingRow;
import app.marquee.model.id.VideoId;

import org.jspecify.annotations.Nullable;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/**
 * Ranking history: one metric of the videos by day, from daily reports. A day without a video or
 * value is unknown. Very long rankings keep the first videos only, to fit the memory. Immutable.
 */
public final class RankingHistory {
    /** Figures that are held at most: about 100 MB. */
    static final int MOST = 12_000_000;

    private final RankingMetric metric;
    private final List<LocalDate> days;
    private final Map<LocalDate, Instant> askedAt;
    private final Set<LocalDate> unfinished;
    private final Map<VideoId, Integer> places;
    private final double[] values;

    private RankingHistory(
            RankingMetric metric,
            List<LocalDate> days,
            Map<LocalDate, Instant> askedAt,
            Set<LocalDate> unfinished,
            Map<VideoId, Integer> places,
            double[] values) {
        this.metric = metric;
        this.days = days;
        this.askedAt = askedAt;
        this.unfinished = unfinished;
        this.places = places;
        this.values = values;
    }

    /** Of no days. */
    public static RankingHistory none(RankingMetric metric) {
        return new RankingHistory(metric, List.of(), Map.of(), Set.of(), Map.of(), new double[0]);
    }

    public RankingMetric metric() {
        return metric;
    }

    /** All days in their order, known or not. */
    public List<LocalDate> days() {
        return days;
    }

    /** When the answer of a day was asked for, or null when there is none. */
    public @Nullable Instant askedAt(LocalDate day) {
        return askedAt.get(day);
    }

    /** The days that were not over when they were asked for: of these a part is known. */
    public Set<LocalDate> unfinished() {
        return unfinished;
    }

    /** How many days have an answer. */
    public int known() {
        return askedAt.size();
    }

    /** Whether there is more than one day to compare. */
    public boolean hasLines() {
        return known() > 1;
    }

    /** Number of videos it covers. */
    public int videos() {
        return places.size();
    }

    /** The days of one video. */
    public DayLine line(@Nullable VideoId video) {
        Integer place = video == null ? null : places.get(video);
        return place == null
                ? DayLine.NONE
                : new DayLine(
                        days,
                        Arrays.copyOfRange(values, place * days.size(), (place + 1) * days.size()),
                        unfinished);
    }

    /** The figure of a video on a day; not a number when it is unknown. */
    public double value(@Nullable VideoId video, int day) {
        Integer place = video == null ? null : places.get(video);
        return place == null ? Double.NaN : values[place * days.size() + day];
    }

    /** Builder that takes one report after the other. Not thread-safe. */
    public static final class Making {
        private final RankingMetric metric;
        private final List<LocalDate> days;
        private final Map<LocalDate, Instant> askedAt = new HashMap<>();
        private final Set<LocalDate> unfinished = new HashSet<>();
        private final Map<VideoId, Integer> places = new HashMap<>();
        private final List<@Nullable String> currencies;
        private final double[] values;

        /** Takes long for long rankings; ends on interrupt. */
        public Making(List<Ranked> ranked, RankingMetric metric, List<LocalDate> days)
                throws InterruptedException {
            this(ranked, metric, days, MOST);
        }

        Making(List<Ranked> ranked, RankingMetric metric, List<LocalDate> days, int most)
                throws InterruptedException {
            this.metric = metric;
            this.days = List.copyOf(days);
            this.currencies = new ArrayList<>();
            int videos = most / Math.max(1, days.size());
            for (Ranked one : ranked) {
                Interrupts.heed();
                VideoId id = one.row().videoId();
                if (places.size() == videos) {
                    break;
                }
                if (id != null && places.putIfAbsent(id, places.size()) == null) {
                    currencies.add(one.row().currency());
                }
            }
            this.values = new double[places.size() * days.size()];
            Arrays.fill(values, Double.NaN);
        }

        /**
         * The answer of one of the days; ends on interrupt.
         *
         * @param zone in which the day begins and ends
         */
        public void day(LocalDate day, Instant asked, ZoneId zone, List<RankingRow> rows)
                throws InterruptedException {
            int at = days.indexOf(day);
            if (at < 0) {
                throw new IllegalArgumentException(day + " is not a day of this period");
            }
            askedAt.put(day, asked);
            if (asked.isBefore(day.plusDays(1).atStartOfDay(zone).toInstant())) {
                unfinished.add(day);
            }
            BitSet seen = new BitSet();
            for (RankingRow row : rows) {
                Interrupts.heed();
                Integer place = row.videoId() == null ? null : places.get(row.videoId());
                if (place != null && !seen.get(place)) {
                    seen.set(place);
                    values[place * days.size() + at] = value(row, currencies.get(place));
                }
            }
        }

        /**
         * Money of another currency than that of the ranking does not belong into the same line.
         */
        private double value(RankingRow row, @Nullable String currency) {
            Amount amount = metric.of(row);
            boolean isOther =
                    metric == RankingMetric.BANDWIDTH_COST
                            && !Objects.equals(row.currency(), currency);
            return amount == null || isOther ? Double.NaN : amount.value().doubleValue();
        }

        public RankingHistory made() {
            return new RankingHistory(
                    metric, days, Map.copyOf(askedAt), Set.copyOf(unfinished), places, values);
        }
    }
}
