package app.marquee.ui.chart;

import app.marquee.analytics.chart.ChartContent;
import app.marquee.analytics.series.Series;
import app.marquee.drawing.FontFace;

import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.collections.FXCollections;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;

import java.util.AbstractList;
import java.util.Arrays;
import java.util.function.DoubleConsumer;
import java.util.function.IntFunction;

/** Table of the values of a chart, one row for each position. FX thread only. */
final class ChartTable extends TableView<Integer> {
    private static final double AROUND = 2.4;
    private static final double LONGEST = 18;

    private final ChartWords words;
    private final FxText metrics;
    private FontFace font = new FontFace("", 0, false);
    private double[] places = {};

    ChartTable(String id, ChartWords words, FxText metrics) {
        this.words = words;
        this.metrics = metrics;
        setId(id);
        getStyleClass().add("chart-table");
        setPlaceholder(new Label(words.messages().text("value.unknown")));
    }

    /** Enter and a double click choose the place of a row. */
    void onChosen(DoubleConsumer chosen) {
        setAccessibleHelp(words.messages().text("day.press"));
        addEventHandler(
                KeyEvent.KEY_PRESSED,
                event -> {
                    if (event.getCode() == KeyCode.ENTER) {
                        choose(chosen);
                        event.consume();
                    }
                });
        addEventHandler(
                MouseEvent.MOUSE_CLICKED,
                event -> {
                    if (event.getClickCount() == 2) {
                        choose(chosen);
                    }
                });
    }

    private void choose(DoubleConsumer chosen) {
        int row = getSelectionModel().getSelectedIndex();
        if (row >= 0 && row < places.length) {
            chosen.accept(places[row]);
        }
    }

    /**
     * @param face of its texts
     */
    void show(ChartContent content, FontFace face) {
        font = face;
        places = content.positions();
        double[] all = places;
        getColumns().clear();
        String last = words.place(content.to(), content);
        add(
                "place",
                words.messages().text("table.place"),
                last,
                row -> words.place(all[row], content));
        for (int number = 0; number < content.series().size(); number++) {
            add("value-" + number, content.series().get(number), "", all, content);
            if (number < content.compared().size()) {
                Series compared = content.compared().get(number);
                add("compared-" + number, compared, "export.before", all, content);
            }
        }
        int selected = Math.max(0, getSelectionModel().getSelectedIndex());
        setItems(FXCollections.observableList(new Numbers(all.length)));
        getSelectionModel().select(Math.min(selected, all.length - 1));
    }

    private void add(
            String id, Series series, String pattern, double[] places, ChartContent content) {
        String title =
                pattern.isEmpty() ? series.name() : words.messages().text(pattern, series.name());
        TableColumn<Integer, String> column =
                add(id, title, "0,000,000", row -> value(series, places[row], content));
        column.getStyleClass().add("right");
        column.setCellFactory(
                _ -> {
                    TextCell cell = new TextCell();
                    cell.setAlignment(Pos.CENTER_RIGHT);
                    return cell;
                });
    }

    private TableColumn<Integer, String> add(
            String id, String title, String usual, IntFunction<String> text) {
        TableColumn<Integer, String> column = new TableColumn<>(title);
        double wide = Math.max(metrics.width(title, font), metrics.width(usual, font));
        column.setId(id);
        column.setPrefWidth(Math.min(wide, LONGEST * font.size()) + AROUND * font.size());
        column.setSortable(false);
        column.setCellValueFactory(row -> new ReadOnlyStringWrapper(text.apply(row.getValue())));
        getColumns().add(column);
        return column;
    }

    /** Cell with its text. */
    private static final class TextCell extends TableCell<Integer, String> {
        @Override
        protected void updateItem(String text, boolean empty) {
            super.updateItem(text, empty);
            setText(empty ? null : text);
        }
    }

    /** Empty where the series has no point. */
    private String value(Series series, double place, ChartContent content) {
        int at = Arrays.binarySearch(series.x(), place);
        return at < 0
                ? words.messages().text("unknown.mark")
                : words.value(series, at, content.unit());
    }

    /** Numbers of the rows, without an object for each. */
    private static final class Numbers extends AbstractList<Integer> {
        private final int size;

        Numbers(int size) {
            this.size = size;
        }

        @Override
        public Integer get(int index) {
            return index;
        }

        @Override
        public int size() {
            return size;
        }
    }
}
