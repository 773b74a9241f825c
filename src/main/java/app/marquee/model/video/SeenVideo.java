package app.marquee.model.video;

import app.marquee.model.id.VideoId;

import org.jspecify.annotations.Nullable;

import java.math.BigDecimal;

/**
 * State of a video when it was loaded last; null where the platform did not say.
 *
 * @param hasCustom whether it has a custom thumbnail
 * @param length seconds, with decimals
 */
public record SeenVideo(
        VideoId id,
        @Nullable VideoStatus status,
        @Nullable Boolean hasCustom,
        @Nullable BigDecimal length) {
    public SeenVideo(VideoId id, @Nullable VideoStatus status, @Nullable Boolean hasCustom) {
        this(id, status, hasCustom, null);
    }

    public static SeenVideo of(Video video) {
        return new SeenVideo(video.id(), video.status().orNull(), null, video.length().orNull());
    }

    public static SeenVideo withCustom(VideoId id, boolean hasCustom) {
        return new SeenVideo(id, null, hasCustom);
    }
}
