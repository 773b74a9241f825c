package app.marquee.ui.shell.command;

import app.marquee.text.Messages;
import app.marquee.ui.shell.section.SectionDefinition;
import app.marquee.ui.shell.section.WindowCommand;

import javafx.geometry.VPos;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Scrollable sheet of all keyboard shortcuts that work now, by where they work. */
public final class ShortcutSheet extends ScrollPane {
    private final CommandTable commands;
    private final HBox columns = new HBox();

    /**
     * @param front the section in front; null for none
     */
    public ShortcutSheet(
            Messages messages, CommandTable commands, @Nullable SectionDefinition front) {
        this.commands = commands;
        setId("shortcut-sheet");
        getStyleClass().addAll("wide-content", "shortcut-scroll");
        setHbarPolicy(ScrollBarPolicy.NEVER);
        setFitToWidth(true);
        columns.getStyleClass().add("shortcut-columns");
        add(messages.text("shortcuts.window"), CommandTable.VIEW, CommandTable.APPLICATION);
        add(messages.text("menu.go"), CommandTable.GO);
        if (front != null) {
            add(front.title(messages), front.id());
        }
        setContent(columns);
        prefViewportHeightProperty().bind(columns.heightProperty());
    }

    /**
     * Adds the keys of some groups of commands, then those that only a control hears.
     *
     * @param title of those that are heard everywhere in these groups
     */
    private void add(String title, String... groups) {
        Map<String, List<WindowCommand>> places = new LinkedHashMap<>();
        places.put(title, new ArrayList<>());
        for (String group : groups) {
            for (WindowCommand command : commands.of(group)) {
                String place = command.place().isEmpty() ? title : command.place();
                if (command.keys() != null) {
                    places.computeIfAbsent(place, _ -> new ArrayList<>()).add(command);
                }
            }
        }
        places.values().removeIf(List::isEmpty);
        VBox column = new VBox();
        column.getStyleClass().add("shortcut-column");
        places.forEach((place, some) -> column.getChildren().add(list(place, some)));
        columns.getChildren().add(column);
    }

    private static GridPane list(String title, List<WindowCommand> commands) {
        GridPane rows = new GridPane();
        rows.getStyleClass().add("shortcut-sheet");
        Label head = new Label(title);
        head.getStyleClass().add("caption");
        wrap(head);
        head.setMaxWidth(Double.MAX_VALUE);
        rows.add(head, 0, 0, 2, 1);
        for (WindowCommand command : commands) {
            Label cap = new Label(command.keyText());
            cap.getStyleClass().add("key-cap");
            cap.setMinWidth(USE_PREF_SIZE);
            Label text = new Label(command.title());
            text.getStyleClass().add("shortcut-text");
            wrap(text);
            GridPane.setValignment(cap, VPos.TOP);
            GridPane.setValignment(text, VPos.TOP);
            rows.addRow(rows.getRowCount(), cap, text);
        }
        return rows;
    }

    private static void wrap(Label label) {
        label.setWrapText(true);
        label.setMinHeight(USE_PREF_SIZE);
    }
}
