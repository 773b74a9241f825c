package app.marquee.model.settings;

import org.jspecify.annotations.Nullable;

import java.math.BigDecimal;

/**
 * Budget for the bandwidth of a month.
 *
 * @param amount more than 0
 * @param currency that of the account's costs; null where the platform does not name it
 */
public record Budget(BigDecimal amount, @Nullable String currency) {
    public Budget {
        if (amount.signum() <= 0) {
            throw new IllegalArgumentException("A budget is more than 0");
        }
    }
}
