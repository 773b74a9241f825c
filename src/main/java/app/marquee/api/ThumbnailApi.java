package app.marquee.api;

import app.marquee.api.response.Readers;
import app.marquee.http.ApiRequest;
import app.marquee.http.Transport;
import app.marquee.model.id.VideoId;
import app.marquee.model.operation.Operation;
import app.marquee.model.video.Thumbnails;

import java.util.Optional;

/**
 * API client of thumbnails (contract, section 4, Thumbnails). Throws {@link
 * app.marquee.model.failure.FailureException}. Blocking.
 */
public final class ThumbnailApi {
    private static final Writes WRITES =
            new Writes(Operation.REPLACE_THUMBNAIL, Operation.REMOVE_THUMBNAIL);

    private final Transport transport;

    public ThumbnailApi(Transport transport) {
        this.transport = transport;
    }

    public Thumbnails thumbnails(VideoId video) {
        return transport.send(ThumbnailRequests.thumbnails(video), Readers.thumbnails());
    }

    /**
     * Sends a write of {@link ThumbnailRequests} and returns the pictures when the answer carries
     * them. A successful answer never fails for what is in its body.
     */
    public Optional<Thumbnails> send(ApiRequest write) {
        WRITES.requireOwn(write);
        return transport.send(write, Readers.writtenThumbnails());
    }
}
