package app.marquee.store.database;

import app.marquee.store.file.PrivateFiles;

import org.jspecify.annotations.Nullable;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteErrorCode;
import org.sqlite.SQLiteException;

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

    private final Path file;
    private final Schema schema;
    private final Clock clock;

    DatabaseOpening(Path file, Schema schema, Clock clock) {
        this.file = file;
        this.schema = schema;
        this.clock = clock;
    }

    Database open() {
        try {
            new DatabaseOwner(file, schema).requireOurs();
            return connected(null);
        } catch (SQLException e) {
            if (!isDamage(e)) {
                throw PrivateFiles.failure(file, e);
            }
        }
        Path damaged = setAside();
        try {
            return connected(damaged);
        } catch (SQLException e) {
            throw PrivateFiles.failure(file, e);
        }
    }

    private Database connected(@Nullable Path damaged) throws SQLException {
        // SQLite gives its log and its index the rights of this file.
        PrivateFiles.file(file);
        Connection writer = connect();
        boolean opened = false;
        try {
            requireSound(writer);
            bringUpToDate(writer);
            Database database = new Database(file, writer, connect(), damaged);
            opened = true;
            return database;
        } finally {
            if (!opened) {
                writer.close();
            }
        }
    }

    private Connection connect() throws SQLException {
        SQLiteConfig config = new SQLiteConfig();
        config.setBusyTimeout(BUSY_TIMEOUT_MILLIS);
        config.setJournalMode(SQLiteConfig.JournalMode.WAL);
        // In WAL mode only FULL writes every commit through to the disk.
        config.setSynchronous(SQLiteConfig.SynchronousMode.FULL);
        config.setTransactionMode(SQLiteConfig.TransactionMode.IMMEDIATE);
        config.enforceForeignKeys(true);
        return config.createConnection("jdbc:sqlite:" + file);
    }

    private void requireSound(Connection sql) throws SQLException {
        String result =
                Sql.rows(sql, "PRAGMA quick_check(1)", row -> row.getString(1)).stream()
                        .findFirst()
                        .orElse("no result");
        if (!result.equals("ok")) {
            throw new SQLiteException(result, SQLiteErrorCode.SQLITE_CORRUPT);
        }
    }

    private void bringUpToDate(Connection sql) throws SQLException {
        int found = DatabaseOwner.number(sql, "PRAGMA user_version");
        if (found > schema.version()) {
            throw PrivateFiles.failure(
                    file,
                    "Written by a newer Marquee (format %d, this Marquee supports %d)"
                            .formatted(found, schema.version()));
        }
        if (found > 0 && found < schema.version()) {
            copy(sql, found);
        }
        for (int step = found; step < schema.version(); step++) {
            apply(sql, schema.steps().get(step), step + 1);
        }
        sign(sql);
    }

    /** Says whose it is, also in a file of before that was said. */
    private static void sign(Connection sql) throws SQLException {
        try (Statement statement = sql.createStatement()) {
            statement.execute("PRAGMA application_id = " + DatabaseOwner.APPLICATION_ID);
        }
    }

    /**
     * Keeps the file as it was before it is changed; an earlier copy is never overwritten. It has
     * its name only when it is whole, and a part that a killed run left is begun anew.
     */
    private void copy(Connection sql, int version) throws SQLException {
        Path copy = file.resolveSibling(file.getFileName() + ".form-" + version);
        for (int n = 2; Files.exists(copy); n++) {
            copy = file.resolveSibling(file.getFileName() + ".form-" + version + "-" + n);
        }
        Path part = file.resolveSibling(file.getFileName() + ".form.part");
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

    private static boolean isDamage(SQLException e) {
        int code = e.getErrorCode() & 0xFF;
        return code == SQLiteErrorCode.SQLITE_CORRUPT.code
                || code == SQLiteErrorCode.SQLITE_NOTADB.code;
    }

    /** The log and the index go with the file: they are part of what may still be saved from it. */
    private Path setAside() {
        Path aside = PrivateFiles.setAside(file, clock.instant());
        for (String part : List.of("-wal", "-shm")) {
            Path beside = file.resolveSibling(file.getFileName() + part);
            if (Files.exists(beside)) {
                PrivateFiles.move(beside, aside.resolveSibling(aside.getFileName() + part));
            }
        }
        return aside;
    }
}
