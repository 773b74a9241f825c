package app.marquee.api;

import app.marquee.api.response.Readers;
import app.marquee.http.Transport;
import app.marquee.model.referral.ReferralSummary;
import app.marquee.model.referral.ReferralTransaction;

import java.util.List;

/**
 * API client of the authenticated user's referrals (contract, section 4, Member referrals). Throws
 * {@link app.marquee.model.failure.FailureException}. Blocking.
 */
public final class ReferralApi {
    private final Transport transport;

    public ReferralApi(Transport transport) {
        this.transport = transport;
    }

    public ReferralSummary summary() {
        return transport.send(ReferralRequests.summary(), Readers.referralSummary());
    }

    public List<ReferralTransaction> transactions() {
        return transport.send(ReferralRequests.transactions(), Readers.transactions());
    }
}
