package app.marquee.api;

import app.marquee.api.response.Readers;
import app.marquee.http.ApiRequest;
import app.marquee.http.Transport;
import app.marquee.model.id.PlaylistId;
import app.marquee.model.operation.Operation;
import app.marquee.model.playlist.Playlist;
import app.marquee.model.playlist.PlaylistVideo;

import java.util.List;
import java.util.Optional;

/**
 * API client of playlists (contract, section 4, Playlists). Every method throws {@link
 * app.marquee.model.failure.FailureException}. Blocking.
 */
public final class PlaylistApi {
    private static final Writes WRITES =
            new Writes(
                    Operation.UPDATE_PLAYLIST,
                    Operation.ADD_PLAYLIST_VIDEOS,
                    Operation.DELETE_PLAYLIST,
                    Operation.CREATE_PLAYLIST);

    private final Transport transport;

    public PlaylistApi(Transport transport) {
        this.transport = transport;
    }

    /** All playlists; an extension. */
    public List<Playlist> list() {
        return transport.send(PlaylistRequests.list(), Readers.playlists());
    }

    /** One playlist; an extension. */
    public Playlist playlist(PlaylistId playlist) {
        return transport.send(PlaylistRequests.playlist(playlist), Readers.playlist(playlist));
    }

    /** The videos of one playlist in the order of the answer; an extension. */
    public List<PlaylistVideo> videos(PlaylistId playlist) {
        return transport.send(PlaylistRequests.videos(playlist), Readers.playlistVideos());
    }

    /**
     * Sends a write of {@link PlaylistRequests} and returns the playlist when the answer carries
     * it. A successful answer never fails for what is in its body.
     */
    public Optional<Playlist> send(ApiRequest write) {
        WRITES.requireOwn(write);
        return transport.send(write, Readers.writtenPlaylist(write));
    }
}
