package app.marquee.store.database;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.ResultSet;
import java.sql.Statement;
import java.time.Clock;
import java.util.List;
import java.util.stream.Stream;

/**
 * A database whose form has grown by a step since it was written: what happens to it when a process
 * is killed while it brings the file up to date.
 */
public final class GrowingForm {
    private static final long ROWS = 20_000;
    private static final List<String> FIRST =
            List.of("CREATE TABLE thing (id INTEGER PRIMARY KEY, words TEXT NOT NULL)");
    private static final List<String> SECOND =
            List.of(
                    "CREATE TABLE renamed (id INTEGER PRIMARY KEY, words TEXT NOT NULL)",
                    "INSERT INTO renamed SELECT id, words FROM thing",
                    "DROP TABLE thing");

    private GrowingForm() {}

    /** The file as the earlier version left it. */
    public static void older(Path file) {
        try (Database database =
                Database.open(file, new Schema(List.of(FIRST)), Clock.systemUTC())) {
            database.write(
                    sql -> {
                        try (Statement insert = sql.createStatement()) {
                            return insert.executeUpdate(
                                    "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n"
                                            + " WHERE i < "
                                            + ROWS
                                            + ") INSERT INTO thing SELECT i, 'words of ' || i FROM"
                                            + " n");
                        }
                    });
        }
    }

    /** As the present version opens it. */
    public static void bringUpToDate(Path file) {
        open(file).close();
    }

    private static Database open(Path file) {
        return Database.open(file, new Schema(List.of(FIRST, SECOND)), Clock.systemUTC());
    }

    /**
     * How many rows are missing, in the file and in every copy that was kept of it.
     *
     * @throws app.marquee.model.failure.FailureException when one of them cannot be read
     */
    public static long missing(Path file) throws IOException {
        long missing;
        try (Database database = open(file)) {
            if (database.damaged().isPresent()) {
                return ROWS;
            }
            missing = ROWS - rows(database, "renamed");
        }
        try (Stream<Path> beside = Files.list(file.resolveSibling("."))) {
            for (Path copy : beside.filter(GrowingForm::isCopy).toList()) {
                missing += missingIn(copy);
            }
        }
        return missing;
    }

    private static boolean isCopy(Path file) {
        return String.valueOf(file.getFileName()).matches(".*\\.form-1(-[0-9]+)?");
    }

    private static long missingIn(Path copy) {
        try (Database database =
                Database.open(copy, new Schema(List.of(FIRST)), Clock.systemUTC())) {
            return database.damaged().isPresent() ? ROWS : ROWS - rows(database, "thing");
        }
    }

    private static long rows(Database database, String table) {
        return database.read(
                sql -> {
                    try (Statement count = sql.createStatement();
                            ResultSet found = count.executeQuery("SELECT count(*) FROM " + table)) {
                        return found.next() ? found.getLong(1) : 0;
                    }
                });
    }
}
