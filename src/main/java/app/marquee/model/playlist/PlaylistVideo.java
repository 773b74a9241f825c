package app.marquee.model.playlist;

import app.marquee.model.UnknownMembers;
import app.marquee.model.id.VideoId;
import app.marquee.model.video.ListedVideo;

import org.jspecify.annotations.Nullable;

import java.math.BigDecimal;

/**
 * Video in a playlist, where the connection can load them; null means unknown.
 *
 * @param length seconds, with decimals
 * @param thumbnail URL of its image
 */
public record PlaylistVideo(
        VideoId videoId,
        @Nullable String title,
        @Nullable Long order,
        @Nullable BigDecimal length,
        @Nullable String thumbnail,
        UnknownMembers extras)
        implements ListedVideo {
    public PlaylistVideo(
            VideoId videoId, @Nullable String title, @Nullable Long order, UnknownMembers extras) {
        this(videoId, title, order, null, null, extras);
    }

    @Override
    public VideoId id() {
        return videoId;
    }
}
