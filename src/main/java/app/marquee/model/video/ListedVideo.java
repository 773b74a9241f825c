package app.marquee.model.video;

import app.marquee.model.id.VideoId;

import org.jspecify.annotations.Nullable;

import java.math.BigDecimal;

/** Video as a playlist or funnel lists it; null means unknown. */
public interface ListedVideo {
    VideoId id();

    @Nullable String title();

    /** Seconds, with decimals. */
    @Nullable BigDecimal length();

    /** URL of its image. */
    @Nullable String thumbnail();
}
