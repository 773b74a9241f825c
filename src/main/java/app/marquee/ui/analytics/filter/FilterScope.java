package app.marquee.ui.analytics.filter;

import app.marquee.analytics.filter.FilterKind;
import app.marquee.analytics.filter.ReportFilters;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.Map;
import java.util.Set;

/**
 * Filters that a view applies, and why not the others. Immutable.
 *
 * @param refused message keys of the reasons
 * @param notes message keys of what a filter applies to, where that isn't the whole view
 */
public record FilterScope(Map<FilterKind, String> refused, Map<FilterKind, String> notes) {
    public FilterScope {
        refused = Map.copyOf(refused);
        notes = Map.copyOf(notes);
    }

    /** A view that applies these kinds to all that it shows. */
    public static FilterScope of(Set<FilterKind> applied) {
        Map<FilterKind, String> refused = new EnumMap<>(FilterKind.class);
        Arrays.stream(FilterKind.values())
                .filter(kind -> !applied.contains(kind))
                .forEach(kind -> refused.put(kind, "filter.refused." + group(kind)));
        return new FilterScope(refused, Map.of());
    }

    /** A view that applies each kind to a part of what it shows. */
    public static FilterScope ofParts() {
        Map<FilterKind, String> notes = new EnumMap<>(FilterKind.class);
        for (FilterKind kind : FilterKind.values()) {
            notes.put(kind, "filter.part." + group(kind));
        }
        return new FilterScope(Map.of(), notes);
    }

    private static String group(FilterKind kind) {
        if (kind.isSegment()) {
            return "segment";
        }
        return kind.isPlace() ? "place" : "source";
    }

    boolean applies(FilterKind kind) {
        return !refused.containsKey(kind);
    }

    /** Those that it can't apply. */
    public ReportFilters ignored(ReportFilters all) {
        return all.only(each -> !applies(each.kind()));
    }
}
