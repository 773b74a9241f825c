package app.marquee.service.playlist;

import app.marquee.model.id.VideoId;

import org.jspecify.annotations.Nullable;

/**
 * Video that can be added to a playlist.
 *
 * @param title null when unknown
 */
public record PlaylistCandidate(VideoId id, @Nullable String title) {}
