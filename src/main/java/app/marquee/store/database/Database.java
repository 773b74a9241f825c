package app.marquee.store.database;

import app.marquee.store.file.PrivateFiles;

import org.jspecify.annotations.Nullable;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Clock;
import java.util.Optional;
import java.util.concurrent.locks.ReentrantLock;

/**
 * SQLite file with one writer and one reader, each used by one thread at a time. Written data is on
 * disk when {@link #write} returns. Statements ignore interrupts. Blocking.
 */
public final class Database implements AutoCloseable {
    private final Path file;
    private final Connection writer;
    private final Connection reader;
    private final @Nullable Path damaged;
    private final ReentrantLock reading = new ReentrantLock();
    private final GroupCommit commits;

    Database(Path file, Connection writer, Connection reader, @Nullable Path damaged) {
        this.file = file;
        this.writer = writer;
        this.reader = reader;
        this.damaged = damaged;
        this.commits = new GroupCommit(writer, "writes " + file.getFileName());
    }

    /**
     * Opens the file, created when it is missing and brought to the present form when it is older
     * (after a copy of it was made). A damaged file is set aside and an empty one begun.
     *
     * @throws app.marquee.model.failure.FailureException with {@link
     *     app.marquee.model.failure.Failure.Storage} when it cannot be used, or was written by a
     *     newer version of this program
     */
    public static Database open(Path file, Schema schema, Clock clock) {
        return new DatabaseOpening(file, schema, clock).open();
    }

    /** Where the damaged file is now, when there was one. */
    public Optional<Path> damaged() {
        return Optional.ofNullable(damaged);
    }

    public <T> T read(SqlWork<T> work) {
        reading.lock();
        try {
            return work.run(reader);
        } catch (SQLException e) {
            throw DatabaseDamage.failure(file, e);
        } finally {
            reading.unlock();
        }
    }

    /** Runs the work as one transaction: all of it or nothing. */
    public <T> T write(SqlWork<T> work) {
        try {
            return commits.write(work);
        } catch (SQLException e) {
            throw DatabaseDamage.failure(file, e);
        }
    }

    @Override
    public void close() {
        commits.close();
        reading.lock();
        try (reader;
                writer) {
            // Closing the last connection writes the log back into the file.
        } catch (SQLException e) {
            throw PrivateFiles.failure(file, e);
        } finally {
            reading.unlock();
        }
    }
}
