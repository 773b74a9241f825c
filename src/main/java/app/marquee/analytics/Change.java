package app.marquee.analytics;

import org.jspecify.annotations.Nullable;

import java.math.BigInteger;

/**
 * Change of a counter since an earlier report.
 *
 * @param before null when it was not there, or not said
 * @param now null when it is not there, or not said
 * @param exact whether both are more than bounds
 * @param share of its change in the changes of all of its level, both without their signs, 0 to 1;
 *     null when its change is unknown or nothing changed
 */
public record Change(
        Mover.Kind kind,
        @Nullable BigInteger before,
        @Nullable BigInteger now,
        boolean exact,
        @Nullable Double share) {
    /** Fewer than this before make no meaningful percentage. */
    public static final int FEW = 30;

    /** Standard deviations of a count within which a difference is no news. */
    private static final double USUAL = 2;

    /** The change of a sum; null where one of both isn't known exactly. */
    public static @Nullable Change between(Sum before, Sum now, boolean additive) {
        return isExact(before, additive) && isExact(now, additive)
                ? new Change(Mover.Kind.STAYED, before.known(), now.known(), true, null)
                : null;
    }

    private static boolean isExact(Sum sum, boolean additive) {
        return sum.isKnown() && sum.accuracy(additive) == Sum.Accuracy.EXACT;
    }

    /** More is positive; what entered or left changed by its whole value. Null when unknown. */
    public @Nullable BigInteger difference() {
        return switch (kind) {
            case ENTERED -> now;
            case LEFT -> before == null ? null : before.negate();
            case STAYED -> before == null || now == null ? null : now.subtract(before);
        };
    }

    /** The difference as a part of what was before; null where that was too little or nothing. */
    public @Nullable Double ratio() {
        BigInteger difference = difference();
        return kind == Mover.Kind.STAYED
                        && difference != null
                        && before != null
                        && before.compareTo(BigInteger.valueOf(FEW)) >= 0
                ? difference.doubleValue() / before.doubleValue()
                : null;
    }

    /** Whether so small a difference of so small numbers happens without any reason. */
    public static boolean isChance(double before, double now) {
        return Math.abs(now - before) <= USUAL * Math.sqrt(before + now);
    }

    /** Whether the difference is so small, or unknown, that it says nothing. */
    public boolean isChance() {
        return difference() == null || isChance(count(before), count(now));
    }

    private static double count(@Nullable BigInteger known) {
        return known == null ? 0 : Math.max(0, known.doubleValue());
    }

    Change with(@Nullable Double otherShare) {
        return new Change(kind, before, now, exact, otherShare);
    }
}
