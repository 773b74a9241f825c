package app.marquee.service.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.change.StagedChange;
import app.marquee.change.folder.FolderEdit;
import app.marquee.change.playlist.PlaylistDeletion;
import app.marquee.change.video.TrashChange;
import app.marquee.change.video.VideoEdit;
import app.marquee.model.Member;
import app.marquee.model.UnknownMembers;
import app.marquee.model.failure.Answer;
import app.marquee.model.failure.Failure;
import app.marquee.model.folder.Folder;
import app.marquee.model.folder.FolderUpdate;
import app.marquee.model.id.FolderId;
import app.marquee.model.id.ItemKind;
import app.marquee.model.id.PlaylistId;
import app.marquee.model.id.VideoId;
import app.marquee.model.playlist.Playlist;
import app.marquee.model.video.SeenVideo;
import app.marquee.model.video.Thumbnail;
import app.marquee.model.video.Thumbnails;
import app.marquee.model.video.Video;
import app.marquee.model.video.VideoStatus;
import app.marquee.model.video.VideoUpdate;
import app.marquee.service.session.Session;
import app.marquee.service.session.SessionFixture;
import app.marquee.store.Memberships;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** What the catalog keeps of responses and of changes made here. */
class ConnectionCatalogueTest {
    private static final VideoId VIDEO = new VideoId("a1111111-1111-4222-8333-444455556666");
    private static final VideoId OTHER = new VideoId("b1111111-1111-4222-8333-444455556666");
    private static final FolderId FOLDER = new FolderId("f1111111-1111-4222-8333-444455556666");
    private static final FolderId PARENT = new FolderId("f2222222-1111-4222-8333-444455556666");
    private static final PlaylistId LIST = new PlaylistId("d1111111-1111-4222-8333-444455556666");

    @TempDir Path home;
    private SessionFixture fixture;
    private Session session;
    private ConnectionCatalogue catalogue;

    @BeforeEach
    void open() {
        fixture = new SessionFixture(home);
        session = fixture.session("acme");
        catalogue = session.catalogue();
    }

    @AfterEach
    void close() {
        session.close();
        fixture.close();
    }

    private void apply(StagedChange change) {
        fixture.transport().answer(200, "{}");
        session.changes().apply(change);
    }

    private static Video in(Member<FolderId> folder) {
        Video known = Video.known(VIDEO);
        return new Video(
                VIDEO,
                known.title(),
                known.description(),
                known.status(),
                folder,
                known.liveId(),
                known.externalId(),
                known.createdAt(),
                known.updatedAt(),
                known.storageSize(),
                known.length(),
                known.width(),
                known.height(),
                known.playable(),
                known.player(),
                known.hls(),
                known.preview(),
                known.thumbnail(),
                known.extras());
    }

    private Map<String, Set<String>> videosOfFolders() {
        return catalogue.members(Memberships.Kind.FOLDER);
    }

    @Test
    void aVideoStaysInItsFolderUntilAResponseSaysOtherwise() {
        catalogue.loaded(List.of(in(Member.of(FOLDER))));
        catalogue.loaded(List.of(in(Member.absent())));
        assertThat(videosOfFolders())
                .containsExactly(Map.entry(FOLDER.value(), Set.of(VIDEO.value())));
        catalogue.loaded(List.of(in(Member.ofNull())));
        assertThat(videosOfFolders()).isEmpty();
    }

    @Test
    void whatIsMovedFromHereIsInItsNewFolder() {
        apply(
                VideoEdit.TYPE.stage(
                        session.staging(), in(Member.ofNull()), VideoUpdate.moveTo(FOLDER)));
        apply(
                FolderEdit.TYPE.stage(
                        session.staging(), Folder.known(FOLDER), FolderUpdate.moveTo(PARENT)));
        assertThat(videosOfFolders())
                .containsExactly(Map.entry(FOLDER.value(), Set.of(VIDEO.value())));
        assertThat(catalogue.members(Memberships.Kind.SUBFOLDER))
                .containsExactly(Map.entry(PARENT.value(), Set.of(FOLDER.value())));
        apply(
                VideoEdit.TYPE.stage(
                        session.staging(), in(Member.of(FOLDER)), VideoUpdate.moveToRoot()));
        assertThat(videosOfFolders()).isEmpty();
    }

    @Test
    void whatIsDeletedIsForgottenAndWhatWasRefusedIsNot() {
        catalogue.add(ItemKind.PLAYLIST, List.of(LIST));
        fixture.transport().fail(new Failure.Invalid(new Answer(400, null, "{}")));
        session.changes()
                .apply(PlaylistDeletion.TYPE.stage(session.staging(), Playlist.known(LIST)));
        assertThat(catalogue.find(ItemKind.PLAYLIST, LIST)).isPresent();
        apply(PlaylistDeletion.TYPE.stage(session.staging(), Playlist.known(LIST)));
        assertThat(catalogue.find(ItemKind.PLAYLIST, LIST)).isEmpty();
    }

    @Test
    void whatIsMovedToTheTrashIsKnownToBeThere() {
        apply(TrashChange.MOVE.stage(session.staging(), List.of(VIDEO), Map.of()));
        assertThat(catalogue.seen(VIDEO)).map(SeenVideo::status).contains(VideoStatus.DELETING);
    }

    @Test
    void onlyAResponseSaysThatAVideoHasNoCustomThumbnail() {
        catalogue.loaded(List.of(in(Member.absent())));
        catalogue.thumbnails(VIDEO, thumbnails(Member.absent()));
        assertThat(catalogue.withoutCustom()).isEmpty();
        catalogue.thumbnails(OTHER, thumbnails(Member.absent()));
        assertThat(catalogue.seen(OTHER)).isEmpty();
        catalogue.thumbnails(VIDEO, thumbnails(Member.ofNull()));
        assertThat(catalogue.withoutCustom()).containsExactly(VIDEO);
    }

    private static Thumbnails thumbnails(Member<Thumbnail> active) {
        return new Thumbnails(active, Member.absent(), UnknownMembers.NONE);
    }
}
