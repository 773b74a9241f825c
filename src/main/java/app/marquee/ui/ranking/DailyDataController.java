package app.marquee.ui.ranking;

import app.marquee.analytics.Period;
import app.marquee.analytics.overview.DailySums;
import app.marquee.analytics.ranking.Ranked;
import app.marquee.analytics.ranking.RankingHistory;
import app.marquee.analytics.ranking.RankingMetric;
import app.marquee.model.failure.Failure;
import app.marquee.service.analytics.Reports;
import app.marquee.ui.analytics.ReportSplit;
import app.marquee.ui.analytics.report.DailyFetchPlan;
import app.marquee.ui.control.Messages;
import app.marquee.ui.control.Visibility;
import app.marquee.ui.control.state.FailureSubject;
import app.marquee.ui.control.state.FailureText;
import app.marquee.ui.shell.section.Action;
import app.marquee.ui.shell.section.Availability;
import app.marquee.ui.shell.section.SectionContext;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.collections.ListChangeListener;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.control.SplitPane;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.util.Subscription;

import org.jspecify.annotations.Nullable;

import java.util.List;

/**
 * Controller of the ranking's daily data: the load dialog, its progress, the trends and the history
 * of the selected video. FX thread only.
 */
final class DailyDataController {
    private static final String HISTORY = "history";

    private final SectionContext context;
    private final Messages messages;
    private final RankingDaysViewModel model;
    private final RankingTable table;
    private final DailyDataProgressBar line;
    private final HistoryPane pane;
    private final Button read = new Button();
    private final Action loading;
    private final ToggleButton shown = new ToggleButton();
    private final Subscription following;

    DailyDataController(Reports reports, SectionContext context, RankingTable table) {
        this.context = context;
        this.messages = context.messages();
        this.table = table;
        this.model = new RankingDaysViewModel(reports, context.tasks(), messages);
        this.line = new DailyDataProgressBar(messages, model);
        this.pane = new HistoryPane(context, reports);
        this.loading =
                new Action(() -> new RankingDaysDialog(context, model, reports.today()).open());
        buildButtons();
        table.table()
                .selection()
                .addListener((ListChangeListener<Ranked>) _ -> select(table.table().selected()));
        this.following =
                model.historyProperty()
                        .subscribe(this::show)
                        .and(model.offerProperty().subscribe(this::offer))
                        .and(model.readingProperty().subscribe(this::follow));
    }

    private void buildButtons() {
        read.setId("ranking-days");
        read.getStyleClass().addAll("flat", "days-offer");
        read.setTooltip(new Tooltip());
        loading.attach(read);
        shown.setId("ranking-history-shown");
        shown.setText(messages.text("days.history"));
        shown.getStyleClass().add("map-toggle");
        shown.setSelected(!"false".equals(context.memory().recall(HISTORY)));
        shown.selectedProperty().subscribe(this::want);
    }

    private void want(boolean wanted) {
        pane.want(wanted);
        context.memory().keep(HISTORY, Boolean.toString(wanted));
    }

    private void select(List<Ranked> selected) {
        pane.select(selected.size() == 1 ? selected.getFirst() : null);
    }

    private void show(RankingHistory history) {
        table.show(history);
        pane.show(history);
        Visibility.show(shown, history.hasLines());
    }

    /** Says in the title of the trends what it costs to load them. */
    private void offer(@Nullable DailyFetchPlan plan) {
        if (plan == null || plan.toRead().isEmpty()) {
            table.offer(null);
            return;
        }
        String cost = new DaysWords(messages).plan(plan, model.requestsPerMinute());
        read.setText(
                messages.plural(
                        plan.isRefresh() ? "days.offer.refresh" : "days.load",
                        plan.toRead().size()));
        read.setAccessibleText(messages.text("days.open") + " " + cost);
        read.getTooltip().setText(cost);
        table.offer(read);
    }

    private void follow(DailyDataProgress reading) {
        line.show(reading);
        boolean running = reading instanceof DailyDataProgress.Running;
        loading.set(Availability.when(!running, "days.busy"));
    }

    /** Opens the dialog that loads daily data. */
    Action loading() {
        return loading;
    }

    /** The table between the load progress and a video's history. */
    Region around(Region report) {
        SplitPane both =
                new ReportSplit(
                        "ranking-history-split", report, pane, context.memory().under(HISTORY));
        VBox.setVgrow(both, Priority.ALWAYS);
        return new VBox(line, both);
    }

    /** Shows the history of the selected video. */
    Node historyButton() {
        return shown;
    }

    /** Another ranking is shown. */
    void show(RankingContent content) {
        model.show(content);
    }

    RankingHistory history() {
        return model.historyProperty().get();
    }

    ReadOnlyObjectProperty<RankingHistory> historyProperty() {
        return model.historyProperty();
    }

    /** The sums of all videos on the days of a period; none where fewer than two are known. */
    DailySums sums(Period period) {
        DailySums known = model.sums().in(period);
        return known.days().size() > 1 ? known : DailySums.NONE;
    }

    /** What is known of no days at all. */
    static RankingHistory none() {
        return RankingHistory.none(RankingMetric.VIEWS);
    }

    void close() {
        following.unsubscribe();
    }

    /** Progress bar for loading daily data with a Cancel button, hidden once all is loaded. */
    private static final class DailyDataProgressBar extends HBox {
        private final Messages messages;
        private final RankingDaysViewModel model;
        private final FailureText failures;
        private final Label words = new Label();
        private final ProgressBar bar = new ProgressBar();
        private final Button end = new Button();

        DailyDataProgressBar(Messages messages, RankingDaysViewModel model) {
            this.messages = messages;
            this.model = model;
            this.failures = new FailureText(messages);
            setId("ranking-days-line");
            getStyleClass().add("days-line");
            words.setId("ranking-days-state");
            bar.setAccessibleText(messages.text("days.title"));
            end.setId("ranking-days-end");
            end.getStyleClass().add("flat");
            end.setMinWidth(USE_PREF_SIZE);
            words.setWrapText(true);
            getChildren().addAll(bar, words, end);
            show(DailyDataProgress.IDLE);
        }

        void show(DailyDataProgress reading) {
            boolean any =
                    switch (reading) {
                        case DailyDataProgress.Idle() -> false;
                        case DailyDataProgress.Running _ -> true;
                        case DailyDataProgress.Ended end -> !end.isWhole();
                    };
            Visibility.show(this, any);
            boolean isRunning = reading instanceof DailyDataProgress.Running;
            Visibility.show(bar, isRunning);
            end.setText(messages.text(isRunning ? "days.cancel" : "close"));
            end.setOnAction(
                    _ -> {
                        if (isRunning) {
                            model.cancel();
                        } else {
                            model.dismiss();
                        }
                    });
            switch (reading) {
                case DailyDataProgress.Idle() -> words.setText("");
                case DailyDataProgress.Running(int done, int total) -> {
                    words.setText(messages.text("days.running", done, total));
                    bar.setProgress((double) done / total);
                }
                case DailyDataProgress.Ended(int done, int total, Failure failure) ->
                        words.setText(ended(done, total, failure));
            }
        }

        private String ended(int done, int total, @Nullable Failure failure) {
            String so = messages.text("days.ended", done, total);
            return failure == null
                    ? so
                    : messages.text(
                            "days.failed",
                            so,
                            failures.of(failure, FailureSubject.ANALYTICS).title());
        }
    }
}
