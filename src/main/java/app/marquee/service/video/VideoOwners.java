package app.marquee.service.video;

import app.marquee.model.id.KnownItem;

import java.util.List;

/** Playlists and funnels known to contain a video, as they were loaded last. Immutable. */
public record VideoOwners(List<KnownItem> playlists, List<KnownItem> funnels) {
    public static final VideoOwners NONE = new VideoOwners(List.of(), List.of());

    public VideoOwners {
        playlists = List.copyOf(playlists);
        funnels = List.copyOf(funnels);
    }
}
