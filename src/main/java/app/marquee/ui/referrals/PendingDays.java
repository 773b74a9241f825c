package app.marquee.ui.referrals;

import app.marquee.model.referral.ReferralStatus;
import app.marquee.model.referral.ReferralTransaction;
import app.marquee.model.referral.SeenTransaction;

import org.jspecify.annotations.Nullable;

import java.time.Duration;
import java.time.Instant;

/**
 * Number of days for which a transaction has been pending. Immutable.
 *
 * @param atLeast whether it may be for longer: the start is not provided by the platform, and it
 *     was first seen pending here that many days ago
 */
record PendingDays(long days, boolean atLeast) implements Comparable<PendingDays> {
    /** Null when it is not pending, or the time is unknown. */
    static @Nullable PendingDays of(SeenTransaction seen, Instant now) {
        ReferralTransaction transaction = seen.transaction();
        Instant created = transaction.createdAt();
        Instant since = created == null ? seen.pendingSince() : created;
        if (!isPending(transaction) || since == null) {
            return null;
        }
        long days = Math.max(0, Duration.between(since, now).toDays());
        return created == null && days == 0 ? null : new PendingDays(days, created == null);
    }

    static boolean isPending(ReferralTransaction transaction) {
        return ReferralStatus.PENDING.equals(transaction.status());
    }

    @Override
    public int compareTo(PendingDays other) {
        int order = Long.compare(days, other.days);
        return order == 0 ? Boolean.compare(atLeast, other.atLeast) : order;
    }
}
