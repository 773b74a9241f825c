package app.marquee.store.file;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.UUID;

/** Atomic writer of a file that the user chose. Blocking. */
public final class AtomicFileWriter {
    private AtomicFileWriter() {}

    /**
     * Written aside and then moved, so that a file that was there is replaced wholly or not at all.
     *
     * @throws app.marquee.model.failure.FailureException with {@link
     *     app.marquee.model.failure.Failure.Storage}
     */
    public static void write(Path target, byte[] content) {
        Path aside = target.resolveSibling(target.getFileName() + "." + UUID.randomUUID());
        try {
            Files.write(aside, content);
            Files.move(aside, target, StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException e) {
            discard(aside);
            throw PrivateFiles.failure(target, e);
        }
    }

    private static void discard(Path aside) {
        try {
            Files.deleteIfExists(aside);
        } catch (IOException _) {
            // What could not be written matters more than what it left behind.
        }
    }
}
