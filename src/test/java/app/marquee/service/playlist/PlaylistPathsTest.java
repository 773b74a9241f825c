package app.marquee.service.playlist;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.model.connection.Connection;
import app.marquee.model.operation.Operation;
import app.marquee.service.session.SessionFixture;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import java.util.HashMap;
import java.util.Map;

/** The other paths of playlists, for all three writes at once. */
class PlaylistPathsTest {
    private static final Map<Operation, String> NEWER =
            Map.of(
                    Operation.UPDATE_PLAYLIST, "/playlists/{playlist_id}",
                    Operation.ADD_PLAYLIST_VIDEOS, "/playlists/{playlist_id}/videos",
                    Operation.DELETE_PLAYLIST, "/playlists/{playlist_id}");

    private static Connection with(Map<Operation, String> paths) {
        Connection usual = SessionFixture.connection("acme");
        return new Connection(
                usual.id(),
                usual.name(),
                usual.kind(),
                usual.baseUrl(),
                usual.dataUrl(),
                new Connection.Routes(Map.of(), paths),
                usual.terms());
    }

    @ParameterizedTest
    @EnumSource(
            value = Operation.class,
            names = {"UPDATE_PLAYLIST", "ADD_PLAYLIST_VIDEOS", "DELETE_PLAYLIST"})
    void oneLeadsToTheOther(Operation write) {
        assertThat(PlaylistPaths.other(with(Map.of()), write)).contains(NEWER);
        assertThat(PlaylistPaths.other(with(NEWER), write)).contains(Map.of());
    }

    @Test
    void otherPathsOfTheConnectionStay() {
        Map<Operation, String> paths = new HashMap<>(NEWER);
        paths.put(Operation.LIST_VIDEOS, "/all-videos");
        assertThat(PlaylistPaths.other(with(paths), Operation.UPDATE_PLAYLIST))
                .contains(Map.of(Operation.LIST_VIDEOS, "/all-videos"));
    }

    @Test
    void aPathOfTheUsersOwnHasNoOther() {
        Connection own = with(Map.of(Operation.UPDATE_PLAYLIST, "/own/{playlist_id}"));
        assertThat(PlaylistPaths.other(own, Operation.UPDATE_PLAYLIST)).isEmpty();
        assertThat(PlaylistPaths.other(own, Operation.DELETE_PLAYLIST)).isPresent();
    }

    @ParameterizedTest
    @EnumSource(
            value = Operation.class,
            mode = EnumSource.Mode.EXCLUDE,
            names = {"UPDATE_PLAYLIST", "ADD_PLAYLIST_VIDEOS", "DELETE_PLAYLIST"})
    void everythingElseHasOnePath(Operation operation) {
        assertThat(PlaylistPaths.other(with(Map.of()), operation)).isEmpty();
    }
}
