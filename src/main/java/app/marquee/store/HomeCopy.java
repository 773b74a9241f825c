package app.marquee.store;

import app.marquee.store.file.Home;
import app.marquee.store.file.PrivateFiles;

import org.sqlite.SQLiteConfig;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.Comparator;
import java.util.stream.Stream;

/**
 * Temporary copy of the settings, the report templates and the journal of a home that another
 * Marquee uses. The home is only read. Blocking.
 *
 * @param home the copy; deleted by {@link #close}
 */
public record HomeCopy(Home home) implements AutoCloseable {
    /**
     * @throws app.marquee.model.failure.FailureException with {@link
     *     app.marquee.model.failure.Failure.Storage}
     */
    public static HomeCopy of(Home original) {
        HomeCopy copy = new HomeCopy(Home.in(directory()).prepare());
        boolean whole = false;
        try {
            copy(original.settingsFile(), copy.home.settingsFile());
            copy(original.reportsFile(), copy.home.reportsFile());
            copyDatabase(original.journalFile(), copy.home.journalFile());
            whole = true;
            return copy;
        } finally {
            if (!whole) {
                copy.close();
            }
        }
    }

    private static Path directory() {
        try {
            return Files.createTempDirectory("marquee-");
        } catch (IOException e) {
            throw PrivateFiles.failure(Path.of(System.getProperty("java.io.tmpdir", ".")), e);
        }
    }

    private static void copy(Path from, Path to) {
        try {
            Files.copy(from, to);
        } catch (NoSuchFileException none) {
            // There is nothing to copy yet.
        } catch (IOException e) {
            throw PrivateFiles.failure(from, e);
        }
    }

    /** As of one moment, whatever is being written. */
    private static void copyDatabase(Path from, Path to) {
        if (!Files.exists(from)) {
            return;
        }
        SQLiteConfig config = new SQLiteConfig();
        config.setReadOnly(true);
        try (Connection sql = config.createConnection("jdbc:sqlite:" + from);
                PreparedStatement copying = sql.prepareStatement("VACUUM INTO ?")) {
            copying.setString(1, to.toString());
            copying.execute();
        } catch (SQLException e) {
            throw PrivateFiles.failure(from, e);
        }
    }

    @Override
    public void close() {
        try (Stream<Path> files = Files.walk(home.data())) {
            files.sorted(Comparator.reverseOrder()).forEach(HomeCopy::delete);
        } catch (IOException | UncheckedIOException left) {
            // It is in the directory for temporary files, and holds no token.
        }
    }

    private static void delete(Path file) {
        try {
            Files.deleteIfExists(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
