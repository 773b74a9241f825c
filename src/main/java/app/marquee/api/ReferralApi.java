package app.marquee.api;

import app.marquee.api.response.Readers;
import app.marquee.http.Transport;
import app.marquee.model.referral.ReferralSummary;
import app.marquee.model.referral.ReferralTransaction;

import java.util.List;

/**
 * The referrals of the authenticated user (contract, section 4, Member referrals). Blocks; throws
 * {@link app.marquee.model.failure.FailureException}.
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
