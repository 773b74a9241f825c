package app.marquee.api;

import app.marquee.http.ApiRequest;
import app.marquee.model.id.VideoId;
import app.marquee.model.operation.Operation;

import java.util.List;
import java.util.Map;

/**
 * Request factory of thumbnails (contract, section 4, Thumbnails). An ID that is not a UUID is
 * refused with {@link app.marquee.model.failure.Failure.Refused}. Thread-safe.
 */
public final class ThumbnailRequests {
    private ThumbnailRequests() {}

    public static ApiRequest thumbnails(VideoId video) {
        return about(Operation.GET_THUMBS, video);
    }

    private static ApiRequest about(Operation operation, VideoId video) {
        new RequestValidator().uuid("video_id", video).hold();
        return ApiRequest.of(operation, Map.of("video_id", video.value()), List.of(), null);
    }
}
