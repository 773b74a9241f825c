package app.marquee.api.json;

import app.marquee.model.folder.Folder;
import app.marquee.model.funnel.Funnel;
import app.marquee.model.playlist.Playlist;
import app.marquee.model.video.CustomField;
import app.marquee.model.video.Thumbnails;
import app.marquee.model.video.Video;

import java.util.Optional;
import java.util.function.Function;

/** Content of the response to a successful write. */
public sealed interface WriteResponse {
    /** Response without a readable item. */
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
