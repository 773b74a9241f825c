package app.marquee.service.trash;

import java.util.List;

/**
 * What could be learned of the trash.
 *
 * @param listed whether the connection lists its trash; else the videos are those that were moved
 *     there from this machine and those that were asked for
 * @param tells whether the connection tells of single videos
 */
public record TrashContents(boolean listed, boolean tells, List<TrashedVideo> videos) {
    public TrashContents {
        videos = List.copyOf(videos);
    }
}
