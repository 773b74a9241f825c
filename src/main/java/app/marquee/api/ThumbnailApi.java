package app.marquee.api;

import app.marquee.api.response.Readers;
import app.marquee.http.ApiRequest;
import app.marquee.http.Transport;
import app.marquee.model.id.VideoId;
import app.marquee.model.operation.Operation;
import app.marquee.model.video.Thumbnails;

import java.util.List;
import java.util.Map;

/**
 * API client of thumbnails (contract, section 4, Thumbnails). Throws {@link
 * app.marquee.model.failure.FailureException}. Blocking.
 */
public final class ThumbnailApi {
    private final Transport transport;

    public ThumbnailApi(Transport transport) {
        this.transport = transport;
    }

    /** An ID that isn't a UUID is refused. */
    public Thumbnails thumbnails(VideoId video) {
        return transport.send(request(video), Readers.thumbnails());
    }

    /** The request for thumbnails; an ID that isn't a UUID is refused. */
    public static ApiRequest request(VideoId video) {
        new RequestValidator().uuid("video_id", video).hold();
        return ApiRequest.of(
                Operation.GET_THUMBS, Map.of("video_id", video.value()), List.of(), null);
    }
}
