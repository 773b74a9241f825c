package app.marquee.ui.ranking;

import app.marquee.analytics.Period;
import app.marquee.analytics.overview.DailySums;
import app.marquee.analytics.ranking.Ranked;
import app.marquee.analytics.ranking.RankingHistory;
import app.marquee.analytics.ranking.RankingMetric;
import app.marquee.text.Messages;
import app.marquee.ui.analytics.DayExplainer;
import app.marquee.ui.analytics.MissingDays;
import app.marquee.ui.analytics.ReportSources;
import app.marquee.ui.analytics.ReportSplit;
import app.marquee.ui.analytics.report.BackgroundLoader;
import app.marquee.ui.analytics.report.DailyCurve;
import app.marquee.ui.analytics.report.DailyCurveLoad;
import app.marquee.ui.analytics.report.DailyFetchPlan;
import app.marquee.ui.shell.section.Action;
import app.marquee.ui.shell.section.Availability;
import app.marquee.ui.shell.section.SectionContext;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.collections.ListChangeListener;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.Region;
import javafx.util.Subscription;

import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.Objects;

/**
 * Controller of the ranking's days: the chart of the account or the selected video, the trends, and
 * their load. FX thread only.
 */
final class DailyDataController {
    private final SectionContext context;
    private final Messages messages;
    private final ReportSources sources;
    private final BackgroundLoader loader;
    private final RankingDaysViewModel model;
    private final DailyCurveLoad account;
    private final RankingTable table;
    private final RankingChart chart;
    private final Button rest = new Button();
    private final Label coming = new Label();
    private final MissingDays missing;
    private final Action loading;
    private final Subscription following;
    private @Nullable Labeled offered;

    DailyDataController(ReportSources sources, SectionContext context, RankingTable table) {
        this.context = context;
        this.messages = context.messages();
        this.sources = sources;
        this.table = table;
        this.loader = new BackgroundLoader(sources.background(), context.tasks()).in(table);
        this.model = new RankingDaysViewModel(sources.reports(), loader, context.tasks(), messages);
        this.account =
                new DailyCurveLoad(sources.reports(), context.tasks(), messages.text("chart.job"));
        this.chart = new RankingChart(sources.reports(), messages);
        this.missing = new MissingDays("ranking", messages, this::retry);
        this.loading = new Action(model::loadAll);
        loading.set(Availability.refused("days.there"));
        rest.setId("ranking-days");
        rest.getStyleClass().addAll("flat", "days-offer");
        rest.setTooltip(new Tooltip());
        loading.attach(rest);
        coming.setText(messages.text("state.loading"));
        coming.getStyleClass().add("days-coming");
        table.table()
                .selection()
                .addListener((ListChangeListener<Ranked>) _ -> select(table.table().selected()));
        this.following =
                model.historyProperty()
                        .subscribe(this::show)
                        .and(model.planProperty().subscribe(_ -> offer()))
                        .and(model.loadingProperty().subscribe(_ -> offer()))
                        .and(model.failedProperty().subscribe(_ -> tellFailure()))
                        .and(account.failedProperty().subscribe(_ -> tellFailure()))
                        .and(account.daysProperty().subscribe(chart::show));
    }

    private void tellFailure() {
        missing.show(model.failedProperty().get() || account.isMissing());
    }

    private void retry() {
        if (account.failedProperty().get()) {
            account.refresh();
        }
        model.retry();
    }

    /** Loads the account's days again. */
    void refresh() {
        account.refresh();
    }

    /** A press on a day of the chart tells what made it. */
    void explaining(DayExplainer explainer) {
        chart.explaining(explainer);
    }

    private void select(List<Ranked> selected) {
        chart.select(selected.size() == 1 ? selected.getFirst() : null);
    }

    private void show(RankingHistory history) {
        table.show(history);
        chart.show(history);
    }

    /** Says in the title of the trends that they come, or what the rest of them costs. */
    private void offer() {
        DailyFetchPlan plan = model.planProperty().get();
        boolean isLoading = model.loadingProperty().get();
        boolean isMissing = plan != null && !plan.due().isEmpty();
        loading.set(Availability.when(isMissing && !isLoading, "days.there"));
        Labeled next = isLoading ? coming : isMissing && plan != null ? offer(plan) : null;
        if (!Objects.equals(next, offered) || rest.equals(next)) {
            offered = next;
            table.offer(next);
        }
    }

    private Labeled offer(DailyFetchPlan plan) {
        int days = plan.due().size();
        String cost =
                messages.plural(
                        "days.cost",
                        days,
                        messages.formats().wait(plan.time(model.requestsPerMinute())));
        rest.setText(messages.plural("days.load", days));
        rest.setAccessibleText(messages.text("days.open") + ". " + cost);
        rest.getTooltip().setText(cost);
        return rest;
    }

    /** Loads the days that are missing. */
    Action loading() {
        return loading;
    }

    /** The chart above the table. */
    Region over(Region report) {
        return missing.over(
                new ReportSplit(
                        "ranking-chart-split", chart, report, context.memory().under("chart")));
    }

    void shown() {
        loader.shown();
    }

    void hidden() {
        loader.hidden();
    }

    /** Another ranking is shown. */
    void show(RankingContent content) {
        model.show(content);
        chart.show(content.metric());
        Period days = content.report().question().period();
        account.show(days, sources.period().comparedDays());
    }

    RankingHistory history() {
        return model.historyProperty().get();
    }

    ReadOnlyObjectProperty<RankingHistory> historyProperty() {
        return model.historyProperty();
    }

    /** The account's days; null while they are unknown. */
    ReadOnlyObjectProperty<@Nullable DailyCurve> accountProperty() {
        return account.daysProperty();
    }

    /** The sums of all videos on the days of a period; none where fewer than two are known. */
    DailySums sums(Period period) {
        DailySums known = model.sums().in(period);
        return known.days().size() > 1 ? known : DailySums.NONE;
    }

    /** The days of a period for the lines of tiles: the account's, else the sums of the videos. */
    DailySums lines(Period period) {
        DailyCurve known = account.daysProperty().get();
        return known != null && known.days().equals(period) && known.hasCurve()
                ? known.sums().in(period)
                : sums(period);
    }

    /** What is known of no days at all. */
    static RankingHistory none() {
        return RankingHistory.none(RankingMetric.VIEWS);
    }

    void close() {
        loader.close();
        following.unsubscribe();
    }
}
