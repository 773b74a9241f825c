package app.marquee.store.database;

import java.util.List;

/**
 * The tables of a database, as the steps that lead from an empty file to the present form. A step
 * that was ever released is never changed; the number of steps is the version.
 */
public record Schema(List<List<String>> steps) {
    public Schema {
        steps = List.copyOf(steps);
    }

    int version() {
        return steps.size();
    }
}
