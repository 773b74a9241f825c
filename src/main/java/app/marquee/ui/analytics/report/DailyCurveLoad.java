package app.marquee.ui.analytics.report;

import app.marquee.analytics.Period;
import app.marquee.service.analytics.Reports;
import app.marquee.task.Job;
import app.marquee.task.LatestJob;
import app.marquee.task.TaskRunner;

import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
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
    private final ReadOnlyBooleanWrapper failed = new ReadOnlyBooleanWrapper();
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

    /** Whether the last load failed. */
    public ReadOnlyBooleanProperty failedProperty() {
        return failed.getReadOnlyProperty();
    }

    /** Whether there are no days to show, since they couldn't be loaded. */
    public boolean isMissing() {
        return failed.get() && days.get() == null;
    }

    /**
     * Loads these days, unless that was tried before.
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
        load(question, false);
    }

    /** Loads the days again. */
    public void refresh() {
        if (asked != null) {
            load(asked, true);
        }
    }

    private void load(Question of, boolean again) {
        failed.set(false);
        loading.submit(
                Job.of(job, _ -> DailyCurve.account(reports, of.days(), of.before(), again))
                        .onSuccess(days::set)
                        .onFailure(_ -> failed.set(true))
                        .onCancelled(() -> asked = null));
    }
}
