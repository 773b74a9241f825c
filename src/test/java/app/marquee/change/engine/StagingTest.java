package app.marquee.change.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.marquee.change.JournalEntryFactory;
import app.marquee.change.StagedChange;
import app.marquee.change.field.FieldCreation;
import app.marquee.change.field.FieldDeletion;
import app.marquee.change.field.FieldEdit;
import app.marquee.change.folder.FolderCreation;
import app.marquee.change.folder.FolderEdit;
import app.marquee.change.funnel.FunnelVideoRemoval;
import app.marquee.change.funnel.NewFunnel;
import app.marquee.change.playlist.PlaylistAddition;
import app.marquee.change.playlist.PlaylistCreation;
import app.marquee.change.playlist.PlaylistDeletion;
import app.marquee.change.playlist.PlaylistEdit;
import app.marquee.change.thumbnail.ThumbnailRemoval;
import app.marquee.change.video.TrashChange;
import app.marquee.change.video.VideoEdit;
import app.marquee.model.Member;
import app.marquee.model.Secret;
import app.marquee.model.UnknownMembers;
import app.marquee.model.change.ChangeLine;
import app.marquee.model.change.ChangeState;
import app.marquee.model.change.ChangeValue;
import app.marquee.model.change.MemberChange;
import app.marquee.model.change.Reversible;
import app.marquee.model.failure.Failure;
import app.marquee.model.failure.FailureException;
import app.marquee.model.folder.Folder;
import app.marquee.model.folder.FolderDraft;
import app.marquee.model.folder.FolderUpdate;
import app.marquee.model.funnel.FunnelName;
import app.marquee.model.id.CustomFieldId;
import app.marquee.model.id.FolderId;
import app.marquee.model.id.FunnelId;
import app.marquee.model.id.ItemKind;
import app.marquee.model.id.Subject;
import app.marquee.model.id.VideoId;
import app.marquee.model.operation.Operation;
import app.marquee.model.playlist.AccessType;
import app.marquee.model.playlist.ButtonSize;
import app.marquee.model.playlist.ExternalButton;
import app.marquee.model.playlist.Playlist;
import app.marquee.model.playlist.PlaylistDraft;
import app.marquee.model.playlist.PlaylistEntry;
import app.marquee.model.playlist.PlaylistUpdate;
import app.marquee.model.video.CustomField;
import app.marquee.model.video.CustomFieldDraft;
import app.marquee.model.video.CustomFieldUpdate;
import app.marquee.model.video.Thumbnails;
import app.marquee.model.video.Video;
import app.marquee.model.video.VideoUpdate;

import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

import java.net.URI;
import java.util.List;
import java.util.Map;

final class StagingTest {
    private final JournalEntryFactory staging = Things.lines(Things.CONNECTION);

    @Test
    void showsOldAndNewAndTheExactRequest() {
        StagedChange change =
                PlaylistEdit.TYPE.stage(
                        staging,
                        Things.playlist(Member.of("Old"), Member.absent()),
                        update(Member.of("New"), Member.of("Text")));
        ChangeLine line = change.line();
        assertThat(line.state()).isEqualTo(ChangeState.STAGED);
        assertThat(line.subject())
                .isEqualTo(new Subject(ItemKind.PLAYLIST, Things.PLAYLIST.value(), "Old"));
        assertThat(line.members())
                .containsExactly(
                        new MemberChange(
                                "name", new ChangeValue.Text("Old"), new ChangeValue.Text("New")),
                        new MemberChange(
                                "description",
                                new ChangeValue.Unknown(),
                                new ChangeValue.Text("Text")));
        assertThat(line.request().method()).isEqualTo("PUT");
        assertThat(line.request().url())
                .isEqualTo(URI.create("https://api.acme.test/v1/playlist/" + Things.PLAYLIST));
        assertThat(line.request().body()).isEqualTo("{\"name\":\"New\",\"description\":\"Text\"}");
        assertThat(line.reversible()).isEqualTo(Reversible.UNKNOWN);
        assertThat(line.origin().author()).isEqualTo("maria");
        assertThat(line.origin().stagedAt()).isEqualTo(Things.NOON);
        assertThat(line.content().needsSecret()).isFalse();
    }

    @Test
    void stagesNothingThatChangesNothing() {
        FolderUpdate noFolder = new FolderUpdate(Member.absent(), Member.absent(), Member.absent());
        assertThatThrownBy(
                        () ->
                                FolderEdit.TYPE.stage(
                                        staging, Things.folder(Member.ofNull()), noFolder))
                .isInstanceOf(IllegalArgumentException.class);
        VideoUpdate noVideo = new VideoUpdate(Member.absent(), Member.absent(), Member.absent());
        assertThatThrownBy(() -> VideoEdit.TYPE.stage(staging, Things.video(), noVideo))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void noPasswordIsPutWhereNoneWasChanged() {
        List<MemberChange> name =
                List.of(
                        new MemberChange(
                                "name", new ChangeValue.Text("Old"), new ChangeValue.Text("New")));
        assertThat(PlaylistEdit.FIELDS.wanted(name).password().isPresent()).isFalse();
    }

    @Test
    void neverShowsAPassword() {
        StagedChange change =
                PlaylistEdit.TYPE.stage(
                        staging,
                        playlist(AccessType.PUBLIC),
                        access(AccessType.ANYONE_WITH_PASSWORD, Member.of(new Secret("canary7"))));
        assertThat(change.line().content().needsSecret()).isTrue();
        assertThat(change.line().request().body()).contains(Secret.MASK);
        assertThat(change.toString()).doesNotContain("canary7");
        assertThat(change.line().members())
                .contains(
                        new MemberChange(
                                "password", new ChangeValue.Unknown(), new ChangeValue.Hidden()));
    }

    @Test
    void knowsWhenAnAccessTypeCanBeTakenBack() {
        Member<Secret> password = Member.of(new Secret("canary7"));
        assertThat(reversible(AccessType.PUBLIC, AccessType.PRIVATE, Member.absent()))
                .isEqualTo(Reversible.YES);
        assertThat(reversible(AccessType.PUBLIC, AccessType.ANYONE_WITH_PASSWORD, password))
                .isEqualTo(Reversible.YES);
        assertThat(reversible(AccessType.ANYONE_WITH_PASSWORD, AccessType.PUBLIC, Member.absent()))
                .isEqualTo(Reversible.NO);
        assertThat(
                        reversible(
                                AccessType.ANYONE_WITH_PASSWORD,
                                AccessType.ANYONE_WITH_PASSWORD,
                                password))
                .isEqualTo(Reversible.NO);
    }

    private Reversible reversible(AccessType before, AccessType after, Member<Secret> password) {
        return PlaylistEdit.TYPE
                .stage(staging, playlist(before), access(after, password))
                .line()
                .reversible();
    }

    @Test
    void keepsTheMembersOfAButton() {
        ExternalButton button = new ExternalButton(ButtonSize.LARGE, "Buy", "https://acme.test");
        StagedChange change =
                PlaylistEdit.TYPE.stage(
                        staging,
                        Playlist.known(Things.PLAYLIST),
                        new PlaylistUpdate(
                                Member.absent(),
                                Member.absent(),
                                Member.absent(),
                                Member.absent(),
                                Member.absent(),
                                Member.absent(),
                                Member.of(button),
                                Member.absent()));
        assertThat(change.line().members().getFirst().after())
                .isEqualTo(
                        new ChangeValue.Parts(
                                Map.of(
                                        "size", new ChangeValue.Text("large"),
                                        "text", new ChangeValue.Text("Buy"),
                                        "url", new ChangeValue.Text("https://acme.test"))));
    }

    @Test
    void tellsTheRootFromAnUnknownParent() {
        ChangeLine fromRoot =
                FolderEdit.TYPE
                        .stage(
                                staging,
                                Things.folder(Member.ofNull()),
                                FolderUpdate.moveTo(Things.PARENT))
                        .line();
        assertThat(fromRoot.members())
                .containsExactly(
                        new MemberChange(
                                "parent_folder_id",
                                new ChangeValue.None(),
                                new ChangeValue.Text(Things.PARENT.value())));
        assertThat(fromRoot.reversible()).isEqualTo(Reversible.YES);
        ChangeLine fromSomewhere =
                FolderEdit.TYPE
                        .stage(staging, Things.folder(Member.absent()), FolderUpdate.moveToRoot())
                        .line();
        assertThat(fromSomewhere.request().body()).isEqualTo("{\"parent_folder_id\":null}");
        assertThat(fromSomewhere.reversible()).isEqualTo(Reversible.UNKNOWN);
    }

    @Test
    void namesEveryVideoThatIsAdded() {
        ChangeLine line =
                PlaylistAddition.TYPE
                        .stage(
                                staging,
                                Playlist.known(Things.PLAYLIST),
                                List.of(
                                        new PlaylistEntry(Things.VIDEO, 2),
                                        new PlaylistEntry(Things.OTHER, null)),
                                Map.of(Things.VIDEO, "Lesson 1"))
                        .line();
        assertThat(line.subjects())
                .containsExactly(
                        new Subject(ItemKind.PLAYLIST, Things.PLAYLIST.value(), null),
                        new Subject(ItemKind.VIDEO, Things.VIDEO.value(), "Lesson 1"),
                        new Subject(ItemKind.VIDEO, Things.OTHER.value(), null));
        assertThat(line.request().body())
                .isEqualTo(
                        "[{\"video_id\":\"%s\",\"order\":2},{\"video_id\":\"%s\"}]"
                                .formatted(Things.VIDEO, Things.OTHER));
        assertThat(line.reversible()).isEqualTo(Reversible.NO);
    }

    @Test
    void stagesTheOtherOperations() {
        assertLine(
                PlaylistDeletion.TYPE.stage(staging, Playlist.known(Things.PLAYLIST)),
                Operation.DELETE_PLAYLIST,
                Reversible.NO);
        assertLine(
                PlaylistCreation.TYPE.stage(
                        staging, new PlaylistDraft("New", AccessType.PRIVATE, "Maria")),
                Operation.CREATE_PLAYLIST,
                Reversible.UNKNOWN);
        assertLine(
                FolderCreation.TYPE.stage(staging, new FolderDraft("New", null)),
                Operation.CREATE_FOLDER,
                Reversible.NO);
        assertLine(
                NewFunnel.TYPE.stage(staging, new FunnelName("Leads")),
                Operation.CREATE_FUNNEL,
                Reversible.NO);
        assertLine(
                FunnelVideoRemoval.TYPE.stage(
                        staging,
                        new FunnelId(Things.PARENT.value()),
                        "Leads",
                        List.of(Things.VIDEO),
                        Map.of()),
                Operation.REMOVE_FUNNEL_VIDEOS,
                Reversible.NO);
        assertLine(
                TrashChange.RECOVER.stage(staging, List.of(Things.VIDEO), Map.of()),
                Operation.RECOVER_VIDEOS,
                Reversible.UNKNOWN);
        assertLine(
                TrashChange.MOVE.stage(staging, List.of(Things.VIDEO), Map.of()),
                Operation.TRASH_VIDEOS,
                Reversible.YES);
        assertLine(
                VideoEdit.TYPE.stage(staging, Things.video(), VideoUpdate.rename("Lesson one")),
                Operation.UPDATE_VIDEO,
                Reversible.YES);
    }

    private static void assertLine(
            StagedChange change, Operation operation, Reversible reversible) {
        assertThat(change.line().operation()).isEqualTo(operation);
        assertThat(change.request().operation()).isEqualTo(operation);
        assertThat(change.line().reversible()).isEqualTo(reversible);
    }

    @Test
    void stagesNothingThatTheContractRefuses() {
        assertRefused(() -> FolderCreation.TYPE.stage(staging, new FolderDraft("", null)));
        assertRefused(
                () ->
                        PlaylistCreation.TYPE.stage(
                                staging,
                                new PlaylistDraft("x".repeat(256), AccessType.PUBLIC, "Ana")));
        assertThatThrownBy(() -> NewFunnel.TYPE.stage(staging, new FunnelName("ab")))
                .isInstanceOfSatisfying(
                        FailureException.class,
                        e -> assertThat(e.failure()).isInstanceOf(Failure.Refused.class));
        assertThatThrownBy(
                        () ->
                                PlaylistEdit.TYPE.stage(
                                        staging,
                                        Playlist.known(Things.PLAYLIST),
                                        PlaylistUpdate.NOTHING))
                .isInstanceOf(IllegalArgumentException.class);
    }

    private static PlaylistUpdate update(Member<String> name, Member<String> description) {
        return new PlaylistUpdate(
                name,
                description,
                Member.absent(),
                Member.absent(),
                Member.absent(),
                Member.absent(),
                Member.absent(),
                Member.absent());
    }

    static PlaylistUpdate access(AccessType access, Member<Secret> password) {
        return new PlaylistUpdate(
                Member.absent(),
                Member.absent(),
                Member.of(access),
                password,
                Member.absent(),
                Member.absent(),
                Member.absent(),
                Member.absent());
    }

    static Playlist playlist(AccessType access) {
        Playlist known = Playlist.known(Things.PLAYLIST);
        return new Playlist(
                known.id(),
                known.name(),
                known.description(),
                Member.of(access),
                known.hideViews(),
                known.creatorName(),
                known.externalButton(),
                known.imageId(),
                known.videosQuantity(),
                known.duration(),
                known.updatedAt(),
                known.extras());
    }

    @Test
    void stagesNothingAboutWhatNoRequestMayName() {
        VideoId odd = new VideoId("v-9");
        assertRefused(
                () ->
                        FolderEdit.TYPE.stage(
                                staging,
                                Folder.known(new FolderId("42")),
                                FolderUpdate.rename("Lições")));
        assertRefused(
                () -> VideoEdit.TYPE.stage(staging, Video.known(odd), VideoUpdate.rename("A")));
        assertRefused(() -> TrashChange.MOVE.stage(staging, List.of(Things.VIDEO, odd), Map.of()));
        assertRefused(() -> TrashChange.MOVE.stage(staging, List.of(), Map.of()));
        assertRefused(() -> added(List.of(new PlaylistEntry(odd, null))));
        assertRefused(() -> added(List.of()));
        assertRefused(
                () ->
                        FunnelVideoRemoval.TYPE.stage(
                                staging,
                                new FunnelId(Things.PARENT.value()),
                                null,
                                List.of(odd),
                                Map.of()));
        assertRefused(
                () ->
                        ThumbnailRemoval.TYPE.stage(
                                staging,
                                odd,
                                null,
                                new Thumbnails(
                                        Member.absent(), Member.absent(), UnknownMembers.NONE)));
        assertRefused(
                () ->
                        FieldCreation.TYPE.stage(
                                staging, odd, null, new CustomFieldDraft("course", "Java")));
        assertRefused(() -> FieldDeletion.TYPE.stage(staging, Things.VIDEO, null, field("42")));
        assertRefused(
                () ->
                        FieldEdit.TYPE.stage(
                                staging,
                                Things.VIDEO,
                                null,
                                field("42"),
                                CustomFieldUpdate.value("Go")));
    }

    private static CustomField field(String id) {
        return new CustomField(
                new CustomFieldId(id), null, "course", "Java", null, null, UnknownMembers.NONE);
    }

    private StagedChange added(List<PlaylistEntry> entries) {
        return PlaylistAddition.TYPE.stage(
                staging, Playlist.known(Things.PLAYLIST), entries, Map.of());
    }

    private static void assertRefused(ThrowingCallable staged) {
        assertThatThrownBy(staged)
                .isInstanceOfSatisfying(
                        FailureException.class,
                        e -> assertThat(e.failure()).isInstanceOf(Failure.Refused.class));
    }
}
