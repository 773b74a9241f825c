package app.marquee.ui.library.folder;

import static app.marquee.ui.library.LibraryFixture.folder;
import static app.marquee.ui.library.LibraryFixture.id;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.model.HostileTitle;
import app.marquee.model.failure.Failure;
import app.marquee.model.folder.Folder;
import app.marquee.task.HeldRunner;
import app.marquee.task.InlineRunner;
import app.marquee.task.LoadState;
import app.marquee.ui.library.LibraryFixture;

import org.junit.jupiter.api.Test;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

class FolderTreeViewModelTest {
    private static final String ARCHIVE = HostileTitle.of("Archive");

    private final LibraryFixture library = new LibraryFixture(new InlineRunner());

    private void some() {
        library.folders.folders =
                new ArrayList<>(
                        List.of(
                                folder(1, "Courses", null),
                                folder(2, "Basic 10", 1),
                                folder(3, "Basic 9", 1),
                                folder(4, "Deep", 2),
                                folder(5, ARCHIVE, null)));
    }

    @Test
    void a_small_account_opens_with_its_first_level() {
        some();
        library.tree.refresh();

        assertThat(library.shown())
                .containsExactly("TOP", ARCHIVE, "Courses", "  Basic 9", "  Basic 10");
        assertThat(library.tree.stateProperty().get()).isInstanceOf(LoadState.Loaded.class);
        assertThat(library.folders.remembered).isEqualTo(5);
    }

    @Test
    void an_empty_account_and_a_failure_are_told_apart() {
        library.tree.refresh();
        assertThat(library.tree.stateProperty().get())
                .isEqualTo(new LoadState.Loaded(Instant.EPOCH.plusSeconds(1)));
        assertThat(library.tree.tree().isEmpty()).isTrue();
        assertThat(library.tree.isWhole()).isTrue();

        library.folders.failure = new Failure.NoToken();
        library.tree.refresh();
        assertThat(library.tree.stateProperty().get())
                .isEqualTo(new LoadState.Failed(new Failure.NoToken()));
    }

    /** Those added by ID are all that an account without a list of folders has. */
    @Test
    void where_the_list_fails_the_known_folders_are_shown() {
        library.folders.known = List.of(Folder.known(id(7)), folder(1, "Courses", null));
        library.folders.failure = new Failure.LostAnswer("gone");
        library.tree.refresh();

        assertThat(library.shown()).containsExactly("Courses", "?");
        assertThat(library.tree.isWhole()).isFalse();
        assertThat(library.tree.stateProperty().get())
                .isEqualTo(new LoadState.Failed(new Failure.LostAnswer("gone")));
        some();
        library.folders.failure = null;
        library.tree.refresh();
        assertThat(library.shown())
                .containsExactly("TOP", ARCHIVE, "Courses", "  Basic 9", "  Basic 10");
    }

    @Test
    void expansion_and_selection_stay_over_a_refresh_that_moves_everything() {
        some();
        library.tree.refresh();
        library.tree.expand(RowKey.of(id(2)), true);
        library.tree.select(Set.of(RowKey.of(id(4))));

        library.folders.folders.addFirst(folder(9, "AAA first", null));
        library.folders.set(folder(2, "Basic 1", 1));
        library.tree.refresh();

        assertThat(library.shown())
                .containsExactly(
                        "TOP",
                        "AAA first",
                        ARCHIVE,
                        "Courses",
                        "  Basic 1",
                        "    Deep",
                        "  Basic 9");
        assertThat(library.tree.selectionProperty().get()).containsExactly(RowKey.of(id(4)));
    }

    @Test
    void what_is_gone_is_not_selected_any_more() {
        some();
        library.tree.refresh();
        library.tree.select(Set.of(RowKey.of(id(3)), RowKey.of(id(5))));

        library.folders.folders.removeIf(folder -> folder.id().equals(id(3)));
        library.tree.refresh();

        assertThat(library.tree.selectionProperty().get()).containsExactly(RowKey.of(id(5)));
    }

    @Test
    void closing_a_row_over_the_selection_selects_the_row() {
        some();
        library.tree.refresh();
        library.tree.select(Set.of(RowKey.of(id(3))));

        library.tree.expand(RowKey.of(id(1)), false);

        assertThat(library.shown()).containsExactly("TOP", ARCHIVE, "Courses");
        assertThat(library.tree.selectionProperty().get()).containsExactly(RowKey.of(id(1)));
    }

    /** Only the row that was closed takes over, and only once. */
    @Test
    void a_selection_that_is_gone_selects_no_row_that_was_opened_or_closed_before() {
        some();
        library.tree.refresh();
        library.tree.expand(RowKey.of(id(1)), false);
        library.tree.select(Set.of(RowKey.of(id(5))));
        library.folders.folders.removeIf(folder -> folder.id().equals(id(5)));
        library.tree.refresh();
        assertThat(library.tree.selectionProperty().get()).isEmpty();

        library.tree.select(Set.of(RowKey.of(id(99))));
        library.tree.expand(RowKey.of(id(1)), true);
        assertThat(library.tree.selectionProperty().get()).isEmpty();
    }

    @Test
    void what_was_closed_stays_closed_over_a_refresh() {
        some();
        library.tree.refresh();
        library.tree.expand(RowKey.of(id(1)), false);
        library.tree.refresh();
        assertThat(library.shown()).containsExactly("TOP", ARCHIVE, "Courses");
    }

    @Test
    void open_and_selected_rows_are_restored_and_one_that_is_gone_is_left_out() {
        some();
        library.tree.refresh();
        library.tree.restore(
                List.of(RowKey.of(id(2)), RowKey.of(id(99))),
                List.of(RowKey.of(id(4)), RowKey.of(id(98))));
        assertThat(library.shown()).contains("    Deep");
        assertThat(library.tree.selectedFolders()).containsExactly(id(4));
        assertThat(library.tree.expanded()).contains(RowKey.of(id(99)));
    }

    /** Which of two rows with one ID is meant can't be told. */
    @Test
    void the_second_row_of_an_id_is_not_among_the_folders_to_change() {
        some();
        library.folders.folders.add(folder(5, "Archive again", null));
        library.tree.refresh();
        List<RowKey> both =
                library.tree.rowsProperty().get().stream()
                        .map(FolderRow::key)
                        .filter(
                                key ->
                                        key instanceof RowKey.Entry one
                                                && id(5).equals(one.folder().id()))
                        .toList();
        assertThat(both).hasSize(2);
        library.tree.select(both);
        assertThat(library.tree.selectedFolders()).containsExactly(id(5));
    }

    @Test
    void a_folder_is_opened_with_everything_above_it_for_what_is_moved_into_it() {
        some();
        library.tree.refresh();
        library.tree.expand(RowKey.of(id(1)), false);
        library.tree.openInto(id(2));
        assertThat(library.tree.expanded()).contains(RowKey.of(id(1)), RowKey.of(id(2)));
    }

    /** Folders that are known by their IDs alone say nothing about a change. */
    @Test
    void a_list_that_is_not_whole_replaces_no_verified_value() {
        some();
        library.tree.refresh();
        library.edit.begin(id(5));
        library.edit.textProperty().set("Zebra");
        library.edit.commit();
        assertThat(library.shown()).contains("Zebra");
        library.folders.whole = false;
        library.tree.refresh();
        assertThat(library.shown()).contains("Zebra").doesNotContain(ARCHIVE);
    }

    @Test
    void unplaced_folders_stand_below_a_heading() {
        some();
        library.folders.folders.add(folder(7, "Orphan", 99));
        library.folders.folders.add(folder(8, "Below", 7));
        library.folders.folders.add(folder(5, "Archive again", null));
        library.tree.refresh();
        library.tree.expand(RowKey.of(id(7)), true);

        assertThat(library.shown())
                .containsExactly(
                        "TOP",
                        ARCHIVE,
                        "Courses",
                        "  Basic 9",
                        "  Basic 10",
                        "UNPLACED 2",
                        "  Archive again",
                        "  Orphan",
                        "    Below");
    }

    @Test
    void without_a_list_the_known_folders_are_flat_and_have_no_top() {
        library.folders.whole = false;
        library.folders.add(List.of(id(2), id(1)));
        library.tree.refresh();

        assertThat(library.shown()).containsExactly("?", "?");
        assertThat(library.tree.isWhole()).isFalse();
        assertThat(library.folders.remembered).isZero();
    }

    @Test
    void folders_that_the_person_names_are_added_and_selected() {
        library.folders.whole = false;
        library.tree.refresh();
        assertThat(library.tree.stateProperty().get())
                .isEqualTo(new LoadState.Loaded(Instant.EPOCH.plusSeconds(1)));
        assertThat(library.tree.tree().isEmpty()).isTrue();
        assertThat(library.tree.isWhole()).isFalse();

        library.tree.add(List.of(id(3)));

        assertThat(library.shown()).containsExactly("?");
        assertThat(library.tree.selectedFolders()).containsExactly(id(3));
    }

    @Test
    void a_folder_is_revealed_with_everything_above_it() {
        some();
        library.tree.refresh();
        library.tree.expand(RowKey.of(id(1)), false);

        library.tree.reveal(id(4));

        assertThat(library.shown())
                .containsExactly("TOP", ARCHIVE, "Courses", "  Basic 9", "  Basic 10", "    Deep");
        assertThat(library.tree.selectedFolders()).containsExactly(id(4));
    }

    @Test
    void a_large_account_is_arranged_in_jobs_and_the_latest_layout_wins() {
        HeldRunner held = new HeldRunner();
        LibraryFixture large = new LibraryFixture(held);
        List<Folder> many = new ArrayList<>();
        for (int at = 0; at < FolderTreeViewModel.AT_ONCE + 1; at++) {
            many.add(folder(at, "Folder " + at, at < 10 ? null : at % 10));
        }
        large.folders.folders = many;
        large.tree.refresh();
        assertThat(large.tree.stateProperty().get()).isInstanceOf(LoadState.Loading.class);
        held.releaseAll();
        assertThat(large.shown()).hasSize(11);

        large.tree.expand(RowKey.of(id(1)), true);
        large.tree.expand(RowKey.of(id(2)), true);
        assertThat(large.shown()).as("until the job ends").hasSize(11);
        held.releaseNewest();
        assertThat(large.shown()).hasSize(11 + 149 + 149);
        held.releaseAll();
        assertThat(large.shown()).hasSize(11 + 149 + 149);
    }

    @Test
    void a_refresh_keeps_what_is_shown_until_the_answer_is_there() {
        HeldRunner held = new HeldRunner();
        LibraryFixture slow = new LibraryFixture(held);
        slow.folders.folders = new ArrayList<>(List.of(folder(1, "One", null)));
        slow.tree.refresh();
        held.releaseAll();
        slow.folders.folders = new ArrayList<>(List.of(folder(2, "Two", null)));

        slow.tree.refresh();
        assertThat(slow.shown()).containsExactly("TOP", "One");
        held.releaseAll();
        assertThat(slow.shown()).containsExactly("TOP", "Two");
    }
}
