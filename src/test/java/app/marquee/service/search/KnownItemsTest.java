package app.marquee.service.search;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.model.Member;
import app.marquee.model.change.ChangeValue;
import app.marquee.model.folder.Folder;
import app.marquee.model.id.FolderId;
import app.marquee.model.id.FunnelId;
import app.marquee.model.id.Id;
import app.marquee.model.id.ItemKind;
import app.marquee.model.id.ItemSource;
import app.marquee.model.id.KnownItem;
import app.marquee.model.id.PlaylistId;
import app.marquee.model.id.VideoId;
import app.marquee.model.playlist.Playlist;
import app.marquee.model.video.SeenVideo;
import app.marquee.model.video.Video;
import app.marquee.service.catalog.ObservedFields;
import app.marquee.service.session.Session;
import app.marquee.service.session.SessionFixture;
import app.marquee.store.Memberships;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.math.BigDecimal;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/** What tells items apart is what this computer knows, and no more than that. */
class KnownItemsTest {
    private static final VideoId VIDEO = new VideoId("v1");
    private static final FolderId FOLDER = new FolderId("f1");

    @TempDir private Path home;

    private void with(Consumer<Session> test) {
        try (SessionFixture fixture = new SessionFixture(home);
                Session session = fixture.session("acme")) {
            test.accept(session);
        }
    }

    private static KnownItem item(ItemKind kind, Id id) {
        return new KnownItem(kind, id.value(), "Title", ItemSource.LIST, null);
    }

    private static void loaded(
            Session session, ItemKind kind, Id id, String field, ChangeValue is) {
        session.held()
                .read(
                        List.of(new ObservedFields(kind, id.value(), Map.of(field, is))),
                        ItemSource.LIST,
                        session.clock().instant());
    }

    private static ItemFacts facts(Session session, ItemKind kind, Id id) {
        return KnownItems.of(session).facts(item(kind, id));
    }

    @Test
    void aVideoIsToldApartByItsFolderAndLength() {
        with(
                session -> {
                    session.catalogue().remember(List.of(item(ItemKind.FOLDER, FOLDER)));
                    session.catalogue().inFolders(Map.of(VIDEO.value(), List.of(FOLDER.value())));
                    session.catalogue()
                            .see(List.of(new SeenVideo(VIDEO, null, null, BigDecimal.TEN)));
                    assertThat(facts(session, ItemKind.VIDEO, VIDEO))
                            .isEqualTo(new ItemFacts(Member.of("Title"), BigDecimal.TEN, null));
                    assertThat(facts(session, ItemKind.VIDEO, new VideoId("v2")))
                            .isEqualTo(ItemFacts.UNKNOWN);
                });
    }

    @Test
    void anItemWithoutAFolderIsOneOnlyWhereTheServerSaidSo() {
        with(
                session -> {
                    assertThat(facts(session, ItemKind.FOLDER, FOLDER).folder())
                            .isEqualTo(Member.absent());
                    loaded(session, ItemKind.FOLDER, FOLDER, Folder.PARENT, new ChangeValue.None());
                    loaded(session, ItemKind.VIDEO, VIDEO, Video.FOLDER, new ChangeValue.None());
                    assertThat(facts(session, ItemKind.FOLDER, FOLDER).folder())
                            .isEqualTo(Member.ofNull());
                    assertThat(facts(session, ItemKind.VIDEO, VIDEO).folder())
                            .isEqualTo(Member.ofNull());
                });
    }

    /** A subfolder is in its parent, also where its own videos are known. */
    @Test
    void aFolderIsToldApartByItsParent() {
        with(
                session -> {
                    FolderId parent = new FolderId("f2");
                    session.catalogue()
                            .remember(
                                    List.of(
                                            new KnownItem(
                                                    ItemKind.FOLDER,
                                                    parent.value(),
                                                    "Parent",
                                                    ItemSource.LIST,
                                                    null)));
                    session.catalogue()
                            .folders(List.of(Folder.known(FOLDER).withParent(Member.of(parent))));
                    assertThat(facts(session, ItemKind.FOLDER, FOLDER).folder())
                            .isEqualTo(Member.of("Parent"));
                });
    }

    @Test
    void playlistsAndFunnelsAreToldApartByTheirNumberOfVideos() {
        with(
                session -> {
                    PlaylistId playlist = new PlaylistId("p1");
                    FunnelId funnel = new FunnelId("u1");
                    assertThat(facts(session, ItemKind.PLAYLIST, playlist).videos()).isNull();
                    session.catalogue()
                            .contains(
                                    Memberships.Kind.PLAYLIST,
                                    playlist,
                                    List.of(VIDEO, new VideoId("v2")));
                    session.catalogue().contains(Memberships.Kind.FUNNEL, funnel, List.of(VIDEO));
                    assertThat(facts(session, ItemKind.PLAYLIST, playlist).videos()).isEqualTo(2);
                    assertThat(facts(session, ItemKind.FUNNEL, funnel).videos()).isEqualTo(1);
                });
    }

    /** A list of this session is newer than what the catalog has. */
    @Test
    void theNumberThatWasLoadedLastCounts() {
        with(
                session -> {
                    PlaylistId playlist = new PlaylistId("p1");
                    session.catalogue()
                            .contains(Memberships.Kind.PLAYLIST, playlist, List.of(VIDEO));
                    loaded(
                            session,
                            ItemKind.PLAYLIST,
                            playlist,
                            Playlist.QUANTITY,
                            new ChangeValue.Whole(7));
                    assertThat(facts(session, ItemKind.PLAYLIST, playlist).videos()).isEqualTo(7);
                    loaded(
                            session,
                            ItemKind.PLAYLIST,
                            playlist,
                            Playlist.VIDEOS,
                            new ChangeValue.Many(List.of()));
                    assertThat(facts(session, ItemKind.PLAYLIST, playlist).videos()).isZero();
                });
    }
}
