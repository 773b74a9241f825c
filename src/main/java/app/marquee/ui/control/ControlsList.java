package app.marquee.ui.control;

import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.ComboBoxBase;
import javafx.scene.control.Control;
import javafx.scene.control.IndexedCell;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.Spinner;
import javafx.scene.control.SplitPane;
import javafx.scene.control.TableView;
import javafx.scene.control.TextInputControl;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Inventory of the controls of a scene by their IDs, for documentation and tests. Reads the scene
 * on the FX thread and keeps no node.
 */
public final class ControlsList {
    private static final Pattern KEBAB = Pattern.compile("[a-z][a-z0-9]*(-[a-z0-9]+)*");

    private final List<Entry> entries = new ArrayList<>();

    /**
     * Control with its ID, kind and text. Immutable.
     *
     * @param kind the type of control, such as {@code button}
     * @param text its text or accessible text; empty when there is none
     */
    public record Entry(String id, String kind, String text) {}

    /** The controls below the node with an ID in kebab case. */
    public static List<Entry> of(Node root) {
        ControlsList list = new ControlsList();
        list.walk(root);
        return list.entries.stream().distinct().toList();
    }

    /** The entries as rows of a Markdown table. */
    public static String markdown(List<Entry> entries) {
        String head = "| id | kind | text |\n|---|---|---|\n";
        return head
                + entries.stream()
                        .map(
                                entry ->
                                        "| `"
                                                + entry.id()
                                                + "` | "
                                                + entry.kind()
                                                + " | "
                                                + inOneCell(entry.text())
                                                + " |")
                        .collect(Collectors.joining("\n"));
    }

    private void walk(Node node) {
        if (!isPartOfSkin(node)) {
            add(node.getId(), kind(node), text(node));
        }
        if (node instanceof TableView<?> table) {
            table.getColumns()
                    .forEach(
                            column ->
                                    add(
                                            table.getId() + " / " + column.getId(),
                                            "column",
                                            column.getText()));
        }
        if (node instanceof MenuButton menu) {
            menu.getItems().forEach(this::addItem);
        }
        children(node).forEach(this::walk);
    }

    private static boolean isPartOfSkin(Node node) {
        return node instanceof IndexedCell
                || node.getClass().getPackageName().equals("javafx.scene.control.skin");
    }

    private void addItem(MenuItem item) {
        add(item.getId(), "menu item", text(item.getText(), null));
        if (item instanceof Menu menu) {
            menu.getItems().forEach(this::addItem);
        }
    }

    private static Stream<Node> children(Node node) {
        return switch (node) {
            case SplitPane split -> split.getItems().stream();
            // Their children are made by their skins.
            case ComboBoxBase<?> _, Spinner<?> _ -> Stream.empty();
            case Parent parent -> parent.getChildrenUnmodifiable().stream();
            default -> Stream.empty();
        };
    }

    private void add(@Nullable String id, String kind, String text) {
        if (id != null && Stream.of(id.split(" / ", -1)).allMatch(KEBAB.asMatchPredicate())) {
            entries.add(new Entry(id, kind, text));
        }
    }

    private static String kind(Node node) {
        Class<?> type = node.getClass();
        while (!type.getName().startsWith("javafx.") && type.getSuperclass() != null) {
            type = type.getSuperclass();
        }
        return type.getSimpleName().replaceAll("(?<=[a-z])(?=[A-Z])", " ").toLowerCase(Locale.ROOT);
    }

    /** The control's own text, not that of its labels or icons. */
    private static String text(Node node) {
        return switch (node) {
            case Label _ -> "";
            case Labeled labeled -> text(labeled.getText(), labeled.getAccessibleText());
            case TextInputControl input -> text(input.getAccessibleText(), input.getPromptText());
            case Control _ -> text(node.getAccessibleText(), null);
            default -> "";
        };
    }

    private static String text(@Nullable String first, @Nullable String second) {
        if (first != null && !first.isBlank()) {
            return first;
        }
        return second == null ? "" : second;
    }

    private static String inOneCell(String text) {
        return text.replace("|", "\\|").replace('\n', ' ');
    }
}
