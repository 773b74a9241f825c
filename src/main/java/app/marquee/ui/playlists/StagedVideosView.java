package app.marquee.ui.playlists;

import app.marquee.ui.control.Buttons;
import app.marquee.ui.control.Messages;
import app.marquee.ui.control.TextScale;
import app.marquee.ui.control.Visibility;
import app.marquee.ui.control.table.RowCommandBar;
import app.marquee.ui.control.table.RowSelection;
import app.marquee.ui.playlists.StagedVideo.Flag;
import app.marquee.ui.playlists.edit.SubscriptionGroup;
import app.marquee.ui.shell.section.Action;
import app.marquee.ui.shell.section.Availability;
import app.marquee.ui.shell.section.SectionContext;
import app.marquee.ui.video.VideoFrames;

import javafx.beans.InvalidationListener;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;

import java.util.Optional;
import java.util.Set;

/** View of the videos to be added, with the actions on their rows. FX thread only. */
final class StagedVideosView extends VBox {
    private static final double ROW_HEIGHT = 36;
    private static final int ROWS_SHOWN = 6;

    private final SectionContext context;
    private final Messages messages;
    private final PlaylistVideosViewModel model;
    private final StagedTable table;
    private final RowCommandBar selection;
    private final Action positioning = new Action(this::toPosition);
    private final Button once = new Button();
    private final Button unnumber;
    private int rows;

    StagedVideosView(
            SectionContext context,
            PlaylistDetailViewModel detail,
            VideoFrames frames,
            SubscriptionGroup life) {
        this.context = context;
        this.messages = context.messages();
        this.model = detail.videos();
        this.table = new StagedTable(messages, model, frames, life);
        this.selection =
                new RowCommandBar(
                        "playlist-staged",
                        messages,
                        new RowSelection(table.table()),
                        icon(
                                "playlist-staged-to",
                                "fth-corner-down-right",
                                "staged.to",
                                positioning),
                        icon("playlist-staged-up", "fth-arrow-up", "move.up", table.up()),
                        icon("playlist-staged-down", "fth-arrow-down", "move.down", table.down()),
                        icon(
                                "playlist-staged-remove",
                                "fth-trash-2",
                                "remove",
                                new Action(() -> model.remove(table.selected()))));
        this.unnumber =
                icon(
                        "playlist-staged-unnumber",
                        "fth-rotate-ccw",
                        "staged.unnumber",
                        new Action(model::clearPositions));
        getStyleClass().add("staged-videos");
        setId("playlist-staged-videos");
        Label hint = new Label(messages.text("staged.hint"));
        hint.getStyleClass().addAll("caption", "table-note");
        hint.setWrapText(true);
        hint.setMinHeight(USE_PREF_SIZE);
        hint.setMaxWidth(Double.MAX_VALUE);
        hint.visibleProperty().bind(selection.visibleProperty().not());
        hint.managedProperty().bind(hint.visibleProperty());
        VBox parts = new VBox(head(), table.table(), hint, selection, once);
        parts.getStyleClass().add("staged-rows");
        getChildren().add(parts);
        life.follow(model.stagedProperty(), this::show);
        TextScale.follow(this, this::fit);
    }

    private FlowPane head() {
        Label title = new Label(messages.text("staged"));
        title.getStyleClass().add("heading");
        title.setMinWidth(USE_PREF_SIZE);
        table.table()
                .getSelectionModel()
                .getSelectedItems()
                .addListener((InvalidationListener) _ -> allowPosition());
        allowPosition();
        once.setId("playlist-staged-once");
        once.setText(messages.text("staged.once"));
        once.setOnAction(_ -> model.removeDuplicates());
        FlowPane head = new FlowPane(title, tools(unnumber));
        head.getStyleClass().add("tools");
        return head;
    }

    /** Groups buttons that stay on one line. */
    private static HBox tools(Node... buttons) {
        HBox tools = new HBox(buttons);
        tools.getStyleClass().add("tools");
        return tools;
    }

    private void allowPosition() {
        int selected = table.selected().size();
        positioning.set(Availability.when(selected > 0, StagedTable.NO_ROWS));
        selection.show(selected, table.table().getItems().size(), false);
    }

    private void toPosition() {
        Set<Long> rows = table.selected();
        if (!rows.isEmpty()) {
            new ToPositionDialog(context).open(rows.size(), first -> model.toPosition(rows, first));
        }
    }

    /** Accepts drops anywhere on a node. */
    void takeDropsOf(Node place) {
        boolean open = model.playlist().isUuid();
        new DroppedVideos(context, () -> open ? Optional.of(model::add) : Optional.empty())
                .attach(place);
    }

    private Button icon(String id, String literal, String key, Action action) {
        Button button = Buttons.icon(id, literal, messages.text(key));
        action.attach(button);
        return button;
    }

    private void show(StagedVideos staged) {
        boolean any = !staged.rows().isEmpty();
        Visibility.show(this, any);
        rows = staged.rows().size();
        fit(TextScale.now(this));
        boolean twice = staged.rows().stream().anyMatch(row -> row.flags().contains(Flag.TWICE));
        Visibility.show(once, twice);
        boolean anyPosition = staged.rows().stream().anyMatch(row -> row.order() != null);
        Visibility.show(unnumber, anyPosition);
        allowPosition();
    }

    /** Makes the table as high as its rows in this text size, up to some. */
    private void fit(double scale) {
        double height = scale * ROW_HEIGHT * (1 + Math.clamp(rows, 1, ROWS_SHOWN));
        table.table().setPrefHeight(height);
        table.table().setMinHeight(height);
    }

    StagedTable table() {
        return table;
    }

    /** Asks for the position of the selected videos. */
    Action positioning() {
        return positioning;
    }
}
