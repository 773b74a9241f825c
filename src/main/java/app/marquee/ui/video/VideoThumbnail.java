package app.marquee.ui.video;

import app.marquee.model.video.Thumbnail;
import app.marquee.model.video.Thumbnails;
import app.marquee.service.video.PictureService;
import app.marquee.text.Messages;

import org.jspecify.annotations.Nullable;

import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Thumbnail of a video. Immutable.
 *
 * @param custom whether it is the custom thumbnail set by the user
 * @param number of the generated ones, from 1; 0 for the custom one
 * @param address its URL; empty when it was not provided or is invalid
 */
public record VideoThumbnail(boolean custom, int number, Optional<URI> address) {
    /**
     * Whether viewers see it.
     *
     * @param used URL of the one that they see; null when it is unknown
     */
    boolean isUsed(@Nullable String used) {
        return custom || address.map(URI::toString).filter(one -> one.equals(used)).isPresent();
    }

    /** Its name, which says whether viewers see it. */
    String words(Messages messages, @Nullable String used) {
        return custom
                ? messages.text("shot.custom")
                : messages.text(isUsed(used) ? "shot.generated.used" : "shot.generated", number);
    }

    /** The active custom one first, then the generated ones. */
    public static List<VideoThumbnail> of(Thumbnails thumbnails) {
        List<VideoThumbnail> shots = new ArrayList<>();
        thumbnails
                .active()
                .toOptional()
                .ifPresent(
                        active ->
                                shots.add(
                                        new VideoThumbnail(
                                                true, 0, PictureService.address(active))));
        int number = 0;
        for (Thumbnail one : thumbnails.generated().toOptional().orElse(List.of())) {
            number++;
            shots.add(new VideoThumbnail(false, number, PictureService.address(one)));
        }
        return List.copyOf(shots);
    }
}
