package app.marquee.ui.analytics.report;

import app.marquee.service.analytics.BackgroundBudget;
import app.marquee.task.Job;
import app.marquee.task.LatestJob;
import app.marquee.task.Progress;
import app.marquee.task.TaskRunner;

import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.event.Event;
import javafx.event.EventHandler;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.ScrollEvent;
import javafx.util.Subscription;

import org.jspecify.annotations.Nullable;

import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Loader of the reports that a view lacks, one request after the other, within the budget of the
 * background. It pauses while the user acts and ends when they leave the view. FX thread only.
 */
public final class BackgroundLoader {
    /** Requests after which the view shows what has come, and then whenever they have doubled. */
    private static final int FIRST = 7;

    private final BackgroundBudget budget;
    private final LatestJob latest;
    private final ReadOnlyBooleanWrapper loading = new ReadOnlyBooleanWrapper();
    private final ReadOnlyBooleanWrapper failed = new ReadOnlyBooleanWrapper();
    private final Set<Object> tried = new HashSet<>();
    private final EventHandler<Event> acting;
    private BackgroundBudget.@Nullable Visit visit;
    private @Nullable Object about;
    private boolean isAsked;
    private boolean hasFailed;

    /** One request: loads a report and saves it. Blocking, on a worker. */
    @FunctionalInterface
    public interface Step {
        void load() throws InterruptedException;
    }

    /**
     * Requests for what a view lacks.
     *
     * @param about what it is for: the same isn't tried twice in a visit
     * @param title of its task
     * @param steps in their order
     * @param arrived shows what has come, now and then and at the end
     */
    public record Work(Object about, String title, List<Step> steps, Runnable arrived) {
        public Work {
            steps = List.copyOf(steps);
        }
    }

    public BackgroundLoader(BackgroundBudget budget, TaskRunner tasks) {
        this.budget = budget;
        this.latest = new LatestJob(tasks);
        this.acting = _ -> budget.acted();
    }

    /** Pauses while the user acts in the window of a view. */
    public BackgroundLoader in(Node view) {
        Subscription _ =
                view.sceneProperty()
                        .subscribe(
                                (before, now) -> {
                                    listen(before, false);
                                    listen(now, true);
                                });
        listen(view.getScene(), true);
        return this;
    }

    private void listen(@Nullable Scene scene, boolean on) {
        if (scene == null) {
            return;
        }
        for (var type :
                List.of(KeyEvent.KEY_PRESSED, MouseEvent.MOUSE_PRESSED, ScrollEvent.SCROLL)) {
            if (on) {
                scene.addEventFilter(type, acting);
            } else {
                scene.removeEventFilter(type, acting);
            }
        }
    }

    /** The view is in front. */
    public void shown() {
        visit = budget.visit();
        tried.clear();
    }

    /** The user leaves the view, which ends what runs unless they asked for it. */
    public void hidden() {
        visit = null;
        if (!isAsked) {
            close();
        }
    }

    /** Ends what runs. */
    public void close() {
        latest.supersede();
        ended();
    }

    /** Whether something is being loaded. */
    public ReadOnlyBooleanProperty loadingProperty() {
        return loading.getReadOnlyProperty();
    }

    /** Whether the last load failed, so that the view lacks something. */
    public ReadOnlyBooleanProperty failedProperty() {
        return failed.getReadOnlyProperty();
    }

    /** Loads as much as the budget allows, unless that was tried, or the user's own load runs. */
    public void load(Work work) {
        BackgroundBudget.Visit within = visit;
        boolean isThere = tried.contains(work.about()) || work.about().equals(about);
        if (within != null && !isAsked && !isThere && !work.steps().isEmpty()) {
            start(work, within);
        }
    }

    /** Tries again what failed, as much as the budget allows, and all of it without a budget. */
    public void retry(Work work) {
        BackgroundBudget.Visit within = visit;
        tried.remove(work.about());
        if (within != null && within.left() > 0) {
            load(work);
        } else {
            loadAll(work);
        }
    }

    /** Loads everything, since the user asks for it. */
    public void loadAll(Work work) {
        if (!work.steps().isEmpty() && !isAsked) {
            isAsked = true;
            start(work, null);
        }
    }

    private void start(Work work, BackgroundBudget.@Nullable Visit within) {
        about = work.about();
        hasFailed = true;
        failed.set(false);
        loading.set(true);
        Job<Integer> job =
                Job.of(work.title(), progress -> run(work, within, progress))
                        .pausable()
                        .onSuccess(_ -> hasFailed = false)
                        .onCancelled(() -> hasFailed = false)
                        .onFinally(
                                () -> {
                                    tried.add(work.about());
                                    failed.set(hasFailed);
                                    ended();
                                    work.arrived().run();
                                });
        // Only loads that the user asked for have a notification when they fail.
        latest.submit(within == null ? job : job.onFailure(_ -> {}));
    }

    private void ended() {
        about = null;
        isAsked = false;
        loading.set(false);
    }

    private static int run(Work work, BackgroundBudget.@Nullable Visit within, Progress progress)
            throws InterruptedException {
        int done = 0;
        int all = work.steps().size();
        int most = within == null ? all : Math.min(all, within.left());
        int next = FIRST;
        for (Step step : work.steps().subList(0, most)) {
            progress.report(done, most);
            progress.rest();
            if (within != null && !within.take()) {
                break;
            }
            step.load();
            done++;
            if (done == next && done < most) {
                next *= 2; // putting all together each time would take ever longer
                progress.tell(work.arrived());
            }
        }
        return done;
    }
}
