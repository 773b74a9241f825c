package app.marquee.ui.overview;

import app.marquee.analytics.Period;
import app.marquee.analytics.cost.CostMonth;
import app.marquee.model.settings.Budget;
import app.marquee.service.analytics.DailyRankings;
import app.marquee.service.analytics.Reports;
import app.marquee.service.connection.BudgetService;
import app.marquee.service.overview.OverviewService;
import app.marquee.task.Job;
import app.marquee.task.Load;
import app.marquee.task.LoadState;
import app.marquee.task.Progress;
import app.marquee.text.Messages;
import app.marquee.ui.analytics.card.CardContent;
import app.marquee.ui.analytics.report.DailyFetchPlan;
import app.marquee.ui.shell.section.SectionContext;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

import org.jspecify.annotations.Nullable;

import java.time.Duration;
import java.time.LocalDate;
import java.time.YearMonth;

/**
 * View model of the month's cost. It shows what is saved, and loads the missing days only on
 * request. FX thread only.
 */
final class CostViewModel {
    private final Reports reports;
    private final OverviewService known;
    private final BudgetService budgets;
    private final Messages messages;
    private final Load<Costs> load;
    private final ReadOnlyObjectWrapper<@Nullable Budget> budget;

    CostViewModel(
            Reports reports, OverviewService known, BudgetService budgets, SectionContext context) {
        this.reports = reports;
        this.known = known;
        this.budgets = budgets;
        this.messages = context.messages();
        this.load = new Load<>(context.tasks(), reports::now, CardContent::askedAt);
        this.budget = new ReadOnlyObjectWrapper<>(budgets.current().orElse(null));
    }

    @Nullable Costs value() {
        return load.value();
    }

    ReadOnlyObjectProperty<LoadState> stateProperty() {
        return load.stateProperty();
    }

    ReadOnlyObjectProperty<@Nullable Budget> budgetProperty() {
        return budget.getReadOnlyProperty();
    }

    void budget(@Nullable Budget chosen) {
        budgets.set(chosen);
        budget.set(chosen);
    }

    /** Least time that the missing days take. */
    Duration time(DailyFetchPlan plan) {
        return plan.time(reports.requestsPerMinute());
    }

    /** Shows what is saved, unless days are being loaded. */
    void shown() {
        if (!load.isRunning()) {
            load.run(Job.of(messages.text("cost.job"), _ -> saved()));
        }
    }

    /** Loads the missing days, a request each, and saves each at once. */
    void read() {
        Costs shown = load.value();
        if (shown != null && !load.isRunning()) {
            load.run(
                    Job.of(messages.text("cost.job.load"), progress -> read(shown, progress))
                            .pausable());
        }
    }

    private Costs read(Costs shown, Progress progress) throws InterruptedException {
        DailyRankings rankings = new DailyRankings(reports);
        int done = 0;
        for (LocalDate day : shown.plan().toRead()) {
            progress.report(done++, shown.plan().toRead().size());
            progress.rest();
            rankings.load(day);
        }
        return saved();
    }

    private Costs saved() throws InterruptedException {
        LocalDate today = reports.today();
        Period days = CostMonth.basis(today);
        DailyRankings rankings = new DailyRankings(reports);
        CostMonth month = new CostMonth(rankings.costs(days, YearMonth.from(today)), today);
        DailyFetchPlan plan = DailyFetchPlan.of(days, rankings.askedAt(days), reports);
        return new Costs(reports.now(), month, plan, applied(month));
    }

    private long applied(CostMonth month) {
        return month.peak()
                .map(peak -> known.appliedOn(Period.of(peak.day())).getOrDefault(peak.day(), 0L))
                .orElse(0L);
    }
}
