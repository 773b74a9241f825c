package app.marquee.analytics.overview;

import app.marquee.analytics.Change;
import app.marquee.analytics.Sum;
import app.marquee.model.Interrupts;

import org.jspecify.annotations.Nullable;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * Shares of the parts that made a value or its change, the largest first. Parts whose change may be
 * chance have none in a change. Immutable.
 *
 * @param shares the largest, empty where no part stands out
 */
public record Breakdown<T>(Basis basis, List<Share<T>> shares) {
    /** A smaller share stands out from nothing. */
    public static final double LEAST = 0.1;

    private static final int MOST = 3;

    /** Whole that the shares are of. */
    public enum Basis {
        GAIN,
        LOSS,
        /** The value itself, where it didn't change or isn't compared. */
        TOTAL;

        /**
         * The whole of a change; the value itself where the change is unknown or may be chance.
         *
         * @param change of the value, null where it is unknown
         */
        public static Basis of(@Nullable Change change) {
            BigInteger difference = change == null ? null : change.difference();
            if (change == null || difference == null || !change.exact() || change.isChance()) {
                return TOTAL;
            }
            return difference.signum() > 0 ? GAIN : LOSS;
        }
    }

    /**
     * Part of a value.
     *
     * @param now its value
     * @param change null where it is unknown
     */
    public record Portion<T>(T item, Sum now, @Nullable Change change) {}

    /**
     * Share of a part.
     *
     * @param share of the whole, more than 1 where other parts moved the other way
     * @param size its value, or its change without a sign
     */
    public record Share<T>(T item, double share, BigInteger size) {}

    /**
     * The shares of one report in its value and in its change.
     *
     * @param inTotal null where the value isn't known in full
     * @param inChange null where the change is unknown or may be chance
     */
    public record Pair<T>(@Nullable Breakdown<T> inTotal, @Nullable Breakdown<T> inChange) {
        public static <T> Pair<T> none() {
            return new Pair<>(null, null);
        }

        /** Those of a whole; empty where this report has another one. */
        public Optional<Breakdown<T>> of(Basis wanted) {
            return Optional.ofNullable(wanted == Basis.TOTAL ? inTotal : inChange)
                    .filter(found -> found.basis() == wanted);
        }
    }

    public Breakdown {
        shares = List.copyOf(shares);
    }

    /**
     * Takes long for many parts; ends on interrupt.
     *
     * @param change of the value, null where it is unknown
     */
    public static <T> Pair<T> of(Sum whole, @Nullable Change change, List<Portion<T>> parts)
            throws InterruptedException {
        Basis basis = Basis.of(change);
        BigInteger difference = change == null ? null : change.difference();
        return new Pair<>(
                isExact(whole) && whole.known().signum() > 0 ? total(whole.known(), parts) : null,
                basis == Basis.TOTAL || difference == null
                        ? null
                        : changed(basis, difference, parts));
    }

    private static boolean isExact(Sum sum) {
        return sum.isKnown() && sum.accuracy(true) == Sum.Accuracy.EXACT;
    }

    private static <T> Breakdown<T> total(BigInteger whole, List<Portion<T>> parts)
            throws InterruptedException {
        List<Share<T>> shares = new ArrayList<>();
        for (Portion<T> part : parts) {
            Interrupts.heed();
            if (isExact(part.now())) {
                add(part.item(), part.now().known(), whole, shares);
            }
        }
        return largest(Basis.TOTAL, shares);
    }

    private static <T> Breakdown<T> changed(Basis basis, BigInteger whole, List<Portion<T>> parts)
            throws InterruptedException {
        List<Share<T>> shares = new ArrayList<>();
        for (Portion<T> part : parts) {
            Interrupts.heed();
            Change change = part.change();
            BigInteger difference = change == null ? null : change.difference();
            if (difference != null && Basis.of(change) == basis) {
                add(part.item(), difference.abs(), whole.abs(), shares);
            }
        }
        return largest(basis, shares);
    }

    private static <T> void add(T item, BigInteger size, BigInteger whole, List<Share<T>> to) {
        double share = size.doubleValue() / whole.doubleValue();
        if (share >= LEAST) {
            to.add(new Share<>(item, share, size));
        }
    }

    private static <T> Breakdown<T> largest(Basis basis, List<Share<T>> shares) {
        return new Breakdown<>(
                basis,
                shares.stream()
                        .sorted(Comparator.comparing((Share<T> one) -> one.size()).reversed())
                        .limit(MOST)
                        .toList());
    }
}
