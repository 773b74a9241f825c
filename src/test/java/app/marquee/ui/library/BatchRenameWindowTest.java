package app.marquee.ui.library;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.change.StateCheck;
import app.marquee.model.change.ChangeLine;
import app.marquee.model.change.ChangeValue;
import app.marquee.model.change.MemberChange;
import app.marquee.model.connection.ConnectionKind;
import app.marquee.model.settings.Appearance;
import app.marquee.model.settings.TextSize;
import app.marquee.model.settings.Theme;
import app.marquee.task.InlineRunner;
import app.marquee.task.JobRegistry;
import app.marquee.task.TaskRunner;
import app.marquee.ui.shell.dialog.UnsavedEdit;
import app.marquee.ui.testing.FakeShell;
import app.marquee.ui.testing.WindowStage;
import app.marquee.ui.testing.WindowTest;

import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.IndexedCell;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.control.Spinner;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;

import org.awaitility.Awaitility;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.IntStream;

/** Renames of many videos and folders by a rule. */
class BatchRenameWindowTest extends WindowTest {
    private static final int NUMBER = 2;
    private static final int CASE = 3;
    private static final int MATCH = 4;

    private final List<LibrarySection> made = new ArrayList<>();
    private LibraryWindow library = new LibraryWindow(new InlineRunner());
    private WindowStage stage = new WindowStage();

    @BeforeEach
    void open() {
        TaskRunner tasks = new InlineRunner();
        library = new LibraryWindow(tasks);
        library.account();
        stage = new WindowStage(tasks, new JobRegistry());
        show(() -> stage.window(Locale.ENGLISH, library.definition(made)));
    }

    private FakeGate gate() {
        return library.services.gate;
    }

    @Test
    void showsTheChangedPartAndWhatChangesFirst() {
        openVideos();
        type("batch-rename-find", "Video 4");
        type("batch-rename-replacement", "Lesson");
        takeEffect();
        TableView<?> table = find("batch-rename-table", TableView.class);
        assertThat(column("after").getFirst()).isEqualTo("Lesson");
        assertThat(table.lookupAll(".change-removed")).isNotEmpty();
    }

    @Test
    void largeTextLeavesRoomForThreeRows() {
        openVideos();
        appearance(Appearance.DEFAULT.with(Theme.LIGHT).with(new TextSize(200)));
        type("batch-rename-find", "Video");
        takeEffect();
        TableView<?> table = find("batch-rename-table", TableView.class);
        Bounds room = onFx(() -> table.localToScene(table.getBoundsInLocal()));
        assertThat(
                        onFx(
                                () ->
                                        table.lookupAll(".table-row-cell").stream()
                                                .filter(row -> !((IndexedCell<?>) row).isEmpty())
                                                .map(
                                                        row ->
                                                                row.localToScene(
                                                                        row.getBoundsInLocal()))
                                                .filter(row -> row.getMaxY() <= room.getMaxY())
                                                .count()))
                .isGreaterThanOrEqualTo(3);
    }

    @Test
    void sendsTheSelectedVideosAsPreviewed() {
        openVideos();
        type("batch-rename-find", "Video");
        type("batch-rename-replacement", "Lesson");
        takeEffect();
        assertThat(column("after"))
                .containsExactly("Lesson 1", "Lesson 2", "Lesson 3", "Lesson 4", "Lesson 5");
        assertThat(find("batch-rename-summary", Label.class).getText())
                .isEqualTo("5 of 5 will be renamed");
        assertThat(find("batch-rename-send", Button.class).getText()).isEqualTo("Rename 5 videos");
        assertThat(find("batch-rename-send-requests", Label.class).getText())
                .isEqualTo("5 requests");
        assertThat(robot().lookup(".write-buttons .label").queryAllAs(Label.class))
                .extracting(Label::getAccessibleText)
                .as("marked by an icon")
                .contains("Unofficial");
        TableView<?> lines = find("batch-rename-table", TableView.class);
        assertThat(lines.getVisibleLeafColumns())
                .extracting(TableColumn::getId)
                .as("nothing was noted")
                .contains("before", "after")
                .doesNotContain("found");
        click("batch-rename-send");
        assertThat(exists("confirm-do")).as("no second review").isFalse();
        assertThat(exists("batch-rename-table")).isFalse();
        assertThat(gate().bodies())
                .hasSize(5)
                .contains("{\"title\":\"Lesson 1\"}", "{\"title\":\"Lesson 5\"}");
    }

    /** Finds the second and third name changed, until they were found once. */
    private void renameElsewhere() {
        List<Integer> found = new ArrayList<>(List.of(1, 2));
        onFx(
                () ->
                        made.getLast()
                                .models()
                                .changes()
                                .checkPreviews(
                                        (lines, _) ->
                                                IntStream.range(0, lines.size())
                                                        .mapToObj(
                                                                at ->
                                                                        found.remove((Object) at)
                                                                                ? elsewhere(
                                                                                        lines.get(
                                                                                                at))
                                                                                : StateCheck
                                                                                        .asExpected(
                                                                                                lines
                                                                                                        .get(
                                                                                                                at)))
                                                        .toList()));
    }

    private static StateCheck elsewhere(ChangeLine line) {
        MemberChange title = line.members().getFirst();
        return StateCheck.of(line, Map.of(title.member(), new ChangeValue.Text("Elsewhere")));
    }

    @Test
    void aNameThatChangedSinceThePreviewIsAConflictAndNotSent() {
        renameElsewhere();
        openVideos();
        type("batch-rename-find", "Video");
        type("batch-rename-replacement", "Lesson");
        takeEffect();
        click("batch-rename-send");
        assertThat(gate().sent).as("the preview says it first").isEmpty();
        assertThat(column("found")).contains("Renamed elsewhere");
        assertThat(column("before")).contains("Elsewhere");
        assertThat(find("batch-rename-send", Button.class).getText()).isEqualTo("Rename 3 videos");
        type("batch-rename-replacement", "Part");
        takeEffect();
        assertThat(find("batch-rename-send", Button.class).getText())
                .as("another rule changes nothing about it")
                .isEqualTo("Rename 3 videos");
        click("batch-rename-send");
        assertThat(gate().bodies())
                .containsExactlyInAnyOrder(
                        "{\"title\":\"Part 1\"}",
                        "{\"title\":\"Part 4\"}",
                        "{\"title\":\"Part 5\"}");
    }

    @Test
    void savesForLaterAndSendsNothing() {
        openVideos();
        choose(CASE);
        onFx(() -> find("batch-rename-case", ComboBox.class).getSelectionModel().select(1));
        takeEffect();
        click("batch-rename-keep");
        assertThat(gate().sent).isEmpty();
        assertThat(gate().kept())
                .hasSize(5)
                .allMatch(
                        change ->
                                String.valueOf(change.line().request().body())
                                        .contains("{\"title\":\"VIDEO "));
        assertThat(exists("batch-rename-table")).isFalse();
    }

    @Test
    void countsAsUnsavedUntilItIsSavedForLater() {
        openVideos();
        assertThat(made.getFirst().unsavedEdits()).isEmpty();
        choose(CASE);
        onFx(() -> find("batch-rename-case", ComboBox.class).getSelectionModel().select(1));
        takeEffect();
        List<UnsavedEdit> unsaved = onFx(() -> made.getFirst().unsavedEdits());
        assertThat(unsaved).extracting(UnsavedEdit::name).containsExactly("Rename 5 videos");
        List<String> ends = new ArrayList<>();
        onFx(
                () ->
                        unsaved.getFirst()
                                .keeping()
                                .orElseThrow()
                                .keep(() -> ends.add("kept"), () -> ends.add("failed")));
        assertThat(ends).containsExactly("kept");
        assertThat(gate().kept()).hasSize(5);
        assertThat(exists("batch-rename-table")).isFalse();
    }

    @Test
    void numbersInTheOrderOfTheTable() {
        openVideos();
        choose(NUMBER);
        assertThat(onFx(() -> find("batch-rename-separator", TextField.class).getText()))
                .as("a space, which is seen")
                .isEqualTo("␣");
        type("batch-rename-separator", ". ");
        onFx(() -> spinner("batch-rename-digits").setText("2"));
        onFx(() -> spinner("batch-rename-start").setText("9"));
        takeEffect();
        assertThat(column("after"))
                .containsExactly(
                        "09. Video 1", "10. Video 2", "11. Video 3", "12. Video 4", "13. Video 5");
    }

    @Test
    void saysWhereAnExpressionIsWrongAndSendsNothing() {
        openVideos();
        choose(MATCH);
        type("batch-rename-expression", "Video (");
        takeEffect();
        assertThat(texts()).contains("Invalid at character 8.");
        assertThat(find("batch-rename-send", Button.class).isDisabled()).isTrue();
        type("batch-rename-expression", "Video (\\d)");
        type("batch-rename-group", "$2");
        takeEffect();
        assertThat(texts()).anyMatch(text -> text.startsWith("This group isn’t"));
        type("batch-rename-group", "$1");
        takeEffect();
        assertThat(column("after")).containsExactly("1", "2", "3", "4", "5");
        assertThat(find("batch-rename-send", Button.class).isDisabled()).isFalse();
    }

    @Test
    void duplicatesAreFlaggedAndEmptyNamesStay() {
        openVideos();
        choose(MATCH);
        type("batch-rename-expression", " [1-4]|Video 5");
        takeEffect();
        assertThat(column("found"))
                .containsExactly(
                        "Duplicate name",
                        "Duplicate name",
                        "Duplicate name",
                        "Duplicate name",
                        "Empty");
        assertThat(find("batch-rename-found", Label.class).getText())
                .isEqualTo("Empty: 1 · Duplicate name: 4");
        assertThat(find("batch-rename-summary", Label.class).getText())
                .startsWith("4 of 5 will be renamed");
    }

    @Test
    void opensByF2AndEnterInAFieldLeadsToTheButton() {
        showVideos();
        press(KeyCode.SHORTCUT, KeyCode.A);
        press(KeyCode.F2);
        robot().write("Video");
        takeEffect();
        assertThat(find("batch-rename-send", Button.class).isDisabled()).isFalse();
        press(KeyCode.ENTER);
        assertThat(gate().sent).as("the rule may not be whole yet").isEmpty();
        press(KeyCode.ENTER);
        assertThat(gate().sent).hasSize(5);
    }

    @Test
    void renamesFoldersBelowOneParentAndFlagsDuplicatesThere() {
        robot().clickOn(name("Basic 9"));
        robot().press(KeyCode.SHIFT);
        robot().clickOn(name("Basic 10"));
        robot().release(KeyCode.SHIFT);
        settle();
        click("folder-rename");
        choose(MATCH);
        type("batch-rename-expression", "\\d+");
        type("batch-rename-group", "8");
        takeEffect();
        assertThat(column("found")).containsExactly("Duplicate name", "Duplicate name");
        type("batch-rename-group", "1$0");
        takeEffect();
        click("batch-rename-send");
        assertThat(gate().bodies())
                .containsExactlyInAnyOrder("{\"name\":\"Basic 19\"}", "{\"name\":\"Basic 110\"}");
    }

    @Test
    void isRefusedOnAReadOnlyConnection() {
        onFx(() -> stage.connection().set(FakeShell.connection(ConnectionKind.PRODUCTION, true)));
        showVideos();
        press(KeyCode.SHORTCUT, KeyCode.A);
        assertThat(find("video-rename", Button.class).isDisabled()).isTrue();
        press(KeyCode.F2);
        assertThat(exists("batch-rename-table")).isFalse();
    }

    private void openVideos() {
        showVideos();
        press(KeyCode.SHORTCUT, KeyCode.A);
        click("video-rename");
    }

    private void showVideos() {
        robot().clickOn(name("Courses"));
        settle();
        Awaitility.await().until(() -> exists("video-table"));
        TableView<?> videos = find("video-table", TableView.class);
        Awaitility.await().until(() -> onFx(() -> videos.getItems().size() == 5));
        onFx(videos::requestFocus);
        settle();
    }

    private void choose(int rule) {
        onFx(() -> find("batch-rename-kind", ComboBox.class).getSelectionModel().select(rule));
        settle();
    }

    private TextField spinner(String id) {
        return find(id, Spinner.class).getEditor();
    }

    private List<String> column(String id) {
        return onFx(
                () -> {
                    TableView<?> table = find("batch-rename-table", TableView.class);
                    List<String> texts = new ArrayList<>();
                    for (int row = 0; row < table.getItems().size(); row++) {
                        texts.add(cell(table, id, row));
                    }
                    return texts;
                });
    }

    private static String cell(TableView<?> table, String id, int row) {
        return table.lookupAll(".table-cell").stream()
                .filter(TableCell.class::isInstance)
                .map(cell -> (TableCell<?, ?>) cell)
                .filter(cell -> cell.getIndex() == row && !cell.isEmpty())
                .filter(cell -> id.equals(cell.getTableColumn().getId()))
                .map(Labeled::getText)
                .findFirst()
                .orElse("");
    }

    private List<String> texts() {
        return onFx(
                () ->
                        robot().lookup(".form-message").queryAll().stream()
                                .map(node -> ((Label) node).getText())
                                .toList());
    }

    private Node name(String name) {
        return robot().lookup("#folder-tree .folder-name .label")
                .match((Node node) -> node instanceof Label label && label.getText().equals(name))
                .match(Node::isVisible)
                .query();
    }
}
