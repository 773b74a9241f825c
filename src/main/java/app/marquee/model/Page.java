package app.marquee.model;

import org.jspecify.annotations.Nullable;

import java.util.List;

/**
 * One page of a list. A page may be shorter than asked for; pages and total are null when the
 * service did not say.
 */
public record Page<T>(List<T> items, @Nullable Long pages, @Nullable Long total) {
    public Page {
        items = List.copyOf(items);
    }
}
