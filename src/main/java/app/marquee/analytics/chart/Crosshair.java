package app.marquee.analytics.chart;

import app.marquee.analytics.series.Series;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/**
 * Values of all series at one point of one of them. Immutable.
 *
 * @param series the number of the series whose point it is
 * @param index of the point in the series
 * @param place of the point
 * @param values of all series that have a point there, in the order of the series
 * @param marks at the place
 */
public record Crosshair(
        int series, int index, double place, List<Value> values, List<ChartMark> marks) {
    /** More than this share of a gap away is another place. */
    private static final double NEAR = 0.2;

    /**
     * Value of one series. Immutable.
     *
     * @param place of its point, near that of the crosshair
     * @param value null when it is unknown
     * @param before the value in the period of comparison, else that of the point before; null when
     *     it is unknown
     * @param part whether the value is incomplete
     */
    public record Value(
            int series,
            String name,
            double place,
            @Nullable Double value,
            @Nullable Double before,
            boolean part) {
        private double order() {
            return value == null ? Double.NEGATIVE_INFINITY : value;
        }
    }

    public Crosshair {
        values = List.copyOf(values);
        marks = List.copyOf(marks);
    }

    /** The values at a point. */
    public static Crosshair of(ChartContent content, int series, int index) {
        double place = content.series().get(series).x()[index];
        List<Value> values = new ArrayList<>();
        for (int number = 0; number < content.series().size(); number++) {
            Series one = content.series().get(number);
            int at = number == series ? index : at(one, place);
            if (at >= 0) {
                values.add(
                        new Value(
                                number,
                                one.name(),
                                one.x()[at],
                                known(one, at),
                                before(content, number, at),
                                one.isKnown(at) && content.isPart(one, at)));
            }
        }
        return new Crosshair(series, index, place, values, marks(content, place));
    }

    /** The point of a series at a place; -1 when it has none there. */
    private static int at(Series series, double place) {
        int nearest = series.nearest(place).orElse(-1);
        if (nearest < 0) {
            return -1;
        }
        double away = Math.abs(series.x()[nearest] - place);
        boolean isThere =
                away == 0 || (Double.isFinite(series.gap()) && away <= series.gap() * NEAR);
        return isThere ? nearest : -1;
    }

    private static @Nullable Double known(Series series, int at) {
        return at >= 0 && series.isKnown(at) ? Double.valueOf(series.y()[at]) : null;
    }

    private static @Nullable Double before(ChartContent content, int number, int at) {
        Series one = content.series().get(number);
        if (!content.compared().isEmpty()) {
            if (number >= content.compared().size()) {
                return null;
            }
            Series other = content.compared().get(number);
            return known(other, at(other, one.x()[at]));
        }
        return at == 0 || one.isGapBefore(at) || content.isPart(one, at)
                ? null
                : known(one, at - 1);
    }

    /** The marks that are nearer to this place than to another. */
    private static List<ChartMark> marks(ChartContent content, double place) {
        if (content.marks().isEmpty()) {
            return List.of();
        }
        double[] places = content.positions();
        return content.marks().stream()
                .filter(mark -> nearest(places, mark.place(), content.axis()) == place)
                .toList();
    }

    /** A day has what happens until the next one begins. */
    private static double nearest(double[] places, double place, ChartContent.Axis axis) {
        int found = Arrays.binarySearch(places, place);
        int after = found >= 0 ? found : -found - 1;
        if (found >= 0 || after == 0) {
            return places[after];
        }
        boolean isBefore =
                after == places.length
                        || axis == ChartContent.Axis.DAYS
                        || place - places[after - 1] <= places[after] - place;
        return places[isBefore ? after - 1 : after];
    }

    /** The greatest first. */
    public List<Value> ranked() {
        return values.stream().sorted(Comparator.comparingDouble(Value::order).reversed()).toList();
    }
}
