package app.marquee.analytics;

import org.jspecify.annotations.Nullable;

/**
 * Key that identifies an item of a tree in another report.
 *
 * @param <K> the type itself
 */
public interface TreeKey<K> {
    /** The key of what is around it; null for everything together. */
    @Nullable K parent();
}
