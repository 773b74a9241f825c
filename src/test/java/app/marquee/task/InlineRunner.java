package app.marquee.task;

import java.util.ArrayList;
import java.util.List;

/**
 * Runs each job at once on the calling thread, endings included. For tests only: it would freeze a
 * window.
 */
public final class InlineRunner implements TaskRunner {
    private final List<String> reported = new ArrayList<>();

    @Override
    public <T> JobHandle submit(Job<T> job) {
        RunningJob<T> running =
                new RunningJob<>(job, (name, failure, _) -> reported.add(name + ": " + failure));
        running.end(running.run(Progress.NONE));
        return running;
    }

    /** The failures that nobody handled. */
    public List<String> reported() {
        return List.copyOf(reported);
    }
}
