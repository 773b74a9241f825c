package app.marquee.service.trash;

import app.marquee.model.id.VideoId;

import java.util.Set;

/**
 * Which videos are in the trash, as its list says.
 *
 * @param told whether there was such a list; without one nobody knows of any video
 */
public record TrashListing(boolean told, Set<VideoId> videos) {
    public static final TrashListing NONE = new TrashListing(false, Set.of());

    public TrashListing {
        videos = Set.copyOf(videos);
    }

    public static TrashListing of(Set<VideoId> videos) {
        return new TrashListing(true, videos);
    }
}
