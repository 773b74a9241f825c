package app.marquee.ui.ranking;

import app.marquee.analytics.CounterSums;
import app.marquee.analytics.Period;
import app.marquee.analytics.overview.DailySums;
import app.marquee.analytics.ranking.RankingHistory;
import app.marquee.analytics.ranking.RankingMetric;
import app.marquee.model.analytics.RankingRow;
import app.marquee.service.analytics.DailyRankings;
import app.marquee.service.analytics.RankingQuestion;
import app.marquee.service.analytics.Report;
import app.marquee.service.analytics.Reports;
import app.marquee.task.Job;
import app.marquee.task.LatestJob;
import app.marquee.task.Progress;
import app.marquee.task.TaskRunner;
import app.marquee.text.Messages;
import app.marquee.ui.analytics.report.BackgroundLoader;
import app.marquee.ui.analytics.report.DailyFetchPlan;

import javafx.beans.property.ReadOnlyBooleanProperty;
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
 * View model of the ranking's daily data, built from saved copies. What is missing is loaded in the
 * background, within the budget. FX thread only.
 */
final class RankingDaysViewModel {
    private final Reports reports;
    private final DailyRankings rankings;
    private final BackgroundLoader loader;
    private final Messages messages;
    private final LatestJob gathering;
    private final ReadOnlyObjectWrapper<RankingHistory> history =
            new ReadOnlyObjectWrapper<>(RankingHistory.none(RankingMetric.VIEWS));
    private final ReadOnlyObjectWrapper<@Nullable DailyFetchPlan> plan =
            new ReadOnlyObjectWrapper<>(null);
    private DailySums sums = DailySums.NONE;
    private @Nullable RankingContent content;

    RankingDaysViewModel(
            Reports reports, BackgroundLoader loader, TaskRunner tasks, Messages messages) {
        this.reports = reports;
        this.rankings = new DailyRankings(reports);
        this.loader = loader;
        this.messages = messages;
        this.gathering = new LatestJob(tasks);
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
    ReadOnlyObjectProperty<@Nullable DailyFetchPlan> planProperty() {
        return plan.getReadOnlyProperty();
    }

    ReadOnlyBooleanProperty loadingProperty() {
        return loader.loadingProperty();
    }

    /** Whether days couldn't be loaded. */
    ReadOnlyBooleanProperty failedProperty() {
        return loader.failedProperty();
    }

    int requestsPerMinute() {
        return reports.requestsPerMinute();
    }

    private static Period days(RankingContent of) {
        return DailyFetchPlan.daysOf(of.report().question().period());
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
        Period wanted = days(of);
        if (history.get().metric() != of.metric()) {
            history.set(RankingHistory.none(of.metric()));
        }
        gathering.submit(
                Job.of(messages.text("days.job.gather"), progress -> gathered(of, wanted, progress))
                        .onSuccess(this::show));
    }

    /** Saved days with the load of those that are missing. */
    private record Gathered(RankingHistory history, DailySums sums, DailyFetchPlan plan) {}

    private void show(Gathered found) {
        sums = found.sums();
        history.set(found.history());
        plan.set(found.plan());
        loader.load(missing(found.plan()));
    }

    private BackgroundLoader.Work missing(DailyFetchPlan of) {
        return new BackgroundLoader.Work(
                of.period(),
                messages.plural("days.job.read", of.due().size()),
                of.due().stream()
                        .<BackgroundLoader.Step>map(day -> () -> rankings.load(day))
                        .toList(),
                this::arrived);
    }

    private void arrived() {
        if (content != null) {
            gather(content);
        }
    }

    /** Loads all that is missing. */
    void loadAll() {
        DailyFetchPlan wanted = plan.get();
        if (wanted != null) {
            loader.loadAll(missing(wanted));
        }
    }

    /** Tries again to load what couldn't be loaded. */
    void retry() {
        DailyFetchPlan wanted = plan.get();
        if (wanted != null && !wanted.due().isEmpty()) {
            loader.retry(missing(wanted));
        }
    }

    private Gathered gathered(RankingContent of, Period wanted, Progress progress)
            throws InterruptedException {
        Map<LocalDate, Instant> askedAt = rankings.askedAt(wanted);
        NavigableMap<LocalDate, CounterSums> byDay = new TreeMap<>();
        return new Gathered(
                history(of, wanted, askedAt, byDay, progress),
                new DailySums(byDay),
                DailyFetchPlan.of(wanted, askedAt, reports));
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
        List<LocalDate> all = wanted.start().datesUntil(wanted.end().plusDays(1)).toList();
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
}
