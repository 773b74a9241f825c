package app.marquee.ui.library;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.model.Member;
import app.marquee.model.id.VideoId;
import app.marquee.model.video.Video;
import app.marquee.sheet.FolderPaths;
import app.marquee.sheet.SheetItem;
import app.marquee.sheet.SheetNow;
import app.marquee.task.InlineRunner;
import app.marquee.task.JobRegistry;
import app.marquee.task.TaskRunner;
import app.marquee.ui.testing.WindowStage;
import app.marquee.ui.testing.WindowTest;

import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableView;

import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Videos saved as a table, edited, imported and applied. */
class SpreadsheetWindowTest extends WindowTest {

    @TempDir private Path folder;

    @Test
    void editedCellsBecomeChangesAndConflictsAreChosen() throws IOException {
        List<LibrarySection> made = new ArrayList<>();
        TaskRunner tasks = new InlineRunner();
        LibraryWindow library = new LibraryWindow(tasks);
        library.account();
        WindowStage stage = new WindowStage(tasks, new JobRegistry());
        show(() -> stage.window(Locale.ENGLISH, library.definition(made)));
        settle();
        Path file = folder.resolve("videos.csv");
        stage.desk().willChoose(file);
        onFx(() -> made.getFirst().spreadsheets().videos("Courses", videos()));
        assertThat(robot().lookup(".dialog-title").queryLabeled().getText())
                .isEqualTo("Edit in a spreadsheet · Courses");
        settle();

        assertThat(find("spreadsheet-about", Label.class).getText())
                .contains(" videos, edit the file");
        assertThat(exists("spreadsheet-send")).as("nothing is imported yet").isFalse();
        click("spreadsheet-save-csv");
        Awaitility.await().until(() -> Files.exists(file));
        String saved = Files.readString(file);
        Files.writeString(
                file, saved.replace(",\"One\",", ",\"Uno\",").replace(",\"Two\",", ",\"Dos\","));
        library.sheets.now = now("One", "Elsewhere");
        click("spreadsheet-import");

        TableView<?> table = find("spreadsheet-table", TableView.class);
        assertThat(table.getItems()).hasSize(2);
        assertThat(exists("spreadsheet-summary")).isFalse();
        assertThat(find("spreadsheet-warning", Label.class).getText()).contains("Unofficial");
        assertThat(find("spreadsheet-found", Label.class).getText())
                .contains("1 value was changed elsewhere");
        assertThat(cells())
                .as("the conflict comes first, its three values side by side")
                .startsWith("3", "Elsewhere", "Title", "Two", "Dos", "Elsewhere");
        click("spreadsheet-use-file");
        assertThat(find("spreadsheet-send", Button.class).getText()).isEqualTo("Import 2 changes");
        assertThat(find("spreadsheet-send-requests", Label.class).getText())
                .startsWith("2 requests");
        library.sheets.now = now("One", "Elsewhere again");
        click("spreadsheet-send");
        assertThat(library.services.gate.sent).as("a value has changed since").isEmpty();
        assertThat(cells()).contains("Elsewhere again");
        assertThat(find("spreadsheet-send", Button.class).getText()).isEqualTo("Import 1 change");
        click("spreadsheet-use-file");
        click("spreadsheet-send");
        assertThat(exists("confirm-do")).as("no second review").isFalse();

        assertThat(library.services.gate.bodies())
                .containsExactlyInAnyOrder("{\"title\":\"Uno\"}", "{\"title\":\"Dos\"}");
    }

    /** What the preview shows is what is sent, line by line. */
    @Test
    void aLineWhoseValueChangedSinceThePreviewIsAConflictAndIsNotSent() throws IOException {
        List<LibrarySection> made = new ArrayList<>();
        TaskRunner tasks = new InlineRunner();
        LibraryWindow library = new LibraryWindow(tasks);
        library.account();
        library.sheets.now = now("One", "Two");
        WindowStage stage = new WindowStage(tasks, new JobRegistry());
        show(() -> stage.window(Locale.ENGLISH, library.definition(made)));
        settle();
        Path file = folder.resolve("videos.csv");
        stage.desk().willChoose(file);
        onFx(() -> made.getFirst().spreadsheets().videos("Courses", videos()));
        settle();
        click("spreadsheet-save-csv");
        Awaitility.await().until(() -> Files.exists(file));
        String saved = Files.readString(file);
        Files.writeString(
                file, saved.replace(",\"One\",", ",\"Uno\",").replace(",\"Two\",", ",\"Dos\","));
        click("spreadsheet-import");
        assertThat(find("spreadsheet-send", Button.class).getText()).isEqualTo("Import 2 changes");
        assertThat(exists("spreadsheet-use-file")).as("nothing is in conflict").isFalse();

        library.sheets.now = now("One", "Elsewhere");
        click("spreadsheet-send");
        assertThat(library.services.gate.sent).isEmpty();
        assertThat(exists("dialog")).as("the preview stays").isTrue();
        assertThat(find("spreadsheet-found", Label.class).getText())
                .contains("1 value was changed elsewhere");
        assertThat(cells()).startsWith("3", "Elsewhere", "Title", "Two", "Dos", "Elsewhere");
        assertThat(find("spreadsheet-send", Button.class).getText()).isEqualTo("Import 1 change");
        click("spreadsheet-send");
        assertThat(library.services.gate.bodies()).containsExactly("{\"title\":\"Uno\"}");
        assertThat(exists("dialog")).isFalse();
    }

    @Test
    void anEncodingIsChosenBeforeAFileIsImported() throws IOException {
        List<LibrarySection> made = new ArrayList<>();
        TaskRunner tasks = new InlineRunner();
        LibraryWindow library = new LibraryWindow(tasks);
        library.account();
        library.sheets.now = now("One", "Two");
        WindowStage stage = new WindowStage(tasks, new JobRegistry());
        show(() -> stage.window(Locale.ENGLISH, library.definition(made)));
        settle();
        Path file = folder.resolve("videos.csv");
        String text = "video_id;title;description\n" + video(1, "").id() + ";Introdução;unknown\n";
        Files.write(file, text.getBytes(StandardCharsets.ISO_8859_1));
        stage.desk().willChoose(file);
        onFx(() -> made.getFirst().spreadsheets().videos("Courses", videos()));
        settle();
        assertThat(exists("spreadsheet-encoding")).as("no file needs it yet").isFalse();

        click("spreadsheet-import");

        ComboBox<?> encodings = find("spreadsheet-encoding", ComboBox.class);
        assertThat(encodings.getValue()).hasToString("WINDOWS_1252");
        assertThat(find("spreadsheet-encoding-sample", Label.class).getText())
                .isEqualTo("Row 2: Introdução");
        assertThat(exists("spreadsheet-table")).as("nothing is imported yet").isFalse();
        onFx(() -> encodings.getSelectionModel().selectLast());
        assertThat(find("spreadsheet-encoding-sample", Label.class).getText())
                .doesNotContain("Introdução");
        onFx(() -> encodings.getSelectionModel().selectFirst());
        click("spreadsheet-encoding-use");

        assertThat(exists("spreadsheet-encoding")).isFalse();
        assertThat(cells()).startsWith("2", "One", "Title", "–", "Introdução");
        assertThat(find("spreadsheet-found", Label.class).getText())
                .contains(
                        "1 cell has the word for unknown and changes nothing: Description (row"
                                + " 2).");
    }

    /** The texts of the preview, row by row. */
    private List<String> cells() {
        return onFx(
                () ->
                        robot()
                                .lookup("#spreadsheet-table .table-cell")
                                .queryAllAs(Node.class)
                                .stream()
                                .<TableCell<?, ?>>map(node -> (TableCell<?, ?>) node)
                                .filter(cell -> !cell.isEmpty() && cell.getText() != null)
                                .sorted(
                                        Comparator.<TableCell<?, ?>>comparingInt(
                                                        TableCell::getIndex)
                                                .thenComparingDouble(TableCell::getLayoutX))
                                .map(cell -> String.valueOf(cell.getText()))
                                .toList());
    }

    private static List<Video> videos() {
        return List.of(video(1, "One"), video(2, "Two"));
    }

    private static Video video(int number, String title) {
        return Video.known(new VideoId("00000000-0000-4000-8000-%012d".formatted(number)))
                .withTitle(Member.of(title));
    }

    private static SheetNow now(String one, String two) {
        SheetItem first = SheetItem.of(video(1, one));
        SheetItem second = SheetItem.of(video(2, two));
        return new SheetNow(Map.of(first.id(), first, second.id(), second), true, FolderPaths.NONE);
    }
}
