package app.marquee.model.funnel;

import app.marquee.model.UnknownMembers;
import app.marquee.model.id.VideoId;

import org.jspecify.annotations.Nullable;

/** A video as a funnel shows it. */
public record FunnelVideo(VideoId id, @Nullable String title, UnknownMembers extras) {}
