package app.marquee.analytics;

import org.jspecify.annotations.Nullable;

import java.util.List;

/**
 * Something with figures that may have days or hours inside, at whatever depth.
 *
 * @param <N> the kind itself
 */
public interface Timed<N extends Timed<N>> {
    /** The day or hour that it is; null when it is none. */
    @Nullable Bucket bucket();

    CounterSums sums();

    List<N> children();
}
