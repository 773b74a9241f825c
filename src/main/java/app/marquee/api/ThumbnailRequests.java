package app.marquee.api;

import app.marquee.http.ApiRequest;
import app.marquee.model.Operation;
import app.marquee.model.VideoId;

import java.util.List;
import java.util.Map;

/**
 * Requests for the pictures of a video (contract, section 4, Thumbnails). Pure; an id that is no
 * UUID is refused with {@link app.marquee.model.Failure.Refused}.
 */
public final class ThumbnailRequests {
    private ThumbnailRequests() {}

    public static ApiRequest thumbnails(VideoId video) {
        new Rules().uuid("video_id", video).hold();
        return ApiRequest.of(
                Operation.GET_THUMBS, Map.of("video_id", video.value()), List.of(), null);
    }
}
