package app.marquee.model.referral;

import app.marquee.model.UnknownMembers;

import org.jspecify.annotations.Nullable;

import java.math.BigDecimal;

/**
 * Referral summary of the authenticated user (contract, section 4, GET /member-referrals); amounts
 * are in {@code currency}, which is null when the server did not name it.
 */
public record ReferralSummary(
        @Nullable String link,
        @Nullable BigDecimal pendingEstimate,
        @Nullable BigDecimal totalReceived,
        @Nullable BigDecimal balance,
        @Nullable String currency,
        UnknownMembers extras) {}
