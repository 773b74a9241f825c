package app.marquee.ui.shell;

import app.marquee.ui.control.Messages;

import javafx.geometry.VPos;
import javafx.scene.control.Label;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;

import java.util.List;

/** All keys that work now, and what they do: those of the table of commands and no others. */
final class ShortcutSheet extends HBox {
    /**
     * @param window the commands of the window that have keys
     * @param section those of the section in front that have keys
     */
    ShortcutSheet(Messages messages, List<WindowCommand> window, List<WindowCommand> section) {
        setId("shortcut-sheet");
        getStyleClass().add("shortcut-columns");
        getChildren().add(column(messages.text("shortcuts.window"), window));
        if (!section.isEmpty()) {
            getChildren().add(column(messages.text("shortcuts.section"), section));
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
            text.setWrapText(true);
            GridPane.setValignment(cap, VPos.TOP);
            rows.addRow(rows.getRowCount(), cap, text);
        }
        return rows;
    }
}
