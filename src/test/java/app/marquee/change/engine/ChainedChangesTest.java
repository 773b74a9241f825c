package app.marquee.change.engine;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.change.JournalEntryFactory;
import app.marquee.change.StagedChange;
import app.marquee.change.folder.FolderCreation;
import app.marquee.change.folder.FolderEdit;
import app.marquee.change.playlist.PlaylistAddition;
import app.marquee.change.playlist.PlaylistCreation;
import app.marquee.change.video.VideoEdit;
import app.marquee.model.change.ChangeLine;
import app.marquee.model.change.ChangeList;
import app.marquee.model.change.ChangeListReading.Reason;
import app.marquee.model.change.ChangeState;
import app.marquee.model.change.ChangeValue;
import app.marquee.model.change.ListedChange;
import app.marquee.model.change.MemberChange;
import app.marquee.model.failure.Failure;
import app.marquee.model.folder.Folder;
import app.marquee.model.folder.FolderDraft;
import app.marquee.model.folder.FolderUpdate;
import app.marquee.model.id.ChangeId;
import app.marquee.model.id.FolderId;
import app.marquee.model.id.ItemKind;
import app.marquee.model.id.PlaylistId;
import app.marquee.model.operation.Operation;
import app.marquee.model.playlist.AccessType;
import app.marquee.model.playlist.Playlist;
import app.marquee.model.playlist.PlaylistDraft;
import app.marquee.model.playlist.PlaylistEntry;
import app.marquee.model.video.Video;
import app.marquee.model.video.VideoUpdate;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;

/** Changes of an item that an earlier change of their batch creates. */
final class ChainedChangesTest extends JournaledChanges {

    private static final String ID = "aaaaaaaa-1111-4222-8333-444455556666";

    private final JournalEntryFactory uuids =
            new JournalEntryFactory(
                    lines.connection(),
                    lines.clock(),
                    () -> new ChangeId(UUID.randomUUID().toString()),
                    "maria");
    private final StagedChange creation =
            FolderCreation.TYPE.stage(uuids, new FolderDraft("New", null));
    private final StagedChange move = move();

    private StagedChange move() {
        return VideoEdit.TYPE
                .stage(
                        uuids,
                        Video.known(Things.VIDEO),
                        VideoUpdate.moveTo(new FolderId(creation.line().id().value())))
                .needing(creation);
    }

    @Test
    void theIdThatTheServerReturnsIsSent() {
        transport.answer(201, "{\"id\":\"" + ID + "\"}").answer(200, "{}");

        changes.apply(creation);
        ChangeLine line = changes.apply(move).line();

        assertThat(line.state()).isEqualTo(ChangeState.DONE);
        assertThat(Objects.requireNonNull(transport.sent().getLast().body()).json())
                .isEqualTo("{\"folder_id\":\"" + ID + "\"}");
        assertThat(recorded(move.line()).members().getFirst().after())
                .isEqualTo(new ChangeValue.Text(ID));
        assertThat(recorded(move.line()).request().body()).contains(ID);
    }

    @Test
    void videosAreAddedToThePlaylistThatWasCreated() {
        StagedChange created =
                PlaylistCreation.TYPE.stage(
                        uuids, new PlaylistDraft("Copy", AccessType.PRIVATE, "maria"));
        StagedChange added = addition(created);
        transport.answer(201, "{\"id\":\"" + ID + "\"}").answer(200, "{}");

        changes.apply(created);
        changes.apply(added);

        assertThat(transport.sent().getLast().pathVariables()).containsValue(ID);
        assertThat(journal.about(uuids.connection().id(), ItemKind.PLAYLIST, ID)).hasSize(2);
    }

    private StagedChange addition(StagedChange created) {
        return PlaylistAddition.TYPE
                .stage(
                        uuids,
                        Playlist.known(new PlaylistId(created.line().id().value())),
                        List.of(new PlaylistEntry(Things.VIDEO, 0)),
                        Map.of())
                .needing(created);
    }

    /** A list without a creation has nothing that needs it, directly or through another one. */
    @Test
    void whatNeedsSomethingLeftOutIsLeftOutToo() {
        StagedChange inside =
                FolderCreation.TYPE
                        .stage(
                                uuids,
                                new FolderDraft(
                                        "Inside", new FolderId(creation.line().id().value())))
                        .needing(creation);
        StagedChange deep =
                VideoEdit.TYPE
                        .stage(
                                uuids,
                                Video.known(Things.VIDEO),
                                VideoUpdate.moveTo(new FolderId(inside.line().id().value())))
                        .needing(inside);
        StagedChange other =
                PlaylistCreation.TYPE.stage(
                        uuids, new PlaylistDraft("Copy", AccessType.PRIVATE, "maria"));
        ChangeList list =
                changes.lists().list(changes.lists().keep(List.of(creation, inside, deep, other)));

        assertThat(list.changes()).hasSize(4);
        assertThat(list.without(Set.of(creation.line().id())).changes())
                .extracting(ListedChange::id)
                .containsExactly(other.line().id());
    }

    @Test
    void undoNamesTheItemThatWasCreated() {
        StagedChange moved =
                VideoEdit.TYPE
                        .stage(
                                uuids,
                                Things.video(),
                                VideoUpdate.moveTo(new FolderId(creation.line().id().value())))
                        .needing(creation);
        transport.answer(201, "{\"id\":\"" + ID + "\"}").answer(200, "{}").answer(200, "{}");
        ChangeLine created = changes.apply(creation).line();
        ChangeLine done = changes.apply(moved).line();

        assertThat(changes.inverse(created)).as("no request deletes a folder").isEmpty();
        StagedChange back = changes.inverse(done).orElseThrow();
        assertThat(back.line().request().body()).isEqualTo("{\"folder_id\":null}");
        assertThat(back.line().needs()).isEmpty();
        ChangeLine undone = changes.apply(back).line();
        assertThat(undone.state()).isEqualTo(ChangeState.DONE);
        assertThat(changes.inverse(undone).orElseThrow().line().request().body())
                .as("done again, in the folder that was created")
                .isEqualTo("{\"folder_id\":\"" + ID + "\"}");
    }

    @Test
    void undoOfACopyDeletesThePlaylistThatWasCreated() {
        StagedChange created =
                PlaylistCreation.TYPE.stage(
                        uuids, new PlaylistDraft("Copy", AccessType.PRIVATE, "maria"));
        StagedChange added = addition(created);
        transport.answer(201, "{\"id\":\"" + ID + "\"}").answer(200, "{}");
        changes.apply(created);
        changes.apply(added);
        journal.close();
        open();

        assertThat(changes.inverse(recorded(added.line()))).isEmpty();
        StagedChange back = changes.inverse(recorded(created.line())).orElseThrow();
        assertThat(back.line().request().url().getPath()).isEqualTo("/v1/playlist/" + ID);
        assertThat(back.line().request().method()).isEqualTo("DELETE");
    }

    @ParameterizedTest
    @ValueSource(strings = {"{}", "{\"id\":\"17\"}"})
    void withoutAnIdItStopsAsUnknownWithTheReason(String answer) {
        transport.answer(201, answer);

        changes.apply(creation);
        ChangeLine line = changes.apply(move).line();

        assertThat(line.state()).isEqualTo(ChangeState.UNKNOWN);
        assertThat(Objects.requireNonNull(line.answer()).failure()).isEqualTo("NotCreated");
        assertThat(recorded(move.line()).state()).isEqualTo(ChangeState.UNKNOWN);
        assertThat(transport.sent()).hasSize(1);
        assertThat(changes.isUnderWay()).isFalse();
    }

    @Test
    void whatMayHaveBeenCreatedIsUnknownToo() {
        transport.fail(new Failure.LostAnswer("reset"));

        changes.apply(creation);

        assertThat(changes.apply(move).line().state()).isEqualTo(ChangeState.UNKNOWN);
        assertThat(transport.sent()).hasSize(1);
    }

    @Test
    void whatWasNotCreatedFailsAndCanBeAppliedLater() {
        transport
                .fail(new Failure.Invalid(SAID))
                .answer(201, "{\"id\":\"" + ID + "\"}")
                .answer(200, "{}");
        changes.apply(creation);
        ChangeLine failed = changes.apply(move).line();
        assertThat(failed.state()).isEqualTo(ChangeState.FAILED);
        assertThat(changes.isUnderWay()).isFalse();

        changes.apply(again(creation.line()));
        ChangeLine line = changes.apply(again(failed)).line();

        assertThat(line.state()).isEqualTo(ChangeState.DONE);
        assertThat(transport.sent()).hasSize(3);
    }

    private StagedChange again(ChangeLine line) {
        return changes.again(recorded(line), Optional.empty()).orElseThrow();
    }

    @Test
    void aLaterRunGoesOnWithTheRecordedId() {
        changes.keep(List.of(creation, move));
        transport.answer(201, "{\"id\":\"" + ID + "\"}").answer(200, "{}");
        changes.apply(again(creation.line()));
        journal.close();
        open();

        ChangeLine waiting = changes.waiting().getFirst();
        assertThat(waiting.needs()).singleElement().matches(item -> "New".equals(item.title()));
        assertThat(changes.apply(again(waiting)).line().state()).isEqualTo(ChangeState.DONE);
        assertThat(Objects.requireNonNull(transport.sent().getLast().body()).json()).contains(ID);
    }

    @Test
    void theCreationGoesFirstAndTheRestTogether() {
        StagedChange other =
                FolderEdit.TYPE
                        .stage(
                                uuids,
                                Folder.known(Things.FOLDER),
                                FolderUpdate.moveTo(new FolderId(creation.line().id().value())))
                        .needing(creation);
        SendOrder order = new SendOrder(List.of(creation, move, other));

        assertThat(order.take()).contains(creation);
        assertThat(order.take()).isEmpty();
        order.ended(creation);
        assertThat(order.free()).isEqualTo(2);
    }

    @Test
    void discardingTheCreationDiscardsWhatNeedsIt() {
        changes.keep(List.of(creation, move));

        changes.giveUp(List.of(creation.line().id()));

        assertThat(changes.waiting()).isEmpty();
    }

    @Test
    void discardingTheCreationKeepsEverythingElse() {
        StagedChange other =
                FolderCreation.TYPE.stage(uuids, new FolderDraft("Other", Things.PARENT));
        StagedChange within =
                VideoEdit.TYPE
                        .stage(
                                uuids,
                                Video.known(Things.OTHER),
                                VideoUpdate.moveTo(new FolderId(other.line().id().value())))
                        .needing(other);
        changes.keep(List.of(creation, move, other, within));

        changes.giveUp(List.of(creation.line().id()));

        assertThat(changes.waiting())
                .extracting(ChangeLine::id)
                .containsExactly(other.line().id(), within.line().id());
    }

    @Test
    void aListWithoutTheCreationIsRefused() {
        List<ChangeLine> kept = changes.lists().keep(List.of(creation, rename(), move));
        ChangeList whole = changes.lists().list(kept);
        List<ChangeLine> found = new ArrayList<>();
        assertThat(changes.lists().preview(whole, found::addAll)).isEmpty();
        assertThat(found).hasSize(3);
        assertBad(with(whole, whole.changes().subList(1, 3)));
    }

    /** The line of the journal knows the ID by now, and the list still names the creation. */
    @Test
    void aListThatWasAppliedIsTakenAsItIsInTheJournal() {
        ChangeList whole = changes.lists().list(changes.lists().keep(List.of(creation, move)));
        transport.answer(201, "{\"id\":\"" + ID + "\"}").answer(200, "{}");
        changes.apply(again(creation.line()));
        changes.apply(again(move.line()));
        List<ChangeLine> found = new ArrayList<>();

        assertThat(changes.lists().preview(whole, found::addAll)).isEmpty();
        assertThat(found).containsExactly(recorded(creation.line()), recorded(move.line()));
    }

    @Test
    void anotherChangeUnderAKnownIdIsRefused() {
        ChangeLine first = changes.lists().keep(List.of(rename())).getFirst();
        ChangeList list = changes.lists().list(List.of(first));
        ListedChange listed = list.changes().getFirst();
        assertBad(
                with(
                        list,
                        List.of(
                                new ListedChange(
                                        listed.id(),
                                        listed.operation(),
                                        listed.subjects(),
                                        List.of(
                                                new MemberChange(
                                                        "name",
                                                        new ChangeValue.Text("Aulas"),
                                                        new ChangeValue.Text("Else"))),
                                        listed.needsSecret(),
                                        listed.author(),
                                        listed.note()))));
        assertBad(
                with(
                        list,
                        List.of(
                                new ListedChange(
                                        listed.id(),
                                        Operation.CREATE_FOLDER,
                                        listed.subjects(),
                                        listed.members(),
                                        listed.needsSecret(),
                                        listed.author(),
                                        listed.note()))));
    }

    private static ChangeList with(ChangeList list, List<ListedChange> some) {
        return new ChangeList(
                list.id(), list.savedAt(), list.account(), list.kind(), list.address(), some);
    }

    private void assertBad(ChangeList list) {
        List<ChangeLine> found = new ArrayList<>();
        assertThat(changes.lists().preview(list, found::addAll))
                .hasValueSatisfying(
                        refused -> assertThat(refused.reason()).isEqualTo(Reason.BAD_CHANGE));
        assertThat(found).isEmpty();
    }
}
