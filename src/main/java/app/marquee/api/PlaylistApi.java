package app.marquee.api;

import app.marquee.api.response.Readers;
import app.marquee.http.Transport;
import app.marquee.model.id.PlaylistId;
import app.marquee.model.playlist.Playlist;
import app.marquee.model.playlist.PlaylistVideo;

import java.util.List;

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
}
