package app.marquee.service;

import app.marquee.model.Operation;
import app.marquee.model.ReferralSummary;
import app.marquee.model.ReferralTransaction;

import java.time.ZoneId;
import java.util.List;
import java.util.Optional;

/** Reads the referrals of one connection. Thread-safe; reads block. */
public final class ReferralsOfSession implements ReferralReads {
    private final Session session;
    private final LastHosts hosts;

    public ReferralsOfSession(Session session) {
        this.session = session;
        this.hosts = new LastHosts(session);
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
    public Optional<String> host(Operation operation) {
        return hosts.of(operation);
    }
}
