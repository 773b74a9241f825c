package app.marquee.ui.shell;

import app.marquee.ui.control.Messages;

import javafx.scene.control.Label;
import javafx.scene.layout.GridPane;

import java.util.List;

/** All keys that work now, and what they do. */
final class ShortcutSheet extends GridPane {
    ShortcutSheet(Messages messages, List<Shortcut> window, List<Shortcut> section) {
        setId("shortcut-sheet");
        getStyleClass().add("shortcut-sheet");
        rows(messages.text("shortcuts.window"), window);
        if (!section.isEmpty()) {
            rows(messages.text("shortcuts.section"), section);
        }
    }

    private void rows(String title, List<Shortcut> shortcuts) {
        Label head = new Label(title);
        head.getStyleClass().add("caption");
        add(head, 0, getRowCount(), 2, 1);
        for (Shortcut shortcut : shortcuts) {
            Label cap = new Label(shortcut.keys().getDisplayText());
            cap.getStyleClass().add("key-cap");
            addRow(getRowCount(), cap, new Label(shortcut.text()));
        }
    }
}
