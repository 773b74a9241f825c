package app.marquee.analytics;

import app.marquee.model.analytics.Counters;

import org.jspecify.annotations.Nullable;

import java.math.BigDecimal;
import java.util.stream.Stream;

/** Sums of the four counters over rows. */
public record CounterSums(Sum views, Sum uniqueViews, Sum plays, Sum uniquePlays) {
    public static final CounterSums NONE = new CounterSums(Sum.NONE, Sum.NONE, Sum.NONE, Sum.NONE);

    public static CounterSums of(Stream<Counters> rows) {
        Adder views = new Adder();
        Adder uniqueViews = new Adder();
        Adder plays = new Adder();
        Adder uniquePlays = new Adder();
        rows.forEachOrdered(
                counters -> {
                    views.add(counters.views());
                    uniqueViews.add(counters.uniqueViews());
                    plays.add(counters.plays());
                    uniquePlays.add(counters.uniquePlays());
                });
        return new CounterSums(views.sum(), uniqueViews.sum(), plays.sum(), uniquePlays.sum());
    }

    public Sum of(CounterMetric metric) {
        return switch (metric) {
            case VIEWS -> views;
            case UNIQUE_VIEWS -> uniqueViews;
            case PLAYS -> plays;
            case UNIQUE_PLAYS -> uniquePlays;
        };
    }

    /** Plays ÷ views; null where one is not known in full, or nothing was viewed. */
    public @Nullable Double rate() {
        boolean isExact = isExact(views) && isExact(plays) && views.known().signum() > 0;
        return isExact
                ? new BigDecimal(plays.known()).doubleValue()
                        / new BigDecimal(views.known()).doubleValue()
                : null;
    }

    /** Whether its rate differs from an earlier one by no more than happens without any reason. */
    public boolean isRateByChance(CounterSums before) {
        Double now = rate();
        Double earlier = before.rate();
        double fewest = views.known().min(before.views.known()).doubleValue();
        return now == null || earlier == null || Change.isChance(earlier * fewest, now * fewest);
    }

    private static boolean isExact(Sum sum) {
        return sum.isKnown() && sum.accuracy(true) == Sum.Accuracy.EXACT;
    }

    public CounterSums plus(CounterSums other) {
        return new CounterSums(
                views.plus(other.views),
                uniqueViews.plus(other.uniqueViews),
                plays.plus(other.plays),
                uniquePlays.plus(other.uniquePlays));
    }
}
