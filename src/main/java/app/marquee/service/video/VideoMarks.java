package app.marquee.service.video;

import app.marquee.model.id.VideoId;

import java.util.Map;
import java.util.Set;

/**
 * Properties of videos that are known without a request. Immutable.
 *
 * @param bare those known to have no custom thumbnail
 * @param inPlaylists those in a playlist whose videos were loaded
 * @param fields those with a value of a custom field, by key and value in words
 */
public record VideoMarks(
        Set<VideoId> bare, Set<VideoId> inPlaylists, Map<String, Set<VideoId>> fields) {
    public static final VideoMarks NONE = new VideoMarks(Set.of(), Set.of(), Map.of());

    public VideoMarks {
        bare = Set.copyOf(bare);
        inPlaylists = Set.copyOf(inPlaylists);
        fields = Map.copyOf(fields);
    }
}
