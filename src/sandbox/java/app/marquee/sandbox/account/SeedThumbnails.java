package app.marquee.sandbox.account;

import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.UUID;

/**
 * The thumbnails of a video. The picture of a generated one is drawn from the video's id and its
 * place in the list, that of a custom one from the video's id and {@link #CUSTOM}.
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
