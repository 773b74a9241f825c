package app.marquee.analytics;

import org.jspecify.annotations.Nullable;

import java.math.BigDecimal;
import java.util.Comparator;

/**
 * Amount in a ranking. Amounts of different currencies are never compared: they are ordered by
 * currency first, an unnamed one before all others.
 *
 * @param currency null for counters, and for money of a currency that the service did not name
 */
public record Amount(BigDecimal value, @Nullable String currency) implements Comparable<Amount> {
    private static final Comparator<String> CURRENCIES = Comparator.naturalOrder();

    public static Amount of(long count) {
        return new Amount(BigDecimal.valueOf(count), null);
    }

    @Override
    public int compareTo(Amount other) {
        int order = compareCurrency(currency, other.currency);
        return order == 0 ? value.compareTo(other.value) : order;
    }

    public static int compareCurrency(@Nullable String left, @Nullable String right) {
        if (left == null || right == null) {
            return Boolean.compare(left != null, right != null);
        }
        return CURRENCIES.compare(left, right);
    }
}
