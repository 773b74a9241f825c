package app.marquee.store.database;

import app.marquee.store.file.PrivateFiles;

import org.jspecify.annotations.Nullable;
import org.sqlite.SQLiteConfig;

import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Clock;
import java.util.List;

/** Opening procedure from a file in any state to an open {@link Database}. */
final class DatabaseOpening {
    private static final int BUSY_TIMEOUT_MILLIS = 5_000;
    private static final List<String> BESIDE = List.of("-wal", "-shm");

    private final Path file;
    private final Schema schema;
    private final Clock clock;

    DatabaseOpening(Path file, Schema schema, Clock clock) {
        this.file = file;
        this.schema = schema;
        this.clock = clock;
    }

    Database open() {
        PrivateFiles.requireFile(file);
        Path damaged = null;
        try {
            new DatabaseInspection(file, schema).requireSound();
        } catch (SQLException e) {
            if (!DatabaseDamage.is(e)) {
                throw PrivateFiles.failure(file, e);
            }
            damaged = setAside();
        }
        try {
            if (Files.notExists(file)) {
                create();
            }
            return connected(damaged);
        } catch (SQLException e) {
            throw PrivateFiles.failure(file, e);
        }
    }

    /** It has its name only when it is whole, so that an empty file is never a new one. */
    private void create() throws SQLException {
        Path begun = beside(".part");
        discard(begun);
        PrivateFiles.file(begun);
        try (Connection sql = connect(begun)) {
            bringUpToDate(sql);
            sign(sql);
        }
        PrivateFiles.force(begun);
        PrivateFiles.move(begun, file);
    }

    private static void discard(Path part) {
        PrivateFiles.remove(part);
        BESIDE.forEach(end -> PrivateFiles.remove(part.resolveSibling(part.getFileName() + end)));
    }

    private Database connected(@Nullable Path damaged) throws SQLException {
        // SQLite gives its log and its index the rights of this file.
        PrivateFiles.file(file);
        Connection writer = connect(file);
        boolean opened = false;
        try {
            bringUpToDate(writer);
            Database database = new Database(file, writer, connect(file), damaged);
            DatabaseDamage.forget(file);
            opened = true;
            return database;
        } finally {
            if (!opened) {
                writer.close();
            }
        }
    }

    private static Connection connect(Path path) throws SQLException {
        SQLiteConfig config = new SQLiteConfig();
        config.setBusyTimeout(BUSY_TIMEOUT_MILLIS);
        config.setJournalMode(SQLiteConfig.JournalMode.WAL);
        // In WAL mode only FULL writes every commit through to the disk.
        config.setSynchronous(SQLiteConfig.SynchronousMode.FULL);
        config.setTransactionMode(SQLiteConfig.TransactionMode.IMMEDIATE);
        // The directory for temporary files may be missing.
        config.setTempStore(SQLiteConfig.TempStore.MEMORY);
        config.enforceForeignKeys(true);
        return config.createConnection("jdbc:sqlite:" + path);
    }

    private void bringUpToDate(Connection sql) throws SQLException {
        int found = DatabaseInspection.number(sql, "PRAGMA user_version");
        if (found > 0 && found < schema.version()) {
            copy(sql, found);
        }
        for (int step = found; step < schema.version(); step++) {
            apply(sql, schema.steps().get(step), step + 1);
        }
    }

    /** Marks the file as a database of Marquee. */
    private static void sign(Connection sql) throws SQLException {
        try (Statement statement = sql.createStatement()) {
            statement.execute("PRAGMA application_id = " + DatabaseInspection.APPLICATION_ID);
        }
    }

    /**
     * Keeps the file as it was before it is changed; an earlier copy is never overwritten. It has
     * its name only when it is whole, and a part that a killed run left is begun anew.
     */
    private void copy(Connection sql, int version) throws SQLException {
        Path copy = beside(".form-" + version);
        for (int n = 2; Files.exists(copy); n++) {
            copy = beside(".form-" + version + "-" + n);
        }
        Path part = beside(".form.part");
        PrivateFiles.remove(part);
        PrivateFiles.file(part);
        Sql.update(sql, "VACUUM INTO ?", part.toString());
        PrivateFiles.force(part);
        PrivateFiles.move(part, copy);
    }

    private static void apply(Connection sql, List<String> statements, int version)
            throws SQLException {
        Transactions.run(
                sql,
                () -> {
                    try (Statement statement = sql.createStatement()) {
                        for (String text : statements) {
                            statement.execute(text);
                        }
                        statement.execute("PRAGMA user_version = " + version);
                    }
                });
    }

    /** The log and the index go with the file: they are part of what may still be saved from it. */
    private Path setAside() {
        Path aside = PrivateFiles.asideOf(file, clock.instant());
        for (String end : BESIDE) {
            if (Files.exists(beside(end))) {
                PrivateFiles.move(beside(end), aside.resolveSibling(aside.getFileName() + end));
            }
        }
        if (Files.exists(file)) {
            PrivateFiles.move(file, aside);
        }
        return aside;
    }

    private Path beside(String end) {
        return file.resolveSibling(file.getFileName() + end);
    }
}
