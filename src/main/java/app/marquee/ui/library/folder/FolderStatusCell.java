package app.marquee.ui.library.folder;

import app.marquee.model.Member;
import app.marquee.model.folder.Folder;
import app.marquee.ui.control.Messages;

import javafx.css.PseudoClass;
import javafx.scene.control.Label;
import javafx.scene.control.TableCell;

/** Cell of a folder's status, in a word and not by color alone. FX thread only. */
final class FolderStatusCell extends TableCell<FolderRow, FolderRow> {
    static final PseudoClass UNKNOWN = PseudoClass.getPseudoClass("unknown");

    private static final PseudoClass SUCCESS = PseudoClass.getPseudoClass("success");

    private final Messages messages;
    private final FolderWords words;
    private final Label badge = new Label();

    FolderStatusCell(Messages messages, FolderWords words) {
        this.messages = messages;
        this.words = words;
        badge.getStyleClass().add("badge");
    }

    @Override
    protected void updateItem(FolderRow row, boolean isEmpty) {
        super.updateItem(row, isEmpty);
        Folder folder = isEmpty || row == null ? null : row.folder().orElse(null);
        setText(null);
        setGraphic(null);
        pseudoClassStateChanged(UNKNOWN, false);
        if (folder == null) {
            setAccessibleText(null);
            return;
        }
        words.status(folder)
                .ifPresentOrElse(
                        status -> show(folder, status),
                        () -> {
                            setText(messages.text("unknown.mark"));
                            setAccessibleText(messages.text("unknown.text"));
                            pseudoClassStateChanged(UNKNOWN, true);
                        });
    }

    private void show(Folder folder, String status) {
        badge.setText(status);
        badge.pseudoClassStateChanged(SUCCESS, folder.active().equals(Member.of(true)));
        setGraphic(badge);
        setAccessibleText(status);
    }
}
