package app.marquee.model;

import org.jspecify.annotations.Nullable;

/** One picture of a video. */
public record Thumbnail(@Nullable ImageId id, @Nullable String url, Extras extras) {}
