package app.marquee.ui.ranking;

import app.marquee.analytics.chart.Trend;
import app.marquee.analytics.ranking.DayLine;
import app.marquee.analytics.ranking.Ranked;
import app.marquee.analytics.ranking.RankingHistory;
import app.marquee.ui.chart.Sparkline;

import javafx.scene.control.TableCell;
import javafx.scene.control.Tooltip;

import java.util.function.Supplier;

/** Table cell of a video's trend, created only for visible rows. */
final class DaysCell extends TableCell<Ranked, Ranked> {
    private final Supplier<RankingHistory> history;
    private final DaysWords words;
    private final String title;
    private final Sparkline line = new Sparkline();
    private final Tooltip tooltip = new Tooltip();

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
            setTooltip(null);
            setAccessibleText(null);
            return;
        }
        RankingHistory now = history.get();
        DayLine days = now.line(row.row().videoId());
        String currency = row.row().currency();
        line.show(new Trend(days.values(), days::isPart));
        setGraphic(line);
        tooltip.setText(words.listed(days, now.metric(), currency));
        setTooltip(tooltip);
        setAccessibleText(title + ": " + words.summary(days, now.metric(), currency));
    }
}
