package app.marquee.service.trash;

import app.marquee.model.id.VideoId;

import java.util.Set;

/**
 * List of the videos in the trash.
 *
 * @param told whether there was such a list; without one the state of every video is unknown
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
