package app.marquee.file;

import org.jspecify.annotations.Nullable;

import java.io.IOException;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;

/**
 * Call that may wait for another process or for the user, and that no interrupt ends, such as the
 * opening of a named pipe. It goes on in a daemon thread then.
 */
public final class InterruptibleCall {
    private InterruptibleCall() {}

    public static <T extends @Nullable Object> T of(Callable<T> call)
            throws IOException, InterruptedException {
        FutureTask<T> task = new FutureTask<>(call);
        Thread.ofPlatform().daemon().name("waiting-call").start(task);
        try {
            return task.get();
        } catch (ExecutionException failed) {
            throw failed.getCause() instanceof IOException known
                    ? known
                    : new IOException(failed.getCause());
        }
    }
}
