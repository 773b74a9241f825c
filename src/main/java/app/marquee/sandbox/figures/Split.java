package app.marquee.sandbox.figures;

import app.marquee.sandbox.account.Mix;

import java.util.ArrayList;
import java.util.List;

/**
 * Splits the events of one day over the cells of a dimension, cell by cell and exactly: the cells
 * of a slice add up to the slice, the slices of a cell to its day. Held by one thread.
 */
final class Split {
    private final Day day;
    private final Weights weights;
    private final long salt;
    private final Lane[] lanes = new Lane[Kinds.COUNT];
    private int cell = -1;

    Split(Day day, Weights weights, long salt) {
        this.day = day;
        this.weights = weights;
        this.salt = salt;
        for (int kind = 0; kind < Kinds.COUNT; kind++) {
            lanes[kind] = new Lane(day.flows().get(kind), weights.total(kind), kind);
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

    /** One kind's events, with the slots of the present cell. */
    private final class Lane {
        private final Flow flow;
        private final long total;
        private final double ratio;
        private final Deal deal;
        private long weight;
        private long low;
        private long high;

        Lane(Flow flow, long total, int kind) {
            this.flow = flow;
            this.total = total;
            this.ratio = total == 0 ? 0 : (double) flow.plan() / total;
            this.deal = new Deal(flow.plan(), Mix.of(salt, day.number(), kind));
        }

        /** Rounding the running sum keeps the whole exact; the last cell ends at the plan. */
        void widen(long more) {
            weight += more;
            low = high;
            high = weight >= total ? flow.plan() : Math.min(flow.plan(), (long) (weight * ratio));
        }

        void counts(long[] into, int kind) {
            if (flow.isWhole()) {
                into[kind] = high - low;
                return;
            }
            long before = 0;
            for (int slice = 0; slice < flow.marks(); slice++) {
                long seen = within(flow.seen(slice));
                into[slice * Kinds.COUNT + kind] = seen - before;
                before = seen;
            }
        }

        Flow part() {
            long[] seen = new long[flow.marks()];
            for (int slice = 0; slice < seen.length; slice++) {
                seen[slice] = within(flow.seen(slice));
            }
            return new Flow(high - low, seen);
        }

        private long within(long events) {
            return high == low ? 0 : deal.before(high, events) - deal.before(low, events);
        }
    }
}
