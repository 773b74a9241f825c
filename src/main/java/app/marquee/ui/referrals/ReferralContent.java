package app.marquee.ui.referrals;

import app.marquee.analytics.referral.StatusTotal;
import app.marquee.model.failure.Failure;
import app.marquee.model.failure.FailureException;
import app.marquee.model.referral.ReferralSummary;
import app.marquee.model.referral.ReferralTransaction;
import app.marquee.service.referral.CachedReferrals;
import app.marquee.service.referral.ReferralReads;

import org.jspecify.annotations.Nullable;

import java.time.Instant;
import java.util.List;
import java.util.Map;

/**
 * Loaded referral data; each part may be missing by itself. Immutable.
 *
 * @param summary null when it could not be loaded
 * @param code the link as a code; null when there is no link, or one that is too long
 * @param hasTransactions whether they could be loaded
 * @param pendingSince when a pending one was first seen so on this computer, by its ID
 * @param failure why a part is missing; null when none is
 */
record ReferralContent(
        Instant askedAt,
        @Nullable ReferralSummary summary,
        @Nullable QrCode code,
        boolean hasTransactions,
        List<ReferralTransaction> transactions,
        List<StatusTotal> totals,
        Map<String, Instant> pendingSince,
        @Nullable Failure failure) {
    /**
     * Loads the parts. Blocking.
     *
     * @throws FailureException when neither part can be loaded
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
        return of(askedAt, summary, hasTransactions ? transactions : null, Map.of(), failure);
    }

    /** The content of the saved copy. */
    static ReferralContent of(CachedReferrals kept) {
        return of(kept.askedAt(), kept.summary(), kept.transactions(), kept.pendingSince(), null);
    }

    private static ReferralContent of(
            Instant askedAt,
            @Nullable ReferralSummary summary,
            @Nullable List<ReferralTransaction> transactions,
            Map<String, Instant> pendingSince,
            @Nullable Failure failure) {
        String link = summary == null ? null : summary.link();
        List<ReferralTransaction> known = transactions == null ? List.of() : transactions;
        return new ReferralContent(
                askedAt,
                summary,
                link == null ? null : QrCode.of(link).orElse(null),
                transactions != null,
                known,
                StatusTotal.of(known),
                pendingSince,
                failure);
    }

    /** When it was first seen pending here; null where it was not. */
    @Nullable Instant pendingSince(ReferralTransaction one) {
        String id = one.id();
        return id == null ? null : pendingSince.get(id);
    }

    /** Returns a copy with the times since when transactions are pending. */
    ReferralContent since(Map<String, Instant> pending) {
        return new ReferralContent(
                askedAt, summary, code, hasTransactions, transactions, totals, pending, failure);
    }

    /** Returns a copy with the missing part, and its time, from earlier content. */
    ReferralContent completedBy(ReferralContent before) {
        boolean lacksSummary = summary == null && before.summary != null;
        boolean lacksTransactions = !hasTransactions && before.hasTransactions;
        return lacksSummary || lacksTransactions
                ? of(
                        before.askedAt,
                        lacksSummary ? before.summary : summary,
                        hasTransactions ? transactions : before.known(),
                        before.pendingSince,
                        failure)
                : since(before.pendingSince);
    }

    private @Nullable List<ReferralTransaction> known() {
        return hasTransactions ? transactions : null;
    }

    /** Saves a copy. Blocking. */
    Map<String, Instant> keep(ReferralReads reads) {
        return reads.keep(askedAt, summary, known());
    }

    /** Whether the response was empty. */
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
