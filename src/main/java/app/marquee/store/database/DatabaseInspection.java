package app.marquee.store.database;

import app.marquee.store.file.PrivateFiles;

import org.sqlite.SQLiteConfig;

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
 * Inspection of a database file before it is used: whose it is, and whether it is whole. Nothing is
 * written, so that a foreign or damaged file is set aside unchanged.
 */
final class DatabaseInspection {
    /** "MRQE" in the header of the file, as the format has it for whoever owns one. */
    static final int APPLICATION_ID = 0x4d525145;

    private final Path file;
    private final Schema schema;

    DatabaseInspection(Path file, Schema schema) {
        this.file = file;
        this.schema = schema;
    }

    /**
     * A file that is missing is sound, if nothing else is left of it.
     *
     * @throws SQLException that says that the file is no database, or a damaged one
     * @throws app.marquee.model.failure.FailureException for one of a newer version
     */
    void requireSound() throws SQLException {
        Path log = file.resolveSibling(file.getFileName() + "-wal");
        if (Files.notExists(file)) {
            require(length(log) == 0, "The file is missing and its log isn't");
            return;
        }
        require(length(file) > 0, "The file is empty");
        int page = DatabaseHeader.pageSize(file);
        require(new WriteAheadLog(log).fits(page), "The log isn't that of the file");
        // A page that is being written is in the log, too.
        require(length(log) > 0 || length(file) % page == 0, "The file is cut off");
        SQLiteConfig config = new SQLiteConfig();
        config.setReadOnly(true);
        try (Connection sql = config.createConnection("jdbc:sqlite:" + file)) {
            requireOurs(sql);
            requireWhole(sql);
        }
    }

    private static void require(boolean sound, String otherwise) throws SQLException {
        if (!sound) {
            throw DatabaseDamage.of(otherwise);
        }
    }

    private static long length(Path path) {
        try {
            return Files.exists(path) ? Files.size(path) : 0;
        } catch (IOException e) {
            throw PrivateFiles.failure(path, e);
        }
    }

    private void requireOurs(Connection sql) throws SQLException {
        int id = number(sql, "PRAGMA application_id");
        int version = number(sql, "PRAGMA user_version");
        require(id == APPLICATION_ID, "Database of another program");
        if (version > schema.version()) {
            throw PrivateFiles.failure(
                    file,
                    "Written by a newer Marquee (format "
                            + version
                            + ", this Marquee supports "
                            + schema.version()
                            + ")");
        }
        require(version > 0, "The file has no version");
        require(tables(sql).containsAll(tablesOf(version)), "Tables of its version are missing");
    }

    private void requireWhole(Connection sql) throws SQLException {
        String check = DatabaseDamage.isSuspected(file) ? "integrity_check" : "quick_check";
        String result =
                Sql.rows(sql, "PRAGMA " + check + "(1)", row -> row.getString(1)).stream()
                        .findFirst()
                        .orElse("no result");
        require(result.equals("ok"), result);
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
