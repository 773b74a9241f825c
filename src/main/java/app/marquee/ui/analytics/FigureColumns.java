package app.marquee.ui.analytics;

import app.marquee.analytics.Change;
import app.marquee.analytics.CounterMetric;
import app.marquee.analytics.CounterSums;
import app.marquee.analytics.Sum;
import app.marquee.export.SheetColumn;
import app.marquee.text.Messages;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Export columns of the metrics, with their values, limits and changes. Thread-safe. */
public final class FigureColumns {
    private final Messages messages;
    private final FigureWords figures;

    public FigureColumns(Messages messages) {
        this.messages = messages;
        this.figures = new FigureWords(messages);
    }

    /** Lookup of a row's change, where it is known. */
    @FunctionalInterface
    public interface ChangeOf<R> {
        @Nullable Change of(R row, CounterMetric metric);
    }

    /** One column per metric, and the remarks of all. */
    public <R> List<SheetColumn<R>> of(Function<R, CounterSums> sums) {
        List<SheetColumn<R>> columns = new ArrayList<>();
        for (CounterMetric metric : CounterMetric.values()) {
            columns.add(
                    new SheetColumn<>(
                            metric.key(), title(metric), row -> value(sums.apply(row), metric)));
        }
        columns.add(
                SheetColumn.string(
                        "notes", messages.text("field.notes"), row -> remarks(sums.apply(row))));
        return columns;
    }

    /** Three columns per metric: before, difference and relative change. */
    public <R> List<SheetColumn<R>> changes(ChangeOf<R> change) {
        List<SheetColumn<R>> columns = new ArrayList<>();
        for (CounterMetric metric : CounterMetric.values()) {
            String title = title(metric);
            columns.add(
                    new SheetColumn<>(
                            metric.key() + "_before",
                            messages.text("export.before", title),
                            row -> before(change.of(row, metric))));
            columns.add(
                    new SheetColumn<>(
                            metric.key() + "_change",
                            messages.text("column.change", title),
                            row -> difference(change.of(row, metric))));
            columns.add(
                    new SheetColumn<>(
                            metric.key() + "_change_share",
                            messages.text("column.change-share", title),
                            row -> share(change.of(row, metric))));
        }
        return columns;
    }

    private String title(CounterMetric metric) {
        return messages.text("metric." + metric.key());
    }

    private static @Nullable Object before(@Nullable Change change) {
        return change == null ? null : change.before();
    }

    private static @Nullable Object difference(@Nullable Change change) {
        return change == null ? null : change.difference();
    }

    private static @Nullable Object share(@Nullable Change change) {
        return change == null ? null : change.share();
    }

    private static @Nullable Object value(CounterSums sums, CounterMetric metric) {
        Sum sum = sums.of(metric);
        return sum.isKnown() ? sum.known() : null;
    }

    /** The values that are only bounds; empty when all are exact. */
    private String remarks(CounterSums sums) {
        return Arrays.stream(CounterMetric.values())
                .map(metric -> remark(sums, metric))
                .flatMap(Optional::stream)
                .collect(Collectors.joining(" "));
    }

    private Optional<String> remark(CounterSums sums, CounterMetric metric) {
        Sum sum = sums.of(metric);
        String help = figures.explained(sum, metric.isAdditive());
        return !sum.isKnown() || help.isEmpty()
                ? Optional.empty()
                : Optional.of(messages.text("pattern.labeled", title(metric), help));
    }
}
