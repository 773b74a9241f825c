package app.marquee.api;

import app.marquee.http.ApiRequest;
import app.marquee.http.JsonBody;
import app.marquee.model.Member;
import app.marquee.model.id.CustomFieldId;
import app.marquee.model.id.VideoId;
import app.marquee.model.operation.Operation;
import app.marquee.model.video.CustomFieldDraft;
import app.marquee.model.video.CustomFieldUpdate;

import org.jspecify.annotations.Nullable;

import java.util.Map;

/**
 * Request factory of a video's custom fields: unofficial features. Certain mistakes are refused
 * with {@link app.marquee.model.failure.Failure.Refused}. Thread-safe.
 */
public final class CustomFieldRequests {
    private CustomFieldRequests() {}

    public static ApiRequest create(VideoId video, CustomFieldDraft draft) {
        new RequestValidator().all(draft.violations()).hold();
        JsonBody body =
                new BodyMembers()
                        .text("key", Member.of(draft.key()))
                        .text("value", Member.of(draft.value()))
                        .toBody();
        return about(Operation.CREATE_CUSTOM_FIELD, video, null, body);
    }

    /** Only the members that change are sent. */
    public static ApiRequest update(VideoId video, CustomFieldId field, CustomFieldUpdate update) {
        new RequestValidator().all(update.violations()).hold();
        JsonBody body =
                new BodyMembers().text("key", update.key()).text("value", update.value()).toBody();
        return about(Operation.UPDATE_CUSTOM_FIELD, video, field, body);
    }

    public static ApiRequest delete(VideoId video, CustomFieldId field) {
        return about(Operation.DELETE_CUSTOM_FIELD, video, field, null);
    }

    private static ApiRequest about(
            Operation operation,
            VideoId video,
            @Nullable CustomFieldId field,
            @Nullable JsonBody body) {
        RequestValidator rules = new RequestValidator().uuid("video_id", video);
        if (field != null) {
            rules.uuid("id", field);
        }
        rules.hold();
        Query query = new Query().flag("custom_fields").add("id", field);
        return ApiRequest.of(
                operation, Map.of("video_id", video.value()), query.parameters(), body);
    }
}
