package app.marquee.ui.live;

import app.marquee.analytics.live.LiveCurve;
import app.marquee.model.id.LiveId;
import app.marquee.text.Formats;
import app.marquee.text.Messages;
import app.marquee.ui.control.TextScale;
import app.marquee.ui.control.Visibility;
import app.marquee.ui.control.table.Column;
import app.marquee.ui.control.table.ColumnWidth;
import app.marquee.ui.control.table.DataTable;
import app.marquee.ui.shell.section.SectionContext;

import javafx.scene.Node;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

import org.jspecify.annotations.Nullable;

import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.IntStream;

/** Tables of the live streams' values and of all points of their chart. */
final class LiveTables extends VBox {
    /** Fits nearly every stream. */
    private static final Duration LONGEST = Duration.ofHours(23).plusMinutes(58);

    /** Width of a viewer count or a duration. */
    private static final double NARROW = 72;

    /** Height of a row in pixels at the usual text size. */
    private static final double ROW = 34;

    /** Rows that are in sight together. */
    private static final int MOST_ROWS = 4;

    private final Messages messages;
    private final Formats formats;
    private final ZoneId zone;
    private final DataTable<LiveStream> figures;
    private final DataTable<PointRow> points;
    private final StackPane tables;
    private boolean isPoints;

    /** Row of a point of the chart. */
    record PointRow(int number, LiveId id, String stream, LiveCurve.Point point, Duration since) {}

    LiveTables(SectionContext context, ZoneId zone) {
        this.messages = context.messages();
        this.formats = messages.formats();
        this.zone = zone;
        LiveWords words = new LiveWords(messages);
        this.figures =
                new DataTable<LiveStream>("live-table", messages, context.tasks())
                        .columns(
                                Column.<LiveStream>text(
                                                "name",
                                                messages.text("column.stream"),
                                                LiveStream::name)
                                        .graphic(this::swatch)
                                        .width(170)
                                        .takesRoom(),
                                whole("peak", stream -> stream.figures().peak()),
                                rounded("average", stream -> stream.figures().average()),
                                length("to-peak", stream -> stream.figures().toPeak()),
                                length("length", stream -> stream.figures().length()),
                                time("first", stream -> stream.figures().first()).hidden(),
                                time("last", stream -> stream.figures().last()).hidden(),
                                whole("points", stream -> stream.counted(stream.figures().points()))
                                        .hidden(),
                                Column.<LiveStream>text(
                                                "remark", messages.text("field.notes"), words::of)
                                        .width(130),
                                Column.<LiveStream>text(
                                                "id",
                                                messages.text("column.live-id"),
                                                stream -> stream.id().value())
                                        .width(300)
                                        .hidden())
                        .leaving("remark", "length", "to-peak", "average")
                        .keyedBy(LiveStream::id)
                        .named(messages.text("title"))
                        .remember(context.memory());
        this.points =
                new DataTable<PointRow>("live-points", messages, context.tasks())
                        .columns(
                                Column.<PointRow>text(
                                                "name",
                                                messages.text("column.stream"),
                                                PointRow::stream)
                                        .takesRoom(),
                                Column.<PointRow>time(
                                        "time",
                                        messages.text("column.time"),
                                        row -> row.point().at(),
                                        formats,
                                        zone),
                                Column.<PointRow, Duration>of(
                                                "since",
                                                messages.text("column.since"),
                                                PointRow::since,
                                                formats::length)
                                        .alignedRight(),
                                Column.<PointRow, Long>number(
                                        "viewers",
                                        messages.text("metric.viewers"),
                                        row -> row.point().viewers(),
                                        formats::integer),
                                Column.<PointRow>text(
                                                "id",
                                                messages.text("column.live-id"),
                                                row -> row.id().value())
                                        .width(300)
                                        .hidden())
                        .leaving("since", "time")
                        .keyedBy(PointRow::number)
                        .named(messages.text("column.points"))
                        .remember(context.memory());
        this.tables = new StackPane(figures, points);
        build();
        TextScale.follow(this, _ -> fit());
    }

    /**
     * The chart gets the height that few streams don't need. The values of a single one are in its
     * tiles.
     */
    private void fit() {
        int rows = Math.min(figures.rows().size(), MOST_ROWS);
        boolean isOne = rows == 1 && figures.rows().getFirst().remark() == null;
        points.setVisible(isPoints);
        figures.setVisible(!isPoints);
        Visibility.show(tables, isPoints || !isOne);
        double shown = isPoints ? MOST_ROWS : Math.max(1, rows);
        // With a row for the titles, and a little less than that above it.
        double whole = tables.isVisible() ? shown + 1.5 : 0;
        setPrefHeight(whole * ROW * TextScale.now(this));
    }

    private void build() {
        VBox.setVgrow(tables, Priority.ALWAYS);
        getStyleClass().add("report-table");
        getChildren().add(tables);
    }

    /** Shows all data points in place of the values of each stream, or the other way round. */
    void togglePoints() {
        isPoints = !isPoints;
        fit();
    }

    /** Receives the stream whose row is selected. */
    void onSelected(Consumer<LiveStream> selected) {
        figures.table()
                .getSelectionModel()
                .selectedItemProperty()
                .subscribe(
                        stream -> {
                            if (stream != null) {
                                selected.accept(stream);
                            }
                        });
    }

    /** Selects the row of a stream alone, or none; more rows of the user stay selected. */
    void select(LiveId id) {
        var selection = figures.table().getSelectionModel();
        LiveStream selected = selection.getSelectedItem();
        if (selected != null && selected.id().equals(id)) {
            return;
        }
        selection.clearSelection();
        List<LiveStream> rows = figures.table().getItems();
        IntStream.range(0, rows.size())
                .filter(row -> rows.get(row).id().equals(id))
                .findFirst()
                .ifPresent(selection::select);
    }

    /** The color of its line in the chart; none for a single one. */
    private @Nullable Node swatch(LiveStream stream) {
        int line = figures.rows().indexOf(stream);
        if (line < 0 || figures.rows().size() < 2) {
            return null;
        }
        Region color = new Region();
        color.getStyleClass().setAll("live-swatch", "live-swatch-" + (line + 1));
        return color;
    }

    /** The one that is seen. */
    DataTable<?> front() {
        return isPoints ? points : figures;
    }

    private Column<LiveStream> whole(String id, Function<LiveStream, @Nullable Long> value) {
        String title = title(id);
        return Column.<LiveStream, Long>number(id, title, value, formats::integer)
                .width(ColumnWidth.titled(title, NARROW));
    }

    /** Shown as a whole number, since there is no half a viewer; files keep the decimals. */
    private Column<LiveStream> rounded(String id, Function<LiveStream, @Nullable Double> value) {
        String title = title(id);
        return Column.<LiveStream, Double>number(
                        id, title, value, viewers -> formats.integer(Math.round(viewers)))
                .width(ColumnWidth.titled(title, NARROW));
    }

    private Column<LiveStream> length(String id, Function<LiveStream, @Nullable Duration> value) {
        String title = title(id);
        LiveWords words = new LiveWords(messages);
        double longest = ColumnWidth.ofValue(words.length(LONGEST));
        return Column.<LiveStream, Duration>of(id, title, value, words::length)
                .alignedRight()
                .width(Math.max(longest, ColumnWidth.titled(title, NARROW)));
    }

    private Column<LiveStream> time(String id, Function<LiveStream, @Nullable Instant> value) {
        return Column.<LiveStream>time(id, title(id), value, formats, zone);
    }

    private String title(String id) {
        return switch (id) {
            case "peak" -> messages.text("column.peak");
            case "average" -> messages.text("column.average");
            case "to-peak" -> messages.text("column.to-peak");
            case "length" -> messages.text("field.duration");
            case "first" -> messages.text("column.first");
            case "last" -> messages.text("column.last");
            default -> messages.text("column.points");
        };
    }

    void show(LiveContent content) {
        figures.rows(content.streams());
        fit();
        List<PointRow> rows = new ArrayList<>();
        for (LiveStream stream : content.streams()) {
            Instant first = stream.figures().first();
            for (LiveCurve.Point point : stream.curve().points()) {
                rows.add(
                        new PointRow(
                                rows.size(),
                                stream.id(),
                                stream.name(),
                                point,
                                first == null
                                        ? Duration.ZERO
                                        : Duration.between(first, point.at())));
            }
        }
        points.rows(rows);
    }
}
