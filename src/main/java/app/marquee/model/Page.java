package app.marquee.model;

import org.jspecify.annotations.Nullable;

import java.util.List;

/**
 * Page of a list. It may be shorter than requested; page numbers and totals are null when the
 * server did not return them.
 */
public record Page<T>(List<T> items, @Nullable Long pages, @Nullable Long total) {
    public Page {
        items = List.copyOf(items);
    }
}
