package app.marquee.ui.ranking;

import app.marquee.analytics.Amount;
import app.marquee.analytics.chart.Trend;
import app.marquee.analytics.ranking.DayLine;
import app.marquee.analytics.ranking.Ranked;
import app.marquee.analytics.ranking.RankingHistory;
import app.marquee.analytics.ranking.RankingMetric;
import app.marquee.text.Messages;
import app.marquee.ui.chart.Sparkline;
import app.marquee.ui.control.TruncationTooltip;
import app.marquee.ui.control.table.Column;
import app.marquee.ui.control.table.ColumnWidth;
import app.marquee.ui.control.table.DataTable;

import javafx.scene.control.Labeled;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableColumn;

import org.jspecify.annotations.Nullable;

import java.util.function.Supplier;
import java.util.stream.Stream;

/** Table column of the videos' trends. FX thread only, except for its values. */
final class DaysColumn {
    static final String ID = "days";

    /** Room for a line. */
    private static final double WIDTH = 120;

    /** In pixels: the mark of a sort. */
    private static final double SORTED = 16;

    private final DaysWords words;
    private final String title;
    private volatile RankingHistory history = RankingHistory.none(RankingMetric.VIEWS);
    private @Nullable String offer;

    DaysColumn(Messages messages) {
        this.words = new DaysWords(messages);
        this.title = messages.text("column.days");
    }

    /** Sorted and copied by the latest known value. */
    Column<Ranked> column() {
        return Column.<Ranked, Amount>of(
                        ID, title, this::latest, latest -> words.figure(latest, history.metric()))
                .width(WIDTH);
    }

    private @Nullable Amount latest(Ranked one) {
        RankingHistory days = history;
        DayLine line = days.line(one.row().videoId());
        return line.known() == 0
                ? null
                : DaysWords.amount(line.values()[line.last()], days.metric(), one.row().currency());
    }

    /** Shows trends instead of values, in a table that has the column. */
    @SuppressWarnings("unchecked") // every column of a DataTable has the row itself as its value
    void drawnIn(DataTable<Ranked> table) {
        in(table).forEach(column -> column.getStyleClass().add("days-column"));
        in(table)
                .forEach(
                        column ->
                                ((TableColumn<Ranked, Ranked>) column)
                                        .setCellFactory(
                                                _ -> new DaysCell(() -> history, words, title)));
    }

    private static Stream<TableColumn<Ranked, ?>> in(DataTable<Ranked> table) {
        return table.table().getColumns().stream().filter(column -> ID.equals(column.getId()));
    }

    /** Hides the column, even if it was restored, where no daily data can be saved. */
    void hide(DataTable<Ranked> table) {
        in(table).toList().forEach(column -> DataTable.show(column, false));
    }

    /** Puts the offer to load daily data beside the title; null for none. */
    void offer(@Nullable Labeled button, DataTable<Ranked> table) {
        offer = button == null ? null : button.getText();
        // A hidden button would stay out of the title when it is shown again.
        in(table).forEach(column -> column.setGraphic(button));
        fit(table);
    }

    /** Whether the column has something to show while it has no line. */
    boolean isOffering() {
        return offer != null;
    }

    /** Without a line the column takes only the room that its offer needs. */
    private void fit(DataTable<Ranked> table) {
        boolean hasLines = history.hasLines();
        in(table).forEach(column -> column.setSortable(hasLines));
        double needed = offer == null ? WIDTH : ColumnWidth.offering(title, offer);
        table.usualWidth(ID, hasLines ? Math.max(WIDTH, SORTED + needed) : needed);
    }

    /** Shows other days. */
    void show(RankingHistory days, DataTable<Ranked> table) {
        history = days;
        fit(table);
        table.rows(table.rows());
        table.table().refresh();
    }

    /** Table cell of a video's trend, created only for visible rows. */
    private static final class DaysCell extends TableCell<Ranked, Ranked>
            implements TruncationTooltip.Shortened {
        private final Supplier<RankingHistory> history;
        private final DaysWords words;
        private final String title;
        private final Sparkline line = new Sparkline();

        /**
         * @param title of the column, read aloud before what the line shows
         */
        DaysCell(Supplier<RankingHistory> history, DaysWords words, String title) {
            this.history = history;
            this.words = words;
            this.title = title;
            getStyleClass().add("days-cell");
            setText(null);
        }

        @Override
        protected void updateItem(Ranked row, boolean isEmpty) {
            super.updateItem(row, isEmpty);
            if (isEmpty || row == null) {
                setGraphic(null);
                setAccessibleText(null);
                return;
            }
            RankingHistory now = history.get();
            DayLine days = days(row);
            line.show(new Trend(days.values(), days::isPart));
            setGraphic(line);
            setAccessibleText(
                    title + ": " + words.summary(days, now.metric(), row.row().currency()));
        }

        private DayLine days(Ranked row) {
            return history.get().line(row.row().videoId());
        }

        @Override
        public @Nullable String inFull() {
            Ranked row = getItem();
            return row == null
                    ? null
                    : words.listed(days(row), history.get().metric(), row.row().currency());
        }
    }
}
