package app.marquee.analytics.cost;

import org.jspecify.annotations.Nullable;

import java.math.BigDecimal;

/**
 * Cost of one day that was loaded.
 *
 * @param amount null where none of its costs is known
 * @param isWhole whether the day was over and no cost is missing; else the amount is a part
 */
public record DailyCost(@Nullable BigDecimal amount, boolean isWhole) {
    /** The amount where all of it is known. */
    @Nullable BigDecimal whole() {
        return isWhole ? amount : null;
    }
}
