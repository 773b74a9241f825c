package app.marquee.api;

import app.marquee.api.response.Readers;
import app.marquee.http.ApiRequest;
import app.marquee.http.Transport;
import app.marquee.model.id.PlaylistId;
import app.marquee.model.operation.Operation;
import app.marquee.model.playlist.Playlist;
import app.marquee.model.playlist.PlaylistVideo;

import java.util.List;
import java.util.Map;

/**
 * API client of playlists (contract, section 4, Playlists). Every method throws {@link
 * app.marquee.model.failure.FailureException}. Blocking.
 */
public final class PlaylistApi {
    private final Transport transport;

    public PlaylistApi(Transport transport) {
        this.transport = transport;
    }

    /** All playlists; an extension. */
    public List<Playlist> list() {
        return transport.send(
                ApiRequest.of(Operation.LIST_PLAYLISTS, Map.of(), List.of(), null),
                Readers.playlists());
    }

    /** One playlist; an extension. */
    public Playlist playlist(PlaylistId playlist) {
        return transport.send(about(Operation.GET_PLAYLIST, playlist), Readers.playlist(playlist));
    }

    /** The videos of one playlist in the order of the answer; an extension. */
    public List<PlaylistVideo> videos(PlaylistId playlist) {
        return transport.send(
                about(Operation.GET_PLAYLIST_VIDEOS, playlist), Readers.playlistVideos());
    }

    /** An ID that isn't a UUID is refused. */
    private static ApiRequest about(Operation operation, PlaylistId playlist) {
        new RequestValidator().uuid("playlist_id", playlist).hold();
        return ApiRequest.of(operation, Map.of("playlist_id", playlist.value()), List.of(), null);
    }
}
