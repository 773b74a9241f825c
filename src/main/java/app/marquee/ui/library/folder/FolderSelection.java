package app.marquee.ui.library.folder;

import app.marquee.text.Messages;
import app.marquee.ui.change.WriteButton;
import app.marquee.ui.control.Buttons;
import app.marquee.ui.control.Visibility;
import app.marquee.ui.control.table.RowCommandBar;
import app.marquee.ui.shell.section.Action;

import javafx.geometry.Side;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Label;
import javafx.scene.control.MenuItem;
import javafx.scene.control.Tooltip;

import org.kordamp.ikonli.javafx.FontIcon;

/**
 * Bar of the actions on several selected folders, and the line with the reason when one is
 * unavailable. FX thread only.
 */
public final class FolderSelection {
    private final FolderActionsViewModel model;
    private final FolderActions actions;
    private final Messages messages;
    private final WriteButton status;
    private final Label blocked = new Label();
    private final ContextMenu both = new ContextMenu();

    private final FolderTreeViewModel tree;
    private final RowCommandBar bar;

    public FolderSelection(
            FolderTable table,
            FolderActionsViewModel model,
            FolderActions actions,
            Messages messages) {
        this.tree = table.tree();
        this.model = model;
        this.actions = actions;
        this.messages = messages;
        Button rename = button("folder-rename", "rename.many", "fth-edit-2", "command.renameMany");
        Button move = button("folder-move", "action.move", "fth-folder-plus", "command.move");
        status = button("folder-status", "action.status", "fth-power", "action.status");
        actions.renameMany().attach(rename);
        actions.move().attach(move);
        status.setOnAction(_ -> switchStatus());
        both.getItems()
                .addAll(
                        item("folder-activate", "action.activate", actions.activate()),
                        item("folder-deactivate", "action.deactivate", actions.deactivate()));
        bar = new RowCommandBar("folder", messages, rename, move, status);
        blocked.setId("folder-blocked");
        blocked.setGraphic(new FontIcon("fth-lock"));
        blocked.getStyleClass().add("folder-blocked");
        blocked.setWrapText(true);
        blocked.setMaxWidth(Double.MAX_VALUE);
        model.choiceProperty().subscribe(this::show);
        tree.rowsProperty().subscribe(_ -> count());
    }

    /** The bar, for the foot of the tree. */
    RowCommandBar bar() {
        return bar;
    }

    /** The reason why nothing can be done; hidden while there is none. */
    public Node blocked() {
        return blocked;
    }

    private void count() {
        int selected = model.choiceProperty().get().folders().size();
        // One is the folder whose videos are shown; its commands are in its menu.
        bar.show(selected > 1 ? selected : 0);
    }

    private WriteButton button(String id, String text, String icon, String help) {
        WriteButton button = WriteButton.opening(id, messages.text(text), icon);
        button.setTooltip(new Tooltip(Buttons.opening(messages.text(help))));
        return button;
    }

    private MenuItem item(String id, String text, Action action) {
        MenuItem item = new MenuItem(Buttons.opening(messages.text(text)));
        item.setId(id);
        item.setOnAction(_ -> action.run());
        return item;
    }

    private void show(FolderChoice choice) {
        status.setDisable(!choice.canChange());
        status.name(messages.text(statusText(choice)));
        boolean said = !choice.blocked().isEmpty() && !choice.folders().isEmpty();
        blocked.setText(choice.blocked());
        Visibility.show(blocked, said);
        count();
    }

    private static String statusText(FolderChoice choice) {
        if (choice.activate() == choice.deactivate()) {
            return "action.status";
        }
        return choice.activate() ? "action.activate" : "action.deactivate";
    }

    /** Switches the status; the user chooses where it differs or is unknown. */
    private void switchStatus() {
        FolderChoice choice = model.choiceProperty().get();
        if (choice.activate() == choice.deactivate()) {
            both.show(status, Side.BOTTOM, 0, 0);
        } else {
            (choice.activate() ? actions.activate() : actions.deactivate()).run();
        }
    }
}
