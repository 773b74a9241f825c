import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.stream.Stream;

/**
 * One time for all files of the image: the cache of loaded classes fits only jars of the time that
 * it was made with.
 */
final class FixedTimes {
    private static final FileTime TIME = FileTime.from(Instant.parse("2026-01-01T00:00:00Z"));

    private FixedTimes() {}

    static void set(Path directory) throws IOException {
        try (Stream<Path> files = Files.walk(directory)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                Files.setLastModifiedTime(file, TIME);
            }
        }
    }
}
