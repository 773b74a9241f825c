import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributeView;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.stream.Stream;

/**
 * One time for all files of an image and of an archive: the cache of loaded classes fits only jars
 * of the time that it was made with, and a package that is built again is the same.
 */
final class FixedTimes {
    private static final Instant INSTANT = Instant.parse("2026-01-01T00:00:00Z");

    private static final FileTime TIME = FileTime.from(INSTANT);

    /** Seconds since 1970, as programs of the system take them. */
    static final String SECONDS = Long.toString(INSTANT.getEpochSecond());

    private FixedTimes() {}

    static void set(Path directory) throws IOException {
        try (Stream<Path> files = Files.walk(directory)) {
            for (Path file : files.filter(each -> !Files.isSymbolicLink(each)).toList()) {
                Files.getFileAttributeView(file, BasicFileAttributeView.class)
                        .setTimes(TIME, TIME, TIME);
            }
        }
    }
}
