package app.marquee.ui.analytics;

import app.marquee.analytics.Period;
import app.marquee.analytics.chart.ChartMark;
import app.marquee.text.Messages;

import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * Marks of the changes that were applied from this computer, for charts over days or hours.
 * Blocking.
 *
 * @param applied number of changes by day
 */
public record ChangeMarks(Function<Period, Map<LocalDate, Long>> applied) {
    public static final ChangeMarks NONE = new ChangeMarks(_ -> Map.of());

    public List<ChartMark> of(Period days, ZoneId zone, Messages messages) {
        return of(applied.apply(days), zone, messages);
    }

    /** The marks of these days. */
    public static List<ChartMark> of(Map<LocalDate, Long> applied, ZoneId zone, Messages messages) {
        return applied.entrySet().stream()
                .map(
                        day ->
                                new ChartMark(
                                        day.getKey().atStartOfDay(zone).toEpochSecond(),
                                        ChartMark.Kind.CHANGE,
                                        messages.plural("curve.mark", day.getValue())))
                .toList();
    }
}
