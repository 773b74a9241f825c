package app.marquee.ui.library.folder;

import static app.marquee.ui.library.LibraryFixture.folder;
import static app.marquee.ui.library.LibraryFixture.id;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.model.HostileTitle;
import app.marquee.model.NameOrder;
import app.marquee.model.change.ChangeLine;
import app.marquee.model.folder.Folder;
import app.marquee.model.id.FolderId;
import app.marquee.model.id.ItemKind;
import app.marquee.service.folder.FolderTree;
import app.marquee.store.ChangeLines;
import app.marquee.ui.change.PendingChangeIndex;

import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/** Rows of a tree with folders that are twice in it, in no place, or about to change. */
class FolderRowsTest {
    private static final Folder COURSES = folder(1, HostileTitle.of("Courses"), null);
    private static final Folder BASIC = folder(2, "Basic", 1);
    private static final Folder LOST = folder(3, "Lost basic", 99);
    private static final Folder FOUND = folder(4, "Found", 98);
    private static final Folder AGAIN = folder(2, "Basic again", null);

    private static FolderRows rows(boolean whole, Folder... folders) {
        return new FolderRows(
                FolderTree.of(List.of(folders), new NameOrder(Locale.ENGLISH)),
                whole,
                Set.of(RowKey.of(id(1)), RowKey.of(id(2))),
                Map.of(),
                PendingChangeIndex.NONE);
    }

    private static List<String> shown(FolderRows rows) {
        return rows.rows().stream()
                .map(
                        row ->
                                "  ".repeat(row.level())
                                        + row.folder()
                                                .flatMap(one -> one.name().toOptional())
                                                .orElse(row.key().getClass().getSimpleName()))
                .toList();
    }

    @Test
    void whatIsUnplacedIsUnderAHeadingWhereAllFoldersAreListed() {
        FolderRows whole = rows(true, COURSES, BASIC, LOST, FOUND);
        assertThat(whole.rows().getLast().key()).isEqualTo(new RowKey.Unplaced());
        assertThat(whole.rows().getLast().count()).isEqualTo(2);
        assertThat(shown(rows(false, COURSES, LOST)))
                .containsExactly(HostileTitle.of("Courses"), "Lost basic");
    }

    @Test
    void aFolderWithoutSubfoldersIsNotOpen() {
        assertThat(rows(true, COURSES, BASIC).rows())
                .extracting(FolderRow::expanded)
                .as("top, courses, basic")
                .containsExactly(true, true, false);
    }

    @Test
    void aMarkIsOfTheFirstRowAndBeforeWhatIsPending() {
        ChangeLine line = ChangeLines.rename("one");
        PendingChangeIndex waiting =
                new PendingChangeIndex(
                        Map.of(
                                new PendingChangeIndex.Thing(ItemKind.FOLDER, id(1).value()),
                                List.of(line),
                                new PendingChangeIndex.Thing(ItemKind.FOLDER, id(2).value()),
                                List.of(line)),
                        List.of());
        Map<FolderId, ChangeMark> marks = Map.of(id(1), new ChangeMark.Pending());
        FolderRows rows =
                new FolderRows(
                        FolderTree.of(
                                List.of(COURSES, BASIC, AGAIN), new NameOrder(Locale.ENGLISH)),
                        true,
                        Set.of(RowKey.of(id(1)), new RowKey.Unplaced()),
                        marks,
                        waiting);
        assertThat(rows.rows())
                .filteredOn(row -> row.folder().filter(COURSES::equals).isPresent())
                .extracting(FolderRow::mark)
                .containsExactly(new ChangeMark.Pending());
        assertThat(rows.rows())
                .filteredOn(row -> row.folder().filter(BASIC::equals).isPresent())
                .extracting(FolderRow::mark)
                .containsExactly(new ChangeMark.Waiting(List.of(line)));
        assertThat(rows.rows())
                .filteredOn(row -> row.folder().filter(AGAIN::equals).isPresent())
                .extracting(FolderRow::mark)
                .containsExactly(new ChangeMark.None());
    }
}
