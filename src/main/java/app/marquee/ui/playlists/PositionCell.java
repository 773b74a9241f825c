package app.marquee.ui.playlists;

import app.marquee.ui.control.Messages;

import javafx.scene.control.TableCell;
import javafx.scene.control.TextField;
import javafx.scene.control.TextFormatter;
import javafx.scene.input.KeyCode;

import org.jspecify.annotations.Nullable;

import java.util.function.BiConsumer;
import java.util.regex.Pattern;

/** Cell of the position of a staged video; empty leaves it to the platform. FX thread only. */
final class PositionCell extends TableCell<StagedVideo, StagedVideo> {
    private static final Pattern TYPED = Pattern.compile("\\d{0,9}");

    private final Messages messages;
    private final BiConsumer<Long, @Nullable Integer> onPosition;
    private final TextField field = new TextField();
    private boolean done;

    PositionCell(Messages messages, BiConsumer<Long, @Nullable Integer> onPosition) {
        this.messages = messages;
        this.onPosition = onPosition;
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
        StagedVideo row = getItem();
        if (done || row == null) {
            return;
        }
        done = true;
        String typed = field.getText();
        cancelEdit();
        onPosition.accept(row.number(), typed.isEmpty() ? null : Integer.valueOf(typed) - 1);
    }

    /** The position as users count, from 1; empty where the platform decides. */
    static String text(@Nullable Integer order) {
        return order == null ? "" : Integer.toString(order + 1);
    }

    @Override
    public void startEdit() {
        super.startEdit();
        StagedVideo row = getItem();
        if (isEditing() && row != null) {
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
    protected void updateItem(StagedVideo row, boolean empty) {
        super.updateItem(row, empty);
        show(empty ? null : row);
    }

    private void show(@Nullable StagedVideo row) {
        setGraphic(null);
        setText(
                row == null
                        ? null
                        : row.order() == null ? messages.text("automatic") : text(row.order()));
    }
}
