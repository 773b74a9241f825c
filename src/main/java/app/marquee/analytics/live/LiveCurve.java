package app.marquee.analytics.live;

import app.marquee.analytics.series.Series;
import app.marquee.model.analytics.ViewersPoint;

import org.jspecify.annotations.Nullable;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Viewer curve of one live stream in order of time.
 *
 * @param points of different times; where the service named none, the viewers are null
 * @param timeless points whose time cannot be read
 * @param repeated points of a time of which an earlier one spoke; the last one holds
 */
public record LiveCurve(List<Point> points, int timeless, int repeated) {
    private static final double PERCENT = 100;

    /** Viewer count at a time; null when unknown. */
    public record Point(Instant at, @Nullable Long viewers) {}

    public LiveCurve {
        points = List.copyOf(points);
    }

    /** Pure. */
    public static LiveCurve of(List<ViewersPoint> answer) {
        Map<Instant, Point> byTime = new TreeMap<>();
        int timeless = 0;
        int repeated = 0;
        for (ViewersPoint each : answer) {
            Instant at = each.at();
            if (at == null) {
                timeless++;
            } else if (byTime.put(at, new Point(at, each.viewers())) != null) {
                repeated++;
            }
        }
        return new LiveCurve(new ArrayList<>(byTime.values()), timeless, repeated);
    }

    public boolean isEmpty() {
        return points.isEmpty();
    }

    /** As a line of a chart, in seconds since 1970. */
    public Series series(String name) {
        return series(name, 0);
    }

    /** As a line of a chart, in seconds since the first point. */
    public Series alignedSeries(String name) {
        return series(name, isEmpty() ? 0 : points.getFirst().at().getEpochSecond());
    }

    /** The same curve in percent of its peak; unknown where it has no viewers. */
    public static Series ofPeak(Series curve) {
        double peak = Double.NaN;
        for (double value : curve.y()) {
            peak = value > 0 && !(value <= peak) ? value : peak;
        }
        double[] y = new double[curve.size()];
        for (int i = 0; i < y.length; i++) {
            y[i] = curve.y()[i] / peak * PERCENT;
        }
        return new Series(curve.name(), curve.x(), y, curve.gap());
    }

    private Series series(String name, long zero) {
        double[] x = new double[points.size()];
        double[] y = new double[points.size()];
        for (int i = 0; i < x.length; i++) {
            Point point = points.get(i);
            x[i] = seconds(point.at()) - zero;
            y[i] = point.viewers() == null ? Double.NaN : point.viewers();
        }
        return Series.of(name, x, y);
    }

    private static double seconds(Instant at) {
        return at.getEpochSecond() + at.getNano() / 1e9;
    }
}
