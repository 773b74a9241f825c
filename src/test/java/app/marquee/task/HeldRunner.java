package app.marquee.task;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/**
 * Holds each job until the test lets it go, so that what a view shows in flight can be tested. For
 * tests only.
 */
public final class HeldRunner implements TaskRunner {
    private final Deque<RunningJob<?>> held = new ArrayDeque<>();
    private final List<String> reported = new ArrayList<>();

    @Override
    public <T> JobHandle submit(Job<T> job) {
        RunningJob<T> running =
                new RunningJob<>(job, (name, failure, _) -> reported.add(name + ": " + failure));
        held.add(running);
        return running;
    }

    /** Names of the jobs that wait, oldest first. */
    public List<String> waiting() {
        return held.stream().map(RunningJob::name).toList();
    }

    /** Lets the oldest job run and end. */
    public void release() {
        release(held.removeFirst());
    }

    /** Lets the newest job run and end, before older ones: an answer that overtakes another. */
    public void releaseNewest() {
        release(held.removeLast());
    }

    /** Has the newest job cancelled, as the user can. */
    public void cancelNewest() {
        held.getLast().cancel();
    }

    /** Lets everything run, jobs that are submitted meanwhile included. */
    public void releaseAll() {
        while (!held.isEmpty()) {
            release();
        }
    }

    public List<String> reported() {
        return List.copyOf(reported);
    }

    private static <T> void release(RunningJob<T> running) {
        running.end(running.run(Progress.NONE));
    }
}
