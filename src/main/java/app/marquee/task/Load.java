package app.marquee.task;

import app.marquee.model.failure.Failure;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

import org.jspecify.annotations.Nullable;

import java.time.Instant;
import java.time.InstantSource;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Function;

/**
 * Loader of one type of data. The latest load wins, and earlier data stays until the new one
 * arrives. FX thread only.
 *
 * @param <T> the data
 */
public final class Load<T> {
    private final InstantSource clock;
    private final @Nullable Function<? super T, Instant> dated;
    private final LatestJob latest;
    private final LatestJob saved;
    private final ReadOnlyObjectWrapper<@Nullable T> value = new ReadOnlyObjectWrapper<>(null);
    private final ReadOnlyObjectWrapper<LoadState> state =
            new ReadOnlyObjectWrapper<>(new LoadState.NotLoaded());
    private int runs;
    private boolean fresh;

    /** Dates the data by the start of its load. */
    public Load(TaskRunner tasks, InstantSource clock) {
        this(tasks, clock, null);
    }

    /**
     * @param dated the time at which the data was loaded; null for the start of its load
     */
    public Load(
            TaskRunner tasks, InstantSource clock, @Nullable Function<? super T, Instant> dated) {
        this.clock = clock;
        this.dated = dated;
        this.latest = new LatestJob(tasks);
        this.saved = new LatestJob(tasks);
    }

    /** The shown data; null when there is none. */
    public ReadOnlyObjectProperty<@Nullable T> valueProperty() {
        return value.getReadOnlyProperty();
    }

    public @Nullable T value() {
        return value.get();
    }

    /** Changes after the data. */
    public ReadOnlyObjectProperty<LoadState> stateProperty() {
        return state.getReadOnlyProperty();
    }

    public LoadState state() {
        return state.get();
    }

    /** Whether data is being loaded. */
    public boolean isRunning() {
        return state.get() instanceof LoadState.Loading || state.get() instanceof LoadState.Stale;
    }

    /**
     * Loads the data. The callbacks of the job are called after the data and before the state
     * changes; one that changes the state itself prevails.
     */
    public void run(Job<T> job) {
        submit(job, begun());
    }

    /**
     * Shows a saved copy as {@link #begin} does, and only then loads the data.
     *
     * @param pace runs the load once it is its turn, on the FX thread
     */
    public void runAfter(Job<Optional<T>> copy, Job<T> job, Executor pace) {
        int run = begun();
        begin(
                copy.onFinally(
                        () -> {
                            copy.onFinally().run();
                            pace.execute(() -> submitLatest(job, run));
                        }));
    }

    private void submitLatest(Job<T> job, int run) {
        if (run == runs) {
            submit(job, run);
        }
    }

    private int begun() {
        fresh = false;
        state.set(new LoadState.Loading(0, clock.instant()));
        return ++runs;
    }

    private void submit(Job<T> job, int run) {
        Instant since = clock.instant();
        latest.submit(
                job.onSuccess(
                                loaded -> {
                                    fresh = true;
                                    value.set(loaded);
                                    job.onSuccess().accept(loaded);
                                    end(run, new LoadState.Loaded(date(loaded, since)));
                                })
                        .onFailure(
                                failure -> {
                                    if (job.onFailure() != UnhandledFailure.INSTANCE) {
                                        job.onFailure().accept(failure);
                                    }
                                    end(run, new LoadState.Failed(failure));
                                })
                        .onCancelled(
                                () -> {
                                    job.onCancelled().run();
                                    end(run, new LoadState.Cancelled());
                                }));
    }

    private void end(int run, LoadState ending) {
        if (run == runs) {
            state.set(ending);
        }
    }

    private Instant date(T loaded, Instant since) {
        return dated == null ? since : dated.apply(loaded);
    }

    /**
     * Shows a saved copy until the data that {@link #run} loads arrives; the copy stays when the
     * load fails.
     */
    public void begin(Job<Optional<T>> copy) {
        saved.submit(
                copy.onSuccess(
                        found -> {
                            copy.onSuccess().accept(found);
                            found.ifPresent(this::showSaved);
                        }));
    }

    private void showSaved(T copy) {
        if (!fresh) {
            stale(copy, date(copy, clock.instant()));
        }
    }

    /** Shows a saved copy of this time until the data arrives. */
    public void stale(T copy, Instant at) {
        LoadState now = state.get();
        value.set(copy);
        state.set(new LoadState.Stale(at));
        if (!(now instanceof LoadState.Loading)) {
            state.set(now);
        }
    }

    /**
     * Shows a part of the data that is being loaded.
     *
     * @param rows how many rows it has
     */
    public void partly(T soFar, int rows) {
        if (state.get() instanceof LoadState.Loading loading) {
            value.set(soFar);
            state.set(new LoadState.Loading(rows, loading.since()));
        }
    }

    /** Takes data that came another way as if it had been loaded. */
    public void arrived(T other, Instant at) {
        runs++;
        latest.supersede();
        fresh = true;
        value.set(other);
        LoadState next = new LoadState.Loaded(at);
        if (next.equals(state.get())) {
            // Listeners hear of other data of the same moment, too.
            state.set(new LoadState.Loading(0, at));
        }
        state.set(next);
    }

    /** Replaces the data by the same in another form. */
    public void replace(T other) {
        value.set(other);
    }

    /** Shows the failure of another job than that of {@link #run}. */
    public void failed(Failure failure) {
        state.set(new LoadState.Failed(failure));
    }

    /** Cancels the load; what is shown stays. */
    public void cancel() {
        latest.cancel();
    }

    /** Drops the load and the data. */
    public void reset() {
        runs++;
        latest.supersede();
        saved.supersede();
        value.set(null);
        state.set(new LoadState.NotLoaded());
    }
}
