package app.marquee.start;

import app.marquee.model.failure.FailureException;
import app.marquee.store.file.PrivateFiles;

import java.nio.file.Files;
import java.nio.file.Path;

/** Choice of the directory for temporary files, which the runtime needs for fonts and libraries. */
public final class TemporaryFiles {
    /** Property of the Java runtime, which reads it once. */
    private static final String PROPERTY = "java.io.tmpdir";

    private TemporaryFiles() {}

    /**
     * Has them written to the cache where the directory of the system is missing or can't be
     * written. To be called before there are any.
     */
    public static void ensure(Path cache) {
        String given = System.getProperty(PROPERTY, "/tmp");
        System.setProperty(PROPERTY, usable(Path.of(given), cache).toString());
    }

    static Path usable(Path given, Path cache) {
        if (Files.isDirectory(given) && Files.isWritable(given)) {
            return given;
        }
        Path other = cache.resolve("tmp");
        try {
            PrivateFiles.directory(other);
            return other;
        } catch (FailureException unwritable) {
            return given;
        }
    }
}
