package app.marquee.analytics;

import app.marquee.analytics.series.Series;
import app.marquee.model.Interrupts;

import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;

/**
 * Time curve of a value: the days or hours inside an item, added up by time. Unknown values have no
 * point. Thread-safe; ends on interrupt.
 */
public final class TimeCurve {
    /** Of an hour or a day; a day may have 25 hours. */
    private static final double MISSES_NONE = 1.5;

    private final CounterMetric metric;
    private final ZoneId zone;
    private final Duration step;

    /**
     * @param zone of the account, in which days begin
     * @param step from one figure to the next; where one is missing the curve has a gap
     */
    public TimeCurve(CounterMetric metric, ZoneId zone, Duration step) {
        this.metric = metric;
        this.zone = zone;
        this.step = step;
    }

    /** Takes long for what has very much inside. */
    public <N extends Timed<N>> Series of(String name, N node) throws InterruptedException {
        return of(name, List.of(node));
    }

    /** The curve of several together. */
    public <N extends Timed<N>> Series of(String name, List<N> nodes) throws InterruptedException {
        Map<Instant, Sum> sums = new TreeMap<>();
        for (N node : nodes) {
            collect(node, sums);
        }
        double[] x = new double[sums.size()];
        double[] y = new double[sums.size()];
        int at = 0;
        for (Map.Entry<Instant, Sum> one : sums.entrySet()) {
            x[at] = one.getKey().getEpochSecond();
            y[at] = one.getValue().isKnown() ? one.getValue().known().doubleValue() : Double.NaN;
            at++;
        }
        return new Series(name, x, y, step.toSeconds() * MISSES_NONE);
    }

    /** The same curve so many days later, as far as it lies in a period. */
    public Series moved(Series series, long days, Period within) {
        double start = within.start().atStartOfDay(zone).toEpochSecond();
        double end = within.end().plusDays(1).atStartOfDay(zone).toEpochSecond();
        double[] x = DoubleStream.of(series.x()).map(at -> later(at, days)).toArray();
        int[] kept =
                IntStream.range(0, x.length).filter(i -> x[i] >= start && x[i] < end).toArray();
        return new Series(
                series.name(),
                IntStream.of(kept).mapToDouble(i -> x[i]).toArray(),
                IntStream.of(kept).mapToDouble(i -> series.y()[i]).toArray(),
                series.gap());
    }

    private double later(double second, long days) {
        return Instant.ofEpochSecond((long) second).atZone(zone).plusDays(days).toEpochSecond();
    }

    private <N extends Timed<N>> void collect(N node, Map<Instant, Sum> sums)
            throws InterruptedException {
        Interrupts.heed();
        Bucket bucket = node.bucket();
        if (bucket != null) {
            bucket.begins(zone)
                    .ifPresent(begins -> sums.merge(begins, node.sums().of(metric), Sum::plus));
        }
        for (N child : node.children()) {
            collect(child, sums);
        }
    }
}
