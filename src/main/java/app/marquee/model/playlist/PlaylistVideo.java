package app.marquee.model.playlist;

import app.marquee.model.UnknownMembers;
import app.marquee.model.id.VideoId;

import org.jspecify.annotations.Nullable;

/** Video in a playlist, where the connection can load them; null means unknown. */
public record PlaylistVideo(
        VideoId videoId, @Nullable String title, @Nullable Long order, UnknownMembers extras) {}
