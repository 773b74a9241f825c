package app.marquee.service.video;

import app.marquee.model.video.Picture;
import app.marquee.model.video.Thumbnail;

import org.jspecify.annotations.Nullable;

import java.net.URI;
import java.nio.file.Path;
import java.util.Optional;

/** Image service by address: from memory, disk or the host. Thread-safe. Blocking. */
public interface PictureService {
    /**
     * @throws InterruptedException when the work was cancelled
     */
    Picture picture(URI address) throws InterruptedException;

    /**
     * Writes a picture to a file, aside first and then moved into place.
     *
     * @throws app.marquee.model.failure.FailureException with a {@link
     *     app.marquee.model.failure.Failure.Storage}
     */
    void save(Picture.Loaded picture, Path target);

    /** What is at this address may be another picture now. */
    void forget(URI address);

    /** Where a picture is, when its address is one. */
    static Optional<URI> address(@Nullable Thumbnail thumbnail) {
        String url = thumbnail == null ? null : thumbnail.url();
        try {
            return url == null || url.isBlank()
                    ? Optional.empty()
                    : Optional.of(URI.create(url.strip()));
        } catch (IllegalArgumentException _) {
            return Optional.empty();
        }
    }
}
