package app.marquee.tour;

import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.ChoiceBox;
import javafx.scene.control.ComboBox;
import javafx.scene.control.ComboBoxBase;
import javafx.scene.control.DatePicker;
import javafx.scene.control.ListView;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.TableView;
import javafx.scene.control.TextInputControl;
import javafx.scene.control.TitledPane;
import javafx.scene.control.TreeTableView;
import javafx.scene.control.TreeView;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;

import java.time.LocalDate;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** Driver of one control of any type, in place of the user. FX thread only. */
final class TourHand {
    private TourHand() {}

    static void press(Node node) {
        switch (node) {
            case ButtonBase button -> button.fire();
            case TitledPane pane -> pane.setExpanded(!pane.isExpanded());
            default -> node.requestFocus();
        }
    }

    /** Chooses an item of a menu; one of an overflow is filled when it opens. */
    static void pick(Parent root, String id) {
        Optional<MenuItem> known =
                root.lookupAll(".menu-button").stream()
                        .filter(Node::isVisible)
                        .flatMap(menu -> item((MenuButton) menu, id).stream())
                        .findFirst();
        if (known.isPresent()) {
            known.get().fire();
            return;
        }
        // What is chosen may take the others out of the window.
        boolean isThere =
                root.lookupAll(".overflow").stream()
                        .filter(Node::isVisible)
                        .anyMatch(menu -> pick((MenuButton) menu, id));
        if (!isThere) {
            throw new IllegalStateException("No control has the ID " + id);
        }
    }

    private static Optional<MenuItem> item(MenuButton menu, String id) {
        return menu.getItems().stream().filter(each -> id.equals(each.getId())).findFirst();
    }

    private static boolean pick(MenuButton menu, String id) {
        menu.show();
        Optional<MenuItem> item = item(menu, id);
        item.ifPresent(MenuItem::fire);
        menu.hide();
        return item.isPresent();
    }

    /** In place of what is in the field. */
    static void type(Node node, String text) {
        switch (node) {
            case TextInputControl field -> {
                field.requestFocus();
                field.setText(text);
            }
            case ComboBox<?> box -> {
                type(box.getEditor(), text);
                box.commitValue();
            }
            default -> throw new IllegalStateException(node.getId() + " is not a text field");
        }
    }

    static void date(Node node, LocalDate day) {
        if (node instanceof DatePicker picker) {
            picker.setValue(day);
        }
    }

    /** The entry of this place. */
    static void choose(Node node, int place) {
        switch (node) {
            case ComboBox<?> box -> box.getSelectionModel().select(place);
            case ChoiceBox<?> box -> box.getSelectionModel().select(place);
            case ListView<?> list -> {
                list.getSelectionModel().clearAndSelect(place);
                list.fireEvent(space());
            }
            case ComboBoxBase<?> box -> box.requestFocus();
            default -> throw new IllegalStateException(node.getId() + " has no choices");
        }
    }

    private static KeyEvent space() {
        return new KeyEvent(
                KeyEvent.KEY_PRESSED, " ", "", KeyCode.SPACE, false, false, false, false);
    }

    static void select(Node node, int row) {
        switch (node) {
            case TableView<?> table -> table.getSelectionModel().clearAndSelect(row);
            case TreeTableView<?> table -> table.getSelectionModel().clearAndSelect(row);
            case TreeView<?> tree -> tree.getSelectionModel().clearAndSelect(row);
            case ListView<?> list -> list.getSelectionModel().clearAndSelect(row);
            default -> throw new IllegalStateException(node.getId() + " has no rows");
        }
    }

    static void selectAll(Node node) {
        if (!(node instanceof TableView<?> table)) {
            throw new IllegalStateException(node.getId() + " is not a table");
        }
        table.getSelectionModel().selectAll();
    }

    /** The row whose item names this text. */
    static void select(Node node, String text) {
        if (!(node instanceof TableView<?> table)) {
            throw new IllegalStateException(node.getId() + " is not a table");
        }
        table.getSelectionModel().clearAndSelect(rowNaming(table.getItems(), text));
    }

    /** What holds others names them too, so that the shortest that names the text is meant. */
    private static int rowNaming(List<?> items, String text) {
        return IntStream.range(0, items.size())
                .filter(row -> String.valueOf(items.get(row)).contains(text))
                .boxed()
                .min(Comparator.comparingInt(row -> String.valueOf(items.get(row)).length()))
                .orElseThrow(() -> new IllegalStateException("No row contains " + text));
    }

    /** How many a table or an opened tree shows. */
    static int rows(Node node) {
        return switch (node) {
            case TableView<?> table -> table.getItems().size();
            case TreeTableView<?> table -> table.getExpandedItemCount();
            default -> throw new IllegalStateException(node.getId() + " has no rows");
        };
    }
}
