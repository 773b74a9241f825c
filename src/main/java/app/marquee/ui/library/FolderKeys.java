package app.marquee.ui.library;

import app.marquee.model.id.FolderId;
import app.marquee.ui.control.table.RowSelection;
import app.marquee.ui.library.folder.FolderActions;
import app.marquee.ui.library.folder.FolderActionsViewModel;
import app.marquee.ui.library.folder.FolderRow;
import app.marquee.ui.library.folder.FolderTable;
import app.marquee.ui.library.folder.FolderTreeViewModel;
import app.marquee.ui.library.folder.RowKey;

import javafx.scene.control.TableView;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/** Keyboard handler of the folder tree, which covers everything the mouse does. FX thread only. */
final class FolderKeys {
    private final FolderTable table;
    private final FolderTreeViewModel tree;
    private final FolderActionsViewModel model;
    private final FolderActions actions;
    private final Consumer<String> onRefusal;

    /**
     * @param onRefusal is given the reason why something can't be done
     */
    FolderKeys(
            FolderTable table,
            FolderTreeViewModel tree,
            FolderActionsViewModel model,
            FolderActions actions,
            Consumer<String> onRefusal) {
        this.table = table;
        this.tree = tree;
        this.model = model;
        this.actions = actions;
        this.onRefusal = onRefusal;
    }

    void attach() {
        table.view().addEventFilter(KeyEvent.KEY_PRESSED, this::onKey);
    }

    private void onKey(KeyEvent event) {
        boolean taken = true;
        if (LibraryCommands.RENAME.isPressed(event)) {
            boolean many = model.choiceProperty().get().folders().size() > 1;
            (many ? actions.renameMany() : actions.rename()).run(onRefusal);
        } else if (LibraryCommands.CUT.isPressed(event)) {
            actions.cut().run(onRefusal);
        } else if (LibraryCommands.PASTE.isPressed(event)) {
            actions.paste().run(onRefusal);
        } else if (event.getCode() == KeyCode.ESCAPE) {
            taken = model.forgetCut() || unselect();
        } else {
            taken = !event.isShortcutDown() && !event.isShiftDown() && walk(event.getCode());
        }
        if (taken) {
            event.consume();
        }
    }

    /** Leaves several selected folders. */
    private boolean unselect() {
        boolean isMany = model.choiceProperty().get().folders().size() > 1;
        if (isMany) {
            new RowSelection(table.view()).clear();
        }
        return isMany;
    }

    private boolean walk(KeyCode code) {
        Optional<FolderRow> row = table.focused();
        if (row.isEmpty()) {
            return false;
        }
        switch (code) {
            case RIGHT -> right(row.get());
            case LEFT -> left(row.get());
            case ENTER -> {
                if (row.get().isExpandable()) {
                    tree.expand(row.get().key(), !row.get().expanded());
                }
            }
            default -> {
                return false;
            }
        }
        return true;
    }

    /** Opens a closed folder, or moves into an open one. */
    private void right(FolderRow row) {
        if (!row.isExpandable()) {
            return;
        }
        if (!row.expanded()) {
            tree.expand(row.key(), true);
        } else {
            select(table.view().getFocusModel().getFocusedIndex() + 1);
        }
    }

    /** Closes an open folder, or moves up from a closed one. */
    private void left(FolderRow row) {
        if (row.isExpandable() && row.expanded()) {
            tree.expand(row.key(), false);
            return;
        }
        List<FolderRow> rows = table.view().getItems();
        int at = table.view().getFocusModel().getFocusedIndex() - 1;
        while (at >= 0 && rows.get(at).level() >= row.level()) {
            at--;
        }
        select(at);
    }

    private void select(int index) {
        TableView<FolderRow> view = table.view();
        if (index >= 0 && index < view.getItems().size()) {
            view.getSelectionModel().clearAndSelect(index);
            view.getFocusModel().focus(index);
        }
    }

    /** The folders that an action on a row applies to: the selection when the row is in it. */
    static List<FolderId> folders(FolderTreeViewModel tree, FolderRow row) {
        Set<RowKey> selected = tree.selectionProperty().get();
        return selected.contains(row.key())
                ? tree.selectedFolders()
                : row.changeable().map(List::of).orElse(List.of());
    }
}
