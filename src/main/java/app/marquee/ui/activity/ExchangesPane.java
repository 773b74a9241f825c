package app.marquee.ui.activity;

import app.marquee.model.connection.Exchange;
import app.marquee.task.FxThread;
import app.marquee.task.LoadState;
import app.marquee.text.Formats;
import app.marquee.text.Messages;
import app.marquee.ui.control.RowCount;
import app.marquee.ui.control.TwoPanes;
import app.marquee.ui.control.Visibility;
import app.marquee.ui.control.state.EmptyStateText;
import app.marquee.ui.control.state.StatePane;
import app.marquee.ui.control.table.Column;
import app.marquee.ui.control.table.DataTable;
import app.marquee.ui.export.TableSheet;
import app.marquee.ui.export.TableSource;
import app.marquee.ui.shell.section.Action;
import app.marquee.ui.shell.section.Availability;
import app.marquee.ui.shell.section.SectionContext;

import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.collections.ListChangeListener;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.StackPane;

import org.jspecify.annotations.Nullable;

import java.time.Clock;
import java.time.Duration;
import java.time.ZoneId;
import java.util.List;

/** Pane of the session's requests, with the selected one in full. */
final class ExchangesPane extends StackPane {
    private static final String TIME = "time";
    private static final double TABLE_SHARE = 0.58;

    private final Messages messages;
    private final Clock clock;
    private final TableSheet sheets;
    private final StatePane states;
    private final DataTable<ExchangeRow> table;
    private final ExchangeDetail detail;
    private final Action clearing;
    private final Button clear = new Button();
    private final ReadOnlyBooleanWrapper filled = new ReadOnlyBooleanWrapper();

    ExchangesPane(ActivityViewModel model, SectionContext context) {
        messages = context.messages();
        clock = context.clock();
        sheets = new TableSheet(context);
        table = table(context);
        table.emptyTextProperty().set(messages.text("requests.none"));
        detail = new ExchangeDetail(model, messages);
        // Later, since a refresh clears and restores the selection: the shown detail stays.
        table.selection()
                .addListener(
                        (ListChangeListener<ExchangeRow>)
                                _ -> FxThread.later(() -> detail.show(onlyOne(table.selected()))));
        clear.setText(messages.text("clear"));
        clear.setId("activity-clear");
        clearing = new Action(model::clear);
        clearing.attach(clear);
        table.below(dropped(model));
        TwoPanes panes =
                new TwoPanes(
                                "request",
                                table,
                                TwoPanes.Position.BELOW,
                                TABLE_SHARE,
                                context.memory().under("requests"),
                                messages)
                        .side(detail)
                        .openedFrom(table.table());
        table.selection().addListener((ListChangeListener<ExchangeRow>) _ -> panes.fill());
        states = new StatePane(messages, clock, panes);
        getChildren().add(states);
        model.exchangesProperty().subscribe(this::show);
    }

    Button clear() {
        return clear;
    }

    /** Whether there is anything to filter, export or clear. */
    ReadOnlyBooleanProperty filledProperty() {
        return filled.getReadOnlyProperty();
    }

    ReadOnlyObjectProperty<@Nullable RowCount> count() {
        return table.countProperty();
    }

    private DataTable<ExchangeRow> table(SectionContext context) {
        Formats formats = messages.formats();
        ZoneId zone = context.connection().getValue().zone();
        ExchangeText text = new ExchangeText(messages);
        DataTable<ExchangeRow> requests =
                new DataTable<ExchangeRow>("activity-table", messages, context.tasks())
                        .columns(
                                Column.<ExchangeRow>moment(
                                                TIME,
                                                messages.text("column.time"),
                                                ExchangeRow::time,
                                                formats,
                                                zone)
                                        .width(Column.ofDays(formats)),
                                Column.<ExchangeRow>text(
                                                "operation",
                                                messages.text("column.operation"),
                                                row -> text.operation(row.exchange()))
                                        .width(150),
                                Column.<ExchangeRow>text(
                                                "method",
                                                messages.text("column.method"),
                                                row -> row.exchange().method())
                                        .width(75),
                                Column.<ExchangeRow>text(
                                                "path",
                                                messages.text("column.path"),
                                                row -> ExchangeText.path(row.exchange()))
                                        .width(200)
                                        .takesRoom(),
                                Column.<ExchangeRow, Integer>number(
                                                "status",
                                                messages.text("field.status"),
                                                row -> row.exchange().status(),
                                                String::valueOf)
                                        .width(75),
                                Column.<ExchangeRow>text(
                                                "outcome",
                                                messages.text("column.outcome"),
                                                row -> text.outcome(row.exchange()))
                                        .width(130),
                                Column.<ExchangeRow, Duration>of(
                                                "duration",
                                                messages.text("field.duration"),
                                                row -> row.exchange().duration(),
                                                formats::took)
                                        .alignedRight()
                                        .width(85),
                                Column.<ExchangeRow, Long>number(
                                                "size",
                                                messages.text("field.size"),
                                                row -> row.exchange().responseBytes(),
                                                formats::bytes)
                                        .width(85),
                                Column.<ExchangeRow, Integer>number(
                                                "attempt",
                                                messages.text("column.attempt"),
                                                row -> row.exchange().attempt(),
                                                String::valueOf)
                                        .width(85))
                        .named(messages.text("tab.requests"))
                        .hidingColumns(
                                TIME,
                                "operation",
                                "method",
                                "path",
                                "status",
                                "outcome",
                                "duration",
                                "size")
                        .keyedBy(ExchangeRow::key)
                        .remember(context.memory());
        DayGroups.showTimes(
                requests, TIME, () -> new DayTimeCell<>(messages, clock, zone, formats::time));
        DayGroups.group(requests, TIME, zone);
        return requests;
    }

    private Label dropped(ActivityViewModel model) {
        Label label = new Label();
        label.setId("activity-dropped");
        label.getStyleClass().addAll("caption", "table-note");
        model.droppedProperty()
                .subscribe(
                        count -> {
                            long older = count.longValue();
                            label.setText(older == 0 ? "" : messages.plural("dropped", older));
                            Visibility.show(label, older > 0);
                        });
        return label;
    }

    /** The requests as they are listed: without headers and bodies, the URL without query. */
    TableSource export() {
        return new TableSource(
                messages.text("tab.requests"), table, sheets.millis("duration").unit("size", "B"));
    }

    ExchangeDetail detail() {
        return detail;
    }

    /** Clears the list. */
    Action clearing() {
        return clearing;
    }

    void filter(String typed) {
        table.filter(typed);
    }

    private static @Nullable Exchange onlyOne(List<ExchangeRow> selected) {
        return selected.size() == 1 ? selected.getFirst().exchange() : null;
    }

    private void show(List<Exchange> exchanges) {
        table.rows(exchanges.reversed().stream().map(ExchangeRow::of).toList());
        filled.set(!exchanges.isEmpty());
        clearing.set(Availability.when(!exchanges.isEmpty(), ActivityCommands.NO_REQUEST));
        if (exchanges.isEmpty()) {
            states.show(
                    new LoadState.Loaded(clock.instant()),
                    EmptyStateText.of(
                            "fth-activity",
                            messages.text("requests.empty.title"),
                            messages.text("requests.empty.text")));
        } else {
            states.show(new LoadState.Loaded(exchanges.getLast().startedAt()), null);
        }
    }
}
