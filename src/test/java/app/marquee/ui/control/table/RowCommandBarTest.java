package app.marquee.ui.control.table;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.task.InlineRunner;
import app.marquee.text.Messages;
import app.marquee.ui.control.Buttons;
import app.marquee.ui.testing.WindowTest;

import javafx.geometry.Bounds;
import javafx.geometry.Insets;
import javafx.scene.Node;
import javafx.scene.control.MenuButton;
import javafx.scene.control.TableCell;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Region;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.kordamp.ikonli.javafx.FontIcon;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.stream.IntStream;

/** One bar for the selected rows, which also offers those that match. */
class RowCommandBarTest extends WindowTest {
    private final List<String> opened = new ArrayList<>();
    private @Nullable DataTable<String> made;

    private void open() {
        show(
                () -> {
                    Messages messages = Messages.shared(Locale.ENGLISH);
                    DataTable<String> table =
                            new DataTable<String>("rows", messages, new InlineRunner())
                                    .columns(Column.text("name", "Name", row -> row))
                                    .selectionCommands(Buttons.titled("rows-move", "Move"), menu());
                    table.rows(List.of("Ana", "Anna", "Bia"));
                    made = table;
                    return table;
                });
    }

    private static MenuButton menu() {
        MenuButton menu = new MenuButton("Add", new FontIcon("fth-list"));
        menu.setId("rows-add");
        return menu;
    }

    private DataTable<String> table() {
        return Objects.requireNonNull(made);
    }

    @Test
    void itComesWithTheFirstRowAndGoesWithTheLast() {
        open();
        assertThat(exists("selection-bar")).isFalse();
        onFx(() -> table().table().getSelectionModel().select(0));
        settle();
        assertThat(exists("selection-bar")).isTrue();
        assertThat(exists("rows-move")).isTrue();
        onFx(() -> table().table().requestFocus());
        press(KeyCode.ESCAPE);
        settle();
        assertThat(exists("selection-bar")).isFalse();
        assertThat(table().selected()).isEmpty();
    }

    @Test
    void itSpansThePaneOfItsTable() {
        open();
        onFx(() -> table().table().getSelectionModel().select(0));
        settle();
        Region bar = find("selection-bar", Region.class);
        Insets fill = onFx(() -> bar.getBackground().getFills().getFirst().getInsets());
        Bounds place = onFx(() -> inScene(bar));
        Bounds pane = onFx(() -> inScene(table()));
        assertThat(place.getMinX() + fill.getLeft()).isEqualTo(pane.getMinX());
    }

    @Test
    void itsMenusAreAsHighAsItsButtons() {
        open();
        onFx(() -> table().table().getSelectionModel().select(0));
        settle();
        double button = onFx(() -> find("rows-move", Region.class).getHeight());
        assertThat(onFx(() -> find("rows-add", Region.class).getHeight())).isEqualTo(button);
    }

    /** The bar takes the place of the lowest rows, and the second click is not for its buttons. */
    @Test
    void theRowThatWasClickedStaysInSight() {
        open();
        onFx(
                () -> {
                    table().rows(IntStream.range(0, 200).mapToObj(i -> "Row " + i).toList());
                    table().onOpen(opened::add);
                });
        settle();
        TableCell<?, ?> lowest =
                robot().lookup(".table-cell").queryAllAs(TableCell.class).stream()
                        .filter(cell -> !cell.isEmpty())
                        .max(Comparator.comparingInt(cell -> cell.getIndex()))
                        .orElseThrow();
        String row = (String) lowest.getItem();
        robot().doubleClickOn(lowest);
        settle();
        assertThat(table().selected()).containsExactly(row);
        Bounds bar = onFx(() -> inScene(find("selection-bar", Node.class)));
        Bounds seen =
                onFx(
                        () ->
                                robot().lookup(".table-cell").queryAllAs(TableCell.class).stream()
                                        .filter(cell -> row.equals(cell.getItem()))
                                        .map(RowCommandBarTest::inScene)
                                        .findFirst()
                                        .orElseThrow());
        assertThat(seen.getMaxY()).isLessThanOrEqualTo(bar.getMinY());
        assertThat(table().selected()).as("not all").hasSize(1);
    }

    private static Bounds inScene(Node node) {
        return node.localToScene(node.getLayoutBounds());
    }

    @Test
    void allThatMatchAreSelected() {
        open();
        onFx(() -> table().filter("an"));
        onFx(() -> table().table().getSelectionModel().select(0));
        settle();
        onFx(() -> table().table().requestFocus());
        press(KeyCode.SHORTCUT, KeyCode.A);
        settle();
        assertThat(table().selected()).containsExactly("Ana", "Anna");
        assertThat(robot().lookup(".selection-count").queryLabeled().getText())
                .isEqualTo("2 selected");
        onFx(() -> table().filter(""));
        settle();
        press(KeyCode.SHORTCUT, KeyCode.A);
        assertThat(table().selected()).hasSize(3);
    }
}
