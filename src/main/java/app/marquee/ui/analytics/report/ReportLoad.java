package app.marquee.ui.analytics.report;

import app.marquee.task.Job;
import app.marquee.task.LatestJob;
import app.marquee.task.TaskRunner;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

import org.jspecify.annotations.Nullable;

import java.util.Optional;

/**
 * Loader of one type of content. The latest request wins, and the old content stays until the new
 * one arrives. FX thread only.
 */
public final class ReportLoad<C> {
    private final String name;
    private final LatestJob latest;
    private final LatestJob kept;
    private boolean fresh;
    private final ReadOnlyObjectWrapper<@Nullable C> content = new ReadOnlyObjectWrapper<>(null);
    private final ReadOnlyObjectWrapper<ReportLoadState> phase =
            new ReadOnlyObjectWrapper<>(ReportLoadState.IDLE);

    /**
     * @param name title of the running task
     */
    public ReportLoad(String name, TaskRunner tasks) {
        this.name = name;
        this.latest = new LatestJob(tasks);
        this.kept = new LatestJob(tasks);
    }

    public ReadOnlyObjectProperty<@Nullable C> contentProperty() {
        return content.getReadOnlyProperty();
    }

    public @Nullable C content() {
        return content.get();
    }

    /** Changes after the content. */
    public ReadOnlyObjectProperty<ReportLoadState> phaseProperty() {
        return phase.getReadOnlyProperty();
    }

    public void run(Job.Work<C> work) {
        fresh = false;
        phase.set(ReportLoadState.LOADING);
        latest.submit(
                Job.of(name, work)
                        .onSuccess(this::done)
                        .onFailure(failure -> phase.set(new ReportLoadState.Failed(failure)))
                        .onCancelled(() -> phase.set(ReportLoadState.CANCELLED)));
    }

    /**
     * Shows a saved copy until the report that {@link #run} loads arrives; the copy stays when the
     * load fails.
     */
    public void begin(Job.Work<Optional<C>> older) {
        kept.submit(Job.of(name, older).onSuccess(found -> found.ifPresent(this::showOlder)));
    }

    private void showOlder(C older) {
        if (fresh) {
            return;
        }
        ReportLoadState now = phase.get();
        content.set(older);
        phase.set(ReportLoadState.OLDER);
        if (!(now instanceof ReportLoadState.Loading)) {
            phase.set(now);
        }
    }

    private void done(C loaded) {
        fresh = true;
        content.set(loaded);
        phase.set(ReportLoadState.DONE);
    }

    /** Takes what came another way as if it had been loaded now. */
    public void arrived(C other) {
        latest.supersede();
        done(other);
    }

    /** Puts the same report in another order. */
    public void replace(C other) {
        content.set(other);
    }
}
