package app.marquee.service.analytics;

import app.marquee.analytics.Amount;
import app.marquee.analytics.Period;
import app.marquee.analytics.ranking.DayLine;
import app.marquee.analytics.ranking.RankingMetric;
import app.marquee.model.Interrupts;
import app.marquee.model.analytics.RankingRow;
import app.marquee.model.id.VideoId;

import org.jspecify.annotations.Nullable;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Values of one video by day, from the saved rankings of single days, for which no request is sent.
 * A day without a ranking, the video or a value is unknown. Immutable.
 *
 * @param askedAt when the rankings were loaded; days without one are missing
 * @param rows of the video
 */
public record VideoDays(
        Period period,
        ZoneId zone,
        Map<LocalDate, Instant> askedAt,
        Map<LocalDate, RankingRow> rows) {
    public VideoDays {
        askedAt = Map.copyOf(askedAt);
        rows = Map.copyOf(rows);
    }

    /** Blocks; ends on interrupt. */
    public static VideoDays saved(Reports reports, VideoId video, Period period)
            throws InterruptedException {
        DailyRankings rankings = new DailyRankings(reports);
        Map<LocalDate, Instant> askedAt = rankings.askedAt(period);
        Map<LocalDate, RankingRow> rows = new HashMap<>();
        for (LocalDate day : askedAt.keySet()) {
            Interrupts.heed();
            rankings.saved(day)
                    .flatMap(ranking -> row(ranking.rows(), video))
                    .ifPresent(row -> rows.put(day, row));
        }
        return new VideoDays(period, reports.zone(), askedAt, rows);
    }

    private static Optional<RankingRow> row(List<RankingRow> rows, VideoId video) {
        return rows.stream().filter(row -> video.equals(row.videoId())).findFirst();
    }

    /** The values of a metric; money of another currency than the latest is unknown. */
    public DayLine line(RankingMetric metric) {
        List<LocalDate> days = period.start().datesUntil(period.end().plusDays(1)).toList();
        String currency = null;
        for (LocalDate day : days) {
            RankingRow row = rows.get(day);
            currency = row == null || row.bandwidthCost() == null ? currency : row.currency();
        }
        double[] values = new double[days.size()];
        for (int i = 0; i < values.length; i++) {
            values[i] = value(rows.get(days.get(i)), metric, currency);
        }
        return new DayLine(days, values, unfinished());
    }

    private static double value(
            @Nullable RankingRow row, RankingMetric metric, @Nullable String currency) {
        Amount amount = row == null ? null : metric.of(row);
        boolean isOther =
                row != null
                        && metric == RankingMetric.BANDWIDTH_COST
                        && !Objects.equals(row.currency(), currency);
        return amount == null || isOther ? Double.NaN : amount.value().doubleValue();
    }

    /** The days that weren't over when they were loaded. */
    private Set<LocalDate> unfinished() {
        return askedAt.entrySet().stream()
                .filter(one -> one.getValue().isBefore(end(one.getKey())))
                .map(Map.Entry::getKey)
                .collect(Collectors.toSet());
    }

    private Instant end(LocalDate day) {
        return day.plusDays(1).atStartOfDay(zone).toInstant();
    }
}
