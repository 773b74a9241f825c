package app.marquee.analytics;

import org.jspecify.annotations.Nullable;

import java.util.List;

/**
 * Item with values that may contain days or hours at any depth.
 *
 * @param <N> the type itself
 */
public interface Timed<N extends Timed<N>> {
    /** What identifies it in another report. */
    TreeKey<?> key();

    /** The day or hour that it is; null when it is none. */
    @Nullable Bucket bucket();

    CounterSums sums();

    List<N> children();

    /** The item of this key in a tree; null where it has none. */
    static <N extends Timed<N>> @Nullable N find(N root, TreeKey<?> key) {
        if (root.key().equals(key)) {
            return root;
        }
        N around = key.parent() instanceof TreeKey<?> parent ? find(root, parent) : null;
        return around == null
                ? null
                : around.children().stream()
                        .filter(each -> each.key().equals(key))
                        .findFirst()
                        .orElse(null);
    }
}
