package app.marquee.api;

import app.marquee.http.ApiRequest;
import app.marquee.model.id.FunnelId;
import app.marquee.model.operation.Operation;

import java.util.List;
import java.util.Map;

/**
 * Request factory of funnels (contract, section 4, Funnels). Violations of the contract are refused
 * with {@link app.marquee.model.failure.Failure.Refused}. Thread-safe.
 */
public final class FunnelRequests {
    private FunnelRequests() {}

    public static ApiRequest list() {
        return ApiRequest.of(Operation.LIST_FUNNELS, Map.of(), List.of(), null);
    }

    /** One funnel with its videos. */
    public static ApiRequest funnel(FunnelId funnel) {
        new RequestValidator().uuid("funnel_id", funnel).hold();
        return ApiRequest.of(
                Operation.GET_FUNNEL, Map.of("funnel_id", funnel.value()), List.of(), null);
    }
}
