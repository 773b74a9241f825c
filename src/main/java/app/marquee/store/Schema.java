package app.marquee.store;

import java.util.List;

/**
 * The tables of a database, as the steps that lead from an empty file to the present form. A step
 * that was ever released is never changed; the number of steps is the version.
 */
record Schema(List<List<String>> steps) {
    Schema {
        steps = List.copyOf(steps);
    }

    int version() {
        return steps.size();
    }
}
