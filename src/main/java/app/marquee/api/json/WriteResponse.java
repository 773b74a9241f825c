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
public sealed interface WriteResponse {
    /** Nothing that could be read as the thing that was written. */
    record Nothing() implements WriteResponse {}

    record OfVideo(Video video) implements WriteResponse {}

    record OfPlaylist(Playlist playlist) implements WriteResponse {}

    record OfFolder(Folder folder) implements WriteResponse {}

    record OfFunnel(Funnel funnel) implements WriteResponse {}

    record OfField(CustomField field) implements WriteResponse {}

    record OfThumbnails(Thumbnails thumbnails) implements WriteResponse {}

    static <T> WriteResponse of(Optional<T> answer, Function<T, WriteResponse> wrap) {
        return answer.map(wrap).orElseGet(Nothing::new);
    }
}
