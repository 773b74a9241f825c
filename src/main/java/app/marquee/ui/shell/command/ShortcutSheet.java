package app.marquee.ui.shell.command;

import app.marquee.ui.control.Messages;
import app.marquee.ui.shell.section.WindowCommand;

import javafx.geometry.VPos;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;

import java.util.List;
import java.util.stream.Stream;

/** Scrollable sheet of all keyboard shortcuts that work now. */
public final class ShortcutSheet extends ScrollPane {
    private final HBox columns = new HBox();

    /**
     * @param front the group of the commands of the section in front
     */
    public ShortcutSheet(Messages messages, CommandTable commands, String front) {
        setId("shortcut-sheet");
        getStyleClass().addAll("wide-content", "shortcut-scroll");
        setHbarPolicy(ScrollBarPolicy.NEVER);
        setFitToWidth(true);
        columns.getStyleClass().add("shortcut-columns");
        add(
                messages.text("shortcuts.window"),
                keys(commands, CommandTable.VIEW, CommandTable.APPLICATION));
        add(messages.text("menu.go"), keys(commands, CommandTable.GO));
        add(messages.text("shortcuts.section"), keys(commands, front));
        setContent(columns);
        prefViewportHeightProperty().bind(columns.heightProperty());
    }

    private static List<WindowCommand> keys(CommandTable commands, String... groups) {
        return Stream.of(groups)
                .flatMap(group -> commands.of(group).stream())
                .filter(each -> each.keys() != null)
                .toList();
    }

    private void add(String title, List<WindowCommand> commands) {
        if (!commands.isEmpty()) {
            columns.getChildren().add(column(title, commands));
        }
    }

    private static GridPane column(String title, List<WindowCommand> commands) {
        GridPane rows = new GridPane();
        rows.getStyleClass().add("shortcut-sheet");
        Label head = new Label(title);
        head.getStyleClass().add("caption");
        rows.add(head, 0, 0, 2, 1);
        for (WindowCommand command : commands) {
            Label cap = new Label(command.keyText());
            cap.getStyleClass().add("key-cap");
            cap.setMinWidth(USE_PREF_SIZE);
            Label text = new Label(command.title());
            text.getStyleClass().add("shortcut-text");
            text.setWrapText(true);
            text.setMinHeight(USE_PREF_SIZE);
            GridPane.setValignment(cap, VPos.TOP);
            GridPane.setValignment(text, VPos.TOP);
            rows.addRow(rows.getRowCount(), cap, text);
        }
        return rows;
    }
}
