package app.marquee.api;

import app.marquee.api.response.Readers;
import app.marquee.http.ApiRequest;
import app.marquee.http.Transport;
import app.marquee.model.operation.Operation;
import app.marquee.model.referral.ReferralSummary;
import app.marquee.model.referral.ReferralTransaction;

import java.util.List;
import java.util.Map;

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

    /** Request factory of the authenticated user's referrals (contract, section 4). Thread-safe. */
    private static final class ReferralRequests {
        private ReferralRequests() {}

        static ApiRequest summary() {
            return ApiRequest.of(Operation.GET_MEMBER_REFERRALS, Map.of(), List.of(), null);
        }

        static ApiRequest transactions() {
            return ApiRequest.of(Operation.GET_REFERRAL_TRANSACTIONS, Map.of(), List.of(), null);
        }
    }
}
