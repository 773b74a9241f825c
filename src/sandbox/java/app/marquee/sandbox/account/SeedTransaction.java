package app.marquee.sandbox.account;

import java.math.BigDecimal;
import java.time.Instant;
import java.util.UUID;

/** Referral transaction of one referred member; the newest comes first in the account's list. */
public record SeedTransaction(
        UUID id,
        TransactionStatus status,
        BigDecimal amount,
        String currency,
        String referredName,
        Instant createdAt,
        Instant updatedAt) {}
