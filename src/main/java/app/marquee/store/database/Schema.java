package app.marquee.store.database;

import java.util.List;

/**
 * Schema of a database, as steps from an empty file to the current version. A released step is
 * never changed; the number of steps is the version.
 */
public record Schema(List<List<String>> steps) {
    public Schema {
        steps = List.copyOf(steps);
    }

    int version() {
        return steps.size();
    }
}
