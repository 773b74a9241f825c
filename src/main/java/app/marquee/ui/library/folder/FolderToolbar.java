package app.marquee.ui.library.folder;

import app.marquee.ui.control.Messages;

import javafx.geometry.Side;
import javafx.scene.control.Button;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Label;
import javafx.scene.control.MenuItem;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

import org.kordamp.ikonli.javafx.FontIcon;

/**
 * Toolbar of the actions on the selected folders, with the reason when one is unavailable. FX
 * thread only.
 */
public final class FolderToolbar extends VBox {
    private final FolderActionsViewModel actions;
    private final Messages messages;
    private final Button rename;
    private final Button move;
    private final Button toTop;
    private final Button status;
    private final Label blocked = new Label();
    private final ContextMenu both = new ContextMenu();

    /** Actions of the buttons that start outside of the toolbar. */
    public interface Beginnings {
        void rename();

        void move();
    }

    public FolderToolbar(FolderActionsViewModel actions, Messages messages, Beginnings beginnings) {
        this.actions = actions;
        this.messages = messages;
        rename = button("folder-rename", "action.rename", "fth-edit-2", "key.rename");
        move = button("folder-move", "action.move", "fth-folder-plus", "command.move");
        toTop = button("folder-to-root", "action.toTop", "fth-corner-left-up", "command.toTop");
        status = button("folder-status", "action.status", "fth-power", "action.status");
        rename.setOnAction(_ -> beginnings.rename());
        move.setOnAction(_ -> beginnings.move());
        toTop.setOnAction(_ -> actions.toTop());
        status.setOnAction(_ -> switchStatus());
        both.getItems()
                .addAll(
                        item("folder-activate", "action.activate", true),
                        item("folder-deactivate", "action.deactivate", false));
        FlowPane buttons = new FlowPane(rename, move, toTop, status);
        buttons.getStyleClass().add("folder-toolbar");
        blocked.setId("folder-blocked");
        blocked.setGraphic(new FontIcon("fth-lock"));
        blocked.getStyleClass().add("folder-blocked");
        blocked.setWrapText(true);
        blocked.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(blocked, Priority.ALWAYS);
        getChildren().addAll(buttons, blocked);
        actions.choiceProperty().subscribe(this::show);
    }

    private Button button(String id, String text, String icon, String help) {
        Button button = new Button(messages.text(text), new FontIcon(icon));
        button.setId(id);
        button.getStyleClass().add("flat");
        button.setTooltip(new Tooltip(messages.text(help)));
        return button;
    }

    private MenuItem item(String id, String text, boolean active) {
        MenuItem item = new MenuItem(messages.text(text));
        item.setId(id);
        item.setOnAction(_ -> actions.status(active));
        return item;
    }

    private void show(FolderChoice choice) {
        rename.setDisable(!choice.canRename());
        move.setDisable(!choice.canChange());
        toTop.setDisable(!choice.canMoveToTop());
        status.setDisable(!choice.canChange());
        status.setText(messages.text(statusText(choice)));
        boolean said = !choice.blocked().isEmpty() && !choice.folders().isEmpty();
        blocked.setText(choice.blocked());
        blocked.setVisible(said);
        blocked.setManaged(said);
    }

    private static String statusText(FolderChoice choice) {
        if (choice.activate() == choice.deactivate()) {
            return "action.status";
        }
        return choice.activate() ? "action.activate" : "action.deactivate";
    }

    /** Switches the status; the user chooses where it differs or is unknown. */
    private void switchStatus() {
        FolderChoice choice = actions.choiceProperty().get();
        if (choice.activate() == choice.deactivate()) {
            both.show(status, Side.BOTTOM, 0, 0);
        } else {
            actions.status(choice.activate());
        }
    }
}
