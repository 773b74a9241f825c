package app.marquee.model.funnel;

import app.marquee.model.UnknownMembers;
import app.marquee.model.id.VideoId;
import app.marquee.model.video.ListedVideo;
import app.marquee.model.video.Video;
import app.marquee.model.video.VideoStatus;

import org.jspecify.annotations.Nullable;

import java.math.BigDecimal;
import java.util.Set;

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
    private static final Set<String> EMPTY = Set.of("null", "\"\"");

    public FunnelVideo(VideoId id, @Nullable String title, UnknownMembers extras) {
        this(id, title, null, null, extras);
    }

    /** Its status; null where the response has none. */
    public @Nullable VideoStatus status() {
        String json = extras.members().get(Video.STATUS);
        return json == null || !json.startsWith("\"")
                ? null
                : new VideoStatus(json.replace("\"", ""));
    }

    /** Whether the response has its description, and that is empty. */
    public boolean lacksDescription() {
        String json = extras.members().get(Video.DESCRIPTION);
        return json != null && EMPTY.contains(json.replace(" ", ""));
    }
}
