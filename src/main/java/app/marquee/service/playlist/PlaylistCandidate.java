package app.marquee.service.playlist;

import app.marquee.model.id.VideoId;

import org.jspecify.annotations.Nullable;

/**
 * A video that could be added.
 *
 * @param title null where nobody told it
 */
public record PlaylistCandidate(VideoId id, @Nullable String title) {}
