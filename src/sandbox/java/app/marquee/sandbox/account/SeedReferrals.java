package app.marquee.sandbox.account;

import java.math.BigDecimal;
import java.util.List;

/**
 * Referral summary of the member.
 *
 * @param estimatedPending the sum of the pending transactions
 * @param totalReceived the sum of the confirmed transactions
 * @param balance what is left after the member's withdrawals
 * @param currency ISO 4217, for every amount here
 */
public record SeedReferrals(
        String link,
        BigDecimal estimatedPending,
        BigDecimal totalReceived,
        BigDecimal balance,
        String currency,
        List<SeedTransaction> transactions) {
    public SeedReferrals {
        transactions = List.copyOf(transactions);
    }
}
