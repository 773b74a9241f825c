package app.marquee.analytics;

import org.jspecify.annotations.Nullable;

import java.math.BigDecimal;

/**
 * Mover of a ranking: a video compared with an earlier report of the same query.
 *
 * @param places how many places it climbed, less than 0 when it fell; null when either rank is
 *     unknown or it was not there
 * @param change of its value; null when either value is unknown or of another currency
 * @param ratio its change as a part of what was before; null when that is unknown, was too little
 *     for a meaningful percentage, or it was not there
 * @param share of its change in the changes of all, both without their signs, 0 to 1; null when its
 *     change is unknown or nothing changed
 * @param isChance whether so small a change of so small numbers says nothing; never of costs
 */
public record Mover(
        Kind kind,
        @Nullable Integer places,
        @Nullable BigDecimal change,
        @Nullable Double ratio,
        @Nullable Double share,
        boolean isChance) {
    /** Presence in the two reports. */
    public enum Kind {
        /** In the later answer only. */
        ENTERED,
        /** In both. */
        STAYED,
        /** In the earlier answer only. */
        LEFT
    }

    /** Negative, zero or positive; zero where it is unknown or may be chance. */
    public int direction() {
        return change == null || isChance ? 0 : change.signum();
    }

    public Mover with(@Nullable Double otherShare) {
        return new Mover(kind, places, change, ratio, otherShare, isChance);
    }
}
