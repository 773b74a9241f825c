package app.marquee.ui.referral;

import app.marquee.analytics.referral.StatusTotal;
import app.marquee.model.Failure;
import app.marquee.model.FailureException;
import app.marquee.model.ReferralSummary;
import app.marquee.model.ReferralTransaction;
import app.marquee.service.ReferralReads;

import org.jspecify.annotations.Nullable;

import java.time.Instant;
import java.util.List;

/**
 * What was read of the referrals; a part that could not be read does not take the other away.
 *
 * @param summary null when it could not be read
 * @param code the link as a code; null when there is no link, or one that is too long
 * @param hasTransactions whether they could be read
 * @param failure why a part is missing; null when none is
 */
record ReferralContent(
        Instant askedAt,
        @Nullable ReferralSummary summary,
        @Nullable QrCode code,
        boolean hasTransactions,
        List<ReferralTransaction> transactions,
        List<StatusTotal> totals,
        @Nullable Failure failure) {
    /**
     * Blocks.
     *
     * @throws FailureException when neither part can be read
     */
    static ReferralContent read(ReferralReads reads, Instant askedAt) {
        ReferralSummary summary = null;
        Failure failure = null;
        try {
            summary = reads.summary();
        } catch (FailureException missing) {
            failure = missing.failure();
        }
        List<ReferralTransaction> transactions = List.of();
        boolean hasTransactions = false;
        try {
            transactions = reads.transactions();
            hasTransactions = true;
        } catch (FailureException missing) {
            if (summary == null) {
                throw missing;
            }
            failure = missing.failure();
        }
        String link = summary == null ? null : summary.link();
        return new ReferralContent(
                askedAt,
                summary,
                link == null ? null : QrCode.of(link).orElse(null),
                hasTransactions,
                transactions,
                StatusTotal.of(transactions),
                failure);
    }

    /** Whether the service answered and said nothing at all. */
    boolean isEmpty() {
        return hasTransactions
                && transactions.isEmpty()
                && summary != null
                && summary.link() == null
                && summary.balance() == null
                && summary.totalReceived() == null
                && summary.pendingEstimate() == null;
    }
}
