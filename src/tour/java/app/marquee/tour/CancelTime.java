package app.marquee.tour;

import app.marquee.task.JobRegistry;
import app.marquee.task.JobRegistry.Entry;

import javafx.beans.InvalidationListener;
import javafx.beans.Observable;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/**
 * Cancellation timer: cancels the running tasks and measures the time until the last one ends,
 * without polling. FX thread only, except that any thread may block on its result.
 */
final class CancelTime implements InvalidationListener {
    private final CompletableFuture<Duration> taken = new CompletableFuture<>();
    private final JobRegistry jobs;
    private final List<Entry> left;
    private final long begun = System.nanoTime();

    private CancelTime(JobRegistry jobs) {
        this.jobs = jobs;
        this.left = new ArrayList<>(jobs.running());
    }

    static CompletableFuture<Duration> cancelAll(JobRegistry jobs) {
        CancelTime time = new CancelTime(jobs);
        jobs.running().addListener(time);
        jobs.cancelAll();
        time.look();
        return time.taken.orTimeout(FxStep.PATIENCE.toSeconds(), TimeUnit.SECONDS);
    }

    @Override
    public void invalidated(Observable changed) {
        look();
    }

    private void look() {
        left.retainAll(jobs.running());
        if (left.isEmpty() && taken.complete(Duration.ofNanos(System.nanoTime() - begun))) {
            jobs.running().removeListener(this);
        }
    }
}
