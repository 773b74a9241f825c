package app.marquee.analytics;

import org.jspecify.annotations.Nullable;

import java.math.BigDecimal;

/**
 * Sum of costs in one currency.
 *
 * @param currency null when the service did not name it
 * @param counted how many rows it is made of
 */
public record CostSum(@Nullable String currency, BigDecimal amount, long counted) {}
