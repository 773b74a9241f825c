package app.marquee.sandbox.state;

import org.jspecify.annotations.Nullable;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteConfig.JournalMode;
import org.sqlite.SQLiteConfig.SynchronousMode;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Function;

/**
 * SQLite file with one writer at a time and parallel readers (WAL). Each unit of work has its own
 * connection. Thread-safe.
 */
final class Database implements AutoCloseable {
    private static final Set<PosixFilePermission> OWNER =
            PosixFilePermissions.fromString("rw-------");

    private final String url;
    private final SynchronousMode synchronous;
    private final Connection writer;
    private final ReentrantLock writing = new ReentrantLock(true);
    private final ConcurrentLinkedDeque<Connection> idle = new ConcurrentLinkedDeque<>();
    private volatile boolean closed;

    private Database(String url, SynchronousMode synchronous) throws SQLException {
        this.url = url;
        this.synchronous = synchronous;
        this.writer = connect();
    }

    /**
     * @param lasting whether what is written has to survive the process
     */
    static Database open(Path file, boolean lasting) {
        try {
            ownersAlone(file);
            return new Database(
                    "jdbc:sqlite:" + file, lasting ? SynchronousMode.NORMAL : SynchronousMode.OFF);
        } catch (SQLException e) {
            throw new StateFailure("Can't open the database " + file, e);
        }
    }

    /** SQLite gives its log and its index the rights of the file. */
    private static void ownersAlone(Path file) {
        if (!file.getFileSystem().supportedFileAttributeViews().contains("posix")) {
            return;
        }
        try {
            Files.createFile(file, PosixFilePermissions.asFileAttribute(OWNER));
        } catch (FileAlreadyExistsException _) {
            restrict(file);
        } catch (IOException _) {
            // Opening it says more clearly what is wrong.
        }
    }

    private static void restrict(Path file) {
        try {
            Files.setPosixFilePermissions(file, OWNER);
        } catch (IOException _) {
            // A foreign file, or none: opening it says so.
        }
    }

    public <T> T read(Function<Session, T> work) {
        Connection reader = idle.poll();
        try {
            reader = reader == null ? connect() : reader;
            T result = work.apply(new Session(reader));
            release(reader);
            return result;
        } catch (SQLException e) {
            throw new StateFailure("Can't read the database", e);
        } catch (RuntimeException e) {
            closeQuietly(reader);
            throw e;
        }
    }

    /** All of the work or, when it throws, nothing of it. */
    public <T> T write(Function<Session, T> work) {
        writing.lock();
        try {
            writer.setAutoCommit(false);
            T result = work.apply(new Session(writer));
            writer.commit();
            return result;
        } catch (SQLException e) {
            rollback();
            throw new StateFailure("Can't write the database", e);
        } catch (RuntimeException e) {
            rollback();
            throw e;
        } finally {
            autoCommitAgain();
            writing.unlock();
        }
    }

    @Override
    public void close() {
        writing.lock();
        try {
            closed = true;
            List<Connection> all = new ArrayList<>(idle);
            idle.clear();
            all.forEach(Database::closeQuietly);
            closeQuietly(writer);
        } finally {
            writing.unlock();
        }
    }

    private Connection connect() throws SQLException {
        SQLiteConfig config = new SQLiteConfig();
        config.setJournalMode(JournalMode.WAL);
        config.setSynchronous(synchronous);
        config.setBusyTimeout(10_000);
        config.enforceForeignKeys(true);
        return config.createConnection(url);
    }

    private void release(Connection reader) {
        idle.push(reader);
        if (closed && idle.remove(reader)) {
            closeQuietly(reader);
        }
    }

    private void rollback() {
        try {
            writer.rollback();
        } catch (SQLException e) {
            // The failure that led here is the one to report; SQLite rolls back by itself on close.
        }
    }

    private void autoCommitAgain() {
        try {
            writer.setAutoCommit(true);
        } catch (SQLException e) {
            // The next piece of work meets the same trouble and reports it.
        }
    }

    private static void closeQuietly(@Nullable Connection connection) {
        try {
            if (connection != null) {
                connection.close();
            }
        } catch (SQLException e) {
            // Nothing is left to be done with a connection that cannot be closed.
        }
    }
}
