package app.marquee.api;

import app.marquee.http.ApiRequest;
import app.marquee.model.operation.Operation;

import java.util.List;
import java.util.Map;

/** Request factory of the authenticated user's referrals (contract, section 4). Thread-safe. */
public final class ReferralRequests {
    private ReferralRequests() {}

    public static ApiRequest summary() {
        return ApiRequest.of(Operation.GET_MEMBER_REFERRALS, Map.of(), List.of(), null);
    }

    public static ApiRequest transactions() {
        return ApiRequest.of(Operation.GET_REFERRAL_TRANSACTIONS, Map.of(), List.of(), null);
    }
}
