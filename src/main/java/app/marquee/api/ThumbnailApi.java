package app.marquee.api;

import app.marquee.api.response.Readers;
import app.marquee.http.Transport;
import app.marquee.model.id.VideoId;
import app.marquee.model.video.Thumbnails;

/**
 * API client of thumbnails (contract, section 4, Thumbnails). Throws {@link
 * app.marquee.model.failure.FailureException}. Blocking.
 */
public final class ThumbnailApi {
    private final Transport transport;

    public ThumbnailApi(Transport transport) {
        this.transport = transport;
    }

    public Thumbnails thumbnails(VideoId video) {
        return transport.send(ThumbnailRequests.thumbnails(video), Readers.thumbnails());
    }
}
