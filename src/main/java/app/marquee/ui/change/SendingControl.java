package app.marquee.ui.change;

import app.marquee.task.JobHandle;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.util.Subscription;

import org.jspecify.annotations.Nullable;

/** Controller that pauses, resumes and stops the batch being applied. FX thread only. */
public final class SendingControl {
    /** State of the batch being applied. */
    public enum State {
        NONE,
        SENDING,
        /** Paused by the user between two requests. */
        PAUSED
    }

    private final ReadOnlyObjectWrapper<State> state = new ReadOnlyObjectWrapper<>(State.NONE);
    private Subscription following = Subscription.EMPTY;
    private @Nullable JobHandle running;
    private @Nullable SendingRun run;

    SendingControl() {}

    public ReadOnlyObjectProperty<State> stateProperty() {
        return state.getReadOnlyProperty();
    }

    /** Attaches the job that sends the batch, unless it has ended. */
    void begun(SendingRun sent, JobHandle job) {
        if (!job.isDone()) {
            run = sent;
            running = job;
            following =
                    job.pausedProperty()
                            .subscribe(held -> state.set(held ? State.PAUSED : State.SENDING));
        }
    }

    void ended() {
        following.unsubscribe();
        following = Subscription.EMPTY;
        running = null;
        run = null;
        state.set(State.NONE);
    }

    /** The number of changes in the batch; zero when there is none. */
    int total() {
        return run == null ? 0 : run.total();
    }

    /** How many of them have ended. */
    int over() {
        return run == null ? 0 : run.ended();
    }

    /** Pauses what is not in flight yet, or resumes it. */
    public void pauseOrResume() {
        JobHandle job = running;
        if (job != null) {
            if (state.get() == State.PAUSED) {
                job.resume();
            } else {
                job.pause();
            }
        }
    }

    /** Resumes a paused job. */
    void resume() {
        JobHandle job = running;
        if (job != null) {
            job.resume();
        }
    }
}
