package app.marquee.change;

import app.marquee.api.json.WriteResponse;
import app.marquee.model.id.Id;

import java.util.Optional;

/** Extractor of the created ID from a response. */
final class CreatedIds {
    private CreatedIds() {}

    static Optional<Id> of(WriteResponse answer) {
        return switch (answer) {
            case WriteResponse.Nothing _, WriteResponse.OfThumbnails _ -> Optional.empty();
            case WriteResponse.OfVideo(var video) -> Optional.of(video.id());
            case WriteResponse.OfPlaylist(var playlist) -> Optional.of(playlist.id());
            case WriteResponse.OfFolder(var folder) -> Optional.of(folder.id());
            case WriteResponse.OfFunnel(var funnel) -> Optional.of(funnel.id());
            case WriteResponse.OfField(var field) -> Optional.ofNullable(field.id());
        };
    }
}
