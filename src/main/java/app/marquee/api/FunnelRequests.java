package app.marquee.api;

import app.marquee.http.ApiRequest;
import app.marquee.http.JsonBody;
import app.marquee.model.Member;
import app.marquee.model.funnel.FunnelName;
import app.marquee.model.id.FunnelId;
import app.marquee.model.id.VideoId;
import app.marquee.model.operation.Operation;

import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

import java.util.List;
import java.util.Map;

/**
 * Request factory of funnels (contract, section 4, Funnels). Violations of the contract are refused
 * with {@link app.marquee.model.failure.Failure.Refused}. Thread-safe.
 */
public final class FunnelRequests {
    private FunnelRequests() {}

    public static ApiRequest create(FunnelName name) {
        new RequestValidator().all(name.violations()).hold();
        JsonBody body = new BodyMembers().text("name", Member.of(name.text())).toBody();
        return ApiRequest.of(Operation.CREATE_FUNNEL, Map.of(), List.of(), body);
    }

    public static ApiRequest list() {
        return ApiRequest.of(Operation.LIST_FUNNELS, Map.of(), List.of(), null);
    }

    /** One funnel with its videos. */
    public static ApiRequest funnel(FunnelId funnel) {
        new RequestValidator().uuid("funnel_id", funnel).hold();
        return ApiRequest.of(
                Operation.GET_FUNNEL, Map.of("funnel_id", funnel.value()), List.of(), null);
    }

    /**
     * Removes videos from a funnel. Nothing in the request names the funnel: the service decides,
     * so the caller reads every funnel before and after.
     */
    public static ApiRequest removeVideos(List<VideoId> videos) {
        new RequestValidator().notEmpty("videos", videos).uuids("videos", videos).hold();
        ObjectNode body = JsonNodeFactory.instance.objectNode();
        ArrayNode ids = body.putArray("videos");
        videos.forEach(video -> ids.add(video.value()));
        return ApiRequest.of(
                Operation.REMOVE_FUNNEL_VIDEOS, Map.of(), List.of(), JsonBody.of(body.toString()));
    }
}
