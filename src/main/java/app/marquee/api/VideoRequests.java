package app.marquee.api;

import app.marquee.http.ApiRequest;
import app.marquee.model.id.VideoId;
import app.marquee.model.operation.Operation;
import app.marquee.model.video.VideoFilter;
import app.marquee.model.video.VideoStatus;

import java.util.Map;

/**
 * Request factory of videos (contract, section 4, Videos). Violations of the contract are refused
 * with {@link app.marquee.model.failure.Failure.Refused}. Thread-safe.
 */
public final class VideoRequests {
    private VideoRequests() {}

    public static ApiRequest customFields(VideoId video) {
        return about(Operation.GET_CUSTOM_FIELDS, video, new Query().flag("custom_fields"));
    }

    /** One video by its id; an extension. */
    public static ApiRequest video(VideoId video) {
        return about(Operation.GET_VIDEO, video, new Query());
    }

    /** One video by the UUID of players and CDN addresses; an extension. */
    public static ApiRequest videoByExternalId(VideoId externalId) {
        return about(Operation.GET_VIDEO, externalId, new Query().flag("external_id"));
    }

    /**
     * One page of the videos; an extension.
     *
     * @param page counts from 1
     */
    public static ApiRequest list(VideoFilter filter, int page, int limit) {
        return list(Operation.LIST_VIDEOS, filter, page, limit);
    }

    /**
     * One page of the trash; an extension.
     *
     * @param page counts from 1
     */
    public static ApiRequest trashed(int page, int limit) {
        return list(Operation.LIST_TRASH, VideoFilter.TRASH, page, limit);
    }

    private static ApiRequest list(Operation operation, VideoFilter filter, int page, int limit) {
        RequestValidator rules =
                new RequestValidator().atLeast("page", 1, page).atLeast("limit", 1, limit);
        if (filter.folder() != null) {
            rules.uuid("folder_id", filter.folder());
        }
        rules.hold();
        VideoStatus status = filter.status();
        Query query =
                new Query()
                        .add("page", page)
                        .add("limit", limit)
                        .add("title", filter.title())
                        .add("status", status == null ? null : status.wire())
                        .add("folder_id", filter.folder())
                        .add("root_folder", filter.root() ? 1 : null);
        return ApiRequest.of(operation, Map.of(), query.parameters(), null);
    }

    private static ApiRequest about(Operation operation, VideoId video, Query query) {
        new RequestValidator().uuid("video_id", video).hold();
        return ApiRequest.of(
                operation, Map.of("video_id", video.value()), query.parameters(), null);
    }
}
