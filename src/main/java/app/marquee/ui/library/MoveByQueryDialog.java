package app.marquee.ui.library;

import app.marquee.model.video.Video;
import app.marquee.model.video.VideoQuery;
import app.marquee.model.video.VideoStatus;
import app.marquee.ui.change.ReviewDialog;
import app.marquee.ui.control.Messages;
import app.marquee.ui.control.VideoStatusText;
import app.marquee.ui.control.form.FormField;
import app.marquee.ui.control.table.DataTable;
import app.marquee.ui.shell.dialog.Dialogs;
import app.marquee.ui.shell.section.SectionContext;

import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.TextField;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.VBox;
import javafx.util.StringConverter;

import org.jspecify.annotations.Nullable;

import java.math.BigDecimal;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.regex.Pattern;

/** Dialog for moving the listed videos that match a query, with a preview. FX thread only. */
final class MoveByQueryDialog {
    private static final String ID = "move-query-";
    private static final Pattern MINUTES = Pattern.compile("\\d{1,6}([.,]\\d{1,3})?");
    private static final BigDecimal MINUTE = BigDecimal.valueOf(60);
    private static final double TABLE_HEIGHT = 300;
    private static final double TABLE_LEAST = 130;

    private final SectionContext on;
    private final Messages messages;
    private final Consumer<List<Video>> onMove;
    private final DataTable<VideoRow> table;
    private final TextField title = input("title");
    private final ComboBox<@Nullable VideoStatus> status = new ComboBox<>();
    private final TextField least = input("least");
    private final TextField most = input("most");
    private final FormField leastField;
    private final FormField mostField;
    private final Button move;

    /**
     * @param onMove asks for the target of the matching videos
     */
    MoveByQueryDialog(SectionContext on, VideoColumns columns, Consumer<List<Video>> onMove) {
        this.on = on;
        this.messages = on.messages();
        this.onMove = onMove;
        this.table = new DataTable<>(ID + "table", messages, on.tasks());
        columns.all().stream().filter(column -> column.visible()).forEach(table::columns);
        this.leastField = new FormField(messages.text("query.least"), least);
        this.mostField = new FormField(messages.text("query.most"), most);
        this.move = ReviewDialog.button(ID + "move", "");
    }

    /** Opens the dialog over these videos. */
    void open(List<VideoRow> rows) {
        table.named(messages.text("field.videos")).keyedBy(row -> row.video().id());
        table.setPrefHeight(TABLE_HEIGHT);
        table.setMinHeight(TABLE_LEAST);
        table.emptyTextProperty().set(messages.text("videos.none"));
        table.rows(rows);
        statuses(rows);
        VBox content = new VBox(fields(), table);
        content.getStyleClass().addAll("move-query", "wide-content");
        Button cancel = ReviewDialog.button(ID + "cancel", messages.text("cancel"));
        move.getStyleClass().add("accent");
        Dialogs.OpenDialog dialog =
                on.dialogs().show(messages.text("query.title"), content, List.of(cancel, move));
        cancel.setOnAction(_ -> dialog.close());
        move.setOnAction(
                _ -> {
                    List<Video> matching = matching();
                    dialog.close();
                    onMove.accept(matching);
                });
        table.table().itemsProperty().subscribe(_ -> show());
        title.requestFocus();
    }

    private GridPane fields() {
        GridPane grid = new GridPane();
        FormField[] all = {
            new FormField(messages.text("query.words"), title),
            new FormField(messages.text("field.status"), status),
            leastField,
            mostField
        };
        for (FormField each : all) {
            ColumnConstraints equal = new ColumnConstraints();
            equal.setPercentWidth(100.0 / all.length);
            grid.getColumnConstraints().add(equal);
            grid.addRow(0, each);
        }
        grid.getStyleClass().add("move-query-fields");
        return grid;
    }

    /** Offers the statuses of the listed videos; null is any. */
    private void statuses(List<VideoRow> rows) {
        VideoStatusText words = new VideoStatusText(messages);
        status.setId(ID + "status");
        status.setMaxWidth(Double.MAX_VALUE);
        status.setConverter(
                new StringConverter<>() {
                    @Override
                    public String toString(@Nullable VideoStatus one) {
                        return one == null ? messages.text("query.any") : words.name(one);
                    }

                    @Override
                    public @Nullable VideoStatus fromString(String typed) {
                        return null;
                    }
                });
        status.getItems().add(null);
        rows.stream()
                .map(row -> row.video().status().orNull())
                .filter(Objects::nonNull)
                .distinct()
                .forEach(status.getItems()::add);
        status.valueProperty().addListener(_ -> changed());
    }

    private TextField input(String id) {
        TextField made = new TextField();
        made.setId(ID + id);
        made.textProperty().addListener(_ -> changed());
        return made;
    }

    private void changed() {
        VideoQuery query = query();
        table.filter(row -> query.matches(row.video()));
        String wrong = messages.text("query.minutes");
        leastField.errorProperty().set(isWrong(least) ? wrong : "");
        mostField.errorProperty().set(isWrong(most) ? wrong : "");
        show();
    }

    private VideoQuery query() {
        return new VideoQuery(title.getText(), status.getValue(), seconds(least), seconds(most));
    }

    private static boolean isWrong(TextField minutes) {
        String typed = minutes.getText().strip();
        return !typed.isEmpty() && !MINUTES.matcher(typed).matches();
    }

    private static @Nullable BigDecimal seconds(TextField minutes) {
        String typed = minutes.getText().strip();
        return MINUTES.matcher(typed).matches()
                ? new BigDecimal(typed.replace(',', '.')).multiply(MINUTE)
                : null;
    }

    /** The videos that match now, whether or not a large table shows them yet. */
    private List<Video> matching() {
        VideoQuery query = query();
        return table.rows().stream().map(VideoRow::video).filter(query::matches).toList();
    }

    private void show() {
        int matching = table.shownRows().size();
        boolean valid = !isWrong(least) && !isWrong(most) && !query().isOpen();
        move.setText(messages.plural("query.move", matching));
        move.setDisable(!valid || matching == 0);
    }
}
