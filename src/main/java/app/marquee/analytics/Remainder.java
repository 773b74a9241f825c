package app.marquee.analytics;

import app.marquee.model.analytics.Counters;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/**
 * Remainder of one counter: the platform's total minus its rows. Negative when the rows hold more,
 * as those of unique counters may.
 */
public record Remainder(CounterMetric metric, BigInteger total, Sum rows) {
    public BigInteger difference() {
        return total.subtract(rows.known());
    }

    /** One for each counter of which the service gave a total. */
    public static List<Remainder> of(Counters total, CounterSums rows) {
        List<Remainder> found = new ArrayList<>();
        for (CounterMetric metric : CounterMetric.values()) {
            Long given = metric.of(total);
            if (given != null) {
                found.add(new Remainder(metric, BigInteger.valueOf(given), rows.of(metric)));
            }
        }
        return List.copyOf(found);
    }
}
