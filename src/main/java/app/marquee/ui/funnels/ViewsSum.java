package app.marquee.ui.funnels;

import app.marquee.analytics.Sum;

import org.jspecify.annotations.Nullable;

/** Known views of all videos of a funnel, ordered by their number. Immutable. */
record ViewsSum(Sum sum) implements Comparable<ViewsSum> {
    /** Null when none of them is known. */
    static @Nullable ViewsSum of(Sum sum) {
        return sum.isKnown() ? new ViewsSum(sum) : null;
    }

    /** A sum without all of its parts comes before the same one with them. */
    @Override
    public int compareTo(ViewsSum other) {
        int order = sum.known().compareTo(other.sum.known());
        return order == 0 ? Boolean.compare(sum.unknown() > 0, other.sum.unknown() > 0) : order;
    }
}
