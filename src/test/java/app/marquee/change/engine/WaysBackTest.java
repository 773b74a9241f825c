package app.marquee.change.engine;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.change.StagedChange;
import app.marquee.change.folder.FolderEdit;
import app.marquee.change.funnel.NewFunnel;
import app.marquee.change.playlist.PlaylistCreation;
import app.marquee.change.playlist.PlaylistEdit;
import app.marquee.change.video.TrashChange;
import app.marquee.change.video.VideoEdit;
import app.marquee.model.Member;
import app.marquee.model.Secret;
import app.marquee.model.UnknownMembers;
import app.marquee.model.change.ChangeLine;
import app.marquee.model.change.MemberChange;
import app.marquee.model.change.Reversible;
import app.marquee.model.failure.Failure;
import app.marquee.model.folder.Folder;
import app.marquee.model.folder.FolderUpdate;
import app.marquee.model.funnel.FunnelName;
import app.marquee.model.id.VideoId;
import app.marquee.model.operation.Operation;
import app.marquee.model.playlist.AccessType;
import app.marquee.model.playlist.PlaylistDraft;
import app.marquee.model.playlist.PlaylistUpdate;
import app.marquee.model.video.VideoUpdate;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.List;
import java.util.Map;
import java.util.Set;

/** The ways back from what was done, and where there are none. */
final class WaysBackTest extends JournaledChanges {
    @Test
    void takesBackWithThePreviousValues() {
        transport.answer(200, "{}").answer(200, "{}");
        ChangeLine moved =
                changes.apply(
                                FolderEdit.TYPE.stage(
                                        staging,
                                        Things.folder(Member.ofNull()),
                                        FolderUpdate.moveTo(Things.PARENT)))
                        .line();
        StagedChange back = changes.inverse(moved).orElseThrow();
        assertThat(back.line().request().body()).isEqualTo("{\"parent_folder_id\":null}");
        assertThat(back.line().origin().inverseOf()).isEqualTo(moved.id());
        ChangeLine undone = changes.apply(back).line();
        StagedChange again = changes.inverse(undone).orElseThrow();
        assertThat(again.line().request().body()).isEqualTo(moved.request().body());
    }

    @Test
    void takesBackAVideoWithItsNulls() {
        transport.answer(200, "{}");
        ChangeLine moved =
                changes.apply(
                                VideoEdit.TYPE.stage(
                                        staging,
                                        Things.video(),
                                        new VideoUpdate(
                                                Member.of("Lesson one"),
                                                Member.of("About"),
                                                Member.of(Things.FOLDER))))
                        .line();
        assertThat(changes.inverse(moved).orElseThrow().line().request().body())
                .isEqualTo("{\"title\":\"Lesson 1\",\"description\":null,\"folder_id\":null}");
    }

    @Test
    void takesBackWithAnExtensionOnlyWhereItIsOffered() {
        transport
                .answer(200, "")
                .answer(200, "")
                .answer(201, "{\"id\":\"" + Things.PLAYLIST + "\"}");
        List<VideoId> videos = List.of(Things.VIDEO, Things.OTHER);
        ChangeLine trashed =
                changes.apply(TrashChange.MOVE.stage(staging, videos, Map.of())).line();
        StagedChange recover = changes.inverse(trashed).orElseThrow();
        assertThat(recover.request().operation()).isEqualTo(Operation.RECOVER_VIDEOS);
        assertThat(recover.line().subjects()).isEqualTo(trashed.subjects());
        ChangeLine recovered = changes.apply(recover).line();
        assertThat(changes.inverse(recovered).orElseThrow().request().operation())
                .isEqualTo(Operation.TRASH_VIDEOS);
        offered = Set.of();
        assertThat(changes.inverse(recovered)).isEmpty();
        offered = Set.of(Operation.values());
        ChangeLine created =
                changes.apply(
                                PlaylistCreation.TYPE.stage(
                                        staging,
                                        new PlaylistDraft("New", AccessType.PRIVATE, "Maria")))
                        .line();
        assertThat(changes.inverse(created).orElseThrow().line().request().url().getPath())
                .isEqualTo("/v1/playlist/" + Things.PLAYLIST);
    }

    @Test
    void hasNoWayBackWhereThereIsNone() {
        transport.answer(200, "{}").answer(200, "{}").fail(new Failure.Invalid(SAID));
        assertThat(
                        changes.inverse(
                                changes.apply(
                                                NewFunnel.TYPE.stage(
                                                        staging, new FunnelName("Leads")))
                                        .line()))
                .isEmpty();
        ChangeLine fromUnknown =
                changes.apply(
                                FolderEdit.TYPE.stage(
                                        staging,
                                        Things.folder(Member.absent()),
                                        FolderUpdate.moveToRoot()))
                        .line();
        assertThat(changes.inverse(fromUnknown)).isEmpty();
        assertThat(changes.inverse(changes.apply(rename()).line())).isEmpty();
    }

    @Test
    void leavesThePasswordOutOfTheWayBack() {
        transport.answer(200, "{}");
        ChangeLine line =
                changes.apply(
                                PlaylistEdit.TYPE.stage(
                                        staging,
                                        StagingTest.playlist(AccessType.PUBLIC),
                                        StagingTest.access(
                                                AccessType.ANYONE_WITH_PASSWORD,
                                                Member.of(new Secret("canary7")))))
                        .line();
        StagedChange back = changes.inverse(line).orElseThrow();
        assertThat(back.line().request().body()).isEqualTo("{\"access_type\":\"public\"}");
        // Going there again would need the password, which nobody kept.
        assertThat(back.line().reversible()).isEqualTo(Reversible.NO);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 300})
    void valuesThatTheContractRefusesAreNoWayBack(int length) {
        transport.answer(200, "{}").answer(200, "{}");
        Member<String> odd = Member.of("x".repeat(length));
        ChangeLine folder =
                changes.apply(
                                FolderEdit.TYPE.stage(
                                        staging,
                                        new Folder(
                                                Things.FOLDER,
                                                odd,
                                                Member.absent(),
                                                Member.absent(),
                                                Member.absent(),
                                                Member.absent(),
                                                Member.absent(),
                                                Member.absent(),
                                                UnknownMembers.NONE),
                                        FolderUpdate.rename("Aulas")))
                        .line();
        assertThat(folder.reversible()).isEqualTo(Reversible.NO);
        ChangeLine playlist =
                changes.apply(
                                PlaylistEdit.TYPE.stage(
                                        staging,
                                        Things.playlist(odd, Member.absent()),
                                        renamed("Onboarding")))
                        .line();
        assertThat(playlist.reversible()).isEqualTo(Reversible.NO);
        assertThat(changes.inverse(playlist)).isEmpty();
    }

    @Test
    void whatTheServerMadeUnderAnIdThatNoRequestMayNameStays() {
        transport.answer(201, "{\"id\":\"pl-17\"}");
        ChangeLine created =
                changes.apply(
                                PlaylistCreation.TYPE.stage(
                                        staging,
                                        new PlaylistDraft("New", AccessType.PRIVATE, "Maria")))
                        .line();
        assertThat(created.subject().id()).isEqualTo("pl-17");
        assertThat(changes.inverse(created)).isEmpty();
    }

    private static PlaylistUpdate renamed(String name) {
        return new PlaylistUpdate(
                Member.of(name),
                Member.absent(),
                Member.absent(),
                Member.absent(),
                Member.absent(),
                Member.absent(),
                Member.absent(),
                Member.absent());
    }

    /** The password that came with it means nothing any more. */
    @Test
    void takesBackTheAccessWithoutThePassword() {
        transport.answer(200, "{}");
        ChangeLine line =
                changes.apply(
                                PlaylistEdit.TYPE.stage(
                                        staging,
                                        StagingTest.playlist(AccessType.PUBLIC),
                                        StagingTest.access(
                                                AccessType.ANYONE_WITH_PASSWORD,
                                                Member.of(new Secret("canary7")))))
                        .line();
        ChangeLine back = changes.inverse(line).orElseThrow().line();
        assertThat(back.request().body()).isEqualTo("{\"access_type\":\"public\"}");
        assertThat(back.members()).extracting(MemberChange::member).containsExactly("access_type");
    }
}
