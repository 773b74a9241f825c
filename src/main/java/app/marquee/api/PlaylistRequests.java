package app.marquee.api;

import app.marquee.http.ApiRequest;
import app.marquee.model.id.PlaylistId;
import app.marquee.model.operation.Operation;

import java.util.List;
import java.util.Map;

/**
 * Request factory of playlists (contract, section 4, Playlists). Violations of the contract are
 * refused with {@link app.marquee.model.failure.Failure.Refused}. Thread-safe.
 */
public final class PlaylistRequests {
    private PlaylistRequests() {}

    /** All playlists; an extension. */
    public static ApiRequest list() {
        return ApiRequest.of(Operation.LIST_PLAYLISTS, Map.of(), List.of(), null);
    }

    /** One playlist; an extension. */
    public static ApiRequest playlist(PlaylistId playlist) {
        return about(Operation.GET_PLAYLIST, playlist);
    }

    /** The videos of one playlist; an extension. */
    public static ApiRequest videos(PlaylistId playlist) {
        return about(Operation.GET_PLAYLIST_VIDEOS, playlist);
    }

    private static ApiRequest about(Operation operation, PlaylistId playlist) {
        new RequestValidator().uuid("playlist_id", playlist).hold();
        return ApiRequest.of(operation, Map.of("playlist_id", playlist.value()), List.of(), null);
    }
}
