package app.marquee.sandbox.account;

import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.UUID;

/**
 * Thumbnails of a video. A generated image is drawn from the video's ID and its index in the list,
 * a custom one from the video's ID and {@link #CUSTOM}.
 *
 * @param customImageId the active custom image, if there is one
 * @param generatedIds three to six generated ones; none where nothing was converted
 */
public record SeedThumbnails(@Nullable UUID customImageId, List<UUID> generatedIds) {
    /** The picture index of the custom image. */
    public static final int CUSTOM = 99;

    public SeedThumbnails {
        generatedIds = List.copyOf(generatedIds);
    }
}
