package app.marquee.analytics;

import app.marquee.model.analytics.Counters;

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

    public CounterSums plus(CounterSums other) {
        return new CounterSums(
                views.plus(other.views),
                uniqueViews.plus(other.uniqueViews),
                plays.plus(other.plays),
                uniquePlays.plus(other.uniquePlays));
    }
}
