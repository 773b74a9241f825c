package app.marquee.ui.library.folder;

import app.marquee.ui.control.RightToLeft;
import app.marquee.ui.control.Visibility;

import javafx.scene.control.Label;

import java.util.Set;

/** Label with the full reason why the one selected folder is unplaced. FX thread only. */
final class FolderHint extends Label {
    private final FolderTreeViewModel tree;
    private final FolderWords words;

    FolderHint(FolderTreeViewModel tree, FolderWords words) {
        this.tree = tree;
        this.words = words;
        setId("folder-hint");
        setWrapText(true);
        RightToLeft.guard(this);
        getStyleClass().addAll("caption", "folder-note");
        tree.selectionProperty().subscribe(this::tell);
        tree.rowsProperty().subscribe(this::tell);
        tell();
    }

    private void tell() {
        Set<RowKey> selected = tree.selectionProperty().get();
        setText(selected.size() == 1 ? words.hint(selected.iterator().next(), tree.tree()) : "");
        Visibility.show(this, !getText().isEmpty());
    }
}
