package app.marquee.model.funnel;

import app.marquee.model.Extras;
import app.marquee.model.id.VideoId;

import org.jspecify.annotations.Nullable;

/** A video as a funnel shows it. */
public record FunnelVideo(VideoId id, @Nullable String title, Extras extras) {}
