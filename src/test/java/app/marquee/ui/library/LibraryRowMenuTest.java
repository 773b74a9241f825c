package app.marquee.ui.library;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import app.marquee.task.InlineRunner;
import app.marquee.task.JobRegistry;
import app.marquee.ui.testing.WindowStage;
import app.marquee.ui.testing.WindowTest;

import javafx.scene.control.ContextMenu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.control.TextField;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ContextMenuEvent;
import javafx.scene.input.KeyCode;
import javafx.stage.Window;

import org.awaitility.Awaitility;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The menus of the tables and what the palette does with their rows. */
class LibraryRowMenuTest extends WindowTest {
    private void open() {
        LibraryWindow library = new LibraryWindow(new InlineRunner());
        library.account();
        WindowStage stage = new WindowStage(new InlineRunner(), new JobRegistry());
        show(() -> stage.window(Locale.ENGLISH, library.definition(new ArrayList<>())));
    }

    @AfterEach
    void closeMenus() {
        onFx(() -> menus().forEach(ContextMenu::hide));
    }

    private void select(int row) {
        onFx(() -> table().getSelectionModel().clearAndSelect(row));
        settle();
    }

    private TableView<?> table() {
        return find("folder-tree", TableView.class);
    }

    private void ask() {
        onFx(
                () ->
                        table().fireEvent(
                                        new ContextMenuEvent(
                                                ContextMenuEvent.CONTEXT_MENU_REQUESTED,
                                                10,
                                                10,
                                                10,
                                                10,
                                                true,
                                                null)));
        settle();
    }

    private List<ContextMenu> menus() {
        return Window.getWindows().stream()
                .filter(ContextMenu.class::isInstance)
                .map(ContextMenu.class::cast)
                .toList();
    }

    private List<MenuItem> items() {
        return onFx(() -> List.copyOf(menus().getFirst().getItems()));
    }

    private MenuItem item(String id) {
        return items().stream()
                .filter(item -> ("menu-" + id).equals(item.getId()))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void theMenuOfTheTreeHasWhatIsAboutFoldersAndSaysWhyNot() {
        open();
        onFx(() -> table().getSelectionModel().clearSelection());
        settle();
        ask();

        assertThat(items())
                .extracting(MenuItem::getId)
                .contains("menu-folder-rename", "menu-folder-move", "menu-rows-copy")
                .doesNotContain("menu-video-trash");
        assertThat(item("folder-rename").isDisable()).isTrue();
        assertThat(item("folder-rename").getText()).contains("(");
    }

    @Test
    void columnsGetTheirWidthsBackByPalette() {
        open();
        select(0);
        Awaitility.await().until(() -> exists("video-table"));
        onFx(() -> find("video-table", TableView.class).requestFocus());
        settle();
        List<Double> usual = widths();
        TableView<?> videos = find("video-table", TableView.class);
        onFx(() -> widen(videos));
        settle();
        assertThat(widths()).isNotEqualTo(usual);
        byPalette("Reset column widths");
        // It takes the room that the others leave, whose widths follow what they show.
        assertThat(widths().get(1)).isCloseTo(usual.get(1), within(10.0));
    }

    private static <T> void widen(TableView<T> table) {
        assertThat(table.resizeColumn(table.getColumns().get(1), 30)).isTrue();
    }

    private List<Double> widths() {
        TableView<?> videos = find("video-table", TableView.class);
        return onFx(() -> videos.getColumns().stream().map(TableColumn::getWidth).toList());
    }

    @Test
    void aChosenLineIsDone() {
        open();
        select(1);
        ask();
        assertThat(item("folder-rename").isDisable()).isFalse();
        onFx(() -> item("folder-rename").fire());
        settle();

        assertThat(find("folder-edit", TextField.class).isVisible()).isTrue();
        press(KeyCode.ESCAPE);
    }

    @Test
    void thePaletteCopiesTheRowsThatWereSelectedBefore() {
        open();
        onFx(() -> table().requestFocus());
        select(1);
        press(KeyCode.SHORTCUT, KeyCode.K);
        robot().write("copy with headers");
        settle();
        press(KeyCode.ENTER);

        String[] lines = onFx(() -> Clipboard.getSystemClipboard().getString()).split("\n", -1);
        assertThat(lines).hasSize(2);
        assertThat(lines[0]).startsWith("Name\t");
        assertThat(lines[1].split("\t", -1)).hasSameSizeAs(lines[0].split("\t", -1));
    }
}
