package app.marquee.store.database;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.marquee.model.failure.Failure;
import app.marquee.model.failure.FailureException;
import app.marquee.store.ChangeLines;

import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Clock;
import java.time.ZoneOffset;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

final class DatabaseTest {
    private static final Clock CLOCK = Clock.fixed(ChangeLines.NOON, ZoneOffset.UTC);
    private static final List<String> FIRST = List.of("CREATE TABLE note (text TEXT NOT NULL)");
    private static final List<String> SECOND =
            List.of("ALTER TABLE note ADD COLUMN author TEXT", "UPDATE note SET author = 'nobody'");
    private static final Schema OLD = new Schema(List.of(FIRST));
    private static final Schema NEW = new Schema(List.of(FIRST, SECOND));

    @TempDir Path directory;
    private Path file;

    @BeforeEach
    void nameTheFile() {
        file = directory.resolve("notes.db");
    }

    @Test
    void bringsAnOlderFileUpToDateAfterCopyingIt() {
        writeNote(OLD, "kept");
        try (Database database = Database.open(file, NEW, CLOCK)) {
            assertThat(one(database, "SELECT text || author FROM note")).isEqualTo("keptnobody");
            assertThat(one(database, "PRAGMA user_version")).isEqualTo("2");
        }
        Path copy = directory.resolve("notes.db.form-1");
        try (Database before = Database.open(copy, OLD, CLOCK)) {
            assertThat(one(before, "SELECT text FROM note")).isEqualTo("kept");
        }
    }

    /** A run that was killed while it copied leaves no half of a copy under the name of one. */
    @Test
    void beginsACopyAnewThatWasNotFinished() throws Exception {
        writeNote(OLD, "kept");
        Path part = Files.writeString(directory.resolve("notes.db.form.part"), "SQLite fo");
        Database.open(file, NEW, CLOCK).close();
        assertThat(part).doesNotExist();
        try (Database before = Database.open(directory.resolve("notes.db.form-1"), OLD, CLOCK)) {
            assertThat(one(before, "SELECT text FROM note")).isEqualTo("kept");
        }
    }

    @Test
    void anEarlierCopyIsNeverOverwritten() throws Exception {
        writeNote(OLD, "kept");
        Path earlier = Files.writeString(directory.resolve("notes.db.form-1"), "earlier");
        Path second = Files.writeString(directory.resolve("notes.db.form-1-2"), "second");
        Database.open(file, NEW, CLOCK).close();
        assertThat(earlier).hasContent("earlier");
        assertThat(second).hasContent("second");
        Path copy = directory.resolve("notes.db.form-1-3");
        assertThat(rights(copy)).isEqualTo("rw-------");
        try (Database before = Database.open(copy, OLD, CLOCK)) {
            assertThat(one(before, "SELECT text FROM note")).isEqualTo("kept");
        }
    }

    @Test
    void closesAFileThatWasThereToOthers() throws Exception {
        writeNote(OLD, "kept");
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-r--r--"));
        Database.open(file, OLD, CLOCK).close();
        assertThat(rights(file)).isEqualTo("rw-------");
    }

    private static String rights(Path path) throws IOException {
        return PosixFilePermissions.toString(Files.getPosixFilePermissions(path));
    }

    @Test
    void saysWhoseFileItIs() {
        try (Database database = Database.open(file, OLD, CLOCK)) {
            assertThat(one(database, "PRAGMA application_id"))
                    .isEqualTo(String.valueOf(DatabaseInspection.APPLICATION_ID));
        }
    }

    @Test
    void everyDamagedFileIsSetAsideUnderANameOfItsOwn() throws Exception {
        for (String damage : List.of("one", "two", "three")) {
            Files.writeString(file, damage.repeat(4096));
            try (Database database = Database.open(file, OLD, CLOCK)) {
                assertThat(database.damaged().orElseThrow()).hasContent(damage.repeat(4096));
            }
            Files.delete(file);
        }
        try (var all = Files.list(directory)) {
            assertThat(all.filter(each -> each.toString().contains(".damaged-"))).hasSize(3);
        }
    }

    @Test
    void makesNoCopyOfANewFile() {
        Database.open(file, NEW, CLOCK).close();
        assertThat(directory).isDirectoryNotContaining("glob:**.form*");
    }

    @Test
    void isNeitherReadNorWrittenOnceItIsClosed() throws Exception {
        Database database = Database.open(file, OLD, CLOCK);
        database.close();
        assertStorage(() -> insert(database, "late"), "closed");
        CompletableFuture<Void> reading =
                CompletableFuture.runAsync(() -> one(database, "SELECT count(*) FROM note"));
        assertThatThrownBy(() -> reading.get(30, TimeUnit.SECONDS))
                .hasCauseInstanceOf(FailureException.class);
    }

    @Test
    void makesNoCopyOfAFileThatIsUpToDate() throws Exception {
        writeNote(NEW, "kept");
        Database.open(file, NEW, CLOCK).close();
        assertThat(Files.exists(directory.resolve("notes.db.form-2"))).isFalse();
        assertThat(Files.exists(directory.resolve("notes.db.form-1"))).isFalse();
    }

    @Test
    void leavesTheOldFormWholeWhenAStepFails() {
        writeNote(OLD, "kept");
        Schema broken =
                new Schema(
                        List.of(FIRST, List.of("ALTER TABLE note ADD COLUMN a TEXT", "NONSENSE")));
        assertStorage(() -> Database.open(file, broken, CLOCK), "NONSENSE");
        try (Database database = Database.open(file, OLD, CLOCK)) {
            assertThat(one(database, "SELECT * FROM note")).isEqualTo("kept");
        }
    }

    @Test
    void refusesAFileOfANewerVersionAndLeavesItAsItIs() {
        writeNote(NEW, "from the future");
        assertStorage(() -> Database.open(file, OLD, CLOCK), "newer Marquee");
        try (Database database = Database.open(file, NEW, CLOCK)) {
            assertThat(database.damaged()).isEmpty();
            assertThat(one(database, "SELECT text FROM note")).isEqualTo("from the future");
        }
    }

    @Test
    void setsAFileWithABrokenPageAside() throws Exception {
        try (Database database = Database.open(file, OLD, CLOCK)) {
            for (int n = 0; n < 200; n++) {
                insert(database, "note ".repeat(100) + n);
            }
        }
        byte[] bytes = Files.readAllBytes(file);
        Arrays.fill(bytes, 4096, 8192, (byte) 0x5a);
        Files.write(file, bytes);
        try (Database database = Database.open(file, OLD, CLOCK)) {
            Path aside = database.damaged().orElseThrow();
            assertThat(Files.readAllBytes(aside)).isEqualTo(bytes);
            assertThat(one(database, "SELECT count(*) FROM note")).isEqualTo("0");
        }
    }

    @Test
    void saysWhatStandsInTheWay() throws Exception {
        Files.createDirectory(file);
        assertStorage(() -> Database.open(file, OLD, CLOCK), "");
        Path below = Files.createFile(directory.resolve("plain")).resolve("notes.db");
        assertStorage(() -> Database.open(below, OLD, CLOCK), "");
    }

    @Test
    void takesAllOfATransactionOrNothing() {
        try (Database database = Database.open(file, OLD, CLOCK)) {
            assertThatThrownBy(
                            () ->
                                    database.write(
                                            sql -> {
                                                insert(sql, "half");
                                                throw new SQLException("no more");
                                            }))
                    .isInstanceOf(FailureException.class);
            assertThat(one(database, "SELECT count(*) FROM note")).isEqualTo("0");
            insert(database, "whole");
            assertThat(one(database, "SELECT count(*) FROM note")).isEqualTo("1");
        }
    }

    @Test
    void writesThroughToTheDiskWithForeignKeysHeld() {
        try (Database database = Database.open(file, OLD, CLOCK)) {
            assertThat(one(database, "PRAGMA journal_mode")).isEqualTo("wal");
            assertThat(one(database, "PRAGMA foreign_keys")).isEqualTo("1");
            String synchronous = database.write(sql -> one(sql, "PRAGMA synchronous"));
            assertThat(synchronous).isEqualTo("2");
        }
    }

    private void writeNote(Schema schema, String text) {
        try (Database database = Database.open(file, schema, CLOCK)) {
            insert(database, text);
        }
    }

    private static void insert(Database database, String text) {
        database.write(sql -> insert(sql, text));
    }

    private static int insert(Connection sql, String text) throws SQLException {
        try (var insert = sql.prepareStatement("INSERT INTO note (text) VALUES (?)")) {
            insert.setString(1, text);
            return insert.executeUpdate();
        }
    }

    private static String one(Database database, String query) {
        return database.read(sql -> one(sql, query));
    }

    private static String one(Connection sql, String query) throws SQLException {
        try (Statement statement = sql.createStatement();
                ResultSet rows = statement.executeQuery(query)) {
            assertThat(rows.next()).isTrue();
            return rows.getString(1);
        }
    }

    private static void assertStorage(ThrowingCallable opening, String words) {
        assertThatThrownBy(opening)
                .isInstanceOfSatisfying(
                        FailureException.class,
                        e -> {
                            assertThat(e.failure()).isInstanceOf(Failure.Storage.class);
                            Failure.Storage storage = (Failure.Storage) e.failure();
                            assertThat(storage.what()).contains("notes.db");
                            assertThat(storage.detail()).contains(words).isNotBlank();
                        });
    }
}
