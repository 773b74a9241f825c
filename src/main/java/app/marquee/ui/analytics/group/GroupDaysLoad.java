package app.marquee.ui.analytics.group;

import app.marquee.analytics.Period;
import app.marquee.analytics.place.PlaceSort;
import app.marquee.model.analytics.NamedRow;
import app.marquee.service.analytics.PeriodQuestion;
import app.marquee.service.analytics.Report;
import app.marquee.task.Job;
import app.marquee.task.LatestJob;
import app.marquee.task.TaskRunner;
import app.marquee.ui.analytics.report.ReportSource;

import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

import org.jspecify.annotations.Nullable;

/**
 * Load of a report by day, in one request with the days before, and its grouping. FX thread only.
 */
final class GroupDaysLoad<Q extends PeriodQuestion<Q>, R extends NamedRow> {
    private final ReportSource<Q, R> source;
    private final String job;
    private final LatestJob loading;
    private final ReadOnlyObjectWrapper<@Nullable GroupDays<Q, R>> days =
            new ReadOnlyObjectWrapper<>(null);
    private final ReadOnlyBooleanWrapper failed = new ReadOnlyBooleanWrapper();
    private @Nullable Wanted<Q, R> wanted;
    private @Nullable Report<Q, R> report;

    private record Wanted<Q extends PeriodQuestion<Q>, R extends NamedRow>(
            Q question, Period days, @Nullable Period before, GroupNarrowing<Q, R> narrowing) {
        Q span() {
            return question.of(days.after(before));
        }
    }

    /**
     * @param job title of its task
     */
    GroupDaysLoad(ReportSource<Q, R> source, TaskRunner tasks, String job) {
        this.source = source;
        this.job = job;
        this.loading = new LatestJob(tasks);
    }

    /** Null while they are unknown. */
    ReadOnlyObjectProperty<@Nullable GroupDays<Q, R>> daysProperty() {
        return days.getReadOnlyProperty();
    }

    /** Whether the last load failed. */
    ReadOnlyBooleanProperty failedProperty() {
        return failed.getReadOnlyProperty();
    }

    /** Whether there are no days to show, since they couldn't be loaded. */
    boolean isMissing() {
        return failed.get() && days.get() == null;
    }

    /**
     * Loads the days of a question, unless that was tried before.
     *
     * @param question by day or hour
     * @param before the compared days; null for none
     */
    void show(Q question, @Nullable Period before, GroupNarrowing<Q, R> narrowing) {
        Wanted<Q, R> next =
                new Wanted<>(
                        question,
                        question.period(),
                        before,
                        narrowing.withTyped("").withSort(PlaceSort.USUAL));
        if (next.equals(wanted)) {
            return;
        }
        boolean isSame = wanted != null && wanted.question().equals(question);
        wanted = next;
        if (!isSame) {
            days.set(null);
        }
        load(next, report, false);
    }

    /** Loads the days again. */
    void refresh() {
        if (wanted != null) {
            load(wanted, null, true);
        }
    }

    private void load(Wanted<Q, R> next, @Nullable Report<Q, R> known, boolean again) {
        failed.set(false);
        loading.submit(
                Job.of(job, _ -> found(next, known, again))
                        .onSuccess(
                                found -> {
                                    report = found.report();
                                    days.set(found);
                                })
                        .onFailure(_ -> failed.set(true))
                        .onCancelled(() -> wanted = null));
    }

    private GroupDays<Q, R> found(Wanted<Q, R> of, @Nullable Report<Q, R> known, boolean again)
            throws InterruptedException {
        Report<Q, R> found =
                known != null && known.question().equals(of.span())
                        ? known
                        : again ? source.renewed(of.span()) : source.recentOrLoaded(of.span());
        return GroupDays.of(found, of.narrowing(), of.days(), of.before());
    }
}
