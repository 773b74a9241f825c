package app.marquee.store.database;

import app.marquee.store.file.PrivateFiles;

import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteErrorCode;
import org.sqlite.SQLiteException;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Set;

/**
 * Ownership check of a database file: a foreign file under our name is inspected without writing,
 * so that it is set aside unchanged.
 */
final class DatabaseOwner {
    /** "MRQE" in the header of the file, as the format has it for whoever owns one. */
    static final int APPLICATION_ID = 0x4d525145;

    private final Path file;
    private final Schema schema;

    DatabaseOwner(Path file, Schema schema) {
        this.file = file;
        this.schema = schema;
    }

    /**
     * @throws SQLException that says that the file is no database, when it is another program's
     */
    void requireOurs() throws SQLException {
        if (isEmpty()) {
            return;
        }
        SQLiteConfig config = new SQLiteConfig();
        config.setReadOnly(true);
        try (Connection sql = config.createConnection("jdbc:sqlite:" + file)) {
            int id = number(sql, "PRAGMA application_id");
            if (id != APPLICATION_ID && !(id == 0 && hasOurTables(sql))) {
                throw new SQLiteException(
                        "Database of another program", SQLiteErrorCode.SQLITE_NOTADB);
            }
        }
    }

    /** A file of an earlier form does not say whose it is: its tables do. */
    private boolean hasOurTables(Connection sql) throws SQLException {
        int version = number(sql, "PRAGMA user_version");
        return version > schema.version() || tables(sql).equals(tablesOf(version));
    }

    private boolean isEmpty() {
        try {
            return Files.notExists(file) || Files.size(file) == 0;
        } catch (IOException e) {
            throw PrivateFiles.failure(file, e);
        }
    }

    /** The tables of a form, by making it in memory. */
    private Set<String> tablesOf(int version) throws SQLException {
        try (Connection memory = DriverManager.getConnection("jdbc:sqlite::memory:");
                Statement statement = memory.createStatement()) {
            for (List<String> step : schema.steps().subList(0, version)) {
                for (String text : step) {
                    statement.execute(text);
                }
            }
            return tables(memory);
        }
    }

    private static Set<String> tables(Connection sql) throws SQLException {
        return Set.copyOf(
                Sql.rows(
                        sql,
                        "SELECT name FROM sqlite_schema WHERE type = 'table'"
                                + " AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'",
                        row -> row.getString(1)));
    }

    /** The number that a pragma returns. */
    static int number(Connection sql, String question) throws SQLException {
        return Sql.rows(sql, question, row -> row.getInt(1)).getFirst();
    }
}
