package app.marquee.ui.video.matrix;

import app.marquee.service.video.FieldMatrix;
import app.marquee.service.video.FieldsOfVideo;
import app.marquee.task.TaskRunner;
import app.marquee.ui.change.ChangeWords;
import app.marquee.ui.control.Messages;
import app.marquee.ui.control.state.FailureSubject;
import app.marquee.ui.control.state.FailureText;
import app.marquee.ui.control.table.Column;
import app.marquee.ui.control.table.DataTable;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;

/** Builder of the table of a field matrix: a row for each video, a column for each key. */
final class FieldMatrixTable {
    /** Most columns; a wider table is hard to read and slow to lay out. */
    static final int MOST_KEYS = 100;

    private static final double TITLE = 240;
    private static final double VALUE = 150;
    private static final String KEY = "key-";

    private final Messages messages;
    private final FieldMatrix matrix;

    FieldMatrixTable(Messages messages, FieldMatrix matrix) {
        this.messages = messages;
        this.matrix = matrix;
    }

    DataTable<FieldsOfVideo> make(TaskRunner tasks) {
        DataTable<FieldsOfVideo> table = new DataTable<>("field-matrix", messages, tasks);
        columns().forEach(table::columns);
        table.keyedBy(FieldsOfVideo::video).named(messages.text("matrix"));
        table.emptyTextProperty().set(messages.text("videos.none"));
        table.table().getColumns().stream()
                .filter(column -> column.getId().startsWith(KEY))
                .forEach(column -> column.getStyleClass().add("given-name"));
        return table;
    }

    private List<Column<FieldsOfVideo>> columns() {
        List<Column<FieldsOfVideo>> columns = new ArrayList<>();
        columns.add(
                Column.<FieldsOfVideo>text(
                                "title", messages.text("item.video"), FieldsOfVideo::title)
                        .standIn(this::noTitle)
                        .width(TITLE));
        columns.add(
                Column.<FieldsOfVideo>text(
                                "id", messages.text("field.id"), row -> row.video().value())
                        .hidden());
        if (matrix.rows().stream().anyMatch(row -> row.failure() != null)) {
            columns.add(
                    Column.<FieldsOfVideo>text(
                            "failure", messages.text("matrix.failure"), this::failure));
        }
        int place = 0;
        for (FieldMatrix.Key key : matrix.keys().stream().limit(MOST_KEYS).toList()) {
            columns.add(
                    Column.<FieldsOfVideo>text(KEY + place++, heading(key), row -> cell(row, key))
                            .width(VALUE));
        }
        return columns;
    }

    /** The start of the ID, which distinguishes videos without a title. */
    private String noTitle(FieldsOfVideo row) {
        return messages.text("video.noTitle", ChangeWords.shortId(row.video().value()));
    }

    private String heading(FieldMatrix.Key key) {
        String name = key.key().isBlank() ? messages.text("matrix.blank") : key.key();
        return (key.isVariant() ? messages.text("pattern.about", name) : name)
                + " · "
                + key.videos();
    }

    private String failure(FieldsOfVideo row) {
        return row.failure() == null
                ? ""
                : new FailureText(messages).of(row.failure(), FailureSubject.VIDEO).title();
    }

    /** The value; null, which is unknown, where it could not be loaded or was not provided. */
    private @Nullable String cell(FieldsOfVideo row, FieldMatrix.Key key) {
        if (row.failure() != null) {
            return null;
        }
        if (row.has(key.key())) {
            return row.value(key.key()).orElse(null);
        }
        return matrix.otherSpelling(row, key)
                .map(other -> messages.text("pattern.about", other.key()))
                .orElseGet(() -> messages.text("matrix.gap"));
    }
}
