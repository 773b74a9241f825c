package app.marquee.ui.playlists;

import app.marquee.text.Messages;
import app.marquee.ui.control.table.ColumnWidth;

import javafx.geometry.Pos;
import javafx.scene.control.TableCell;
import javafx.scene.control.TextField;
import javafx.scene.control.TextFormatter;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.HBox;

import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;

import java.util.regex.Pattern;

/**
 * Cell of the place of a video: that of a staged one is edited, and empty leaves it to the
 * platform. FX thread only.
 */
final class PositionCell extends TableCell<PlaylistRow, PlaylistRow> {
    private static final Pattern TYPED = Pattern.compile("\\d{0,9}");

    /** Of the handle by which rows are dragged and its gap, in pixels at the usual text size. */
    private static final double HANDLE_WIDTH = 30;

    private final Messages messages;
    private final PlaylistVideosViewModel model;
    private final TextField field = new TextField();
    private final HBox grip =
            new HBox(new FontIcon("fth-more-vertical"), new FontIcon("fth-more-vertical"));
    private boolean done;

    PositionCell(Messages messages, PlaylistVideosViewModel model) {
        this.messages = messages;
        this.model = model;
        setAlignment(Pos.CENTER_RIGHT);
        getStyleClass().add("right");
        grip.getStyleClass().add("grip");
        grip.setAccessibleText(messages.text("staged.handle"));
        field.setId("playlist-staged-position");
        field.setTextFormatter(
                new TextFormatter<>(
                        change ->
                                TYPED.matcher(change.getControlNewText()).matches()
                                        ? change
                                        : null));
        field.setAccessibleText(messages.text("position.label"));
        field.setOnAction(_ -> take());
        field.setOnKeyPressed(
                event -> {
                    if (event.getCode() == KeyCode.ESCAPE) {
                        cancelEdit();
                        event.consume();
                    }
                });
        field.focusedProperty()
                .subscribe(
                        (before, now) -> {
                            if (before && !now && isEditing()) {
                                take();
                            }
                        });
    }

    private void take() {
        if (done || !(getItem() instanceof StagedVideo row)) {
            return;
        }
        done = true;
        String typed = field.getText();
        cancelEdit();
        model.position(row.number(), typed.isEmpty() ? null : Integer.valueOf(typed) - 1);
    }

    /** The position as users count, from 1; empty where the platform decides. */
    static String text(@Nullable Integer order) {
        return order == null ? "" : Integer.toString(order + 1);
    }

    /** The width that shows any place of staged rows, in pixels at the usual text size. */
    static double width(Messages messages) {
        return HANDLE_WIDTH + ColumnWidth.ofValue(messages.text("position.automatic"));
    }

    @Override
    public void startEdit() {
        if (!(getItem() instanceof StagedVideo row)) {
            return;
        }
        super.startEdit();
        if (isEditing()) {
            done = false;
            field.setText(text(row.order()));
            setText(null);
            setGraphic(field);
            field.requestFocus();
            field.selectAll();
        }
    }

    @Override
    public void cancelEdit() {
        super.cancelEdit();
        show(getItem());
    }

    @Override
    protected void updateItem(PlaylistRow row, boolean empty) {
        super.updateItem(row, empty);
        show(empty ? null : row);
    }

    private void show(@Nullable PlaylistRow row) {
        boolean isMovable = row instanceof StagedVideo && model.staged().rows().size() > 1;
        setGraphic(isMovable ? grip : null);
        setText(row == null ? null : words(row));
    }

    private String words(PlaylistRow row) {
        Long place = row.place();
        if (place != null) {
            return messages.formats().integer(place);
        }
        return messages.text(row instanceof StagedVideo ? "position.automatic" : "unknown.mark");
    }
}
