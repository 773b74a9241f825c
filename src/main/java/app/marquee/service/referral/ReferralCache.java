package app.marquee.service.referral;

import app.marquee.model.UnknownMembers;
import app.marquee.model.analytics.Counters;
import app.marquee.model.operation.Operation;
import app.marquee.model.referral.ReferralStatus;
import app.marquee.model.referral.ReferralSummary;
import app.marquee.model.referral.ReferralTransaction;
import app.marquee.service.analytics.ReportCacheKey;
import app.marquee.service.session.RespondingHosts;
import app.marquee.service.session.Session;
import app.marquee.store.snapshot.SeenTransaction;
import app.marquee.store.snapshot.StoredAnswer;
import app.marquee.store.snapshot.StoredRow;

import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Cache of one connection's referrals: the latest report, with the time each pending transaction
 * was first seen. Thread-safe. Blocking.
 */
final class ReferralCache {
    private static final Operation SUMMARY = Operation.GET_MEMBER_REFERRALS;
    private static final Operation TRANSACTIONS = Operation.GET_REFERRAL_TRANSACTIONS;

    private final Session session;
    private final RespondingHosts hosts;

    ReferralCache(Session session, RespondingHosts hosts) {
        this.session = session;
        this.hosts = hosts;
    }

    Optional<CachedReferrals> read() {
        Optional<StoredAnswer<ReferralSummary>> summary = latest(SUMMARY, StoredRow.REFERRALS);
        Optional<StoredAnswer<SeenTransaction>> transactions =
                latest(TRANSACTIONS, StoredRow.TRANSACTION);
        return older(summary, transactions)
                .map(
                        askedAt ->
                                new CachedReferrals(
                                        askedAt,
                                        summary.map(answer -> answer.rows().getFirst())
                                                .orElse(null),
                                        transactions
                                                .map(
                                                        answer ->
                                                                answer.rows().stream()
                                                                        .map(
                                                                                SeenTransaction
                                                                                        ::transaction)
                                                                        .toList())
                                                .orElse(null),
                                        pendingSince(transactions)));
    }

    private static Optional<Instant> older(
            Optional<? extends StoredAnswer<?>> left, Optional<? extends StoredAnswer<?>> right) {
        Optional<Instant> one = left.map(StoredAnswer::askedAt);
        Optional<Instant> other = right.map(StoredAnswer::askedAt);
        return one.isPresent() && other.isPresent() && other.get().isBefore(one.get())
                ? other
                : one.or(() -> other);
    }

    private static Map<String, Instant> pendingSince(
            Optional<StoredAnswer<SeenTransaction>> answer) {
        Map<String, Instant> since = new HashMap<>();
        for (SeenTransaction seen :
                answer.map(StoredAnswer::rows).orElseGet(List::<SeenTransaction>of)) {
            String id = seen.transaction().id();
            Instant first = seen.pendingSince();
            if (id != null && first != null) {
                since.put(id, first);
            }
        }
        return since;
    }

    void keep(Instant askedAt, ReferralSummary summary) {
        keep(SUMMARY, StoredRow.REFERRALS, askedAt, List.of(summary));
    }

    /** Since when each pending one is known to be so. */
    Map<String, Instant> keep(Instant askedAt, List<ReferralTransaction> transactions) {
        Map<String, Instant> before = pendingSince();
        List<SeenTransaction> seen =
                transactions.stream().map(one -> seen(one, before, askedAt)).toList();
        keep(TRANSACTIONS, StoredRow.TRANSACTION, askedAt, seen);
        return pendingSince();
    }

    Map<String, Instant> pendingSince() {
        return pendingSince(latest(TRANSACTIONS, StoredRow.TRANSACTION));
    }

    private static SeenTransaction seen(
            ReferralTransaction one, Map<String, Instant> before, Instant now) {
        String id = one.id();
        boolean known = id != null && ReferralStatus.PENDING.equals(one.status());
        return new SeenTransaction(one, known ? before.getOrDefault(id, now) : null);
    }

    private <R> Optional<StoredAnswer<R>> latest(Operation operation, StoredRow<R> form) {
        Optional<StoredAnswer<R>> found =
                session.snapshots().latest(session.id(), question(operation), form);
        found.ifPresent(answer -> hosts.recalling(operation, answer.host()));
        return found;
    }

    private <R> void keep(Operation operation, StoredRow<R> form, Instant askedAt, List<R> rows) {
        session.snapshots()
                .keepAlone(
                        session.id(),
                        question(operation),
                        form,
                        new StoredAnswer<>(
                                hosts.of(operation).orElse(null),
                                askedAt,
                                rows,
                                Counters.UNKNOWN,
                                UnknownMembers.NONE),
                        session.keptAnswers().retention());
    }

    private String question(Operation operation) {
        return ReportCacheKey.text(session.connection(), operation, "");
    }
}
