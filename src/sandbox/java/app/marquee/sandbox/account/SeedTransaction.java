package app.marquee.sandbox.account;

import java.math.BigDecimal;
import java.time.Instant;
import java.util.UUID;

/** What one referred member brings; the newest comes first in the account's list. */
public record SeedTransaction(
        UUID id,
        TransactionStatus status,
        BigDecimal amount,
        String currency,
        String referredName,
        Instant createdAt,
        Instant updatedAt) {}
