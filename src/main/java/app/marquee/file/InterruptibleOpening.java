package app.marquee.file;

import java.io.IOException;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;

/**
 * Opening of a file that may wait for another process, such as that of a named pipe, which no
 * interrupt ends. It goes on in a daemon thread then.
 */
public final class InterruptibleOpening {
    private InterruptibleOpening() {}

    public static <T> T of(Callable<T> opening) throws IOException, InterruptedException {
        FutureTask<T> task = new FutureTask<>(opening);
        Thread.ofPlatform().daemon().name("file-opening").start(task);
        try {
            return task.get();
        } catch (ExecutionException failed) {
            throw failed.getCause() instanceof IOException known
                    ? known
                    : new IOException(failed.getCause());
        }
    }
}
