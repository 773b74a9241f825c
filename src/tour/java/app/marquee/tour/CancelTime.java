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
 * Cancels what runs and takes the time until the last of it has ended, without asking again and
 * again, which would take time itself. Lives on the FX thread; anybody may wait for it.
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
