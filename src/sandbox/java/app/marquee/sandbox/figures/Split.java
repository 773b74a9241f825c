package app.marquee.sandbox.figures;

import app.marquee.sandbox.account.SeededHash;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;

/**
 * Exact split of one day's events by the cells of a dimension: the cells of a slice add up to the
 * slice, the slices of a cell to its day. Not thread-safe.
 */
final class Split {
    private final Day day;
    private final Weights weights;
    private final Lane[] lanes = new Lane[Kinds.COUNT];
    private int cell = -1;

    Split(Day day, Weights weights, long salt) {
        this.day = day;
        this.weights = weights;
        for (int kind = 0; kind < Kinds.COUNT; kind++) {
            lanes[kind] =
                    new Lane(
                            day.flows().get(kind),
                            weights.total(kind),
                            SeededHash.of(salt, day.number(), kind));
        }
    }

    /** Goes on to the next cell. */
    void next() {
        cell++;
        for (int kind = 0; kind < Kinds.COUNT; kind++) {
            lanes[kind].widen(weights.of(kind, cell));
        }
    }

    /** Writes the present cell's counts: by slice, and by kind within a slice. */
    void counts(long[] into) {
        for (int kind = 0; kind < Kinds.COUNT; kind++) {
            lanes[kind].counts(into, kind);
        }
    }

    /** The present cell's part of the day, to be split further. */
    Day part() {
        List<Flow> parts = new ArrayList<>(Kinds.COUNT);
        for (Lane lane : lanes) {
            parts.add(lane.part());
        }
        return day.with(parts);
    }

    /** Lane of one event type in a split, with the slots of the current cell. Not thread-safe. */
    private static final class Lane {
        private final Flow flow;
        private final long total;
        private final long salt;
        private final double ratio;
        private final double phase;
        private @Nullable Hours hours;
        private long weight;
        private long low;
        private long high;

        Lane(Flow flow, long total, long salt) {
            this.flow = flow;
            this.total = total;
            this.salt = salt;
            this.ratio = total == 0 ? 0 : (double) flow.plan() / total;
            this.phase = SeededHash.fraction(salt);
        }

        /**
         * Goes on to the next cell. Rounding the running sum keeps the whole exact, and starting it
         * anywhere between two numbers gives every cell its due where there is little to share.
         */
        void widen(long more) {
            weight += more;
            low = high;
            high =
                    weight >= total
                            ? flow.plan()
                            : Math.min(flow.plan(), (long) (weight * ratio + phase));
        }

        void counts(long[] into, int kind) {
            if (flow.isWhole()) {
                into[kind] = high - low;
                return;
            }
            long before = 0;
            long[] seen = seen();
            for (int slice = 0; slice < seen.length; slice++) {
                into[slice * Kinds.COUNT + kind] = seen[slice] - before;
                before = seen[slice];
            }
        }

        Flow part() {
            return new Flow(high - low, flow.isWhole() ? new long[] {high - low} : seen());
        }

        /** The present cell's events up to each mark. */
        private long[] seen() {
            if (high == low) {
                return new long[flow.marks()];
            }
            if (hours == null) {
                hours = new Hours(flow, new Deal(flow.plan(), salt));
            }
            return hours.within(low, high);
        }

        /** Lookup of the marks; the end of one cell is cached as the start of the next. */
        private static final class Hours {
            private final Flow flow;
            private final Deal deal;
            private final long[] rounds;
            private long slot;
            private long[] before;

            Hours(Flow flow, Deal deal) {
                this.flow = flow;
                this.deal = deal;
                this.rounds = new long[flow.marks()];
                for (int mark = 0; mark < rounds.length; mark++) {
                    rounds[mark] = deal.rounds(flow.seen(mark));
                }
                this.before = new long[rounds.length];
            }

            long[] within(long low, long high) {
                long[] atLow = low == slot ? before : before(low);
                long[] atHigh = before(high);
                slot = high;
                before = atHigh;
                long[] within = new long[rounds.length];
                for (int mark = 0; mark < within.length; mark++) {
                    within[mark] = atHigh[mark] - atLow[mark];
                }
                return within;
            }

            private long[] before(long end) {
                long[] counts = new long[rounds.length];
                for (int mark = 0; mark < counts.length; mark++) {
                    counts[mark] = deal.before(end, flow.seen(mark), rounds[mark]);
                }
                return counts;
            }
        }
    }
}
