package app.marquee.service.video;

import app.marquee.model.id.KnownItem;
import app.marquee.model.video.SeenVideo;

import org.jspecify.annotations.Nullable;

/**
 * Video with what this computer knows of it without a request. Immutable.
 *
 * @param seen its state when it was loaded last; null when it wasn't
 * @param views in the latest saved ranking; null when they are unknown
 */
public record KnownVideo(KnownItem item, @Nullable SeenVideo seen, @Nullable Long views) {}
