package app.marquee.ui.ranking;

import app.marquee.analytics.CounterSums;
import app.marquee.analytics.Period;
import app.marquee.analytics.overview.DailySums;
import app.marquee.analytics.ranking.RankingHistory;
import app.marquee.analytics.ranking.RankingMetric;
import app.marquee.model.analytics.RankingRow;
import app.marquee.model.failure.Failure;
import app.marquee.service.analytics.DailyRankings;
import app.marquee.service.analytics.RankingQuestion;
import app.marquee.service.analytics.Report;
import app.marquee.service.analytics.Reports;
import app.marquee.task.Job;
import app.marquee.task.JobHandle;
import app.marquee.task.LatestJob;
import app.marquee.task.Progress;
import app.marquee.task.TaskRunner;
import app.marquee.ui.analytics.report.DailyFetchPlan;
import app.marquee.ui.analytics.report.DataFinalityRule;
import app.marquee.ui.control.Messages;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

import org.jspecify.annotations.Nullable;

import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;

/**
 * View model of the ranking's daily data, built from saved copies and loaded from the server only
 * on request. FX thread only.
 */
final class RankingDaysViewModel {
    private final Reports reports;
    private final DailyRankings rankings;
    private final TaskRunner tasks;
    private final Messages messages;
    private final LatestJob gathering;
    private final LatestJob planning;
    private final ReadOnlyObjectWrapper<RankingHistory> history =
            new ReadOnlyObjectWrapper<>(RankingHistory.none(RankingMetric.VIEWS));
    private final ReadOnlyObjectWrapper<@Nullable DailyFetchPlan> offer =
            new ReadOnlyObjectWrapper<>(null);
    private final ReadOnlyObjectWrapper<@Nullable DailyFetchPlan> plan =
            new ReadOnlyObjectWrapper<>(null);
    private final ReadOnlyObjectWrapper<DailyDataProgress> reading =
            new ReadOnlyObjectWrapper<>(DailyDataProgress.IDLE);
    private DailySums sums = DailySums.NONE;
    private @Nullable RankingContent content;
    private @Nullable JobHandle running;

    RankingDaysViewModel(Reports reports, TaskRunner tasks, Messages messages) {
        this.reports = reports;
        this.rankings = new DailyRankings(reports);
        this.tasks = tasks;
        this.messages = messages;
        this.gathering = new LatestJob(tasks);
        this.planning = new LatestJob(tasks);
    }

    /** What is known of the days of the ranking that is shown. */
    ReadOnlyObjectProperty<RankingHistory> historyProperty() {
        return history.getReadOnlyProperty();
    }

    /** The sums of all videos on the days that are known. */
    DailySums sums() {
        return sums;
    }

    /** The load of all days of the ranking that is shown; null until they are known. */
    ReadOnlyObjectProperty<@Nullable DailyFetchPlan> offerProperty() {
        return offer.getReadOnlyProperty();
    }

    /** What {@link #plan} found; null while it looks. */
    ReadOnlyObjectProperty<@Nullable DailyFetchPlan> planProperty() {
        return plan.getReadOnlyProperty();
    }

    ReadOnlyObjectProperty<DailyDataProgress> readingProperty() {
        return reading.getReadOnlyProperty();
    }

    int requestsPerMinute() {
        return reports.requestsPerMinute();
    }

    /** The days of the ranking that is shown. */
    Period period() {
        return DailyFetchPlan.daysOf(
                content == null
                        ? Period.of(reports.today())
                        : content.report().question().period());
    }

    /** Another ranking is shown, or the same by another metric. */
    void show(RankingContent shown) {
        boolean isSame = content != null && isSame(content, shown);
        content = shown;
        if (!isSame) {
            gather(shown);
        }
    }

    @SuppressWarnings("ReferenceEquality") // comparing rows would take the window's time
    private static boolean isSame(RankingContent one, RankingContent other) {
        return one.ranked() == other.ranked();
    }

    private void gather(RankingContent of) {
        Period wanted = period();
        if (history.get().metric() != of.metric()) {
            history.set(RankingHistory.none(of.metric()));
        }
        gathering.submit(
                Job.of(messages.text("days.job.gather"), progress -> gathered(of, wanted, progress))
                        .onSuccess(this::show));
    }

    /** Saved days with the load of those that are missing. */
    private record Gathered(RankingHistory history, DailySums sums, DailyFetchPlan offer) {}

    private void show(Gathered found) {
        sums = found.sums();
        history.set(found.history());
        offer.set(found.offer());
    }

    private Gathered gathered(RankingContent of, Period wanted, Progress progress)
            throws InterruptedException {
        Map<LocalDate, Instant> askedAt = rankings.askedAt(wanted);
        NavigableMap<LocalDate, CounterSums> byDay = new TreeMap<>();
        return new Gathered(
                history(of, wanted, askedAt, byDay, progress),
                new DailySums(byDay),
                planned(wanted, askedAt));
    }

    private RankingHistory history(
            RankingContent of,
            Period wanted,
            Map<LocalDate, Instant> askedAt,
            Map<LocalDate, CounterSums> byDay,
            Progress progress)
            throws InterruptedException {
        if (askedAt.isEmpty()) {
            return RankingHistory.none(of.metric());
        }
        List<LocalDate> all = days(wanted);
        RankingHistory.Making making = new RankingHistory.Making(of.ranked(), of.metric(), all);
        int done = 0;
        for (LocalDate day : all) {
            if (askedAt.containsKey(day)) {
                progress.report(done++, askedAt.size());
                Report<RankingQuestion, RankingRow> saved = rankings.saved(day).orElse(null);
                if (saved != null) {
                    making.day(day, saved.askedAt(), saved.zone(), saved.rows());
                    byDay.put(day, CounterSums.of(saved.rows().stream().map(RankingRow::counters)));
                }
            }
        }
        return making.made();
    }

    private static List<LocalDate> days(Period period) {
        return period.start().datesUntil(period.end().plusDays(1)).toList();
    }

    /** Finds out which of the days would have to be read. */
    void plan(Period of) {
        plan.set(null);
        planning.submit(
                Job.of(messages.text("days.job.plan"), _ -> planned(of, rankings.askedAt(of)))
                        .onSuccess(plan::set));
    }

    private DailyFetchPlan planned(Period of, Map<LocalDate, Instant> askedAt) {
        return DailyFetchPlan.of(
                of, askedAt, reports.zone(), new DataFinalityRule(reports.settlingDays()));
    }

    /** Nothing is planned any more. */
    void unplan() {
        planning.cancel();
        plan.set(null);
    }

    /** Loads the days of a plan one by one and saves each at once. */
    void read(DailyFetchPlan wanted) {
        if (reading.get() instanceof DailyDataProgress.Running || wanted.toRead().isEmpty()) {
            return;
        }
        int total = wanted.toRead().size();
        reading.set(new DailyDataProgress.Running(0, total));
        running =
                tasks.submit(
                        Job.of(
                                        messages.plural("days.job.read", total),
                                        progress -> read(wanted.toRead(), progress))
                                .pausable()
                                .onSuccess(_ -> ended(null))
                                .onFailure(this::ended)
                                .onCancelled(() -> ended(null)));
    }

    private int read(List<LocalDate> wanted, Progress progress) throws InterruptedException {
        int done = 0;
        for (LocalDate day : wanted) {
            progress.report(done, wanted.size());
            progress.rest();
            rankings.load(day);
            int so = ++done;
            progress.report(so, wanted.size());
            progress.tell(() -> reading.set(new DailyDataProgress.Running(so, wanted.size())));
        }
        return done;
    }

    private void ended(@Nullable Failure failure) {
        if (reading.get() instanceof DailyDataProgress.Running(var done, var total)) {
            reading.set(new DailyDataProgress.Ended(done, total, failure));
        }
        running = null;
        if (content != null) {
            gather(content);
        }
    }

    /** Cancels the load; loaded days are kept. */
    void cancel() {
        if (running != null) {
            running.cancel();
        }
    }

    /** Dismisses the result of the last load. */
    void dismiss() {
        if (!(reading.get() instanceof DailyDataProgress.Running)) {
            reading.set(DailyDataProgress.IDLE);
        }
    }
}
