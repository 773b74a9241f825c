package app.marquee.ui.chart;

import app.marquee.analytics.chart.ChartContent;
import app.marquee.analytics.series.Series;

import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.collections.FXCollections;
import javafx.scene.control.Label;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;

import java.util.AbstractList;
import java.util.Arrays;
import java.util.function.IntFunction;

/** Table of the values of a chart, one row for each position. FX thread only. */
final class ChartTable extends TableView<Integer> {
    private static final double PLACE = 150;
    private static final double VALUE = 110;

    private final ChartWords words;

    ChartTable(String id, ChartWords words) {
        this.words = words;
        setId(id);
        getStyleClass().add("chart-table");
        setPlaceholder(new Label(words.messages().text("value.unknown")));
    }

    void show(ChartContent content) {
        double[] places = content.positions();
        getColumns().clear();
        add(
                "place",
                words.messages().text("table.place"),
                PLACE,
                row -> words.place(places[row], content));
        for (int number = 0; number < content.series().size(); number++) {
            Series series = content.series().get(number);
            add(
                    "value-" + number,
                    series.name(),
                    VALUE,
                    row -> value(series, places[row], content));
            if (number < content.compared().size()) {
                Series compared = content.compared().get(number);
                add(
                        "compared-" + number,
                        words.messages().text("export.before", series.name()),
                        VALUE,
                        row -> value(compared, places[row], content));
            }
        }
        setItems(FXCollections.observableList(new Numbers(places.length)));
    }

    private void add(String id, String title, double width, IntFunction<String> text) {
        TableColumn<Integer, String> column = new TableColumn<>(title);
        column.setId(id);
        column.setPrefWidth(width);
        column.setSortable(false);
        column.setCellValueFactory(row -> new ReadOnlyStringWrapper(text.apply(row.getValue())));
        if (!id.equals("place")) {
            column.getStyleClass().add("number");
        }
        getColumns().add(column);
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
