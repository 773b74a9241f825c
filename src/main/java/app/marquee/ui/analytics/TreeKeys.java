package app.marquee.ui.analytics;

import app.marquee.analytics.TreeKey;
import app.marquee.analytics.TreeLine;

import javafx.scene.control.TableView;
import javafx.scene.input.KeyEvent;

import java.util.List;
import java.util.function.BiConsumer;

/** Key handler of a tree table: Right expands or enters a line, Left collapses or leaves it. */
final class TreeKeys<K extends TreeKey<K>, L extends TreeLine<K>> {
    private final TableView<L> view;
    private final BiConsumer<L, Boolean> expand;

    TreeKeys(TableView<L> view, BiConsumer<L, Boolean> expand) {
        this.view = view;
        this.expand = expand;
    }

    void attach() {
        view.addEventFilter(KeyEvent.KEY_PRESSED, this::onKey);
    }

    private void onKey(KeyEvent event) {
        L line = view.getSelectionModel().getSelectedItem();
        if (line == null || event.isAltDown() || event.isShortcutDown()) {
            return;
        }
        switch (event.getCode()) {
            case RIGHT -> inwards(line, event);
            case LEFT -> outwards(line, event);
            default -> {}
        }
    }

    /** Opens, and then goes to the first line inside. */
    private void inwards(L line, KeyEvent event) {
        if (line.isExpandable() && !line.expanded()) {
            expand.accept(line, true);
        } else if (line.expanded()) {
            select(view.getSelectionModel().getSelectedIndex() + 1);
        }
        event.consume();
    }

    /** Closes, and then goes to the line around. */
    private void outwards(L line, KeyEvent event) {
        if (line.expanded()) {
            expand.accept(line, false);
        } else {
            K around = line.key().parent();
            List<L> lines = view.getItems();
            for (int i = 0; i < lines.size(); i++) {
                if (lines.get(i).key().equals(around)) {
                    select(i);
                }
            }
        }
        event.consume();
    }

    void select(int index) {
        view.getSelectionModel().clearAndSelect(index);
        view.getFocusModel().focus(index);
        view.scrollTo(Math.max(0, index - 2));
    }
}
