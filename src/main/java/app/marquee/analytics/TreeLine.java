package app.marquee.analytics;

/**
 * A thing of a tree as a line of a table, such as a place or a group.
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
