package app.marquee.store;

import app.marquee.model.failure.FailureException;
import app.marquee.store.database.DatabaseDamage;
import app.marquee.store.database.NativeLibrary;
import app.marquee.store.file.Home;
import app.marquee.store.file.PrivateFiles;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.sqlite.SQLiteConfig;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Comparator;
import java.util.stream.Stream;

/**
 * Temporary copy of the settings, the report templates and the journal of a home that another
 * Marquee uses. The home is only read. Blocking.
 *
 * @param home the copy; deleted by {@link #close}
 */
public record HomeCopy(Home home) implements AutoCloseable {
    /** A copy that isn't older than this may be begun and not locked yet. */
    private static final Duration NEW = Duration.ofMinutes(1);

    private static final Logger LOG = LoggerFactory.getLogger(HomeCopy.class);

    /**
     * @throws app.marquee.model.failure.FailureException with {@link
     *     app.marquee.model.failure.Failure.Storage}
     */
    public static HomeCopy of(Home original) {
        NativeLibrary.load(original.cache());
        HomeCopy copy = new HomeCopy(Home.in(directory(original)).prepare());
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

    /** In the cache of the home, which is private and there. */
    private static Path directory(Home original) {
        Path copies = original.copies();
        try {
            PrivateFiles.directory(copies);
            return Files.createTempDirectory(copies, "copy-");
        } catch (IOException e) {
            throw PrivateFiles.failure(copies, e);
        }
    }

    /** Deletes the copies of processes that were killed; to be called by who has the home. */
    static void tidy(Home original, Clock clock) {
        if (Files.notExists(original.copies())) {
            return;
        }
        Instant before = clock.instant().minus(NEW);
        try (Stream<Path> copies = Files.list(original.copies())) {
            copies.filter(copy -> isLeft(copy, before))
                    .forEach(copy -> new HomeCopy(Home.in(copy)).close());
        } catch (IOException | UncheckedIOException left) {
            LOG.debug("Copies of the home are left", left);
        }
    }

    private static boolean isLeft(Path copy, Instant before) {
        try {
            return Files.getLastModifiedTime(copy).toInstant().isBefore(before)
                    && !Home.in(copy).isInUse();
        } catch (IOException gone) {
            return false;
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
            throw DatabaseDamage.is(e) ? damaged(from) : PrivateFiles.failure(from, e);
        }
    }

    /** The window that has the home has the file open, so that it stays where it is. */
    static FailureException damaged(Path original) {
        return PrivateFiles.failure(
                original, "The file is damaged, and a window uses it. Quit the window");
    }

    @Override
    public void close() {
        try (Stream<Path> files = Files.walk(home.data())) {
            files.sorted(Comparator.reverseOrder()).forEach(HomeCopy::delete);
        } catch (IOException | UncheckedIOException left) {
            LOG.debug("A copy of the home is left", left);
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
