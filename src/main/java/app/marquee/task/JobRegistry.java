package app.marquee.task;

import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;

/** Registry of running tasks, as the window shows them. FX thread only. */
public final class JobRegistry {
    private final InstantSource clock;
    private final ObservableList<Entry> running = FXCollections.observableArrayList();
    private final ObservableList<Entry> view = FXCollections.unmodifiableObservableList(running);

    public JobRegistry() {
        this(InstantSource.system());
    }

    /**
     * @param clock for the duration of a job
     */
    public JobRegistry(InstantSource clock) {
        this.clock = clock;
    }

    /** Everything that runs now, oldest first. */
    public ObservableList<Entry> running() {
        return view;
    }

    /** Cancels everything that runs. */
    public void cancelAll() {
        List.copyOf(running).forEach(Entry::cancel);
    }

    Entry add(Job.About about, JobHandle handle) {
        Entry entry = new Entry(about, handle, clock);
        running.add(entry);
        return entry;
    }

    void remove(Entry entry) {
        running.remove(entry);
    }

    /** Progress of a task; the total is negative when unknown. */
    public record Amount(long done, long total) {
        static final Amount UNKNOWN = new Amount(0, -1);

        public boolean isDeterminate() {
            return total > 0;
        }
    }

    /** Entry of a running task. */
    public static final class Entry implements JobHandle {
        private final Job.About about;
        private final JobHandle handle;
        private final InstantSource clock;
        private final Instant since;
        private final PauseGate pause = new PauseGate();
        private final ReadOnlyObjectWrapper<Amount> amount =
                new ReadOnlyObjectWrapper<>(Amount.UNKNOWN);
        private final ReadOnlyBooleanWrapper paused = new ReadOnlyBooleanWrapper();

        Entry(Job.About about, JobHandle handle, InstantSource clock) {
            this.about = about;
            this.handle = handle;
            this.clock = clock;
            this.since = clock.instant();
        }

        public String name() {
            return about.name();
        }

        /** Where its work is done; empty when that is no matter. */
        public String place() {
            return about.place();
        }

        /** Since it was submitted. */
        public Duration elapsed() {
            return Duration.between(since, clock.instant());
        }

        public ReadOnlyObjectProperty<Amount> amountProperty() {
            return amount.getReadOnlyProperty();
        }

        /** Whether {@link #pause} holds its work. */
        public boolean isPausable() {
            return about.pausable();
        }

        /** Whether it sends a change. */
        public boolean isWriting() {
            return about.writing();
        }

        @Override
        public ReadOnlyBooleanProperty pausedProperty() {
            return paused.getReadOnlyProperty();
        }

        /** Its work goes no further than to the end of its present step. */
        @Override
        public void pause() {
            hold(about.pausable());
        }

        /** Its work goes on. */
        @Override
        public void resume() {
            hold(false);
        }

        private void hold(boolean on) {
            paused.set(on);
            pause.set(on);
        }

        @Override
        public void cancel() {
            handle.cancel();
        }

        @Override
        public boolean isDone() {
            return handle.isDone();
        }

        void amount(Amount value) {
            amount.set(value);
        }

        /** On the worker. */
        boolean isHeld() {
            return pause.isOn();
        }

        /** On the worker. */
        void rest() throws InterruptedException {
            pause.await();
        }
    }

    /** Pause gate between the steps of a job. Thread-safe. */
    private static final class PauseGate {
        private boolean on;

        synchronized void set(boolean paused) {
            on = paused;
            notifyAll();
        }

        synchronized boolean isOn() {
            return on;
        }

        /** Returns at once unless it is paused. */
        synchronized void await() throws InterruptedException {
            while (on) {
                wait();
            }
        }
    }
}
