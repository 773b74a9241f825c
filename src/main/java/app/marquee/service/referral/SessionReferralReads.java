package app.marquee.service.referral;

import app.marquee.model.operation.Operation;
import app.marquee.model.referral.ReferralSummary;
import app.marquee.model.referral.ReferralTransaction;
import app.marquee.service.session.RespondingHosts;
import app.marquee.service.session.Session;

import org.jspecify.annotations.Nullable;

import java.time.Instant;
import java.time.ZoneId;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Referral reads of one connection. Thread-safe. Blocking. */
public final class SessionReferralReads implements ReferralReads {
    private final Session session;
    private final RespondingHosts hosts;
    private final ReferralCache kept;

    public SessionReferralReads(Session session) {
        this.session = session;
        this.hosts = new RespondingHosts(session);
        this.kept = new ReferralCache(session, hosts);
    }

    @Override
    public ZoneId zone() {
        return session.connection().zone();
    }

    @Override
    public ReferralSummary summary() {
        return hosts.noticing(
                Operation.GET_MEMBER_REFERRALS, () -> session.gateways().referrals().summary());
    }

    @Override
    public List<ReferralTransaction> transactions() {
        return hosts.noticing(
                Operation.GET_REFERRAL_TRANSACTIONS,
                () -> session.gateways().referrals().transactions());
    }

    @Override
    public boolean keepsAnswers() {
        return true;
    }

    @Override
    public Optional<CachedReferrals> kept() {
        return kept.read();
    }

    @Override
    public Map<String, Instant> keep(
            Instant askedAt,
            @Nullable ReferralSummary summary,
            @Nullable List<ReferralTransaction> transactions) {
        if (summary != null) {
            kept.keep(askedAt, summary);
        }
        return transactions == null ? kept.pendingSince() : kept.keep(askedAt, transactions);
    }

    @Override
    public Optional<String> host(Operation operation) {
        return hosts.of(operation);
    }
}
