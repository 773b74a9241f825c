package app.marquee.api.json;

import app.marquee.model.folder.Folder;
import app.marquee.model.funnel.Funnel;
import app.marquee.model.playlist.Playlist;
import app.marquee.model.video.CustomField;
import app.marquee.model.video.Thumbnails;
import app.marquee.model.video.Video;

import java.util.Optional;
import java.util.function.Function;

/** What the answer to a successful write carried. */
public sealed interface Written {
    /** Nothing that could be read as the thing that was written. */
    record Nothing() implements Written {}

    record OfVideo(Video video) implements Written {}

    record OfPlaylist(Playlist playlist) implements Written {}

    record OfFolder(Folder folder) implements Written {}

    record OfFunnel(Funnel funnel) implements Written {}

    record OfField(CustomField field) implements Written {}

    record OfThumbnails(Thumbnails thumbnails) implements Written {}

    static <T> Written of(Optional<T> answer, Function<T, Written> wrap) {
        return answer.map(wrap).orElseGet(Nothing::new);
    }
}
