package app.marquee.analytics;

import java.math.BigInteger;

/**
 * Sum over the known values.
 *
 * @param known the sum of the known values; of any size
 * @param counted how many values were known
 * @param unknown how many values were not
 */
public record Sum(BigInteger known, long counted, long unknown) {
    public static final Sum NONE = new Sum(BigInteger.ZERO, 0, 0);

    /** Whether it says anything: a sum of unknown values is unknown, not zero. */
    public boolean isKnown() {
        return counted > 0;
    }

    public Sum plus(Sum other) {
        return new Sum(
                known.add(other.known),
                Math.addExact(counted, other.counted),
                Math.addExact(unknown, other.unknown));
    }

    /** How the sum relates to the figure of all rows together. */
    public Accuracy accuracy(boolean additive) {
        boolean overlapping = !additive && counted > 1;
        if (unknown > 0) {
            return overlapping ? Accuracy.ABOUT : Accuracy.AT_LEAST;
        }
        return overlapping ? Accuracy.AT_MOST : Accuracy.EXACT;
    }

    /** Accuracy of a sum of rows as the value of all of them together. */
    public enum Accuracy {
        EXACT,
        /** Some rows are unknown. */
        AT_LEAST,
        /** A viewer may be in several rows. */
        AT_MOST,
        /** Both. */
        ABOUT
    }
}
