package app.marquee.model.funnel;

import app.marquee.model.UnknownMembers;
import app.marquee.model.id.VideoId;
import app.marquee.model.video.ListedVideo;

import org.jspecify.annotations.Nullable;

import java.math.BigDecimal;

/**
 * Video in a funnel; null means unknown.
 *
 * @param length seconds, with decimals
 * @param thumbnail URL of its image
 */
public record FunnelVideo(
        VideoId id,
        @Nullable String title,
        @Nullable BigDecimal length,
        @Nullable String thumbnail,
        UnknownMembers extras)
        implements ListedVideo {
    public FunnelVideo(VideoId id, @Nullable String title, UnknownMembers extras) {
        this(id, title, null, null, extras);
    }
}
