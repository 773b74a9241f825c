package app.marquee.ui.video.matrix;

import app.marquee.text.Messages;
import app.marquee.ui.change.WriteButton;
import app.marquee.ui.control.Buttons;
import app.marquee.ui.control.OverflowBar;
import app.marquee.ui.control.UnofficialTag;
import app.marquee.ui.control.Visibility;
import app.marquee.ui.shell.section.SectionContext;

import javafx.css.PseudoClass;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

import org.kordamp.ikonli.javafx.FontIcon;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Bar below the grid: how many cells are edited, what the focused one was, and what sends them. FX
 * thread only.
 */
final class GridBar extends VBox {
    private static final PseudoClass WARNING = PseudoClass.getPseudoClass("warning");

    private final Messages messages;
    private final FieldGridPane pane;
    private final Label status = new Label();
    private final FontIcon icon = new FontIcon("fth-edit-2");
    private final Label cell = new Label();
    private final Button discard;
    private final WriteButton keep;
    private final WriteButton send;
    private final OverflowBar buttons;

    GridBar(SectionContext on, FieldGridPane pane) {
        this.messages = on.messages().of("video");
        this.pane = pane;
        status.setId("field-matrix-status");
        status.setGraphic(icon);
        cell.setId("field-matrix-cell");
        cell.getStyleClass().add("caption");
        for (Label label : new Label[] {status, cell}) {
            label.setWrapText(true);
            label.setMinHeight(USE_PREF_SIZE);
        }
        GridActions actions = pane.actions();
        discard = Buttons.titled("field-matrix-discard", messages.text("discard"));
        keep = WriteButton.saving("field-matrix-keep", messages);
        send = WriteButton.sending("field-matrix-send", on);
        actions.discard().attach(discard);
        actions.keep().attach(keep);
        actions.send().attach(send);
        buttons = new OverflowBar("field-matrix-bar-more", messages);
        buttons.add(new UnofficialTag(messages), discard, keep);
        buttons.addKept(send);
        status.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(status, Priority.ALWAYS);
        HBox row = new HBox(status, buttons);
        row.getStyleClass().add("save-row");
        getStyleClass().addAll("save-bar", "matrix-bar");
        getChildren().addAll(cell, pane.guard(), send.requests(), row);
    }

    /** Shows the edits and the focused cell. */
    void show() {
        boolean any = pane.table().isPresent();
        Visibility.show(this, any);
        if (!any) {
            return;
        }
        Optional<String> blocked = pane.blocked();
        FieldGrid grid = pane.grid();
        long advised = grid.advised();
        boolean isWarned = advised > 0 || grid.conflicts() > 0;
        status.setText(blocked.orElseGet(() -> status(grid, advised)));
        icon.setIconLiteral(
                blocked.isPresent() ? "fth-lock" : isWarned ? "fth-alert-triangle" : "fth-edit-2");
        status.pseudoClassStateChanged(WARNING, blocked.isPresent() || isWarned);
        Visibility.show(buttons, blocked.isEmpty() || grid.size() > 0);
        int sent = pane.sendable();
        send.offer(messages.plural("matrix.send", sent), sent);
        for (Button one : new Button[] {discard, keep, send}) {
            Visibility.show(one, grid.size() > 0);
        }
        String said = pane.status();
        cell.setText(blocked.filter(said::equals).isPresent() ? "" : said);
        Visibility.show(cell, !cell.getText().isEmpty());
    }

    private String status(FieldGrid grid, long advised) {
        List<String> said = new ArrayList<>();
        said.add(
                grid.size() == 0
                        ? messages.text("changes.nothing")
                        : messages.plural("changes.count", grid.size()));
        if (grid.conflicts() > 0) {
            said.add(messages.plural("matrix.conflicts", grid.conflicts()));
        }
        if (advised > 0) {
            said.add(messages.plural("matrix.advised", advised));
        }
        return String.join(" · ", said);
    }
}
