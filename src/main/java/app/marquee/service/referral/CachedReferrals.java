package app.marquee.service.referral;

import app.marquee.model.referral.ReferralSummary;
import app.marquee.model.referral.ReferralTransaction;

import org.jspecify.annotations.Nullable;

import java.time.Instant;
import java.util.List;
import java.util.Map;

/**
 * Last loaded referrals.
 *
 * @param askedAt when the older of both parts was asked for
 * @param summary null when it never could be read
 * @param transactions null when they never could be read
 * @param pendingSince when a pending one was first seen so here, by its id
 */
public record CachedReferrals(
        Instant askedAt,
        @Nullable ReferralSummary summary,
        @Nullable List<ReferralTransaction> transactions,
        Map<String, Instant> pendingSince) {
    public CachedReferrals {
        transactions = transactions == null ? null : List.copyOf(transactions);
        pendingSince = Map.copyOf(pendingSince);
    }
}
