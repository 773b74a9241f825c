package app.marquee.analytics;

/**
 * Item of a tree as a table row, such as a place or a group.
 *
 * @param <K> its key
 */
public interface TreeLine<K extends TreeKey<K>> {
    K key();

    /** 0 for the outermost that is shown. */
    int depth();

    boolean expanded();

    boolean isExpandable();

    CounterSums sums();
}
