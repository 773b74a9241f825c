package app.marquee.ui.library;

import static app.marquee.ui.library.LibraryFixture.id;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.api.json.WriteResponse;
import app.marquee.change.ChangeOutcome;
import app.marquee.model.change.ChangeState;
import app.marquee.model.video.VideoUpdate;
import app.marquee.task.InlineRunner;
import app.marquee.task.JobRegistry;
import app.marquee.ui.change.ChangeEntry;
import app.marquee.ui.library.folder.ChangeMark;
import app.marquee.ui.library.folder.FolderRow;
import app.marquee.ui.testing.WindowStage;
import app.marquee.ui.testing.WindowTest;

import javafx.scene.Node;
import javafx.scene.control.TableView;
import javafx.scene.input.KeyCode;

import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Everything of the section by keys alone, each with a fault in the middle. */
class LibraryKeysTest extends WindowTest {
    private final List<LibrarySection> made = new ArrayList<>();
    private LibraryWindow library = new LibraryWindow(new InlineRunner());

    private void open() {
        InlineRunner tasks = new InlineRunner();
        library = new LibraryWindow(tasks);
        library.account();
        // Its classes are loaded once; in a running application the first requests have done that.
        library.services.videoService.stageUpdate(
                VideosViewModelTest.video(1), VideoUpdate.rename("Loaded"));
        WindowStage stage = new WindowStage(tasks, new JobRegistry());
        show(() -> stage.window(Locale.ENGLISH, library.definition(made)));
    }

    private FakeGate gate() {
        return library.services.gate;
    }

    private LibraryModels models() {
        return made.getLast().models();
    }

    @Test
    void foldersAreSwitchedMovedAndMade() {
        open();
        tabTo("folder-tree");

        walkTo("Ação e aventura 🎬 日本語");
        press(KeyCode.SHIFT, KeyCode.UP);
        gate().next(
                        line ->
                                new ChangeOutcome.Done(
                                        FakeGate.end(line, ChangeState.DONE),
                                        new WriteResponse.Nothing()));
        gate().nextFails();
        byPalette("Deactivate folders");
        press(KeyCode.ENTER);
        assertThat(gate().bodies()).containsExactly("{\"status\":false}", "{\"status\":false}");
        assertThat(marks()).hasSize(1).first().isInstanceOf(ChangeMark.Failed.class);

        tabTo("changes-undo");
        press(KeyCode.SPACE);
        press(KeyCode.ENTER);
        assertThat(gate().bodies()).hasSize(3).last().isEqualTo("{\"status\":true}");

        tabTo("folder-tree");
        walkTo("Archive");
        gate().nextIsUnknown();
        byPalette("Move folders…");
        robot().write("Spaced");
        Awaitility.await()
                .until(() -> !onFx(() -> find("folder-move-choose", Node.class).isDisabled()));
        press(KeyCode.ENTER);
        press(KeyCode.ENTER);
        assertThat(gate().bodies().getLast()).isEqualTo("{\"parent_folder_id\":\"" + id(6) + "\"}");
        // A read settles at once what nobody knew.
        assertThat(state()).isEqualTo(ChangeEntry.State.FOUND_UNDONE);

        tabTo("folder-tree");
        walkTo("Basic 9");
        gate().nextFails();
        byPalette("Move folders to top level");
        press(KeyCode.ENTER);
        tabTo("folder-tree");
        byPalette("Move folders to top level");
        press(KeyCode.ENTER);
        assertThat(gate().bodies().subList(4, 6))
                .containsExactly("{\"parent_folder_id\":null}", "{\"parent_folder_id\":null}");
        assertThat(onFx(() -> models().tree().tree().roots()))
                .anyMatch(root -> root.id().equals(id(3)));

        renamedAndPastedEachAfterARefusal();

        gate().nextFails();
        byPalette("New folder");
        robot().write("Made by keys");
        press(KeyCode.ENTER);
        assertThat(gate().bodies().getLast()).contains("\"name\":\"Made by keys\"");
        assertThat(exists("error-banner")).isTrue();
    }

    private void renamedAndPastedEachAfterARefusal() {
        int before = gate().sent.size();
        tabTo("folder-tree");
        walkTo("Archive");
        gate().nextFails();
        rename("Old things");
        walkTo("Archive");
        rename("Old things");

        gate().nextFails();
        cutAndPaste("Old things", "Courses");
        cutAndPaste("Old things", "Courses");
        String moved = "{\"parent_folder_id\":\"" + id(1) + "\"}";
        assertThat(gate().bodies())
                .hasSize(before + 4)
                .endsWith("{\"name\":\"Old things\"}", "{\"name\":\"Old things\"}", moved, moved);
    }

    private void cutAndPaste(String folder, String into) {
        tabTo("folder-tree");
        walkTo(folder);
        press(KeyCode.SHORTCUT, KeyCode.X);
        walkTo(into);
        press(KeyCode.SHORTCUT, KeyCode.V);
        press(KeyCode.ENTER);
    }

    private void rename(String name) {
        press(KeyCode.F2);
        robot().write(name);
        press(KeyCode.ENTER);
        tabTo("folder-tree");
    }

    @Test
    void videosAreRenamedMovedAndTrashed() {
        open();
        tabTo("folder-tree");
        walkTo("Courses");
        Awaitility.await().until(() -> exists("video-table") && rows("video-table") == 5);
        tabTo("video-table");
        press(KeyCode.DOWN);

        gate().nextFails();
        press(KeyCode.F2);
        robot().write("New title");
        press(KeyCode.ENTER);
        assertThat(gate().bodies()).containsExactly("{\"title\":\"New title\"}");
        assertThat(exists("error-banner")).isTrue();

        tabTo("video-table");
        gate().nextIsUnknown();
        byPalette("Move videos…");
        robot().write("Spaced");
        Awaitility.await()
                .until(() -> !onFx(() -> find("folder-move-choose", Node.class).isDisabled()));
        press(KeyCode.ENTER);
        press(KeyCode.ENTER);
        assertThat(gate().bodies().getLast()).isEqualTo("{\"folder_id\":\"" + id(6) + "\"}");

        tabTo("video-table");
        press(KeyCode.DOWN);
        gate().nextIsPaused();
        press(KeyCode.DELETE);
        tabTo("confirm-do");
        press(KeyCode.ENTER);
        assertThat(rows("video-table")).isEqualTo(5);
        tabTo("changes-resume");
        press(KeyCode.SPACE);
        assertThat(rows("video-table")).isEqualTo(4);
    }

    private ChangeEntry.State state() {
        return onFx(() -> models().changes().flow().gestures().getFirst().state());
    }

    /** Down, until it is there. */
    private void walkTo(String name) {
        robot().push(KeyCode.HOME);
        for (int row = 0; row < 20 && !selected().contains(name); row++) {
            robot().push(KeyCode.DOWN);
        }
        assertThat(selected()).containsExactly(name);
    }

    private List<String> selected() {
        return onFx(
                () ->
                        models().tree().selectedFolders().stream()
                                .map(folder -> models().actions().name(folder))
                                .toList());
    }

    private List<ChangeMark> marks() {
        return onFx(
                () ->
                        models().tree().rowsProperty().get().stream()
                                .map(FolderRow::mark)
                                .filter(mark -> !(mark instanceof ChangeMark.None))
                                .toList());
    }

    private int rows(String table) {
        return onFx(() -> find(table, TableView.class).getItems().size());
    }
}
