package app.marquee.api.json;

import app.marquee.model.analytics.Counters;

import org.jspecify.annotations.Nullable;

import tools.jackson.databind.node.ObjectNode;

import java.util.List;

/** Parser of the total beside the rows, as its own object or as plain counters. */
final class Totals {
    private static final List<String> OBJECTS = List.of("total", "totals", "summary", "overall");

    private Totals() {}

    /** Whether anything beside the rows is a total. */
    static boolean isIn(ObjectNode beside) {
        return hasCounters(beside)
                || OBJECTS.stream()
                        .anyMatch(
                                name ->
                                        beside.get(name) instanceof ObjectNode total
                                                && hasCounters(total));
    }

    /** Takes the total away from what stands beside the rows. */
    static Counters take(ObjectNode beside) {
        Counters found = CounterFields.take(Fields.of(beside));
        for (String name : OBJECTS) {
            if (beside.get(name) instanceof ObjectNode total && hasCounters(total)) {
                found = merge(CounterFields.take(Fields.of(total)), found);
                if (total.isEmpty()) {
                    beside.remove(name);
                }
            }
        }
        return found;
    }

    private static boolean hasCounters(ObjectNode object) {
        return CounterFields.NAMES.stream().anyMatch(object::has);
    }

    private static Counters merge(Counters first, Counters second) {
        return new Counters(
                either(first.views(), second.views()),
                either(first.uniqueViews(), second.uniqueViews()),
                either(first.plays(), second.plays()),
                either(first.uniquePlays(), second.uniquePlays()));
    }

    private static @Nullable Long either(@Nullable Long first, @Nullable Long second) {
        return first == null ? second : first;
    }
}
