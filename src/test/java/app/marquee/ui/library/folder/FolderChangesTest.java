package app.marquee.ui.library.folder;

import static app.marquee.ui.library.LibraryFixture.folder;
import static app.marquee.ui.library.LibraryFixture.id;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.change.StagedChange;
import app.marquee.model.Member;
import app.marquee.model.change.ChangeState;
import app.marquee.model.connection.ConnectionKind;
import app.marquee.model.failure.Failure;
import app.marquee.model.failure.FailureException;
import app.marquee.model.folder.Folder;
import app.marquee.model.id.FolderId;
import app.marquee.model.limit.ValidationResult;
import app.marquee.task.HeldRunner;
import app.marquee.task.InlineRunner;
import app.marquee.ui.change.ChangeEntry;
import app.marquee.ui.change.LatestBatch;
import app.marquee.ui.change.Proposal;
import app.marquee.ui.library.FakeGate;
import app.marquee.ui.library.LibraryFixture;
import app.marquee.ui.library.VideosViewModelTest;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Renaming, moving and switching, from the gesture to what the tree shows and what undo offers. */
class FolderChangesTest {
    private final HeldRunner held = new HeldRunner();
    private final LibraryFixture library = new LibraryFixture(held);

    @BeforeEach
    void load() {
        library.folders.folders =
                new ArrayList<>(
                        List.of(
                                folder(1, "Courses", null),
                                folder(2, "Basic", 1),
                                folder(3, "Deep", 2),
                                folder(4, "Archive", null)));
        library.tree.refresh();
        held.releaseAll();
    }

    @Test
    void a_new_name_is_shown_with_a_mark_until_it_is_answered() {
        rename(4, "Zebra ");
        assertThat(library.shown()).containsExactly("TOP", "Courses", "  Basic", "Zebra  …");
        assertThat(library.actions.blocked(List.of(id(4)))).isPresent();

        held.releaseAll();
        assertThat(library.shown()).containsExactly("TOP", "Courses", "  Basic", "Zebra ");
        assertThat(library.gate.bodies()).containsExactly("{\"name\":\"Zebra \"}");
        assertThat(library.latest().orElseThrow().state()).isEqualTo(ChangeEntry.State.DONE);
    }

    @Test
    void the_request_is_shown_while_typing() {
        library.edit.begin(id(4));
        library.edit.textProperty().set("Old");
        StagedChange change = library.edit.draftProperty().get().change();

        assertThat(change).isNotNull();
        assertThat(change.line().request().url())
                .hasToString("https://api.example/folders/" + id(4));
        assertThat(change.line().request().body()).isEqualTo("{\"name\":\"Old\"}");
        assertThat(library.gate.sent).isEmpty();
    }

    @Test
    void a_name_that_is_as_it_was_sends_nothing() {
        rename(4, "Archive");
        held.releaseAll();

        assertThat(library.gate.sent).isEmpty();
        assertThat(library.edit.editingProperty().get()).isNull();
    }

    @Test
    void a_name_that_breaks_the_limit_stays_in_the_field() {
        library.edit.begin(id(4));
        library.edit.textProperty().set("");
        assertThat(library.edit.draftProperty().get().verdict())
                .isEqualTo(new ValidationResult.TooShort(0, 1));
        library.edit.commit();
        library.edit.textProperty().set("🎬".repeat(256));
        assertThat(library.edit.draftProperty().get().verdict())
                .isEqualTo(new ValidationResult.TooLong(256, 255));
        library.edit.commit();
        assertThat(library.edit.editingProperty().get()).isEqualTo(id(4));

        library.edit.textProperty().set("🎬".repeat(255));
        library.edit.commit();
        held.releaseAll();
        assertThat(library.gate.sent).hasSize(1);
    }

    @Test
    void spaces_at_the_ends_are_told_and_kept() {
        library.edit.begin(id(4));
        library.edit.textProperty().set(" Archive  ");

        assertThat(library.edit.draftProperty().get().outerSpaces()).isEqualTo(3);
        assertThat(library.edit.draftProperty().get().changed()).isTrue();
    }

    @Test
    void leaving_the_field_keeps_what_was_typed_and_ends_what_was_not() {
        library.edit.begin(id(4));
        library.edit.textProperty().set("New");
        library.edit.leave();
        assertThat(library.edit.editingProperty().get()).isEqualTo(id(4));

        library.edit.textProperty().set("Archive");
        library.edit.leave();
        assertThat(library.edit.editingProperty().get()).isNull();
    }

    @Test
    void on_failure_the_old_name_is_back_with_the_reason() {
        library.gate.nextFails();
        rename(4, "Zebra");
        held.releaseAll();

        assertThat(library.shown()).containsExactly("TOP", "Archive !", "Courses", "  Basic");
        ChangeEntry entry = library.latest().orElseThrow().entries().getFirst();
        assertThat(entry.state()).isEqualTo(ChangeEntry.State.FAILED);
        assertThat(entry.failure()).isNotNull();
        assertThat(LatestBatch.of(library.flow)).isEmpty();

        library.tree.dismiss(id(4));
        assertThat(library.shown()).contains("Archive");
    }

    @Test
    void a_lost_answer_is_unknown_and_a_read_settles_it() {
        library.gate.nextIsUnknown();
        rename(4, "Zebra");
        held.release();
        assertThat(library.shown()).containsExactly("TOP", "Archive ?", "Courses", "  Basic");
        assertThat(library.latest().orElseThrow().state()).isEqualTo(ChangeEntry.State.UNKNOWN);

        library.folders.set(folder(4, "Zebra", null));
        held.releaseAll();
        assertThat(library.shown()).containsExactly("TOP", "Courses", "  Basic", "Zebra");
        assertThat(library.latest().orElseThrow().state()).isEqualTo(ChangeEntry.State.FOUND_DONE);
    }

    @Test
    void a_lost_answer_of_a_change_that_was_not_made_is_settled_too() {
        library.gate.nextIsUnknown();
        rename(4, "Zebra");
        held.releaseAll();

        assertThat(library.shown()).containsExactly("TOP", "Archive", "Courses", "  Basic");
        assertThat(library.latest().orElseThrow().state())
                .isEqualTo(ChangeEntry.State.FOUND_UNDONE);
    }

    @Test
    void a_read_that_settles_one_change_leaves_the_word_about_another() {
        library.gate.nextFails();
        rename(1, "Nope");
        held.releaseAll();
        library.gate.nextIsUnknown();
        rename(4, "Zebra");
        held.releaseAll();
        assertThat(library.shown()).contains("Courses !", "Archive");

        library.tree.refresh();
        held.releaseAll();
        assertThat(library.shown()).contains("Courses", "Archive");
    }

    @Test
    void where_nothing_can_be_read_unknown_stays_unknown() {
        library.folders.whole = false;
        library.tree.refresh();
        held.releaseAll();
        library.gate.nextIsUnknown();
        rename(4, "Zebra");
        held.releaseAll();

        assertThat(library.shown()).contains("Archive ?");
        assertThat(library.latest().orElseThrow().state()).isEqualTo(ChangeEntry.State.UNKNOWN);
    }

    @Test
    void the_answer_of_the_service_wins_over_what_was_asked_for() {
        library.gate.nextAnswers(Folder.known(id(4)).withName(Member.of("Trimmed")));
        rename(4, "Trimmed  ");
        held.releaseAll();

        assertThat(library.shown()).contains("Trimmed");
        assertThat(library.tree.known(id(4)).active()).isEqualTo(Member.of(true));
    }

    @Test
    void nothing_is_moved_before_it_was_shown_and_confirmed() {
        library.actions.move(List.of(id(2)), id(4));
        Proposal proposal = library.flow.reviewProperty().get();
        assertThat(proposal.lines())
                .extracting(line -> line.request().body())
                .containsExactly("{\"parent_folder_id\":\"" + id(4) + "\"}");
        assertThat(proposal.warning()).isNotEmpty();
        assertThat(proposal.careful()).isFalse();

        library.flow.discard();
        held.releaseAll();
        assertThat(library.gate.sent).isEmpty();

        library.actions.move(List.of(id(2)), id(4));
        library.flow.confirm();
        assertThat(library.shown()).containsExactly("TOP", "Archive", "  Basic …", "Courses");
        held.releaseAll();
        assertThat(library.shown()).containsExactly("TOP", "Archive", "  Basic", "Courses");
    }

    @Test
    void to_the_top_sends_null_and_only_that() {
        library.tree.select(Set.of(RowKey.of(id(2))));
        library.actions.toTop();
        library.flow.confirm();
        held.releaseAll();

        assertThat(library.gate.bodies()).containsExactly("{\"parent_folder_id\":null}");
        assertThat(library.shown()).containsExactly("TOP", "Archive", "Basic", "Courses");
    }

    @Test
    void a_refused_move_says_why_and_proposes_nothing() {
        library.actions.move(List.of(id(1)), id(3));
        library.actions.move(List.of(id(1)), id(1));
        library.actions.move(List.of(id(2)), id(1));

        assertThat(library.flow.reviewProperty().get()).isNull();
        assertThat(library.news).hasSize(3).allMatch(text -> !text.contains("move."));
    }

    @Test
    void a_folder_that_lies_below_two_that_are_changed_is_counted_once() {
        library.tree.expand(RowKey.of(id(1)), true);
        library.tree.select(Set.of(RowKey.of(id(1)), RowKey.of(id(2))));
        library.actions.status(false);
        assertThat(library.flow.reviewProperty().get().warning())
                .isEqualTo("Also affects 1 subfolder.");
    }

    @Test
    void production_asks_for_care_with_a_folder_that_has_folders() {
        library.connection.set(LibraryFixture.summary(ConnectionKind.PRODUCTION, false));
        library.actions.move(List.of(id(2)), id(4));
        assertThat(library.flow.reviewProperty().get().careful()).isTrue();

        library.actions.move(List.of(id(3)), id(4));
        assertThat(library.flow.reviewProperty().get().careful()).isFalse();
    }

    @Test
    void taking_it_back_on_production_asks_for_the_same_care() {
        library.connection.set(LibraryFixture.summary(ConnectionKind.PRODUCTION, false));
        library.actions.move(List.of(id(2)), id(4));
        String there = library.flow.reviewProperty().get().warning();
        assertThat(there).contains("go live immediately");
        library.flow.confirm();
        held.releaseAll();

        LatestBatch.undo(library.flow);
        held.releaseAll();
        Proposal back = library.flow.reviewProperty().get();
        assertThat(back.warning()).isEqualTo(there);
        assertThat(back.careful()).isTrue();
        assertThat(back.takesBack()).isNotNull();

        library.flow.discard();
        rename(2, "Basics");
        held.releaseAll();
        LatestBatch.undo(library.flow);
        held.releaseAll();
        assertThat(library.flow.reviewProperty().get().warning()).isEmpty();
    }

    @Test
    void a_read_only_connection_changes_nothing_and_says_so() {
        library.connection.set(LibraryFixture.summary(ConnectionKind.PRODUCTION, true));
        library.tree.select(Set.of(RowKey.of(id(2))));

        assertThat(library.actions.choiceProperty().get().canChange()).isFalse();
        assertThat(library.actions.choiceProperty().get().blocked()).isNotEmpty();
        library.actions.move(List.of(id(2)), id(4));
        library.edit.begin(id(2));
        library.actions.cut();
        library.actions.status(false);
        assertThat(library.news).hasSize(4);
        assertThat(library.flow.reviewProperty().get()).isNull();
        assertThat(library.edit.editingProperty().get()).isNull();
    }

    @Test
    void many_are_switched_one_after_the_other_and_those_that_are_so_already_are_left_out() {
        library.folders.set(folder(4, "Archive", null).withActive(Member.of(false)));
        library.tree.refresh();
        held.releaseAll();
        library.tree.select(Set.of(RowKey.of(id(1)), RowKey.of(id(4))));
        assertThat(library.actions.choiceProperty().get().activate()).isTrue();
        assertThat(library.actions.choiceProperty().get().deactivate()).isTrue();

        library.actions.status(false);
        library.flow.confirm();
        held.releaseAll();

        assertThat(library.gate.bodies()).containsExactly("{\"status\":false}");
        assertThat(library.tree.known(id(1)).active()).isEqualTo(Member.of(false));
    }

    @Test
    void cut_and_paste_moves_once() {
        library.tree.select(Set.of(RowKey.of(id(3))));
        library.actions.cut();
        library.tree.select(Set.of(RowKey.of(id(4))));
        assertThat(library.actions.choiceProperty().get().canPaste()).isTrue();
        library.actions.paste();
        library.flow.confirm();
        held.releaseAll();

        assertThat(library.gate.sent).hasSize(1);
        library.actions.paste();
        assertThat(library.news).hasSize(1);
    }

    @Test
    void cut_folders_paste_at_the_top_too() {
        library.tree.select(Set.of(RowKey.of(id(2))));
        library.actions.cut();
        library.tree.select(Set.of(new RowKey.Top()));
        library.actions.paste();

        assertThat(library.flow.reviewProperty().get().lines())
                .extracting(line -> line.request().body())
                .containsExactly("{\"parent_folder_id\":null}");
    }

    @Test
    void undo_proposes_the_way_back_and_undoes_a_gesture_once() {
        rename(4, "Zebra");
        held.releaseAll();
        assertThat(LatestBatch.of(library.flow)).isPresent();

        LatestBatch.undo(library.flow);
        held.releaseAll();
        assertThat(library.flow.reviewProperty().get().lines())
                .extracting(line -> line.request().body())
                .containsExactly("{\"name\":\"Archive\"}");
        library.flow.confirm();
        held.releaseAll();

        assertThat(library.shown()).contains("Archive");
        assertThat(LatestBatch.of(library.flow)).isEmpty();
    }

    @Test
    void a_gesture_over_many_is_undone_as_a_whole() {
        library.actions.move(List.of(id(3), id(4)), id(1));
        library.flow.confirm();
        held.releaseAll();
        LatestBatch.undo(library.flow);
        held.releaseAll();

        assertThat(library.flow.reviewProperty().get().changes()).hasSize(2);
    }

    @Test
    void too_many_requests_stop_the_queue_until_the_person_goes_on() {
        library.gate.nextIsPaused();
        library.actions.move(List.of(id(3), id(4)), id(1));
        library.flow.confirm();
        held.releaseAll();

        assertThat(library.gate.sent).hasSize(1);
        assertThat(library.flow.pausedProperty().get()).isNotNull();
        assertThat(library.latest().orElseThrow().state()).isEqualTo(ChangeEntry.State.PAUSED);

        library.flow.resume();
        held.releaseAll();
        assertThat(library.gate.sent).hasSize(3);
        assertThat(library.latest().orElseThrow().state()).isEqualTo(ChangeEntry.State.DONE);
    }

    @Test
    void what_waits_can_be_given_up() {
        library.gate.nextIsPaused();
        library.actions.move(List.of(id(3), id(4)), id(1));
        library.flow.confirm();
        held.releaseAll();
        library.flow.giveUpWaiting();
        held.releaseAll();

        assertThat(library.gate.sent).hasSize(1);
        assertThat(library.latest().orElseThrow().state()).isEqualTo(ChangeEntry.State.CANCELLED);
        assertThat(library.shown()).containsExactly("TOP", "Archive", "Courses", "  Basic");
    }

    @Test
    void a_list_that_was_asked_for_before_a_change_does_not_take_it_back() {
        library.tree.refresh();
        rename(4, "Zebra");
        held.releaseNewest();
        assertThat(library.shown()).contains("Zebra");

        held.releaseAll();
        assertThat(library.shown()).as("the list still says Archive").contains("Zebra");
        library.folders.set(folder(4, "Zebra", null));
        library.tree.refresh();
        held.releaseAll();
        assertThat(library.shown()).contains("Zebra");
    }

    @Test
    void a_created_folder_is_shown_and_selected() {
        library.gate.nextAnswers(folder(9, "New", 2));
        library.flow.send(library.actions.creation("New", id(2)).orElseThrow());
        held.releaseAll();

        assertThat(library.shown())
                .containsExactly("TOP", "Archive", "Courses", "  Basic", "    Deep", "    New");
        assertThat(library.tree.selectedFolders()).containsExactly(id(9));
        assertThat(library.actions.creation("", null)).isEmpty();
    }

    @Test
    void a_cancelled_change_is_as_the_journal_has_it() {
        InlineRunner inline = new InlineRunner();
        LibraryFixture other = new LibraryFixture(inline);
        other.folders.folders = library.folders.folders;
        other.tree.refresh();
        other.gate.next(
                line -> {
                    other.gate.journal.put(line.id(), FakeGate.end(line, ChangeState.UNKNOWN));
                    throw new FailureException(new Failure.Cancelled(true));
                });
        other.edit.begin(id(4));
        other.edit.textProperty().set("Zebra");
        other.edit.commit();

        // The read that follows finds the old name.
        assertThat(other.latest().orElseThrow().state()).isEqualTo(ChangeEntry.State.FOUND_UNDONE);
    }

    private void rename(int folder, String name) {
        library.edit.begin(id(folder));
        library.edit.textProperty().set(name);
        library.edit.commit();
    }

    @Test
    void what_no_request_may_name_is_neither_changed_nor_taken_as_a_place() {
        FolderId odd = new FolderId("42");
        String why = "This item can’t be changed because its ID “42” isn’t valid.";
        library.folders.folders.add(Folder.known(odd).withName(Member.of("Odd")));
        library.tree.refresh();
        held.releaseAll();
        assertThat(library.actions.blocked(List.of(id(2), odd))).contains(why);
        assertThat(library.actions.blockedPlace(odd)).contains(why);
        library.actions.move(List.of(id(2)), odd);
        library.edit.begin(odd);
        library.videoActions.move(List.of(VideosViewModelTest.video(1)), odd);
        assertThat(library.news).containsExactly(why, why, why);
        assertThat(library.flow.reviewProperty().get()).isNull();
        assertThat(library.edit.editingProperty().get()).isNull();
    }

    @Test
    void a_loaded_name_that_breaks_the_limit_keeps_nothing_else_from_being_changed() {
        library.folders.folders.add(folder(5, "", null));
        library.tree.refresh();
        held.releaseAll();
        library.actions.move(List.of(id(5)), id(4));
        assertThat(library.flow.reviewProperty().get().lines().getFirst().request().body())
                .isEqualTo("{\"parent_folder_id\":\"" + id(4) + "\"}");
        library.flow.discard();
        library.edit.begin(id(5));
        library.edit.commit();
        assertThat(library.edit.editingProperty().get()).as("unchanged").isNull();
    }
}
