package app.marquee.store.file;

import app.marquee.file.OutputFailure;
import app.marquee.file.OutputFile;

import java.io.InterruptedIOException;
import java.nio.file.Path;

/** Atomic writer of a file that the user chose. Blocking. */
public final class AtomicFileWriter {
    private AtomicFileWriter() {}

    /**
     * Replaces a file that was there wholly or not at all.
     *
     * @throws app.marquee.model.failure.FailureException with {@link
     *     app.marquee.model.failure.Failure.Storage}
     */
    public static void write(Path target, byte[] content) {
        try {
            long _ = new OutputFile(target).<RuntimeException>write(out -> out.write(content));
        } catch (OutputFailure failed) {
            throw PrivateFiles.failure(failed.place(), failed);
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            throw PrivateFiles.failure(target, new InterruptedIOException());
        }
    }
}
