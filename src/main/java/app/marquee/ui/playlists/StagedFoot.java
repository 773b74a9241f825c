package app.marquee.ui.playlists;

import app.marquee.text.Messages;
import app.marquee.ui.control.Buttons;
import app.marquee.ui.control.Visibility;
import app.marquee.ui.control.table.RowCommandBar;
import app.marquee.ui.playlists.StagedVideo.Flag;
import app.marquee.ui.playlists.edit.SubscriptionGroup;
import app.marquee.ui.shell.section.Action;
import app.marquee.ui.shell.section.Availability;
import app.marquee.ui.shell.section.SectionContext;

import javafx.beans.InvalidationListener;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TableView;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

import java.util.List;
import java.util.Set;

/**
 * Foot of the table of videos while some are staged: a hint, or the actions on the selected ones.
 * FX thread only.
 */
final class StagedFoot extends VBox {
    private final SectionContext context;
    private final Messages messages;
    private final PlaylistVideosViewModel model;
    private final StagedRows rows;
    private final RowCommandBar selection;
    private final Action positioning = new Action(this::toPosition);
    private final Label hint = new Label();
    private final Button once = new Button();
    private final Button unnumber;
    private final HBox line;
    private boolean locked;

    StagedFoot(
            SectionContext context,
            PlaylistDetailViewModel detail,
            TableView<PlaylistRow> table,
            StagedRows rows,
            SubscriptionGroup life) {
        this.context = context;
        this.messages = context.messages();
        this.model = detail.videos();
        this.rows = rows;
        this.selection =
                new RowCommandBar(
                        "playlist-staged",
                        messages,
                        icon("to", "fth-corner-down-right", "staged.to", positioning),
                        icon("up", "fth-arrow-up", "move.up", rows.up()),
                        icon("down", "fth-arrow-down", "move.down", rows.down()),
                        icon("remove", "fth-trash-2", "remove", rows.removal()));
        this.unnumber =
                icon(
                        "unnumber",
                        "fth-rotate-ccw",
                        "staged.unnumber",
                        new Action(model::clearPositions));
        this.line = line();
        setId("playlist-staged-videos");
        getStyleClass().add("staged-foot");
        getChildren().addAll(line, selection);
        table.getSelectionModel()
                .getSelectedItems()
                .addListener((InvalidationListener) _ -> show());
        life.follow(model.stagedProperty(), _ -> show());
        life.follow(detail.inputProperty(), now -> lock(now instanceof Input.Sending));
    }

    private HBox line() {
        hint.getStyleClass().addAll("caption", "table-note");
        hint.setWrapText(true);
        hint.setMinHeight(USE_PREF_SIZE);
        hint.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(hint, Priority.ALWAYS);
        once.setId("playlist-staged-once");
        once.setText(messages.text("staged.once"));
        once.setMinWidth(USE_PREF_SIZE);
        once.setOnAction(_ -> model.removeDuplicates());
        HBox parts = new HBox(hint, once, unnumber);
        parts.getStyleClass().add("staged-line");
        return parts;
    }

    private Button icon(String id, String literal, String key, Action action) {
        Button button = Buttons.icon("playlist-staged-" + id, literal, messages.text(key));
        action.attach(button);
        return button;
    }

    private void lock(boolean sending) {
        locked = sending;
        rows.lock(sending);
        show();
    }

    private void show() {
        List<StagedVideo> staged = model.staged().rows();
        int selected = locked ? 0 : rows.selected().size();
        positioning.set(Availability.when(selected > 0, StagedRows.NO_ROWS));
        selection.show(selected);
        Visibility.show(line, selected == 0);
        Visibility.show(this, !staged.isEmpty());
        hint.setText(hint(staged.size()));
        Visibility.show(once, !locked && staged.stream().anyMatch(StagedFoot::isTwice));
        Visibility.show(unnumber, !locked && staged.stream().anyMatch(row -> row.order() != null));
    }

    private String hint(int rows) {
        String automatic = messages.text("staged.hint");
        return rows > 1 && !locked ? messages.text("staged.move") + " " + automatic : automatic;
    }

    private static boolean isTwice(StagedVideo row) {
        return row.flags().contains(Flag.TWICE);
    }

    private void toPosition() {
        Set<Long> chosen = rows.selected();
        if (!chosen.isEmpty()) {
            new ToPositionDialog(context)
                    .open(chosen.size(), first -> model.toPosition(chosen, first));
        }
    }

    /** Asks for the position of the selected videos. */
    Action positioning() {
        return positioning;
    }
}
