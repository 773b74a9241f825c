package app.marquee.analytics;

import org.jspecify.annotations.Nullable;

import java.util.List;

/**
 * Item with values that may contain days or hours at any depth.
 *
 * @param <N> the type itself
 */
public interface Timed<N extends Timed<N>> {
    /** The day or hour that it is; null when it is none. */
    @Nullable Bucket bucket();

    CounterSums sums();

    List<N> children();
}
