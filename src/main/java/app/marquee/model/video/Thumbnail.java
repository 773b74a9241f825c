package app.marquee.model.video;

import app.marquee.model.Extras;
import app.marquee.model.id.ImageId;

import org.jspecify.annotations.Nullable;

/** One picture of a video. */
public record Thumbnail(@Nullable ImageId id, @Nullable String url, Extras extras) {}
