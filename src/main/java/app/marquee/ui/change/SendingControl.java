package app.marquee.ui.change;

import app.marquee.task.JobHandle;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.util.Subscription;

import org.jspecify.annotations.Nullable;

/** What a person can do with many changes while they are sent. Lives on the FX thread. */
public final class SendingControl {
    /** Whether many changes are on their way now. */
    public enum State {
        NONE,
        SENDING,
        /** The person holds them between two sends. */
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

    /** A job sends them, unless it is over already. */
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

    /** How many are sent now; zero when nothing is. */
    int total() {
        return run == null ? 0 : run.total();
    }

    /** How many of them have ended. */
    int over() {
        return run == null ? 0 : run.ended();
    }

    /** Holds what is not on its way yet, or lets it go on. */
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

    /** Lets a job that is held go on to its end. */
    void resume() {
        JobHandle job = running;
        if (job != null) {
            job.resume();
        }
    }
}
