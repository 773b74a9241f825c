package app.marquee.ui.referrals;

import app.marquee.analytics.referral.StatusTotal;
import app.marquee.model.failure.Failure;
import app.marquee.model.failure.FailureException;
import app.marquee.model.referral.ReferralSummary;
import app.marquee.model.referral.SeenTransaction;
import app.marquee.service.analytics.ReferralQuestion;
import app.marquee.service.analytics.Report;
import app.marquee.service.analytics.ReportType;
import app.marquee.service.analytics.Reports;

import org.jspecify.annotations.Nullable;

import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Loaded referral data; each part may be missing by itself, but not both. Immutable.
 *
 * @param amounts null when they could not be loaded
 * @param code the link as a code; null when there is no link, or one that is too long
 * @param movements null when they could not be loaded
 * @param failure why a part is missing; null when none is
 */
record ReferralContent(
        @Nullable Report<ReferralQuestion, ReferralSummary> amounts,
        @Nullable QrCode code,
        @Nullable Report<ReferralQuestion, SeenTransaction> movements,
        List<StatusTotal> totals,
        @Nullable Failure failure) {
    private static final ReferralQuestion ALL = new ReferralQuestion();

    /**
     * Loads the parts. Blocking.
     *
     * @throws FailureException when neither part can be loaded
     */
    static ReferralContent load(Reports reports) {
        Report<ReferralQuestion, ReferralSummary> amounts = null;
        Failure failure = null;
        try {
            amounts = reports.load(ReportType.REFERRALS, ALL, _ -> {});
        } catch (FailureException missing) {
            failure = missing.failure();
        }
        Report<ReferralQuestion, SeenTransaction> movements = null;
        try {
            movements = reports.load(ReportType.TRANSACTIONS, ALL, _ -> {});
        } catch (FailureException missing) {
            if (amounts == null) {
                throw missing;
            }
            failure = missing.failure();
        }
        return of(amounts, movements, failure);
    }

    /** The content of the saved copy. Blocking. */
    static Optional<ReferralContent> cached(Reports reports) {
        ReferralContent saved =
                of(
                        reports.cached(ReportType.REFERRALS, ALL).orElse(null),
                        reports.cached(ReportType.TRANSACTIONS, ALL).orElse(null),
                        null);
        return Optional.of(saved).filter(one -> one.amounts != null || one.movements != null);
    }

    private static ReferralContent of(
            @Nullable Report<ReferralQuestion, ReferralSummary> amounts,
            @Nullable Report<ReferralQuestion, SeenTransaction> movements,
            @Nullable Failure failure) {
        String link = amounts == null ? null : amounts.rows().getFirst().link();
        return new ReferralContent(
                amounts,
                link == null ? null : QrCode.of(link).orElse(null),
                movements,
                StatusTotal.of(
                        movements == null
                                ? List.of()
                                : movements.rows().stream()
                                        .map(SeenTransaction::transaction)
                                        .toList()),
                failure);
    }

    @Nullable ReferralSummary summary() {
        return amounts == null ? null : amounts.rows().getFirst();
    }

    boolean hasTransactions() {
        return movements != null;
    }

    List<SeenTransaction> transactions() {
        return movements == null ? List.of() : movements.rows();
    }

    /** Load time of the older part. */
    Instant askedAt() {
        return Stream.of(Optional.ofNullable(amounts), Optional.ofNullable(movements))
                .flatMap(Optional::stream)
                .map(Report::askedAt)
                .min(Comparator.naturalOrder())
                .orElseThrow();
    }

    /** Host that served an operation; null when unknown. */
    @Nullable String host(ReportType<ReferralQuestion, ?> type) {
        return Stream.of(Optional.ofNullable(amounts), Optional.ofNullable(movements))
                .flatMap(Optional::stream)
                .filter(part -> part.type().equals(type))
                .map(Report::host)
                .filter(Objects::nonNull)
                .findFirst()
                .orElse(null);
    }

    /** Returns a copy with the missing part from earlier content, and what that knew. */
    ReferralContent completedBy(ReferralContent before) {
        return of(
                amounts == null ? before.amounts : amounts,
                movements == null ? before.movements : since(movements, before.movements, null),
                failure);
    }

    /** Returns a copy that knows what other content knows of transactions. */
    ReferralContent since(ReferralContent other) {
        return movements == null
                ? this
                : new ReferralContent(
                        amounts, code, since(movements, other.movements, null), totals, failure);
    }

    private static Report<ReferralQuestion, SeenTransaction> since(
            Report<ReferralQuestion, SeenTransaction> report,
            @Nullable Report<ReferralQuestion, SeenTransaction> before,
            @Nullable Instant now) {
        List<SeenTransaction> earlier = before == null ? List.of() : before.rows();
        return report.with(SeenTransaction.since(report.rows(), earlier, now));
    }

    /**
     * Saves a copy of each part. Blocking.
     *
     * @return the same with the times since when transactions are pending
     */
    ReferralContent save(Reports reports) {
        if (amounts != null) {
            reports.save(amounts);
        }
        if (movements == null) {
            return this;
        }
        Report<ReferralQuestion, SeenTransaction> seen =
                since(
                        movements,
                        reports.cached(ReportType.TRANSACTIONS, ALL).orElse(null),
                        movements.askedAt());
        reports.save(seen);
        return new ReferralContent(amounts, code, seen, totals, failure);
    }

    /** Whether the response was empty. */
    boolean isEmpty() {
        ReferralSummary summary = summary();
        return hasTransactions()
                && transactions().isEmpty()
                && summary != null
                && summary.link() == null
                && summary.balance() == null
                && summary.totalReceived() == null
                && summary.pendingEstimate() == null;
    }
}
