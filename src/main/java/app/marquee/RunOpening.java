package app.marquee;

import app.marquee.command.CommandFailure;
import app.marquee.start.BoundedClosing;

import org.jspecify.annotations.Nullable;
import org.slf4j.LoggerFactory;

import java.time.Duration;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.function.Supplier;

/** Future of the runtime state, opened on its own thread while the toolkit starts in parallel. */
final class RunOpening {
    private final FutureTask<Run> task;

    private RunOpening(Supplier<Run> opening) {
        this.task = new FutureTask<>(opening::get);
    }

    static RunOpening begin(Supplier<Run> opening) {
        RunOpening begun = new RunOpening(opening);
        Thread.ofPlatform().daemon().name("opening").start(begun.task);
        return begun;
    }

    /**
     * Blocks until the run is open; an interrupt is restored afterwards.
     *
     * @throws CommandFailure in one sentence, when the data of the run cannot be used
     */
    Run await() {
        boolean interrupted = false;
        try {
            while (true) {
                try {
                    return task.get();
                } catch (InterruptedException ended) {
                    interrupted = true;
                }
            }
        } catch (ExecutionException failed) {
            throw thrown(failed.getCause());
        } finally {
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }

    private static RuntimeException thrown(@Nullable Throwable cause) {
        if (cause instanceof Error defect) {
            throw defect;
        }
        return cause instanceof RuntimeException known
                ? known
                : new IllegalStateException("Marquee could not start", cause);
    }

    /** Gives it up: closes what came about, in the given time at most. */
    void abandon(Duration most) {
        BoundedClosing.close(
                () -> {
                    try {
                        await().close();
                    } catch (RuntimeException | Error nothing) {
                        // There is nothing to close, and the failure is another one.
                        LoggerFactory.getLogger(RunOpening.class)
                                .warn("The canceled start had failed", nothing);
                    }
                },
                most);
    }
}
