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

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

import org.jspecify.annotations.Nullable;

/**
 * Load of a report by day, in one request with the days before, and its grouping. A failure leaves
 * the chart out: the report says it. FX thread only.
 */
final class GroupDaysLoad<Q extends PeriodQuestion<Q>, R extends NamedRow> {
    private final ReportSource<Q, R> source;
    private final String job;
    private final LatestJob loading;
    private final ReadOnlyObjectWrapper<@Nullable GroupDays<Q, R>> days =
            new ReadOnlyObjectWrapper<>(null);
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

    /**
     * Shows the days of a question, unless they are there.
     *
     * @param question by day
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
        Report<Q, R> known = report;
        loading.submit(
                Job.of(job, _ -> load(next, known))
                        .onSuccess(
                                found -> {
                                    report = found.report();
                                    days.set(found);
                                })
                        .onFailure(_ -> wanted = null)
                        .onCancelled(() -> wanted = null));
    }

    /** Nothing is shown by day. */
    void clear() {
        loading.supersede();
        wanted = null;
        days.set(null);
    }

    private GroupDays<Q, R> load(Wanted<Q, R> of, @Nullable Report<Q, R> known)
            throws InterruptedException {
        Report<Q, R> found =
                known != null && known.question().equals(of.span())
                        ? known
                        : source.recentOrLoaded(of.span());
        return GroupDays.of(found, of.narrowing(), of.days(), of.before());
    }
}
