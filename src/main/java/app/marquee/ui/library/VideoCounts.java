package app.marquee.ui.library;

import app.marquee.model.video.Video;

import org.jspecify.annotations.Nullable;

import java.util.List;

/**
 * Numbers of videos beside the rows of all videos and of the unfiled ones, as loaded last.
 * Immutable.
 *
 * @param all null while it is unknown
 * @param unfiled null while it is unknown
 */
record VideoCounts(@Nullable Long all, @Nullable Long unfiled) {
    static final VideoCounts NONE = new VideoCounts(null, null);

    /** What the videos of a place say about both. */
    VideoCounts with(VideoPlace place, VideosViewModel.Listing listing) {
        List<Video> videos = listing.videos();
        return switch (place) {
            case VideoPlace.Everywhere _ ->
                    listing.whole()
                            ? new VideoCounts((long) videos.size(), unfiled(videos))
                            : new VideoCounts(listing.total(), unfiled);
            case VideoPlace.Top _ ->
                    new VideoCounts(
                            all, listing.whole() ? Long.valueOf(videos.size()) : listing.total());
            case VideoPlace.Found _, VideoPlace.In _, VideoPlace.Nowhere _ -> this;
        };
    }

    /** Unknown where the folder of any video is. */
    private static @Nullable Long unfiled(List<Video> videos) {
        return videos.stream().anyMatch(video -> video.folderId().isAbsent())
                ? null
                : videos.stream().filter(video -> video.folderId().isNull()).count();
    }
}
