package app.marquee.change;

import app.marquee.api.json.Written;
import app.marquee.model.id.Id;

import java.util.Optional;

/** The id of what an answer carries. */
final class CreatedIds {
    private CreatedIds() {}

    static Optional<Id> of(Written answer) {
        return switch (answer) {
            case Written.Nothing _, Written.OfThumbnails _ -> Optional.empty();
            case Written.OfVideo(var video) -> Optional.of(video.id());
            case Written.OfPlaylist(var playlist) -> Optional.of(playlist.id());
            case Written.OfFolder(var folder) -> Optional.of(folder.id());
            case Written.OfFunnel(var funnel) -> Optional.of(funnel.id());
            case Written.OfField(var field) -> Optional.ofNullable(field.id());
        };
    }
}
