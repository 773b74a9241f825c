package app.marquee.sandbox.figures;

import org.jspecify.annotations.Nullable;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Table of a dimension for a period, as totals or slice by slice. Not thread-safe. */
final class Table {
    private final Shares shares;
    private final IntPredicate wanted;
    private final Weights weights;

    Table(Shares shares, IntPredicate wanted) {
        this.shares = shares;
        this.wanted = wanted;
        this.weights = new Weights(shares.cells());
    }

    /**
     * Row with views.
     *
     * @param at null in a total
     */
    record Row(@Nullable Instant at, int cell, Counters counters) {}

    Stream<Row> rows(Granularity granularity, Stream<Day> days) {
        return granularity == Granularity.TOTAL ? totals(days) : days.flatMap(this::slices);
    }

    /** One row a cell, the most viewed first. */
    private Stream<Row> totals(Stream<Day> days) {
        Tally[] tallies = new Tally[shares.cells()];
        IntStream.range(0, tallies.length)
                .filter(wanted)
                .forEach(cell -> tallies[cell] = new Tally());
        days.forEach(day -> addTo(tallies, day));
        return IntStream.range(0, tallies.length)
                .filter(wanted)
                .filter(cell -> tallies[cell].views() > 0)
                .boxed()
                .sorted((a, b) -> Long.compare(tallies[b].views(), tallies[a].views()))
                .map(cell -> new Row(null, cell, tallies[cell].counters()));
    }

    private void addTo(Tally[] tallies, Day day) {
        Split split = split(day);
        long[] counts = new long[Kinds.COUNT * day.slices()];
        for (int cell = 0; cell < tallies.length; cell++) {
            split.next();
            if (wanted.test(cell)) {
                split.counts(counts);
                for (int slice = 0; slice < day.slices(); slice++) {
                    tallies[cell].add(counts, slice * Kinds.COUNT);
                }
            }
        }
    }

    /** The rows of a day in the order of time. */
    private Stream<Row> slices(Day day) {
        List<List<Row>> bySlice = new ArrayList<>();
        IntStream.range(0, day.slices()).forEach(slice -> bySlice.add(new ArrayList<>()));
        Split split = split(day);
        long[] counts = new long[Kinds.COUNT * day.slices()];
        for (int cell = 0; cell < shares.cells(); cell++) {
            split.next();
            if (wanted.test(cell)) {
                split.counts(counts);
                collect(day, cell, counts, bySlice);
            }
        }
        return bySlice.stream().flatMap(List::stream);
    }

    private static void collect(Day day, int cell, long[] counts, List<List<Row>> bySlice) {
        for (int slice = 0; slice < day.slices(); slice++) {
            Tally tally = new Tally();
            tally.add(counts, slice * Kinds.COUNT);
            if (tally.views() > 0) {
                bySlice.get(slice).add(new Row(day.start(slice), cell, tally.counters()));
            }
        }
    }

    private Split split(Day day) {
        weights.clear();
        shares.fill(day.number(), weights);
        return new Split(day, weights, shares.salt());
    }
}
