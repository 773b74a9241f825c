package app.marquee.analytics;

import org.jspecify.annotations.Nullable;

/**
 * By what a thing of a tree is known again in another answer.
 *
 * @param <K> the kind itself
 */
public interface TreeKey<K> {
    /** The key of what is around it; null for everything together. */
    @Nullable K parent();
}
