package app.marquee.api;

import app.marquee.http.Transport;
import app.marquee.model.Thumbnails;
import app.marquee.model.VideoId;

/**
 * The pictures of a video (contract, section 4, Thumbnails). Blocks; throws {@link
 * app.marquee.model.FailureException}.
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
