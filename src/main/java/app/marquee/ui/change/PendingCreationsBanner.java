package app.marquee.ui.change;

import app.marquee.model.change.ChangeLine;
import app.marquee.model.id.ItemKind;

import javafx.scene.control.Button;

import org.kordamp.ikonli.javafx.FontIcon;

import java.util.List;

/**
 * Banner above a table for pending creations, which have no row yet; it opens Activity and is
 * hidden when there are none. FX thread only.
 */
public final class PendingCreationsBanner extends Button {
    private final ChangeWords words;
    private final ItemKind kind;

    /**
     * @param id of the control
     * @param kind of the items
     * @param open opens the pending changes
     */
    public PendingCreationsBanner(
            String id,
            PendingChangeTracker marks,
            ItemKind kind,
            ChangeWords words,
            Runnable open) {
        this.words = words;
        this.kind = kind;
        setId(id);
        setGraphic(new FontIcon("fth-edit-3"));
        setMnemonicParsing(false);
        setMaxWidth(Double.MAX_VALUE);
        getStyleClass().addAll("flat", "small", "waiting-note");
        setOnAction(_ -> open.run());
        marks.linesProperty().subscribe(this::show);
    }

    private void show(PendingChangeIndex lines) {
        List<ChangeLine> some = lines.creations(kind);
        setText(some.isEmpty() ? "" : words.creations(some));
        setVisible(!some.isEmpty());
        setManaged(!some.isEmpty());
    }
}
