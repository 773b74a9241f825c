package app.marquee.api;

import app.marquee.http.ApiRequest;
import app.marquee.http.FilePart;
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

    /** Makes a picture the custom one; an extension. */
    public static ApiRequest replace(VideoId video, FilePart picture) {
        return about(Operation.REPLACE_THUMBNAIL, video).sending(picture);
    }

    /** Takes the custom one away, so that a generated one is shown; an extension. */
    public static ApiRequest remove(VideoId video) {
        return about(Operation.REMOVE_THUMBNAIL, video);
    }

    private static ApiRequest about(Operation operation, VideoId video) {
        new RequestValidator().uuid("video_id", video).hold();
        return ApiRequest.of(operation, Map.of("video_id", video.value()), List.of(), null);
    }
}
