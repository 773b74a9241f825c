package app.marquee.model.playlist;

import app.marquee.model.UnknownMembers;
import app.marquee.model.id.VideoId;

import org.jspecify.annotations.Nullable;

/** A video as a playlist holds it, read where the connection can; null means unknown. */
public record PlaylistVideo(
        VideoId videoId, @Nullable String title, @Nullable Long order, UnknownMembers extras) {}
