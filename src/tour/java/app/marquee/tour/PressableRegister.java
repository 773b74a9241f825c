package app.marquee.tour;

import javafx.event.Event;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.ChoiceBox;
import javafx.scene.control.ComboBoxBase;
import javafx.scene.control.IndexedCell;
import javafx.scene.control.Labeled;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.Slider;
import javafx.scene.control.Spinner;
import javafx.scene.control.TextInputControl;
import javafx.scene.control.TitledPane;

import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Registry of the things that a tour has seen and that can be pressed, with or without an ID, each
 * once. A decision says how it counts. FX thread only, except for the names.
 */
final class PressableRegister {
    private static final Pattern KEBAB = Pattern.compile("[a-z][a-z0-9]*(-[a-z0-9]+)*");

    /** End of the ID of an item that stands for a button without room. */
    private static final Pattern ITEM = Pattern.compile("-item$");

    private static final Pattern NUMBER = Pattern.compile("(?<=-)\\d+\\b");

    /** Those of the month and the year belong to their date field. */
    private static final Set<String> CALENDAR_ARROWS = Set.of("left-button", "right-button");

    private static final Set<AccessibleRole> ROLES =
            Set.of(
                    AccessibleRole.BUTTON,
                    AccessibleRole.TOGGLE_BUTTON,
                    AccessibleRole.RADIO_BUTTON,
                    AccessibleRole.HYPERLINK);

    private final Set<String> seen = new TreeSet<>();

    /** Takes note of what can be pressed on the screen, and in the menus of its buttons. */
    void note(Parent root) {
        walk(root, "");
    }

    /** All of them by name, in order. */
    List<String> names() {
        return List.copyOf(seen);
    }

    private void walk(Node node, String place) {
        if (!node.isVisible()) {
            return;
        }
        String id = kebab(node.getId());
        String here = id.isEmpty() ? place : id;
        if (isPressable(node)) {
            String name = id.isEmpty() ? place + " / " + unnamed(node) : id;
            add(name);
            if (node.getStyleClass().contains("overflow")) {
                addOverflow((MenuButton) node);
            } else if (node instanceof MenuButton menu) {
                menu.getItems().forEach(item -> addItem(name, item));
            }
            if (!(node instanceof TitledPane)) {
                return;
            }
        }
        if (node instanceof Parent parent) {
            List.copyOf(parent.getChildrenUnmodifiable()).forEach(child -> walk(child, here));
        }
    }

    private static boolean isPressable(Node node) {
        if (CALENDAR_ARROWS.stream().anyMatch(node.getStyleClass()::contains)) {
            return false;
        }
        return switch (node) {
            case TextInputControl text -> text.isEditable();
            case ButtonBase _, ComboBoxBase<?> _, ChoiceBox<?> _, Spinner<?> _, Slider _ -> true;
            case TitledPane pane -> pane.isCollapsible();
            default -> ROLES.contains(node.getAccessibleRole());
        };
    }

    /** A control of the rows of a table is one, whatever it says. */
    private static String unnamed(Node node) {
        String kind = node.getClass().getSimpleName();
        boolean isInRow =
                Stream.iterate(node, Objects::nonNull, Node::getParent)
                        .anyMatch(IndexedCell.class::isInstance);
        String text = node instanceof Labeled labeled ? labeled.getText() : "";
        return kind + "." + String.join(".", node.getStyleClass()) + (isInRow ? "" : " " + text);
    }

    /** What an overflow has no room for is the same thing in its menu. */
    private void addOverflow(MenuButton menu) {
        menu.fireEvent(new Event(MenuButton.ON_SHOWING));
        menu.getItems().forEach(item -> addItem("", item));
        menu.fireEvent(new Event(MenuButton.ON_HIDDEN));
    }

    private void addItem(String menu, MenuItem item) {
        String id = kebab(item.getId());
        if (!item.isVisible()
                || item instanceof SeparatorMenuItem
                || (id.isEmpty() && item.getText() == null)) {
            return;
        }
        String own = id.isEmpty() ? item.getText() : ITEM.matcher(id).replaceAll("");
        String name = menu.isEmpty() ? own : menu + " > " + own;
        add(name);
        if (item instanceof Menu sub) {
            sub.getItems().forEach(each -> addItem(name, each));
        }
    }

    private void add(String name) {
        seen.add(NUMBER.matcher(name).replaceAll("n"));
    }

    private static String kebab(@Nullable String id) {
        return id != null && KEBAB.matcher(id).matches() ? id : "";
    }
}
