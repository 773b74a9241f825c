package app.marquee.service.playlist;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.change.ChangeOutcome;
import app.marquee.change.StagedChange;
import app.marquee.model.Member;
import app.marquee.model.Secret;
import app.marquee.model.connection.Connection;
import app.marquee.model.connection.ConnectionKind;
import app.marquee.model.connection.ConnectionNetwork;
import app.marquee.model.failure.Failure;
import app.marquee.model.id.ConnectionId;
import app.marquee.model.id.PlaylistId;
import app.marquee.model.id.VideoId;
import app.marquee.model.playlist.Playlist;
import app.marquee.model.playlist.PlaylistEntry;
import app.marquee.model.playlist.PlaylistUpdate;
import app.marquee.model.playlist.PlaylistVideo;
import app.marquee.sandbox.Sandbox;
import app.marquee.sandbox.SandboxOptions;
import app.marquee.sandbox.shape.Shape;
import app.marquee.service.connection.ConnectionService;
import app.marquee.service.session.HttpTransports;
import app.marquee.service.session.Session;
import app.marquee.service.session.SessionParts;
import app.marquee.store.Stores;
import app.marquee.store.file.Home;
import app.marquee.store.keychain.Tokens;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import java.nio.file.Path;
import java.time.Clock;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Playlists over real HTTP on the sandbox, in every form of its answers. */
final class PlaylistsRoadTest {
    private static final ConnectionId ID = new ConnectionId("road");

    @TempDir Path home;

    /** A sandbox, and a session with it. */
    private static final class Road implements AutoCloseable {
        private final Sandbox sandbox;
        private final Stores stores;
        private final Session session;
        private final SessionPlaylistService playlists;

        Road(Path home, Shape shape, boolean extensions) {
            sandbox =
                    Sandbox.start(
                            SandboxOptions.builder().shape(shape).extensions(extensions).build());
            stores = Stores.open(Home.in(home), Clock.systemUTC(), _ -> {}, _ -> {});
            ConnectionService connections =
                    new ConnectionService(
                            new SessionParts(
                                    new HttpTransports(stores.settings()),
                                    stores,
                                    new Tokens(),
                                    Clock.systemUTC(),
                                    "maria"));
            connections.addForThisRun(
                    connection(sandbox), Optional.of(new Secret(sandbox.token())));
            session = connections.open(ID);
            playlists = new SessionPlaylistService(session);
        }

        private static Connection connection(Sandbox sandbox) {
            return new Connection(
                    ID,
                    "Road",
                    ConnectionKind.SANDBOX,
                    sandbox.baseUri(),
                    sandbox.dataUri(),
                    Connection.Routes.USUAL,
                    new Connection.Terms(false, 6000, ZoneOffset.UTC, ConnectionNetwork.USUAL));
        }

        /** As a person would: after 404 at the one path, the reviewed change at the other. */
        ChangeOutcome.Done done(StagedChange change) {
            ChangeOutcome outcome = playlists.apply(change);
            if (outcome instanceof ChangeOutcome.Failed(var _, Failure.NotFound _)) {
                outcome = playlists.apply(playlists.atOtherPath(change).orElseThrow());
            }
            assertThat(outcome).isInstanceOf(ChangeOutcome.Done.class);
            return (ChangeOutcome.Done) outcome;
        }

        Playlist read(PlaylistId id) {
            return ((PlaylistReading.Read) playlists.read(id)).playlist();
        }

        @Override
        public void close() {
            session.close();
            stores.close();
            sandbox.close();
        }
    }

    private static PlaylistUpdate describe(String name, String description) {
        return new PlaylistUpdate(
                Member.of(name),
                Member.of(description),
                Member.absent(),
                Member.absent(),
                Member.absent(),
                Member.absent(),
                Member.absent(),
                Member.absent());
    }

    @ParameterizedTest
    @EnumSource
    void listsEditsAddsAndDeletes(Shape shape) {
        try (Road road = new Road(home, shape, true)) {
            SessionPlaylistService playlists = road.playlists;
            PlaylistListing listing = playlists.list();
            assertThat(listing.listed()).isTrue();
            assertThat(listing.playlists()).hasSizeGreaterThan(20);
            PlaylistId id = listing.playlists().getFirst().id();

            road.done(playlists.update(road.read(id), describe("Novo nome 🎬", "Um\nDois")));
            assertThat(road.read(id).name()).isEqualTo(Member.of("Novo nome 🎬"));
            assertThat(road.read(id).description()).isEqualTo(Member.of("Um\nDois"));

            VideoId video = playlists.candidates("", 5).videos().getFirst().id();
            PlaylistEntry first = new PlaylistEntry(video, 0);
            road.done(playlists.addVideos(road.read(id), List.of(first), Map.of()));
            assertThat(videos(playlists, id)).startsWith(video);

            assertThat(road.session.catalogue().seen(List.of(video)).values())
                    .singleElement()
                    .satisfies(seen -> assertThat(seen.length()).isNotNull());

            road.done(playlists.delete(road.read(id)));
            assertThat(playlists.list().playlists())
                    .extracting(SourcedPlaylist::id)
                    .doesNotContain(id);
        }
    }

    private static List<VideoId> videos(SessionPlaylistService playlists, PlaylistId id) {
        return ((PlaylistVideosReading.Read) playlists.videos(id))
                .videos().stream().map(PlaylistVideo::videoId).toList();
    }

    @Test
    void theWayBackRestoresWhatWasThere() {
        try (Road road = new Road(home, Shape.PLAIN, true)) {
            Playlist before = road.read(road.playlists.list().playlists().getFirst().id());
            ChangeOutcome.Done done =
                    road.done(road.playlists.update(before, describe("Else", "Else")));
            road.done(road.playlists.inverse(done.line()).orElseThrow());
            assertThat(road.read(before.id()).name()).isEqualTo(before.name());
        }
    }

    @Test
    void withoutExtensionsPastedIdsAreEdited() {
        PlaylistId id;
        try (Road road = new Road(home.resolve("a"), Shape.PLAIN, true)) {
            id = road.playlists.list().playlists().getFirst().id();
        }
        try (Road road = new Road(home.resolve("b"), Shape.PLAIN, false)) {
            SessionPlaylistService playlists = road.playlists;
            playlists.add(List.of(id));
            assertThat(playlists.list().listed()).isFalse();
            assertThat(playlists.read(id)).isEqualTo(new PlaylistReading.NotOffered());
            assertThat(playlists.videos(id)).isEqualTo(new PlaylistVideosReading.NotOffered());
            road.done(playlists.update(Playlist.known(id), describe("Renamed", "")));
            assertThat(playlists.remembered().playlists())
                    .extracting(known -> known.playlist().name())
                    .containsExactly(Member.of("Renamed"));
        }
    }
}
