package app.marquee.model.video;

import app.marquee.model.UnknownMembers;
import app.marquee.model.id.ImageId;

import org.jspecify.annotations.Nullable;

/** Thumbnail of a video. */
public record Thumbnail(@Nullable ImageId id, @Nullable String url, UnknownMembers extras) {}
