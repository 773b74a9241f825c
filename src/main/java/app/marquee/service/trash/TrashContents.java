package app.marquee.service.trash;

import java.util.List;

/**
 * Known contents of the trash.
 *
 * @param listed whether the connection lists its trash; else the videos are those that were moved
 *     there from this computer and those that were asked for
 * @param tells whether the connection can load single videos
 */
public record TrashContents(boolean listed, boolean tells, List<TrashedVideo> videos) {
    public TrashContents {
        videos = List.copyOf(videos);
    }
}
