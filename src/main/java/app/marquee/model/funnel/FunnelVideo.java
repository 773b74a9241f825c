package app.marquee.model.funnel;

import app.marquee.model.UnknownMembers;
import app.marquee.model.id.VideoId;

import org.jspecify.annotations.Nullable;

/** Video in a funnel. */
public record FunnelVideo(VideoId id, @Nullable String title, UnknownMembers extras) {}
