package app.marquee.sandbox.figures;

import app.marquee.sandbox.account.SeededHash;

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
}
