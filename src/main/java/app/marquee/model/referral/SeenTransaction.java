package app.marquee.model.referral;

import org.jspecify.annotations.Nullable;

import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Referral transaction with what this computer knows of it.
 *
 * @param pendingSince when it was first seen pending on this computer; null when that is not known,
 *     it is not pending or has no id by which it could be known again
 */
public record SeenTransaction(ReferralTransaction transaction, @Nullable Instant pendingSince) {
    /** Transactions of which nothing is known yet. */
    public static List<SeenTransaction> of(List<ReferralTransaction> transactions) {
        return transactions.stream().map(one -> new SeenTransaction(one, null)).toList();
    }

    /**
     * The same with the times since when they are pending.
     *
     * @param before what was known of earlier ones
     * @param now when those that were not pending before were seen; null when that is not known
     */
    public static List<SeenTransaction> since(
            List<SeenTransaction> transactions,
            List<SeenTransaction> before,
            @Nullable Instant now) {
        Map<String, Instant> first = new HashMap<>();
        for (SeenTransaction one : before) {
            String id = one.transaction.id();
            if (id != null && one.pendingSince != null) {
                first.put(id, one.pendingSince);
            }
        }
        return transactions.stream().map(one -> one.since(first, now)).toList();
    }

    private SeenTransaction since(Map<String, Instant> first, @Nullable Instant now) {
        String id = transaction.id();
        boolean known = id != null && ReferralStatus.PENDING.equals(transaction.status());
        Instant own = pendingSince == null ? now : pendingSince;
        return new SeenTransaction(transaction, known ? first.getOrDefault(id, own) : null);
    }
}
