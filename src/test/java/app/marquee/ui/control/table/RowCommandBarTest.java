package app.marquee.ui.control.table;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.task.InlineRunner;
import app.marquee.ui.control.Buttons;
import app.marquee.ui.control.Messages;
import app.marquee.ui.testing.WindowTest;

import javafx.scene.control.Labeled;
import javafx.scene.input.KeyCode;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.Locale;
import java.util.Objects;

/** One bar for the selected rows, which also offers those that match. */
class RowCommandBarTest extends WindowTest {
    private @Nullable DataTable<String> made;

    private void open() {
        show(
                () -> {
                    Messages messages = Messages.of("control", Locale.ENGLISH);
                    DataTable<String> table =
                            new DataTable<String>("rows", messages, new InlineRunner())
                                    .columns(Column.text("name", "Name", row -> row))
                                    .selectionCommands(Buttons.titled("rows-move", "Move"));
                    table.rows(List.of("Ana", "Anna", "Bia"));
                    made = table;
                    return table;
                });
    }

    private DataTable<String> table() {
        return Objects.requireNonNull(made);
    }

    private String words(String id) {
        return find(id, Labeled.class).getText();
    }

    @Test
    void itComesWithTheFirstRowAndGoesWithTheLast() {
        open();
        assertThat(exists("selection-bar")).isFalse();
        double height = onFx(() -> table().table().getHeight());
        onFx(() -> table().table().getSelectionModel().select(0));
        settle();
        assertThat(exists("selection-bar")).isTrue();
        assertThat(exists("rows-move")).isTrue();
        assertThat(onFx(() -> table().table().getHeight())).isEqualTo(height);
        assertThat(words("rows-select-all")).isEqualTo("Select all 3");
        click("rows-unselect");
        settle();
        assertThat(exists("selection-bar")).isFalse();
        assertThat(table().selected()).isEmpty();
    }

    @Test
    void allThatMatchAreOffered() {
        open();
        onFx(() -> table().filter("an"));
        onFx(() -> table().table().getSelectionModel().select(0));
        settle();
        assertThat(words("rows-select-all")).isEqualTo("Select all 2 that match");
        click("rows-select-all");
        settle();
        assertThat(table().selected()).containsExactly("Ana", "Anna");
        assertThat(exists("rows-select-all")).isFalse();
        assertThat(robot().lookup(".selection-count").queryLabeled().getText())
                .isEqualTo("2 selected");
        onFx(() -> table().filter(""));
        settle();
        press(KeyCode.SHORTCUT, KeyCode.A);
        assertThat(table().selected()).hasSize(3);
    }
}
