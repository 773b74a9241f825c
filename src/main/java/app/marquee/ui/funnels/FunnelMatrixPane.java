package app.marquee.ui.funnels;

import app.marquee.analytics.Period;
import app.marquee.export.ExportNote;
import app.marquee.model.funnel.Funnel;
import app.marquee.model.operation.Operation;
import app.marquee.service.analytics.VideoViews;
import app.marquee.task.LoadState;
import app.marquee.text.FailureSubject;
import app.marquee.text.Messages;
import app.marquee.ui.control.FilterField;
import app.marquee.ui.control.OverflowBar;
import app.marquee.ui.control.Visibility;
import app.marquee.ui.control.form.ChoiceWords;
import app.marquee.ui.control.state.EmptyStateText;
import app.marquee.ui.control.state.StatePane;
import app.marquee.ui.control.table.Column;
import app.marquee.ui.control.table.ColumnWidth;
import app.marquee.ui.control.table.DataTable;
import app.marquee.ui.control.table.PictureColumn;
import app.marquee.ui.control.table.SearchWords;
import app.marquee.ui.export.ExportMenu;
import app.marquee.ui.export.SwitchedSource;
import app.marquee.ui.export.TableSheet;
import app.marquee.ui.export.TableSource;
import app.marquee.ui.funnels.FunnelMatrix.Row;
import app.marquee.ui.funnels.FunnelMatrix.Shown;
import app.marquee.ui.shell.section.SectionContext;
import app.marquee.ui.video.VideoFrames;

import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.TableColumn;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;

import java.math.BigDecimal;
import java.text.Collator;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * Pane of the matrix of videos and funnels, in which videos in no funnel, in several, or in the
 * trash stand out. FX thread only.
 */
final class FunnelMatrixPane extends VBox {
    /** The first columns: the frame and the title of the video. */
    private static final int VIDEO = 2;

    private static final double TITLE = 150;
    private static final double NARROW = 96;
    private static final String FUNNEL = "funnel-";
    private static final String MARK = "notes";
    private static final String LENGTH = "length";
    private static final String VIEWS = "views";
    private static final double NUMBER = 64;
    private static final double TIME = 72;

    /** The columns that are shown only where a value of one is known. */
    private static final Set<String> OPTIONAL = Set.of(MARK, LENGTH, VIEWS);

    /** Width of the columns of all funnels, and least width of one, at the usual text size. */
    private static final double FUNNELS = 584;

    private static final double LEAST = 52;

    private final SectionContext on;
    private final Messages messages;
    private final FunnelsViewModel model;
    private final FunnelWords words;
    private final VideoFrames frames;
    private final BorderPane place = new BorderPane();
    private final StatePane states;
    private final Label summary = new Label();
    private final ComboBox<Shown> shown = new ComboBox<>();
    private final FilterField filter;
    private final Button read;
    private final ExportMenu export;
    private final ReadOnlyBooleanWrapper exportable = new ReadOnlyBooleanWrapper();
    private @Nullable TableSource source;
    private @Nullable DataTable<Row> table;
    private VideoViews drawn = VideoViews.NONE;

    FunnelMatrixPane(SectionContext on, FunnelsViewModel model, VideoFrames frames) {
        this.on = on;
        this.frames = frames;
        this.messages = on.messages();
        this.model = model;
        this.words = new FunnelWords(messages);
        this.states =
                new StatePane(messages, on.clock(), place)
                        .retry(FailureSubject.FUNNEL, model::readMatrix);
        states.follow(model.matrix().stateProperty(), this::nothing);
        this.filter =
                new FilterField(
                        "funnel-matrix-filter", messages.text("videos.filter"), _ -> narrow());
        this.read = new Button(messages.text("matrix.read"), new FontIcon("fth-grid"));
        read.setId("funnel-matrix-read");
        read.setMinWidth(USE_PREF_SIZE);
        read.setOnAction(_ -> model.readMatrix());
        summary.setMaxWidth(Double.MAX_VALUE);
        summary.setWrapText(true);
        summary.setMinHeight(USE_PREF_SIZE);
        summary.getStyleClass().add("funnel-summary");
        Visibility.show(summary, false);
        buildShown();
        OverflowBar head = new OverflowBar("funnel-matrix-more", messages);
        head.slot().addFields(filter);
        head.slot().add(shown, read);
        this.export = new ExportMenu(on, new SwitchedSource(() -> Objects.requireNonNull(source)));
        head.getStyleClass().add("matrix-head");
        VBox.setVgrow(states, Priority.ALWAYS);
        model.matrix().stateProperty().subscribe(this::showLoaded);
        model.views().knownProperty().subscribe(this::showViews);
        getChildren().addAll(head, summary, states);
    }

    /** The menu of the exports, for the header. */
    ExportMenu export() {
        return export;
    }

    /** Whether there is a table to export. */
    ReadOnlyBooleanProperty exportableProperty() {
        return exportable.getReadOnlyProperty();
    }

    private String words(Shown one) {
        return messages.text(one == Shown.ALL ? "videos.all" : "matrix.show." + one);
    }

    private void buildShown() {
        shown.setId("funnel-matrix-show");
        shown.setAccessibleText(messages.text("matrix.show"));
        shown.setMinWidth(USE_PREF_SIZE);
        shown.getItems().setAll(Shown.values());
        shown.setConverter(new ChoiceWords<>(this::words));
        shown.setValue(Shown.ALL);
        shown.setOnAction(_ -> narrow());
    }

    private @Nullable EmptyStateText nothing() {
        return model.matrix().value() == null
                ? EmptyStateText.of(
                                "fth-grid",
                                messages.text("matrix.new.title"),
                                messages.text("matrix.new.text"))
                        .withAction(messages.text("matrix.read"), model::readMatrix)
                : null;
    }

    private void showLoaded(LoadState state) {
        FunnelMatrix loaded = model.matrix().value();
        Visibility.show(read, !(state instanceof LoadState.Loaded));
        if (state instanceof LoadState.Loaded(var at) && loaded != null) {
            show(loaded, at);
        }
    }

    private void showViews(FunnelViews.Known known) {
        if (!known.views().equals(drawn)) {
            showLoaded(model.matrix().state());
        }
    }

    /** Those that stay in sight whatever they say. */
    private static String[] kept(List<Column<Row>> columns) {
        return columns.stream()
                .map(Column::id)
                .filter(each -> !OPTIONAL.contains(each))
                .toArray(String[]::new);
    }

    private void show(FunnelMatrix read, Instant at) {
        drawn = model.views().views();
        DataTable<Row> made = new DataTable<>("funnel-matrix", messages, on.tasks());
        PictureColumn<Row> picture = frames.column(Row::video);
        picture.setVisible(false);
        made.table().getColumns().add(picture);
        List<Column<Row>> columns = columns(read, drawn);
        made.columns(columns.toArray(FunnelMatrixPane::array))
                .keyedBy(Row::video)
                .hidingColumns(kept(columns))
                .freezing(VIDEO)
                .onOpen(row -> on.navigation().open(row.video()))
                .named(messages.text("matrix"));
        made.emptyTextProperty().set(messages.text("videos.empty"));
        source = source(made, at);
        exportable.set(true);
        nameFunnels(made, read);
        table = made;
        made.rows(read.rows());
        frames.show(picture, read.rows().stream().map(Row::video).toList());
        narrow();
        place.setCenter(made);
        summary.setText(words.matrix(read));
        Visibility.show(summary, true);
    }

    /** The file has the days of the views among its notes. */
    private TableSource source(DataTable<Row> made, Instant at) {
        TableSheet sheets = new TableSheet(on).whole();
        List<ExportNote> notes = new ArrayList<>(sheets.asked(Operation.GET_FUNNEL, null, at));
        Period period = drawn.period();
        if (period != null) {
            notes.add(
                    new ExportNote(
                            messages.text("metric.views"),
                            messages.formats().days(period.start(), period.end())));
        }
        return new TableSource(messages.text("matrix"), made, sheets, notes);
    }

    private void nameFunnels(DataTable<Row> made, FunnelMatrix read) {
        boolean isLong =
                read.funnels().stream()
                        .anyMatch(one -> ColumnWidth.isLong(words.name(one), width(read)));
        List<Funnel> byName = byName(read);
        made.table().getColumns().stream()
                .filter(column -> column.getId().startsWith(FUNNEL))
                .forEach(
                        column ->
                                named(
                                        column,
                                        byName.get(
                                                Integer.parseInt(
                                                        column.getId().substring(FUNNEL.length()))),
                                        isLong));
    }

    /** With the sum of its views below the name, where a ranking is known. */
    private void named(TableColumn<Row, ?> column, Funnel funnel, boolean isLong) {
        column.getStyleClass().add("given-name");
        if (isLong) {
            column.getStyleClass().add("long-name");
        }
        if (drawn.period() != null) {
            ViewsSum views = ViewsSum.of(model.views().of(funnel));
            Label sum =
                    new Label(views == null ? messages.text("unknown.mark") : words.views(views));
            sum.getStyleClass().add("funnel-sum");
            column.setGraphic(sum);
            column.getStyleClass().add("summed-name");
        }
    }

    /** The width of the column of a funnel. */
    private static double width(FunnelMatrix read) {
        return Math.clamp(FUNNELS / Math.max(1, read.funnels().size()), LEAST, NARROW);
    }

    /** Applies the chosen and typed filters; does nothing before the first load. */
    private void narrow() {
        FunnelMatrix of = model.matrix().value();
        DataTable<Row> rows = table;
        if (of != null && rows != null) {
            Shown chosen = shown.getValue();
            Predicate<Row> typed =
                    SearchWords.of(filter.getText())
                            .in(row -> Stream.of(row.video().value(), title(row)));
            rows.filter(row -> of.passes(row, chosen) && typed.test(row));
        }
    }

    private String title(Row row) {
        String told = words.told(row.title());
        return told == null ? words.noTitle(row.video()) : told;
    }

    @SuppressWarnings("unchecked") // the only way to create an array of a generic record
    private static Column<Row>[] array(int size) {
        return (Column<Row>[]) new Column<?>[size];
    }

    /** The width of the longest note, of which there are few kinds among many rows. */
    private double markWidth(FunnelMatrix read) {
        Set<List<Object>> kinds = new HashSet<>();
        String longest =
                read.rows().stream()
                        .filter(row -> kinds.add(List.of(row.holders().size(), row.trash())))
                        .map(row -> words.mark(read, row))
                        .max(Comparator.comparingInt(String::length))
                        .orElse("");
        return ColumnWidth.narrow(messages.text("field.notes"), ColumnWidth.ofValue(longest));
    }

    /** An icon before the title; its tooltip says what the video lacks, or null for nothing. */
    private @Nullable Node flaw(Row row) {
        String said = words.flaw(row);
        if (said.isEmpty()) {
            return null;
        }
        Label mark = new Label("", new FontIcon(row.isTrashed() ? "fth-trash-2" : "fth-info"));
        mark.setAccessibleText(said);
        mark.setTooltip(new Tooltip(said));
        mark.getStyleClass().add("muted");
        mark.setMinWidth(USE_PREF_SIZE);
        return mark;
    }

    /** In the order of the list beside. */
    private List<Funnel> byName(FunnelMatrix read) {
        return read.funnels().stream()
                .sorted(Comparator.comparing(words::name, Collator.getInstance(messages.locale())))
                .toList();
    }

    private List<Column<Row>> columns(FunnelMatrix read, VideoViews views) {
        List<Column<Row>> columns = new ArrayList<>();
        columns.add(
                Column.<Row>text(
                                "title",
                                messages.text("field.title"),
                                row -> words.told(row.title()))
                        .standIn(row -> words.noTitle(row.video()))
                        .graphic(this::flaw)
                        .width(TITLE)
                        .takesRoom());
        columns.add(
                Column.<Row>text("id", messages.text("field.id"), row -> row.video().value())
                        .width(NARROW)
                        .hidden());
        String titled = messages.text("metric.views");
        columns.add(
                Column.<Row, Long>number(
                                VIEWS,
                                titled,
                                row -> views.of(row.video()),
                                messages.formats()::integer)
                        .width(ColumnWidth.titled(titled, NUMBER)));
        String measured = messages.text("field.length");
        columns.add(
                Column.<Row, BigDecimal>number(
                                LENGTH, measured, Row::length, messages.formats()::videoLength)
                        .width(ColumnWidth.narrow(measured, TIME)));
        columns.add(
                Column.<Row>text(MARK, messages.text("field.notes"), row -> words.mark(read, row))
                        .width(markWidth(read))
                        .hidden());
        int place = 0;
        double width = width(read);
        for (Funnel funnel : byName(read)) {
            columns.add(
                    Column.<Row>text(
                                    FUNNEL + place++,
                                    words.name(funnel),
                                    row -> read.cell(row, funnel.id()))
                            .width(width));
        }
        return columns;
    }
}
