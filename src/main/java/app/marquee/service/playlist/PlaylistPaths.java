package app.marquee.service.playlist;

import app.marquee.model.connection.Connection;
import app.marquee.model.operation.Operation;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;

/**
 * Path variants of playlists: the contract's {@code /playlist/{playlist_id}} and the newer {@code
 * /playlists/{playlist_id}}. A server uses one of them for all three writes.
 */
final class PlaylistPaths {
    private static final String CONTRACT = "/playlist/";
    private static final String NEWER = "/playlists/";
    private static final Operation[] WRITES = {
        Operation.UPDATE_PLAYLIST, Operation.ADD_PLAYLIST_VIDEOS, Operation.DELETE_PLAYLIST
    };

    private PlaylistPaths() {}

    /** The connection's paths with the other ones for playlists; empty for other operations. */
    static Optional<Map<Operation, String>> other(Connection connection, Operation write) {
        String now = connection.routes().paths().getOrDefault(write, write.path());
        return isPlaylistWrite(write) && (now.startsWith(CONTRACT) || now.startsWith(NEWER))
                ? Optional.of(paths(connection, now.startsWith(CONTRACT)))
                : Optional.empty();
    }

    private static boolean isPlaylistWrite(Operation operation) {
        return operation == Operation.UPDATE_PLAYLIST
                || operation == Operation.ADD_PLAYLIST_VIDEOS
                || operation == Operation.DELETE_PLAYLIST;
    }

    private static Map<Operation, String> paths(Connection connection, boolean newer) {
        Map<Operation, String> paths = new EnumMap<>(Operation.class);
        paths.putAll(connection.routes().paths());
        for (Operation write : WRITES) {
            if (newer) {
                paths.put(write, write.path().replace(CONTRACT, NEWER));
            } else {
                paths.remove(write);
            }
        }
        return paths;
    }
}
