package app.marquee.api;

import app.marquee.http.ApiRequest;
import app.marquee.http.JsonBody;
import app.marquee.model.id.Id;
import app.marquee.model.id.VideoId;
import app.marquee.model.operation.Operation;
import app.marquee.model.video.VideoFilter;
import app.marquee.model.video.VideoStatus;
import app.marquee.model.video.VideoUpdate;

import org.jspecify.annotations.Nullable;

import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;

import java.util.List;
import java.util.Map;

/**
 * Request factory of videos (contract, section 4, Videos). Violations of the contract are refused
 * with {@link app.marquee.model.failure.Failure.Refused}. Thread-safe.
 */
public final class VideoRequests {
    private VideoRequests() {}

    public static ApiRequest customFields(VideoId video) {
        return about(Operation.GET_CUSTOM_FIELDS, video, new Query().flag("custom_fields"), null);
    }

    /** Takes videos out of the trash, all in one request. */
    public static ApiRequest recover(List<VideoId> videos) {
        return bulk(Operation.RECOVER_VIDEOS, videos);
    }

    /** Moves videos to the trash; an extension. */
    public static ApiRequest trash(List<VideoId> videos) {
        return bulk(Operation.TRASH_VIDEOS, videos);
    }

    /** Renames, describes or moves a video; an extension. */
    public static ApiRequest update(VideoId video, VideoUpdate update) {
        new RequestValidator().all(update.violations()).hold();
        JsonBody body =
                new BodyMembers()
                        .text("title", update.title())
                        .text("description", update.description())
                        .text("folder_id", update.folderId(), Id::value)
                        .toBody();
        return about(Operation.UPDATE_VIDEO, video, new Query(), body);
    }

    /** One video by its id; an extension. */
    public static ApiRequest video(VideoId video) {
        return about(Operation.GET_VIDEO, video, new Query(), null);
    }

    /** One video by the UUID of players and CDN addresses; an extension. */
    public static ApiRequest videoByExternalId(VideoId externalId) {
        return about(Operation.GET_VIDEO, externalId, new Query().flag("external_id"), null);
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

    private static ApiRequest about(
            Operation operation, VideoId video, Query query, @Nullable JsonBody body) {
        new RequestValidator().uuid("video_id", video).hold();
        return ApiRequest.of(
                operation, Map.of("video_id", video.value()), query.parameters(), body);
    }

    private static ApiRequest bulk(Operation operation, List<VideoId> videos) {
        new RequestValidator().notEmpty("video_id", videos).uuids("video_id", videos).hold();
        ArrayNode body = JsonNodeFactory.instance.arrayNode();
        videos.forEach(video -> body.addObject().put("video_id", video.value()));
        return ApiRequest.of(operation, Map.of(), List.of(), JsonBody.of(body.toString()));
    }
}
