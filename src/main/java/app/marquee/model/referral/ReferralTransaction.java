package app.marquee.model.referral;

import app.marquee.model.UnknownMembers;

import org.jspecify.annotations.Nullable;

import java.math.BigDecimal;
import java.time.Instant;

/**
 * Referral transaction (contract, section 4, GET /member-referrals/transactions); null means
 * unknown.
 */
public record ReferralTransaction(
        @Nullable String id,
        @Nullable ReferralStatus status,
        @Nullable BigDecimal amount,
        @Nullable String currency,
        @Nullable Instant createdAt,
        UnknownMembers extras) {}
