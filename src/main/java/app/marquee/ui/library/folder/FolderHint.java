package app.marquee.ui.library.folder;

import app.marquee.text.Messages;
import app.marquee.ui.control.Visibility;
import app.marquee.ui.control.Wrapping;
import app.marquee.ui.shell.section.SectionContext;

import javafx.scene.control.Label;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.Set;

/**
 * Label with the full reason why the one selected folder is unplaced, and when it was last seen. FX
 * thread only.
 */
final class FolderHint extends Label {
    private final FolderTreeViewModel tree;
    private final FolderWords words;
    private final Messages messages;
    private final ZoneId zone;

    FolderHint(FolderTreeViewModel tree, FolderWords words, SectionContext on) {
        this.tree = tree;
        this.words = words;
        this.messages = on.messages();
        this.zone = on.connection().getValue().zone();
        setId("folder-hint");
        setWrapText(true);
        Wrapping.guard(this);
        getStyleClass().addAll("caption", "folder-note");
        tree.selectionProperty().subscribe(this::tell);
        tree.rowsProperty().subscribe(this::tell);
        tell();
    }

    private void tell() {
        Set<RowKey> selected = tree.selectionProperty().get();
        setText(selected.size() == 1 ? words(selected.iterator().next()) : "");
        Visibility.show(this, !getText().isEmpty());
    }

    private String words(RowKey key) {
        String hint = words.hint(key, tree.tree());
        String seen = seen(key);
        return seen.isEmpty() || hint.isEmpty()
                ? hint + seen
                : messages.text("pattern.dot", hint, seen);
    }

    private String seen(RowKey key) {
        return key instanceof RowKey.Entry(var folder)
                ? tree.tree()
                        .find(folder)
                        .flatMap(node -> tree.seen(node.id()))
                        .map(at -> messages.text("folders.seen", day(at)))
                        .orElse("")
                : "";
    }

    private String day(Instant at) {
        return messages.formats().day(LocalDate.ofInstant(at, zone));
    }
}
