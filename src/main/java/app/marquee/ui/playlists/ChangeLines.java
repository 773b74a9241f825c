package app.marquee.ui.playlists;

import app.marquee.change.StagedChange;
import app.marquee.model.change.MemberChange;
import app.marquee.model.operation.Operation;
import app.marquee.ui.control.Messages;

import javafx.geometry.VPos;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/** What a change does: each member old → new, and the exact request. Taller where it is narrow. */
final class ChangeLines extends VBox {
    private static final double NAME_WIDTH = 120;
    private static final double VALUE_WIDTH = 140;

    private final ChangeWords words;

    ChangeLines(Messages messages, StagedChange change) {
        this.words = new ChangeWords(messages);
        getStyleClass().add("change-lines");
        // The videos to add are in the table above, and in the request.
        if (change.line().operation() != Operation.ADD_PLAYLIST_VIDEOS
                && !change.line().members().isEmpty()) {
            getChildren().add(members(change));
        }
        Label request = new Label(ChangeWords.request(change.line().request()));
        request.setId("playlist-request");
        request.getStyleClass().addAll("mono", "request");
        request.setWrapText(true);
        request.setMinHeight(USE_PREF_SIZE);
        request.setMaxWidth(Double.MAX_VALUE);
        request.setAccessibleText(messages.text("review.request") + " " + request.getText());
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
