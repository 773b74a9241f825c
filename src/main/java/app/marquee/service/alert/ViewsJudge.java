package app.marquee.service.alert;

import app.marquee.analytics.Period;
import app.marquee.model.settings.AlertKind;

import org.jspecify.annotations.Nullable;

import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.IntStream;

/** Judge of the views of a day against those of the same weekdays before. Pure. */
final class ViewsJudge {
    /** So many weeks before a day are looked at. */
    private static final int WEEKS = 6;

    /** Fewer of the same weekdays say too little about their range. */
    static final int LEAST = 4;

    /** Standard deviations to each side of the mean that are usual. */
    private static final double USUAL = 2;

    private static final int WEEK = 7;
    private static final double PERCENT = 100;

    private ViewsJudge() {}

    /** The days that are needed to judge one. */
    static Period basis(LocalDate day) {
        return new Period(day.minusDays((long) WEEKS * WEEK), day);
    }

    /**
     * @param kind spike or drop
     * @param percent difference that is reached; null for more than the usual range
     * @param views by day, without the days that are unknown
     */
    static AlertResult judge(
            AlertKind kind, @Nullable Integer percent, Map<LocalDate, Long> views, LocalDate day) {
        Long now = views.get(day);
        if (now == null) {
            return new AlertResult.Unknown(AlertGap.NO_DAY);
        }
        List<Long> before =
                IntStream.rangeClosed(1, WEEKS)
                        .mapToObj(week -> views.get(day.minusDays((long) week * WEEK)))
                        .filter(Objects::nonNull)
                        .toList();
        if (before.size() < LEAST) {
            return new AlertResult.Unknown(AlertGap.FEW_WEEKDAYS);
        }
        double mean = before.stream().mapToLong(Long::longValue).average().orElse(0);
        double above = kind == AlertKind.SPIKE ? now - mean : mean - now;
        if (percent == null) {
            return fired(above > USUAL * deviation(before, mean), day, now, mean);
        }
        return mean == 0
                ? new AlertResult.Unknown(AlertGap.NOTHING_BEFORE)
                : fired(above * PERCENT >= percent * mean, day, now, mean);
    }

    private static AlertResult fired(boolean isFired, LocalDate day, long views, double mean) {
        return isFired
                ? AlertResult.of(List.of(new AlertFact.DayViews(day, views, mean)))
                : AlertResult.QUIET;
    }

    /** Of a sample: the days before are some of many. */
    private static double deviation(List<Long> values, double mean) {
        double squares =
                values.stream().mapToDouble(value -> (value - mean) * (value - mean)).sum();
        return Math.sqrt(squares / (values.size() - 1));
    }
}
