package app.marquee.analytics.cost;

import app.marquee.model.Interrupts;
import app.marquee.model.analytics.RankingRow;
import app.marquee.model.id.VideoId;

import org.jspecify.annotations.Nullable;

import java.math.BigDecimal;
import java.time.LocalDate;
import java.time.YearMonth;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Objects;
import java.util.TreeMap;

/**
 * Costs by day in one currency, and of the videos in a month. Immutable.
 *
 * @param currency the one with the most rows; null when the platform did not name it
 * @param days those that were loaded
 * @param videos first the one that costs most
 * @param otherVideos how many more videos have costs
 * @param hasOthers whether there are costs in another currency, which are in no sum
 */
public record CostDays(
        @Nullable String currency,
        NavigableMap<LocalDate, DailyCost> days,
        List<VideoCost> videos,
        int otherVideos,
        boolean hasOthers) {
    public CostDays {
        days = Collections.unmodifiableNavigableMap(new TreeMap<>(days));
        videos = List.copyOf(videos);
    }

    /** Builder that takes one daily ranking after the other. Not thread-safe. */
    public static final class Making {
        private final YearMonth month;
        private final Map<String, Sums> byCurrency = new TreeMap<>();
        private final Map<LocalDate, Boolean> whole = new TreeMap<>();

        /**
         * @param month whose videos are added up
         */
        public Making(YearMonth month) {
            this.month = month;
        }

        /**
         * Ends on interrupt.
         *
         * @param isOver whether the day was over when its ranking was loaded
         */
        public void day(LocalDate day, boolean isOver, List<RankingRow> rows)
                throws InterruptedException {
            boolean isWhole = isOver;
            for (RankingRow row : rows) {
                Interrupts.heed();
                BigDecimal cost = row.bandwidthCost();
                if (cost == null) {
                    isWhole = false;
                } else {
                    String currency = Objects.requireNonNullElse(row.currency(), "");
                    byCurrency
                            .computeIfAbsent(currency, _ -> new Sums())
                            .add(day, row, cost, YearMonth.from(day).equals(month));
                }
            }
            whole.put(day, isWhole);
        }

        public CostDays made() {
            Map.Entry<String, Sums> main =
                    byCurrency.entrySet().stream()
                            .max(Comparator.comparingLong(entry -> entry.getValue().rows))
                            .orElse(Map.entry("", new Sums()));
            NavigableMap<LocalDate, DailyCost> days = new TreeMap<>();
            whole.forEach((day, isWhole) -> days.put(day, of(day, isWhole, main.getValue())));
            String currency = main.getKey();
            return new CostDays(
                    currency.isEmpty() ? null : currency,
                    days,
                    main.getValue().videos(),
                    main.getValue().otherVideos(),
                    byCurrency.size() > 1);
        }

        /** A day without any row cost nothing; one whose rows name no cost is unknown. */
        private static DailyCost of(LocalDate day, boolean isWhole, Sums sums) {
            BigDecimal amount = sums.days.get(day);
            return new DailyCost(amount == null && isWhole ? BigDecimal.ZERO : amount, isWhole);
        }
    }

    /** Sums of one currency. */
    private static final class Sums {
        private static final int MOST = 5;

        private final Map<LocalDate, BigDecimal> days = new HashMap<>();
        private final Map<VideoId, BigDecimal> videos = new HashMap<>();
        private final Map<VideoId, String> titles = new HashMap<>();
        private long rows;

        void add(LocalDate day, RankingRow row, BigDecimal cost, boolean isInMonth) {
            rows++;
            days.merge(day, cost, BigDecimal::add);
            VideoId video = row.videoId();
            if (isInMonth && video != null) {
                videos.merge(video, cost, BigDecimal::add);
                if (row.title() != null) {
                    titles.put(video, row.title());
                }
            }
        }

        int otherVideos() {
            long all = videos.values().stream().filter(cost -> cost.signum() > 0).count();
            return Math.toIntExact(Math.max(0, all - MOST));
        }

        List<VideoCost> videos() {
            List<Map.Entry<VideoId, BigDecimal>> top =
                    videos.entrySet().stream()
                            .filter(entry -> entry.getValue().signum() > 0)
                            .sorted(Map.Entry.<VideoId, BigDecimal>comparingByValue().reversed())
                            .limit(MOST)
                            .toList();
            List<VideoCost> costs = new ArrayList<>();
            for (Map.Entry<VideoId, BigDecimal> one : top) {
                double share =
                        one.getValue().doubleValue() / top.getFirst().getValue().doubleValue();
                costs.add(
                        new VideoCost(
                                one.getKey(), titles.get(one.getKey()), one.getValue(), share));
            }
            return costs;
        }
    }
}
