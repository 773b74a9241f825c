package app.marquee.change.playlist;

import app.marquee.api.RequestValidator;
import app.marquee.api.json.WriteResponse;
import app.marquee.api.response.Readers;
import app.marquee.change.Subjects;
import app.marquee.http.ApiRequest;
import app.marquee.http.JsonBody;
import app.marquee.http.Transport;
import app.marquee.model.id.ItemKind;
import app.marquee.model.id.PlaylistId;
import app.marquee.model.id.Subject;
import app.marquee.model.operation.Operation;
import app.marquee.model.playlist.Playlist;

import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.Map;

/** Request that writes one playlist, the first item of its change. */
final class PlaylistRequest {
    private PlaylistRequest() {}

    static Subject subject(Playlist known) {
        return Subject.of(ItemKind.PLAYLIST, known.id(), known.name().orNull());
    }

    static ApiRequest of(Operation operation, List<Subject> subjects, @Nullable JsonBody body) {
        String playlist = Subjects.first(subjects, ItemKind.PLAYLIST);
        new RequestValidator().uuid("playlist_id", new PlaylistId(playlist)).hold();
        return ApiRequest.of(operation, Map.of("playlist_id", playlist), List.of(), body);
    }

    static WriteResponse send(Transport transport, ApiRequest request) {
        return WriteResponse.of(
                transport.send(request, Readers.writtenPlaylist(request)),
                WriteResponse.OfPlaylist::new);
    }
}
