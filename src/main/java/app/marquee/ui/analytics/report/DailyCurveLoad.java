package app.marquee.ui.analytics.report;

import app.marquee.analytics.Period;
import app.marquee.service.analytics.Reports;
import app.marquee.task.Job;
import app.marquee.task.LatestJob;
import app.marquee.task.TaskRunner;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

import org.jspecify.annotations.Nullable;

/** Load of the account's days for the chart of a section. FX thread only. */
public final class DailyCurveLoad {
    private final Reports reports;
    private final String job;
    private final LatestJob loading;
    private final ReadOnlyObjectWrapper<@Nullable DailyCurve> days =
            new ReadOnlyObjectWrapper<>(null);
    private @Nullable Question asked;

    private record Question(Period days, @Nullable Period before) {}

    /**
     * @param job title of its task
     */
    public DailyCurveLoad(Reports reports, TaskRunner tasks, String job) {
        this.reports = reports;
        this.job = job;
        this.loading = new LatestJob(tasks);
    }

    /** Null while they are unknown. */
    public ReadOnlyObjectProperty<@Nullable DailyCurve> daysProperty() {
        return days.getReadOnlyProperty();
    }

    /**
     * Loads these days unless they are there. A failure leaves the chart out: the report says it.
     *
     * @param before the compared days; null for none
     */
    public void show(Period wanted, @Nullable Period before) {
        Question question = new Question(wanted, before);
        if (question.equals(asked)) {
            return;
        }
        asked = question;
        if (days.get() != null && !days.get().days().equals(wanted)) {
            days.set(null);
        }
        loading.submit(
                Job.of(job, _ -> DailyCurve.account(reports, wanted, before))
                        .onSuccess(days::set)
                        .onFailure(_ -> asked = null)
                        .onCancelled(() -> asked = null));
    }
}
