package app.marquee.store.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.marquee.model.failure.Failure;
import app.marquee.model.failure.FailureException;

import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;

/** Rights of files and directories, damaged files that are set aside, and the words of errors. */
final class PrivateFilesTest {
    private static final Instant NOW = Instant.parse("2026-03-21T10:15:00.123Z");

    @TempDir Path place;

    private static String rights(Path path) throws IOException {
        return PosixFilePermissions.toString(Files.getPosixFilePermissions(path));
    }

    private static Path open(Path path, String rights) throws IOException {
        return Files.setPosixFilePermissions(path, PosixFilePermissions.fromString(rights));
    }

    private Path shared(String... names) throws IOException {
        Path directory = Files.createDirectory(place.resolve("shared"));
        for (String name : names) {
            Files.createFile(directory.resolve(name));
        }
        return open(directory, "rwxr-xr-x");
    }

    private static void assertFails(ThrowingCallable what, Path path, String detail) {
        assertThatThrownBy(what)
                .isInstanceOfSatisfying(
                        FailureException.class,
                        e ->
                                assertThat(e.failure())
                                        .isEqualTo(new Failure.Storage(path.toString(), detail)));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "settings.json",
                "settings.json.new",
                "reports.json.damaged-20260321T101500Z",
                "journal.db",
                "journal.db-wal",
                "catalogue.db.v3",
                "snapshots.db-shm",
                "marquee.lock",
                "marquee.log.1",
                "marquee.sock",
                "cache",
                "logs",
                "sandbox",
                "pictures",
                "uploads"
            })
    void aDirectoryWithNothingButOursIsClosed(String ours) throws IOException {
        Path directory = shared("journal.db", ours.equals("journal.db") ? "logs" : ours);
        PrivateFiles.directory(directory);
        assertThat(rights(directory)).isEqualTo("rwx------");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "settings.jsonx",
                "my-settings.json",
                "journal.dbx",
                "other.db",
                "marquee.png",
                "cached",
                "uploads.zip"
            })
    void aDirectoryWithAnythingElseKeepsItsRights(String other) throws IOException {
        Path directory = shared("journal.db", other);
        PrivateFiles.directory(directory);
        assertThat(rights(directory)).isEqualTo("rwxr-xr-x");
    }

    /** Nothing is taken from the owner, who may have fewer rights than usual. */
    @Test
    void aDirectoryThatIsClosedKeepsItsRights() throws IOException {
        Path directory = open(shared("journal.db"), "rwx------");
        PrivateFiles.directory(directory);
        assertThat(rights(directory)).isEqualTo("rwx------");
    }

    @Test
    void aDirectoryBelowAFileCannotBe() throws IOException {
        Path file = Files.createFile(place.resolve("file"));
        assertFails(
                () -> PrivateFiles.directory(file.resolve("below")),
                file,
                "This is a file, not a directory");
    }

    @Test
    void aFileIsTheOwnersAloneWhetherItIsNewOrNot() throws IOException {
        Path fresh = place.resolve("fresh");
        PrivateFiles.file(fresh);
        assertThat(rights(fresh)).isEqualTo("rw-------");
        Path old = Files.writeString(place.resolve("old"), "kept");
        open(old, "rw-r--r--");
        PrivateFiles.file(old);
        assertThat(rights(old)).isEqualTo("rw-------");
        assertThat(old).hasContent("kept");
    }

    /** Its rights would lock its owner out. */
    @Test
    void aDirectoryInThePlaceOfAFileIsLeftAlone() throws IOException {
        Path directory = shared();
        PrivateFiles.file(directory);
        assertThat(rights(directory)).isEqualTo("rwxr-xr-x");
    }

    @Test
    void aFileWithoutADirectoryCannotBe() {
        Path file = place.resolve("none/file");
        assertFails(() -> PrivateFiles.file(file), file, "NoSuchFileException: " + file);
    }

    @Test
    void onlyTheOwnerConnectsToASocket() throws IOException {
        Path socket = open(Files.createFile(place.resolve("socket")), "rwxrwxrwx");
        PrivateFiles.socket(socket);
        assertThat(rights(socket)).isEqualTo("rw-------");
    }

    @Test
    void damagedFilesOfTheSameTimeAreAllKept() throws IOException {
        Path file = place.resolve("journal.db");
        for (String content : new String[] {"one", "two", "three"}) {
            Files.writeString(file, content);
            PrivateFiles.setAside(file, NOW);
        }
        assertThat(file).doesNotExist();
        String aside = "journal.db.damaged-20260321T101500123Z";
        assertThat(place.resolve(aside)).hasContent("one");
        assertThat(place.resolve(aside + "-2")).hasContent("two");
        assertThat(place.resolve(aside + "-3")).hasContent("three");
    }

    @Test
    void whereAFileWasSetAsideIsTold() throws IOException {
        Path file = Files.createFile(place.resolve("settings.json"));
        assertThat(PrivateFiles.setAside(file, NOW))
                .isEqualTo(place.resolve("settings.json.damaged-20260321T101500123Z"))
                .exists();
    }

    @Test
    void whatIsNotThereNeedNotBeRemoved() throws IOException {
        Path file = Files.createFile(place.resolve("file"));
        PrivateFiles.remove(file);
        assertThat(file).doesNotExist();
        PrivateFiles.remove(file);
        Path full = shared("journal.db");
        assertFails(() -> PrivateFiles.remove(full), full, "DirectoryNotEmptyException: " + full);
    }

    @Test
    void aMovedFileTakesThePlaceOfAnother() throws IOException {
        Path file = Files.writeString(place.resolve("new"), "new");
        Path target = Files.writeString(place.resolve("target"), "old");
        assertThat(PrivateFiles.move(file, target)).isEqualTo(target).hasContent("new");
        assertThat(file).doesNotExist();
        assertThatThrownBy(() -> PrivateFiles.move(file, target))
                .isInstanceOfSatisfying(
                        FailureException.class,
                        e ->
                                assertThat(e.failure())
                                        .isInstanceOfSatisfying(
                                                Failure.Storage.class,
                                                storage ->
                                                        assertThat(storage.what())
                                                                .isEqualTo(file.toString())));
        assertThat(target).hasContent("new");
    }

    @Test
    void whatIsForcedToTheDiskHasToBeThere() throws IOException {
        Path file = Files.writeString(place.resolve("file"), "kept");
        PrivateFiles.force(file);
        assertThat(file).hasContent("kept");
        Path none = place.resolve("none");
        assertFails(() -> PrivateFiles.force(none), none, "NoSuchFileException: " + none);
    }

    @Test
    void anErrorIsWordedByWhatIsKnownOfIt() {
        IOException blank = new IOException(" ");
        assertThat(PrivateFiles.failure(place, new AccessDeniedException("x")).failure())
                .isEqualTo(new Failure.Storage(place.toString(), "Permission denied"));
        assertThat(PrivateFiles.failure(place, blank).failure())
                .isEqualTo(new Failure.Storage(place.toString(), "IOException"));
        assertThat(PrivateFiles.failure(place, blank)).hasCause(blank);
        assertThat(PrivateFiles.failure(place, new IOException()).failure())
                .isEqualTo(new Failure.Storage(place.toString(), "IOException"));
        assertThat(PrivateFiles.failure(place, new IOException("No space left")).failure())
                .isEqualTo(new Failure.Storage(place.toString(), "IOException: No space left"));
    }
}
