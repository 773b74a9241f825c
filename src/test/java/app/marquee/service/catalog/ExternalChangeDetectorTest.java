package app.marquee.service.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.change.ChangeOutcome;
import app.marquee.change.StagedChange;
import app.marquee.change.folder.FolderEdit;
import app.marquee.change.funnel.FunnelVideoRemoval;
import app.marquee.change.playlist.PlaylistAddition;
import app.marquee.change.video.TrashChange;
import app.marquee.change.video.VideoEdit;
import app.marquee.model.Member;
import app.marquee.model.change.ChangeValue;
import app.marquee.model.change.Difference;
import app.marquee.model.failure.Failure;
import app.marquee.model.folder.Folder;
import app.marquee.model.folder.FolderUpdate;
import app.marquee.model.id.FolderId;
import app.marquee.model.id.FunnelId;
import app.marquee.model.id.ItemKind;
import app.marquee.model.id.ItemSource;
import app.marquee.model.id.KnownItem;
import app.marquee.model.id.PlaylistId;
import app.marquee.model.id.VideoId;
import app.marquee.model.playlist.Playlist;
import app.marquee.model.playlist.PlaylistEntry;
import app.marquee.model.video.Video;
import app.marquee.model.video.VideoFilter;
import app.marquee.model.video.VideoStatus;
import app.marquee.model.video.VideoUpdate;
import app.marquee.service.folder.FolderListing;
import app.marquee.service.folder.FolderService;
import app.marquee.service.funnel.FunnelService;
import app.marquee.service.playlist.SessionPlaylistService;
import app.marquee.service.session.Session;
import app.marquee.service.session.SessionFixture;
import app.marquee.service.video.VideoService;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.time.Instant;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;

/** A read that says otherwise than what was held is told, unless it was changed from here. */
final class ExternalChangeDetectorTest {
    private static final FolderId ARCHIVE = new FolderId("f1111111-1111-4222-8333-444455556666");
    private static final FolderId COURSES = new FolderId("f2222222-1111-4222-8333-444455556666");
    private static final String A = "a1111111-1111-4222-8333-444455556666";
    private static final String B = "b1111111-1111-4222-8333-444455556666";
    private static final String ONE = "c1111111-1111-4222-8333-444455556666";

    @TempDir Path home;
    private SessionFixture fixture;
    private Session session;

    @BeforeEach
    void open() {
        fixture = new SessionFixture(home);
        session = fixture.session("acme");
    }

    @AfterEach
    void close() {
        session.close();
        fixture.close();
    }

    /** Each as: title, member, held, read. */
    private List<String> told() {
        return differences().stream()
                .map(
                        one ->
                                one.of().title()
                                        + " "
                                        + one.change().member()
                                        + ": "
                                        + plain(one.change().before())
                                        + " -> "
                                        + plain(one.change().after()))
                .sorted()
                .toList();
    }

    private List<Difference> differences() {
        return session.differences().of(EnumSet.allOf(ItemKind.class));
    }

    private static String plain(ChangeValue value) {
        return switch (value) {
            case ChangeValue.Text(var text) -> text;
            case ChangeValue.None _ -> "none";
            case ChangeValue.Unknown _ -> "unknown";
            case ChangeValue.Flag(var on) -> String.valueOf(on);
            case ChangeValue.Whole(var number) -> String.valueOf(number);
            case ChangeValue.Many(var all) ->
                    all.stream().map(ExternalChangeDetectorTest::plain).toList().toString();
            case ChangeValue.Parts _, ChangeValue.Hidden _ -> value.toString();
        };
    }

    private static Folder archive(String name) {
        return Folder.known(ARCHIVE)
                .withName(Member.of(name))
                .withParent(Member.ofNull())
                .withActive(Member.of(true));
    }

    private void listed(Folder... folders) {
        listedAt(SessionFixture.NOON, folders);
    }

    private void listedAt(Instant askedAt, Folder... folders) {
        FolderService.of(session).remember(new FolderListing(List.of(folders), true, askedAt));
    }

    private ChangeOutcome apply(StagedChange change) {
        return session.changes().apply(change);
    }

    @Test
    void nothingIsToldOfAFirstReadAndEverythingOfALaterOne() {
        listed(archive("Archive"));
        assertThat(told()).isEmpty();
        listed(archive("Old things").withParent(Member.of(COURSES)).withActive(Member.of(false)));
        assertThat(told())
                .containsExactly(
                        "Archive name: Archive -> Old things",
                        "Archive parent_folder_id: none -> " + COURSES.value(),
                        "Archive status: true -> false");
        assertThat(differences())
                .allSatisfy(
                        one -> {
                            assertThat(one.source()).isEqualTo(ItemSource.LIST);
                            assertThat(one.heldAt()).isEqualTo(SessionFixture.NOON);
                        });
    }

    @Test
    void oneValueIsOneDifferenceFromTheFirstToTheLastAndNoneWhenItIsBack() {
        listed(archive("Archive"));
        listed(archive("Second"));
        listed(archive("Third"));
        assertThat(told()).containsExactly("Archive name: Archive -> Third");
        listed(archive("Archive"));
        assertThat(told()).isEmpty();
    }

    @Test
    void whatWasAskedForEarlierAndComesLaterIsNotHeld() {
        listed(archive("Archive"));
        listedAt(SessionFixture.NOON.minusSeconds(1), archive("Before"));
        assertThat(told()).isEmpty();
        listed(archive("Archive"));
        assertThat(told()).as("the newer one is still held").isEmpty();
    }

    @Test
    void whatAListHasNoMoreIsTold() {
        listed(archive("Archive"), Folder.known(COURSES).withName(Member.of("Courses")));
        listed(archive("Archive"));
        assertThat(told()).containsExactly("Courses listed: true -> false");
    }

    @Test
    void whatWasSeenIsPutAwayAndWhatComesAfterItIsToldAnew() {
        listed(archive("Archive"));
        listed(archive("Second"));
        session.differences().seen(differences());
        listed(archive("Second"));
        assertThat(told()).isEmpty();
        listed(archive("Third"));
        assertThat(told()).containsExactly("Second name: Second -> Third");
    }

    @Test
    void aTitleOfAnEarlierRunIsHeldToo() {
        session.catalogue()
                .remember(
                        List.of(
                                new KnownItem(
                                        ItemKind.FOLDER,
                                        ARCHIVE.value(),
                                        "Of last week",
                                        ItemSource.ANSWER,
                                        SessionFixture.NOON.minusSeconds(60))));
        listed(archive("Archive"));
        assertThat(told()).containsExactly("Of last week name: Of last week -> Archive");
        assertThat(differences().getFirst().source()).isEqualTo(ItemSource.ANSWER);
    }

    @Test
    void whatWasChangedFromHereIsNoNewsAndWhatOthersMadeOfItIs() {
        listed(archive("Archive"));
        fixture.transport().answer(200, "{}");
        apply(
                FolderEdit.TYPE.stage(
                        session.staging(), archive("Archive"), FolderUpdate.rename("Mine")));
        listed(archive("Mine"));
        assertThat(told()).isEmpty();
        listed(archive("Theirs"));
        assertThat(told()).containsExactly("Mine name: Mine -> Theirs");
    }

    @Test
    void aReadThatDeniesAChangeFromHereIsNews() {
        listed(archive("Archive"));
        fixture.transport().answer(200, "{}");
        apply(
                FolderEdit.TYPE.stage(
                        session.staging(), archive("Archive"), FolderUpdate.rename("Mine")));
        listed(archive("Archive"));
        assertThat(told()).containsExactly("Mine name: Mine -> Archive");
        assertThat(differences().getFirst().source()).isEqualTo(ItemSource.CHANGE);
    }

    @Test
    void aChangeFromHereHidesNoOtherValue() {
        listed(archive("Archive"));
        fixture.transport().answer(200, "{}");
        apply(
                FolderEdit.TYPE.stage(
                        session.staging(), archive("Archive"), FolderUpdate.rename("Mine")));
        listed(archive("Mine").withActive(Member.of(false)));
        assertThat(told()).containsExactly("Mine status: true -> false");
    }

    @Test
    void aChangeWhoseEndNobodyKnowsIsNoNewsWhenItWasMade() {
        listed(archive("Archive"));
        fixture.transport().fail(new Failure.LostAnswer("reset"));
        apply(
                FolderEdit.TYPE.stage(
                        session.staging(), archive("Archive"), FolderUpdate.rename("Mine")));
        listed(archive("Mine"));
        assertThat(told()).isEmpty();
    }

    /** It may have been done before or after what is found. */
    @Test
    void nothingIsToldOfAFieldWhileTheEndOfOurChangeOfItIsUnknown() {
        listed(archive("Archive"));
        fixture.transport().fail(new Failure.LostAnswer("reset"));
        apply(
                FolderEdit.TYPE.stage(
                        session.staging(), archive("Archive"), FolderUpdate.rename("Mine")));
        listed(archive("Theirs"));
        assertThat(told()).isEmpty();
    }

    @Test
    void aFolderThatThePersonNamedIsConfirmedByNoList() {
        FolderService folders = FolderService.of(session);
        folders.add(List.of(COURSES));
        for (int read = 0; read < 2; read++) {
            fixture.transport().answer(200, "{\"folders\":[]}");
            FolderListing listing = folders.list();
            assertThat(listing.folders()).containsExactly(Folder.known(COURSES));
            folders.remember(listing);
        }
    }

    private List<Video> page(VideoFilter filter, String... rows) {
        fixture.transport()
                .answer(200, "{\"videos\":[%s],\"pages\":1}".formatted(String.join(",", rows)));
        return VideoService.of(session).page(filter, 1).orElseThrow().items();
    }

    private void place(FolderId folder, String... rows) {
        VideoFilter filter = VideoFilter.in(folder);
        VideoService.of(session).remember(filter, page(filter, rows), SessionFixture.NOON);
    }

    @Test
    void aListOfOneStatusDoesNotSayThatOtherVideosLeftTheFolder() {
        place(
                ARCHIVE,
                video(A, "Intro", ARCHIVE, "CONVERTED"),
                video(B, "Outro", ARCHIVE, "FAILED"));
        VideoFilter failed = new VideoFilter(null, VideoStatus.FAILED, ARCHIVE, false);
        VideoService.of(session)
                .remember(
                        failed,
                        page(failed, video(B, "Outro", ARCHIVE, "FAILED")),
                        SessionFixture.NOON);
        assertThat(told()).isEmpty();
    }

    private static String video(String id, String title, FolderId folder, String status) {
        return "{\"id\":\"%s\",\"title\":\"%s\",\"folder_id\":\"%s\",\"status\":\"%s\"}"
                .formatted(id, title, folder.value(), status);
    }

    @Test
    void aVideoThatWasRenamedMovedOrConvertedElsewhereIsTold() {
        place(
                ARCHIVE,
                video(A, "Intro", ARCHIVE, "CONVERTING"),
                video(B, "Outro", ARCHIVE, "CONVERTED"));
        place(ARCHIVE, video(A, "Welcome", ARCHIVE, "CONVERTED"));
        assertThat(told())
                .containsExactly(
                        "Intro status: CONVERTING -> CONVERTED",
                        "Intro title: Intro -> Welcome",
                        "Outro folder_id: " + ARCHIVE.value() + " -> unknown");
        place(COURSES, video(B, "Outro", COURSES, "CONVERTED"));
        assertThat(told())
                .contains("Outro folder_id: " + ARCHIVE.value() + " -> " + COURSES.value());
    }

    @Test
    void whatWasTrashedOrMovedFromHereLeftItsFolderForNoNews() {
        place(
                ARCHIVE,
                video(A, "Intro", ARCHIVE, "CONVERTED"),
                video(B, "Outro", ARCHIVE, "CONVERTED"));
        Video outro = page(VideoFilter.in(ARCHIVE), video(B, "Outro", ARCHIVE, "CONVERTED")).get(0);
        fixture.transport().answer(200, "").answer(200, "{}");
        apply(TrashChange.MOVE.stage(session.staging(), List.of(new VideoId(A)), Map.of()));
        apply(VideoEdit.TYPE.stage(session.staging(), outro, VideoUpdate.moveTo(COURSES)));
        place(ARCHIVE);
        place(COURSES, video(B, "Outro", COURSES, "CONVERTED"));
        assertThat(told()).isEmpty();
    }

    private void playlists(String... rows) {
        fixture.transport().answer(200, "[" + String.join(",", rows) + "]");
        new SessionPlaylistService(session).list();
    }

    private static String playlist(String name, String access, int videos) {
        return "{\"id\":\"%s\",\"name\":\"%s\",\"access_type\":\"%s\",\"videos_quantity\":%d}"
                .formatted(ONE, name, access, videos);
    }

    @Test
    void aPlaylistIsToldByItsListAndItsVideos() {
        playlists(playlist("Onboarding", "public", 1));
        inPlaylist(A);
        playlists(playlist("Welcome", "private", 2));
        inPlaylist(B, A);
        assertThat(told())
                .containsExactly(
                        "Onboarding access_type: public -> private",
                        "Onboarding name: Onboarding -> Welcome",
                        "Onboarding videos_quantity: 1 -> 2",
                        "Welcome videos: [%s] -> [%s, %s]".formatted(A, B, A));
        playlists();
        assertThat(told()).contains("Welcome listed: true -> false");
    }

    @Test
    void whatWasAddedFromHereIsNoNewsOfAPlaylist() {
        playlists(playlist("Onboarding", "public", 1));
        inPlaylist(A);
        fixture.transport().answer(200, "");
        apply(
                PlaylistAddition.TYPE.stage(
                        session.staging(),
                        Playlist.known(new PlaylistId(ONE)),
                        List.of(new PlaylistEntry(new VideoId(B), null)),
                        Map.of()));
        playlists(playlist("Onboarding", "public", 2));
        inPlaylist(A, B);
        assertThat(told()).isEmpty();
    }

    private void inPlaylist(String... videos) {
        fixture.transport().answer(200, "[" + rows(videos) + "]");
        new SessionPlaylistService(session).videos(new PlaylistId(ONE));
    }

    private static String rows(String... videos) {
        return String.join(
                ",",
                List.of(videos).stream()
                        .map(id -> "{\"id\":\"%s\",\"title\":\"%s\"}".formatted(id, id.charAt(0)))
                        .toList());
    }

    private void funnel(String... videos) {
        fixture.transport()
                .answer(
                        200,
                        "{\"id\":\"%s\",\"name\":\"Sales\",\"videos\":[%s]}"
                                .formatted(ONE, rows(videos)));
        FunnelService.of(session).read(new FunnelId(ONE));
    }

    @Test
    void whatCameIntoAFunnelElsewhereIsToldByTitleAndWhatWasRemovedFromHereIsNot() {
        funnel(A);
        funnel(A, B);
        assertThat(told()).containsExactly("Sales videos: [%s] -> [%s, %s]".formatted(A, A, B));
        assertThat(differences().getFirst().parts())
                .extracting(subject -> String.valueOf(subject.title()))
                .contains("a");
        session.differences().seen(differences());
        fixture.transport().answer(200, "");
        FunnelId other = new FunnelId("d1111111-1111-4222-8333-444455556666");
        apply(
                FunnelVideoRemoval.TYPE.stage(
                        session.staging(), other, "Other", List.of(new VideoId(B)), Map.of()));
        funnel(A);
        assertThat(told()).as("one removal may reach several funnels").isEmpty();
    }
}
