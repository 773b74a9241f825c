package app.marquee.model;

import org.jspecify.annotations.Nullable;

/** A video as a funnel shows it. */
public record FunnelVideo(VideoId id, @Nullable String title, Extras extras) {}
