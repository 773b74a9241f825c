package app.marquee.api.json;

import app.marquee.model.folder.Folder;
import app.marquee.model.funnel.Funnel;
import app.marquee.model.id.Id;
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

    /** The ID of the item; what was created has it only now. */
    default Optional<Id> id() {
        return switch (this) {
            case Nothing _, OfThumbnails _ -> Optional.empty();
            case OfVideo(var video) -> Optional.of(video.id());
            case OfPlaylist(var playlist) -> Optional.of(playlist.id());
            case OfFolder(var folder) -> Optional.of(folder.id());
            case OfFunnel(var funnel) -> Optional.of(funnel.id());
            case OfField(var field) -> Optional.ofNullable(field.id());
        };
    }

    static <T> WriteResponse of(Optional<T> answer, Function<T, WriteResponse> wrap) {
        return answer.map(wrap).orElseGet(Nothing::new);
    }
}
