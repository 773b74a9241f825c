package app.marquee.ui.video.matrix;

import app.marquee.service.video.FieldMatrix;
import app.marquee.service.video.FieldsOfVideo;
import app.marquee.task.TaskRunner;
import app.marquee.text.FailureSubject;
import app.marquee.text.FailureText;
import app.marquee.text.Messages;
import app.marquee.ui.change.ChangeWords;
import app.marquee.ui.control.table.Column;
import app.marquee.ui.control.table.ColumnWidth;
import app.marquee.ui.control.table.DataTable;
import app.marquee.ui.control.table.PictureColumn;

import javafx.scene.control.TableColumn;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Builder of the table of a field matrix: a row for each video, a column for each key. */
final class FieldMatrixTable {
    /** Most columns; a wider table is hard to read and slow to lay out. */
    static final int MOST_KEYS = 100;

    private static final double TITLE = 240;
    private static final double LEAST = 96;
    private static final double MOST = 240;
    private static final String KEY = "key-";

    private final Messages messages;
    private final FieldGrid grid;
    private final FieldMatrix matrix;
    private final FieldGridPane pane;
    private final Map<String, FieldMatrix.Key> known = new HashMap<>();
    private int place;

    FieldMatrixTable(Messages messages, FieldGrid grid, FieldGridPane pane) {
        this.messages = messages;
        this.grid = grid;
        this.matrix = grid.matrix();
        this.pane = pane;
        matrix.keys().forEach(key -> known.put(key.key(), key));
    }

    /**
     * @param frame of each video; null when none is known
     */
    DataTable<FieldsOfVideo> make(TaskRunner tasks, @Nullable PictureColumn<FieldsOfVideo> frame) {
        DataTable<FieldsOfVideo> table = new DataTable<>("field-matrix", messages, tasks);
        if (frame != null) {
            table.table().getColumns().add(frame);
        }
        columns().forEach(table::columns);
        table.table().getColumns().forEach(column -> column.setEditable(false));
        matrix.keys().stream().limit(MOST_KEYS).forEach(key -> add(table, key.key()));
        grid.added().forEach(key -> add(table, key));
        table.freezing(frame == null ? 1 : 2)
                .keyedBy(FieldsOfVideo::video)
                .named(messages.text("matrix"));
        table.emptyTextProperty().set(messages.text("videos.none"));
        table.table().setEditable(true);
        table.table().getSelectionModel().setCellSelectionEnabled(true);
        return table;
    }

    /** Adds the column of a key. */
    void add(DataTable<FieldsOfVideo> table, String key) {
        String id = KEY + place++;
        String heading = heading(key, grid.more());
        table.columns(
                Column.<FieldsOfVideo>text(id, heading, row -> text(row, key))
                        .width(width(heading, key)));
        table.table().getColumns().stream()
                .filter(column -> column.getId().equals(id))
                .forEach(column -> edited(column, key));
    }

    /** Counts the videos with each key anew, with the edits. */
    void count(DataTable<FieldsOfVideo> table) {
        Map<String, Integer> more = grid.more();
        for (TableColumn<FieldsOfVideo, ?> column : table.table().getColumns()) {
            if (column.getUserData() instanceof String key) {
                column.setText(heading(key, more));
            }
        }
    }

    @SuppressWarnings("unchecked") // all columns of the table hold its rows
    private void edited(TableColumn<FieldsOfVideo, ?> column, String key) {
        column.getStyleClass().add("given-name");
        column.setUserData(key);
        ((TableColumn<FieldsOfVideo, FieldsOfVideo>) column)
                .setCellFactory(_ -> new FieldCell(pane, key));
    }

    /** As wide as its values and its title, within limits. */
    private double width(String heading, String key) {
        double values =
                matrix.rows().stream()
                        .map(row -> shown(row, key))
                        .max(Comparator.comparingInt(String::length))
                        .map(ColumnWidth::ofValue)
                        .orElse(LEAST);
        return Math.clamp(ColumnWidth.titled(heading, values), LEAST, MOST);
    }

    private List<Column<FieldsOfVideo>> columns() {
        List<Column<FieldsOfVideo>> columns = new ArrayList<>();
        columns.add(
                Column.<FieldsOfVideo>text(
                                "title", messages.text("item.video"), FieldsOfVideo::title)
                        .standIn(this::noTitle)
                        .graphic(row -> pane.mark(row.video()))
                        .width(TITLE)
                        .takesRoom());
        columns.add(
                Column.<FieldsOfVideo>text(
                                "id", messages.text("field.id"), row -> row.video().value())
                        .hidden());
        if (matrix.rows().stream().anyMatch(row -> row.failure() != null)) {
            columns.add(
                    Column.<FieldsOfVideo>text(
                            "failure", messages.text("matrix.failure"), this::failure));
        }
        return columns;
    }

    /** The start of the ID, which distinguishes videos without a title. */
    private String noTitle(FieldsOfVideo row) {
        return messages.text("video.noTitle", ChangeWords.shortId(row.video().value()));
    }

    private Optional<FieldMatrix.Key> key(String key) {
        return Optional.ofNullable(known.get(key));
    }

    /** The key, and how many of the videos have it. */
    private String heading(String key, Map<String, Integer> more) {
        String name = key.isBlank() ? messages.text("matrix.blank") : key;
        FieldMatrix.Key loaded = known.get(key);
        boolean isVariant = loaded != null && loaded.isVariant();
        int videos = (loaded == null ? 0 : loaded.videos()) + more.getOrDefault(key, 0);
        return messages.text(
                "pattern.dot",
                isVariant ? messages.text("pattern.about", name) : name,
                messages.text(
                        "pattern.of",
                        messages.formats().integer(videos),
                        messages.formats().integer(matrix.rows().size())));
    }

    private String failure(FieldsOfVideo row) {
        return row.failure() == null
                ? ""
                : new FailureText(messages).of(row.failure(), FailureSubject.VIDEO).title();
    }

    /** The text of a cell. */
    String shown(FieldsOfVideo row, String key) {
        String text = text(row, key);
        return text == null ? messages.text("unknown.mark") : text;
    }

    /** The value; null, which is unknown, where it could not be loaded or was not provided. */
    private @Nullable String text(FieldsOfVideo row, String key) {
        FieldGrid.Cell cell = new FieldGrid.Cell(row.video(), key);
        if (row.failure() != null) {
            return null;
        }
        if (grid.has(cell)) {
            return grid.value(cell).orElse(null);
        }
        return key(key).flatMap(one -> matrix.otherSpelling(row, one))
                .filter(other -> grid.has(new FieldGrid.Cell(row.video(), other.key())))
                .map(other -> messages.text("pattern.about", other.key()))
                .orElseGet(() -> messages.text("matrix.gap"));
    }
}
