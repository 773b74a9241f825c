package app.marquee.service.analytics;

import app.marquee.model.id.VideoId;
import app.marquee.model.video.SeenVideo;
import app.marquee.service.session.Session;

import org.jspecify.annotations.Nullable;

import java.math.BigDecimal;
import java.util.Collection;
import java.util.HashMap;
import java.util.Map;

/** Views and lengths of listed videos, as far as this computer knows them. Immutable. */
public record VideoFacts(VideoViews views, Map<VideoId, BigDecimal> lengths) {
    public static final VideoFacts NONE = new VideoFacts(VideoViews.NONE, Map.of());

    public VideoFacts {
        lengths = Map.copyOf(lengths);
    }

    /** What is known of these, without a request. Blocks. */
    public static VideoFacts of(Session session, Collection<VideoId> videos) {
        Map<VideoId, BigDecimal> lengths = new HashMap<>();
        for (SeenVideo seen : session.catalogue().seen(videos).values()) {
            if (seen.length() != null) {
                lengths.put(seen.id(), seen.length());
            }
        }
        return new VideoFacts(VideoViews.saved(new SessionReports(session)), lengths);
    }

    /** The views of a video; null when they are unknown. */
    public @Nullable Long views(VideoId video) {
        return views.of(video);
    }

    /** The length of a video in seconds; null when it is unknown. */
    public @Nullable BigDecimal length(VideoId video) {
        return lengths.get(video);
    }
}
