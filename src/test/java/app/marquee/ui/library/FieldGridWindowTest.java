package app.marquee.ui.library;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.change.StateCheck;
import app.marquee.model.connection.ConnectionKind;
import app.marquee.model.operation.Operation;
import app.marquee.service.session.Capability;
import app.marquee.task.InlineRunner;
import app.marquee.task.JobRegistry;
import app.marquee.ui.testing.FakeShell;
import app.marquee.ui.testing.WindowStage;
import app.marquee.ui.testing.WindowTest;

import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableView;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;

import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/** Custom fields of many videos, edited in a grid by keys and mouse. */
class FieldGridWindowTest extends WindowTest {
    private final LibraryWindow library = new LibraryWindow(new InlineRunner());
    private final List<LibrarySection> made = new ArrayList<>();
    private final WindowStage stage = new WindowStage(new InlineRunner(), new JobRegistry());

    private void open() {
        library.account();
        library.services.pages.known("course", "Java");
        show(() -> stage.window(Locale.ENGLISH, library.definition(made)));
        robot().clickOn("Courses");
        Awaitility.await().until(() -> exists("video-table"));
        settle();
        byPalette("Compare custom fields");
        click("field-matrix-read");
        settle();
        assertThat(onFx(() -> matrix().isFocused())).isTrue();
    }

    private TableView<?> matrix() {
        return find("field-matrix", TableView.class);
    }

    /** The texts of the only key, from the top. */
    private List<String> values() {
        return cells().stream().map(cell -> onFx(cell::getText)).toList();
    }

    private List<TableCell<?, ?>> cells() {
        return onFx(
                () ->
                        robot().lookup(".field-cell").queryAllAs(Node.class).stream()
                                .map(node -> (TableCell<?, ?>) node)
                                .filter(cell -> !cell.isEmpty() && cell.isVisible())
                                .sorted(Comparator.comparingInt(TableCell::getIndex))
                                .<TableCell<?, ?>>map(cell -> cell)
                                .toList());
    }

    private String status() {
        return onFx(() -> find("field-matrix-status", Label.class).getText());
    }

    private String cell() {
        return onFx(() -> find("field-matrix-cell", Label.class).getText());
    }

    private void clipboard(String text) {
        onFx(
                () -> {
                    ClipboardContent content = new ClipboardContent();
                    content.putString(text);
                    Clipboard.getSystemClipboard().setContent(content);
                });
    }

    @Test
    void typingEditsACellAndTheButtonSendsIt() {
        open();
        assertThat(values()).containsOnly("Java").hasSize(5);
        assertThat(status()).isEqualTo("No changes");
        robot().write("Kotlin");
        press(KeyCode.ENTER);
        press(KeyCode.F2);
        robot().write(" 21");
        press(KeyCode.ENTER);
        press(KeyCode.ENTER);
        robot().write("lost");
        press(KeyCode.ESCAPE);
        assertThat(values()).containsExactly("Kotlin", "Java 21", "Java", "Java", "Java");
        press(KeyCode.UP);
        assertThat(cell()).endsWith(" · Was “Java”.").startsWith("course · ");
        assertThat(status()).isEqualTo("2 changes");
        assertThat(made.getFirst().unsavedEdits()).hasSize(1);

        assertThat(onFx(() -> find("field-matrix-send-requests", Label.class).getText()))
                .contains("2 requests");
        assertThat(library.services.gate.sent).isEmpty();
        press(KeyCode.SHORTCUT, KeyCode.ENTER);
        Awaitility.await().until(() -> library.services.gate.sent.size() == 2);
        settle();
        assertThat(library.services.gate.bodies()).anyMatch(body -> body.contains("Java 21"));
        assertThat(status())
                .as("loaded again, the fields are as before here, so the edits stay")
                .isEqualTo("2 changes");
        click("field-matrix-discard");
        assertThat(made.getFirst().unsavedEdits()).isEmpty();
    }

    @Test
    void rangesAreFilledClearedCopiedPastedAndUndone() {
        open();
        robot().write("x");
        press(KeyCode.ENTER);
        press(KeyCode.SHORTCUT, KeyCode.UP);
        press(KeyCode.SHIFT, KeyCode.DOWN);
        press(KeyCode.SHIFT, KeyCode.DOWN);
        press(KeyCode.SHORTCUT, KeyCode.D);
        assertThat(values()).containsExactly("x", "x", "x", "Java", "Java");
        press(KeyCode.SHORTCUT, KeyCode.C);
        assertThat(onFx(() -> Clipboard.getSystemClipboard().getString())).isEqualTo("x\nx\nx");
        press(KeyCode.DELETE);
        assertThat(cells())
                .filteredOn(cell -> cell.getPseudoClassStates().toString().contains("removed"))
                .hasSize(3);
        press(KeyCode.SHORTCUT, KeyCode.Z);
        press(KeyCode.SHORTCUT, KeyCode.Z);
        press(KeyCode.SHORTCUT, KeyCode.Z);
        assertThat(values()).containsOnly("Java");
        press(KeyCode.SHORTCUT, KeyCode.Y);
        assertThat(values()).containsExactly("x", "Java", "Java", "Java", "Java");

        clipboard("one\tbeyond\ntwo\tbeyond\n");
        press(KeyCode.ESCAPE);
        press(KeyCode.DOWN);
        press(KeyCode.SHORTCUT, KeyCode.V);
        assertThat(values()).containsExactly("x", "Java", "Java", "one", "two");
        robot().clickOn(cells().get(0));
        robot().press(KeyCode.SHIFT).clickOn(cells().get(1)).release(KeyCode.SHIFT);
        clipboard("same");
        press(KeyCode.SHORTCUT, KeyCode.V);
        assertThat(values()).containsExactly("same", "same", "Java", "one", "two");
    }

    @Test
    void theWordForUnknownIsNotPasted() {
        open();
        clipboard("one\nunknown\n\u2013\nDesconhecido\nfive\n");
        press(KeyCode.SHORTCUT, KeyCode.V);
        assertThat(values()).containsExactly("one", "Java", "Java", "Java", "five");
    }

    @Test
    void aRangeIsDraggedWithTheMouse() {
        open();
        robot().moveTo(cells().get(1)).press(MouseButton.PRIMARY);
        robot().moveTo(cells().get(2)).moveTo(cells().get(3)).release(MouseButton.PRIMARY);
        settle();
        clipboard("dragged");
        press(KeyCode.SHORTCUT, KeyCode.V);
        assertThat(values()).containsExactly("Java", "dragged", "dragged", "dragged", "Java");

        robot().moveTo(cells().get(4)).press(MouseButton.PRIMARY);
        robot().moveTo(cells().get(3)).release(MouseButton.PRIMARY);
        settle();
        press(KeyCode.DELETE);
        assertThat(status()).as("upwards").isEqualTo("4 changes");
    }

    @Test
    void aNewKeyAndSpellingsAreEditsToo() {
        open();
        click("field-matrix-add");
        type("field-matrix-key", "course");
        press(KeyCode.ENTER);
        assertThat(exists("field-matrix-key")).as("taken").isTrue();
        type("field-matrix-key", "level");
        press(KeyCode.ENTER);
        robot().write("1");
        press(KeyCode.TAB);
        assertThat(status()).isEqualTo("1 change");
        press(KeyCode.SHORTCUT, KeyCode.HOME);
        robot().write("java");
        press(KeyCode.ENTER);
        click("field-matrix-unify");
        assertThat(find("field-matrix-unify-0", CheckBox.class).getText())
                .as("what is replaced")
                .endsWith(": java");
        ComboBox<?> spelling = find("field-matrix-spelling-0", ComboBox.class);
        assertThat(spelling.getValue()).isEqualTo("Java");
        assertThat(effects()).containsExactly("1 video changes");
        onFx(() -> spelling.getSelectionModel().select(1));
        assertThat(find("field-matrix-unify-0", CheckBox.class).getText()).endsWith(": Java");
        assertThat(effects()).containsExactly("4 videos change");
        onFx(() -> spelling.getSelectionModel().select(0));
        click("field-matrix-unify-do");
        assertThat(status()).as("“java” is “Java” again").isEqualTo("1 change");
    }

    private List<String> effects() {
        return onFx(
                () ->
                        robot().lookup(".unify-groups .caption").queryAllAs(Label.class).stream()
                                .map(Label::getText)
                                .toList());
    }

    @Test
    void editsAreSavedForLater() {
        open();
        robot().write("Kotlin");
        press(KeyCode.ENTER);
        assertThat(onFx(() -> find("field-matrix-send", Button.class).getText()))
                .isEqualTo("Change 1 custom field");
        click("field-matrix-keep");
        assertThat(library.services.gate.kept()).hasSize(1);
        assertThat(library.services.gate.sent).isEmpty();
        assertThat(status()).isEqualTo("No changes");
        assertThat(values()).containsOnly("Java");
    }

    @Test
    void aValueThatChangedSinceItWasLoadedIsAConflictAndNotSent() {
        open();
        robot().write("Kotlin");
        press(KeyCode.ENTER);
        library.services.pages.fields.clear();
        library.services.pages.known("course", "Go");
        List<Boolean> changed = new ArrayList<>(List.of(true));
        onFx(
                () ->
                        made.getFirst()
                                .models()
                                .changes()
                                .checkPreviews(
                                        (lines, _) ->
                                                lines.stream()
                                                        .map(
                                                                line ->
                                                                        changed.remove(true)
                                                                                ? StateCheck.gone(
                                                                                        line)
                                                                                : StateCheck.unread(
                                                                                        line))
                                                        .toList()));
        press(KeyCode.SHORTCUT, KeyCode.ENTER);
        assertThat(library.services.gate.sent).isEmpty();
        assertThat(status()).isEqualTo("1 change · 1 changed elsewhere and not sent");
        assertThat(find("field-matrix-send", Button.class).isDisabled()).isTrue();
        press(KeyCode.UP);
        assertThat(cell()).contains("Changed elsewhere").contains("Was “Go”");
        robot().write("Kotlin");
        press(KeyCode.ENTER);
        press(KeyCode.SHORTCUT, KeyCode.ENTER);
        assertThat(library.services.gate.sent).hasSize(1);
    }

    @Test
    void onProductionTheNumberOfManyCellsIsTyped() {
        open();
        onFx(() -> stage.connection().set(FakeShell.connection(ConnectionKind.PRODUCTION, false)));
        assertThat(exists("confirm-name")).isFalse();
        robot().write("Kotlin");
        press(KeyCode.ENTER);
        assertThat(find("field-matrix-send", Button.class).getText())
                .startsWith("Change 1 custom field · ");
        assertThat(exists("confirm-name")).as("one cell that can be changed back").isFalse();
    }

    @Test
    void aLongValueIsMarkedWhileItIsTyped() {
        open();
        clipboard("x".repeat(501));
        press(KeyCode.SHORTCUT, KeyCode.V);
        assertThat(cell()).contains("1 to 500 characters");
        assertThat(status()).isEqualTo("1 change · 1 value may be rejected");
    }

    @Test
    void whereFieldsCantBeWrittenCellsCantBeEdited() {
        library.services.fields.can.put(Operation.UPDATE_CUSTOM_FIELD, Capability.NO);
        open();
        robot().write("Kotlin");
        assertThat(exists("field-matrix-value")).isFalse();
        assertThat(status()).contains("The server rejected this before");
        assertThat(exists("field-matrix-send")).isFalse();
    }
}
