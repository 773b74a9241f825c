package app.marquee.store.database;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import app.marquee.model.failure.Failure;
import app.marquee.model.failure.FailureException;
import app.marquee.store.ChangeLines;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.sql.ResultSet;
import java.sql.Statement;
import java.time.Clock;
import java.time.ZoneOffset;
import java.util.List;

/** A disk without room: said in words, all of a transaction or nothing, and as before with room. */
final class FullDiskTest {
    private static final Clock CLOCK = Clock.fixed(ChangeLines.NOON, ZoneOffset.UTC);
    private static final Schema SCHEMA =
            new Schema(List.of(List.of("CREATE TABLE note (text TEXT NOT NULL)")));
    private static final int PAGES = 20;

    @TempDir Path directory;

    @Test
    void nothingIsLostAndWhatDoesNotFitIsToldOf() {
        Path file = directory.resolve("notes.db");
        int kept;
        try (Database database = Database.open(file, SCHEMA, CLOCK)) {
            room(database, PAGES);
            FailureException full =
                    catchThrowableOfType(FailureException.class, () -> fill(database));
            assertThat(full.failure())
                    .isInstanceOfSatisfying(
                            Failure.Storage.class,
                            storage -> {
                                assertThat(storage.what()).isEqualTo(file.toString());
                                assertThat(storage.detail()).isEqualTo("The disk is full");
                            });
            kept = count(database);
            assertThat(kept).as("both lines of a transaction or none").isPositive().isEven();
            room(database, Integer.MAX_VALUE - 1);
            two(database);
            assertThat(count(database)).isEqualTo(kept + 2);
        }
        try (Database again = Database.open(file, SCHEMA, CLOCK)) {
            assertThat(again.damaged()).isEmpty();
            assertThat(count(again)).isEqualTo(kept + 2);
        }
    }

    /** As if the disk had no more than so many pages. */
    private static void room(Database database, int pages) {
        database.write(
                sql -> {
                    try (Statement statement = sql.createStatement()) {
                        return statement.execute("PRAGMA max_page_count = " + pages);
                    }
                });
    }

    private static void fill(Database database) {
        for (int n = 0; n < PAGES * PAGES; n++) {
            two(database);
        }
    }

    private static void two(Database database) {
        database.write(
                sql -> {
                    try (Statement statement = sql.createStatement()) {
                        statement.execute("INSERT INTO note VALUES ('one')");
                        return statement.execute(
                                "INSERT INTO note VALUES ('" + "two".repeat(1_000) + "')");
                    }
                });
    }

    private static int count(Database database) {
        return database.read(
                sql -> {
                    try (Statement statement = sql.createStatement();
                            ResultSet rows = statement.executeQuery("SELECT count(*) FROM note")) {
                        rows.next();
                        return rows.getInt(1);
                    }
                });
    }
}
