package app.marquee.ui.playlists;

import app.marquee.change.StagedChange;
import app.marquee.model.change.MemberChange;
import app.marquee.model.operation.Operation;
import app.marquee.ui.change.RequestPreview;
import app.marquee.ui.control.Messages;

import javafx.geometry.VPos;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/**
 * Lines of a change, old → new, with its request on demand. They wrap where there is little width.
 */
final class ChangeLines extends VBox {
    private static final double NAME_WIDTH = 120;
    private static final double VALUE_WIDTH = 140;

    private final PlaylistFieldFormatter words;

    /**
     * @param request shows the request; stays as open as it was
     */
    ChangeLines(Messages messages, StagedChange change, RequestPreview request) {
        this.words = new PlaylistFieldFormatter(messages);
        getStyleClass().add("change-lines");
        // The table above lists the videos to add.
        if (change.line().operation() != Operation.ADD_PLAYLIST_VIDEOS
                && !change.line().members().isEmpty()) {
            getChildren().add(members(change));
        }
        request.show(change.line());
        getChildren().add(request);
    }

    private GridPane members(StagedChange change) {
        GridPane grid = new GridPane();
        grid.getStyleClass().add("member-changes");
        grid.getColumnConstraints()
                .addAll(
                        width(NAME_WIDTH, Priority.NEVER),
                        width(VALUE_WIDTH, Priority.ALWAYS),
                        new ColumnConstraints(),
                        width(VALUE_WIDTH, Priority.ALWAYS));
        int row = 0;
        for (MemberChange member : change.line().members()) {
            Label name = new Label(words.member(member));
            name.setMinWidth(USE_PREF_SIZE);
            name.getStyleClass().add("muted");
            grid.addRow(
                    row++,
                    name,
                    value(words.before(member), "before"),
                    arrow(),
                    value(words.after(member), "after"));
        }
        grid.getChildren().forEach(node -> GridPane.setValignment(node, VPos.TOP));
        return grid;
    }

    private static Label arrow() {
        Label arrow = new Label("→");
        arrow.setMinWidth(USE_PREF_SIZE);
        return arrow;
    }

    private static ColumnConstraints width(double min, Priority grow) {
        ColumnConstraints column = new ColumnConstraints();
        column.setMinWidth(min);
        column.setHgrow(grow);
        return column;
    }

    private static Label value(String text, String style) {
        Label label = new Label(text);
        label.getStyleClass().add("value-" + style);
        label.setWrapText(true);
        label.setTooltip(new Tooltip(text));
        return label;
    }
}
