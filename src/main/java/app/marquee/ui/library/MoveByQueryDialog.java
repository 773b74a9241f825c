package app.marquee.ui.library;

import app.marquee.model.video.Video;
import app.marquee.model.video.VideoQuery;
import app.marquee.model.video.VideoStatus;
import app.marquee.service.video.VideoMarks;
import app.marquee.ui.change.ReviewDialog;
import app.marquee.ui.control.Messages;
import app.marquee.ui.control.VideoStatusText;
import app.marquee.ui.control.Visibility;
import app.marquee.ui.control.form.ChoiceWords;
import app.marquee.ui.control.form.FormField;
import app.marquee.ui.control.table.DataTable;
import app.marquee.ui.control.table.PictureColumn;
import app.marquee.ui.shell.dialog.Dialogs;
import app.marquee.ui.shell.section.SectionContext;

import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.VBox;

import org.jspecify.annotations.Nullable;

import java.math.BigDecimal;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.stream.Stream;

/** Dialog for moving the listed videos that match a query, with a preview. FX thread only. */
final class MoveByQueryDialog {
    private static final String ID = "move-query-";
    private static final BigDecimal MINUTE = BigDecimal.valueOf(60);
    private static final int COLUMNS = 4;

    /** Most videos whose fields are loaded at once. */
    private static final int MOST = 1_000;

    private final SectionContext on;
    private final Messages messages;
    private final BiConsumer<List<Video>, Runnable> onMove;
    private final DataTable<VideoRow> table;
    private final TextField title = input("title");
    private final ComboBox<@Nullable VideoStatus> status = new ComboBox<>();
    private final ComboBox<@Nullable String> field = new ComboBox<>();
    private final RangeFields length;
    private final RangeFields views;
    private final VideosViewModel listed;
    private final QueryValues values;
    private VideoMarks marks;
    private final VBox content = new VBox();
    private final Label count = new Label();
    private final Hyperlink loadViews;
    private final Hyperlink loadFields;
    private final Button move;
    private String place = "";

    /**
     * @param onMove asks for the target of the matching videos; runs what shows the query again
     */
    MoveByQueryDialog(
            SectionContext on,
            VideoColumns columns,
            LibraryModels models,
            QueryValues values,
            VideoMarks marks,
            BiConsumer<List<Video>, Runnable> onMove) {
        this.listed = models.videos();
        this.values = values;
        this.marks = marks;
        this.on = on;
        this.messages = on.messages();
        this.onMove = onMove;
        this.table = new DataTable<>(ID + "table", messages, on.tasks());
        PictureColumn<VideoRow> frame =
                models.pictures().column(row -> row.video().thumbnail().orNull());
        table.table().getColumns().add(frame);
        columns.all().stream().filter(column -> column.visible()).forEach(table::columns);
        this.length =
                new RangeFields(
                        ID,
                        List.of(messages.text("query.least"), messages.text("query.most")),
                        MINUTE,
                        messages.text("query.minutes"),
                        this::changed);
        this.views =
                new RangeFields(
                        ID + "views-",
                        List.of(
                                messages.text("query.views.least"),
                                messages.text("query.views.most")),
                        BigDecimal.ONE,
                        messages.text("query.views"),
                        this::changed);
        this.loadViews = link("load-views", messages.text("query.views.load"));
        this.loadFields = link("load-fields", "");
        this.move = ReviewDialog.button(ID + "move", "");
    }

    /**
     * Opens the dialog over these videos.
     *
     * @param of where they are listed
     */
    void open(String of, List<VideoRow> rows) {
        place = of;
        table.named(messages.text("field.videos")).keyedBy(row -> row.video().id()).hidingColumns();
        table.emptyTextProperty().set(messages.text("videos.none"));
        table.rows(rows);
        statuses(rows);
        field.setId(ID + "field");
        field.setMaxWidth(Double.MAX_VALUE);
        field.setConverter(new ChoiceWords<>(messages.text("query.field.any"), words -> words));
        field.valueProperty().addListener(_ -> changed());
        knownFields();
        loadViews.setOnAction(_ -> loadViews());
        loadFields.setOnAction(_ -> loadFields());
        adapt();
        count.getStyleClass().add("muted");
        content.getChildren().setAll(fields(), count, table);
        content.getStyleClass().addAll("move-query", "wide-content");
        move.getStyleClass().add("accent");
        table.table().itemsProperty().subscribe(_ -> show());
        showAgain();
    }

    /** Shows it with the query as it was typed. */
    private void showAgain() {
        Button cancel = ReviewDialog.button(ID + "cancel", messages.text("cancel"));
        Dialogs.OpenDialog dialog =
                on.dialogs()
                        .show(
                                messages.text("pattern.dot", messages.text("query.title"), place),
                                content,
                                List.of(cancel, move));
        cancel.setOnAction(_ -> dialog.close());
        move.setOnAction(
                _ -> {
                    List<Video> matching = matching();
                    dialog.close();
                    onMove.accept(matching, this::showAgain);
                });
        title.requestFocus();
    }

    private GridPane fields() {
        GridPane grid = new GridPane();
        grid.addRow(0, new FormField(messages.text("query.words"), title));
        grid.add(new FormField(messages.text("field.status"), status), 1, 0);
        FormField byField = new FormField(messages.text("query.field"), field);
        byField.getChildren().add(loadFields);
        views.fields().getFirst().getChildren().add(loadViews);
        grid.add(byField, 2, 0, 2, 1);
        grid.addRow(
                1,
                Stream.of(length, views)
                        .flatMap(range -> range.fields().stream())
                        .toArray(FormField[]::new));
        for (int column = 0; column < COLUMNS; column++) {
            ColumnConstraints equal = new ColumnConstraints();
            equal.setPercentWidth(100.0 / COLUMNS);
            grid.getColumnConstraints().add(equal);
        }
        grid.getStyleClass().add("move-query-fields");
        return grid;
    }

    /** Offers the custom fields that are known on this computer; null is any. */
    private void knownFields() {
        field.getItems().clear();
        field.getItems().add(null);
        marks.fields().keySet().stream().sorted().forEach(field.getItems()::add);
    }

    /** Offers to load what is not known yet, with the number of requests. */
    private void adapt() {
        boolean noViews = table.rows().stream().allMatch(row -> row.views() == null);
        boolean noFields = marks.fields().isEmpty();
        int videos = table.rows().size();
        views.allow(!noViews);
        field.setDisable(noFields);
        loadFields.setText(messages.plural("query.fields.load", videos));
        Visibility.show(loadViews, noViews);
        Visibility.show(loadFields, noFields && videos <= MOST);
        loadViews.setDisable(false);
        loadFields.setDisable(false);
    }

    private void loadViews() {
        loadViews.setDisable(true);
        values.views(
                known -> {
                    listed.views(known);
                    table.rows(listed.rowsProperty().get());
                },
                this::adapt);
    }

    private void loadFields() {
        loadFields.setDisable(true);
        values.fields(
                table.rows().stream().map(row -> row.video().id()).toList(),
                known -> {
                    marks = known;
                    knownFields();
                },
                this::adapt);
    }

    /** Offers the statuses of the listed videos; null is any. */
    private void statuses(List<VideoRow> rows) {
        VideoStatusText words = new VideoStatusText(messages);
        status.setId(ID + "status");
        status.setMaxWidth(Double.MAX_VALUE);
        status.setConverter(new ChoiceWords<>(messages.text("field.status.any"), words::name));
        status.getItems().add(null);
        rows.stream()
                .map(row -> row.video().status().orNull())
                .filter(Objects::nonNull)
                .distinct()
                .forEach(status.getItems()::add);
        status.valueProperty().addListener(_ -> changed());
    }

    private static Hyperlink link(String id, String text) {
        Hyperlink link = new Hyperlink(text);
        link.setId(ID + id);
        return link;
    }

    private TextField input(String id) {
        TextField made = new TextField();
        made.setId(ID + id);
        made.textProperty().addListener(_ -> changed());
        return made;
    }

    private void changed() {
        VideoQuery query = query();
        table.filter(row -> query.matches(row.video(), row.views()));
        show();
    }

    private VideoQuery query() {
        String wanted = field.getValue();
        return new VideoQuery(
                title.getText(),
                status.getValue(),
                length.range(),
                views.range(),
                wanted == null ? null : marks.fields().getOrDefault(wanted, Set.of()));
    }

    /** The videos that match now, whether or not a large table shows them yet. */
    private List<Video> matching() {
        VideoQuery query = query();
        return table.rows().stream()
                .filter(row -> query.matches(row.video(), row.views()))
                .map(VideoRow::video)
                .toList();
    }

    private void show() {
        int matching = table.shownRows().size();
        boolean lengths = length.check();
        boolean counts = views.check();
        boolean valid = lengths && counts && !query().isOpen();
        count.setText(
                messages.plural(
                        "query.matching",
                        table.rows().size(),
                        messages.formats().integer(matching)));
        move.setText(messages.pluralOr("action.move", "query.move", matching));
        move.setDisable(!valid || matching == 0);
    }
}
