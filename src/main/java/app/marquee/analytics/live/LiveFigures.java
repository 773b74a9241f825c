package app.marquee.analytics.live;

import app.marquee.analytics.series.Series;

import org.jspecify.annotations.Nullable;

import java.time.Duration;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;

/**
 * Metrics of a live stream; null when unknown.
 *
 * @param current viewers at the last point
 * @param peak the most viewers at one time, the first time of it in {@code peakAt}
 * @param average over the time between neighboring known points, on a straight line between them;
 *     of the points alone when no two are neighbors
 * @param median of the known points, each counted once
 * @param toPeak from the first point to the peak
 * @param length from the first point to the last
 * @param gaps how often points are missing
 * @param unknown points without viewers
 */
public record LiveFigures(
        @Nullable Long current,
        @Nullable Long peak,
        @Nullable Instant peakAt,
        @Nullable Double average,
        @Nullable Double median,
        @Nullable Duration toPeak,
        @Nullable Duration length,
        @Nullable Instant first,
        @Nullable Instant last,
        int points,
        int gaps,
        int unknown) {
    /** Pure. */
    public static LiveFigures of(LiveCurve curve) {
        List<LiveCurve.Point> points = curve.points();
        List<LiveCurve.Point> known =
                points.stream().filter(point -> point.viewers() != null).toList();
        LiveCurve.Point top =
                known.stream().max(Comparator.comparingLong(LiveFigures::viewers)).orElse(null);
        LiveCurve.Point peak =
                top == null
                        ? null
                        : known.stream()
                                .filter(point -> viewers(point) == viewers(top))
                                .findFirst()
                                .orElse(top);
        Instant first = points.isEmpty() ? null : points.getFirst().at();
        Instant last = points.isEmpty() ? null : points.getLast().at();
        return new LiveFigures(
                points.isEmpty() ? null : points.getLast().viewers(),
                peak == null ? null : peak.viewers(),
                peak == null ? null : peak.at(),
                average(curve, known),
                median(known),
                peak == null || first == null ? null : Duration.between(first, peak.at()),
                first == null || last == null ? null : Duration.between(first, last),
                first,
                last,
                points.size(),
                gaps(curve),
                points.size() - known.size());
    }

    private static long viewers(LiveCurve.Point point) {
        return Objects.requireNonNull(point.viewers());
    }

    private static @Nullable Double average(LiveCurve curve, List<LiveCurve.Point> known) {
        if (known.isEmpty()) {
            return null;
        }
        Series series = curve.series("");
        double viewing = 0;
        double time = 0;
        for (int i = 1; i < series.size(); i++) {
            if (series.isKnown(i - 1) && series.isKnown(i) && !series.isGapBefore(i)) {
                double passed = series.x()[i] - series.x()[i - 1];
                viewing += passed * (series.y()[i - 1] + series.y()[i]) / 2;
                time += passed;
            }
        }
        return time > 0
                ? viewing / time
                : known.stream().mapToDouble(LiveFigures::viewers).sum() / known.size();
    }

    private static @Nullable Double median(List<LiveCurve.Point> known) {
        if (known.isEmpty()) {
            return null;
        }
        long[] sorted = known.stream().mapToLong(LiveFigures::viewers).sorted().toArray();
        int half = sorted.length / 2;
        return sorted.length % 2 == 1
                ? (double) sorted[half]
                : sorted[half - 1] / 2.0 + sorted[half] / 2.0;
    }

    private static int gaps(LiveCurve curve) {
        Series series = curve.series("");
        int gaps = 0;
        for (int i = 1; i < series.size(); i++) {
            gaps += series.isGapBefore(i) ? 1 : 0;
        }
        return gaps;
    }
}
