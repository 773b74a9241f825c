package app.marquee.analytics.live;

import org.jspecify.annotations.Nullable;

import java.util.Optional;

/** Direction in which a viewer count passed a number between two loads. */
public enum ThresholdCrossing {
    UP,
    DOWN;

    /** Empty where it stayed on its side, or where a count is unknown. Pure. */
    public static Optional<ThresholdCrossing> of(
            @Nullable Long before, @Nullable Long now, long threshold) {
        if (before == null || now == null || (before < threshold) == (now < threshold)) {
            return Optional.empty();
        }
        return Optional.of(before < threshold ? UP : DOWN);
    }
}
