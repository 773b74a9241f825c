package app.marquee.service;

import app.marquee.model.ReferralSummary;
import app.marquee.model.ReferralTransaction;

import java.time.ZoneId;
import java.util.List;

/** Reads the referrals of one connection. Thread-safe; reads block. */
public final class ReferralsOfSession implements ReferralReads {
    private final Session session;

    public ReferralsOfSession(Session session) {
        this.session = session;
    }

    @Override
    public ZoneId zone() {
        return session.connection().zone();
    }

    @Override
    public ReferralSummary summary() {
        return session.gateways().referrals().summary();
    }

    @Override
    public List<ReferralTransaction> transactions() {
        return session.gateways().referrals().transactions();
    }
}
