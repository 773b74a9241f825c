package app.marquee.store.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.marquee.model.failure.Failure;
import app.marquee.model.failure.FailureException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Map;

final class HomeTest {
    @TempDir Path directory;

    @Test
    void followsTheXdgDirectories() {
        Path user = Path.of("/home/ana");
        Home plain = Home.usual(Map.of("XDG_DATA_HOME", "relative"), "Linux", user);
        assertThat(plain.settingsFile())
                .isEqualTo(Path.of("/home/ana/.config/marquee/settings.json"));
        assertThat(plain.journalFile())
                .isEqualTo(Path.of("/home/ana/.local/share/marquee/journal.db"));
        assertThat(plain.state()).isEqualTo(Path.of("/home/ana/.local/state/marquee"));
        assertThat(plain.cache()).isEqualTo(Path.of("/home/ana/.cache/marquee"));
        Home chosen =
                Home.usual(
                        Map.of("XDG_DATA_HOME", "/data", "XDG_CONFIG_HOME", "/etc/ana"),
                        "Linux",
                        user);
        assertThat(chosen.data()).isEqualTo(Path.of("/data/marquee"));
        assertThat(chosen.config()).isEqualTo(Path.of("/etc/ana/marquee"));
    }

    @Test
    void followsTheCustomOfOtherSystems() {
        Path user = Path.of("/Users/ana");
        assertThat(Home.usual(Map.of(), "Mac OS X", user).data())
                .isEqualTo(Path.of("/Users/ana/Library/Application Support/Marquee"));
        assertThat(Home.usual(Map.of("APPDATA", "/roaming"), "Windows 11", user).config())
                .isEqualTo(Path.of("/roaming/Marquee"));
    }

    @Test
    void createsDirectoriesForTheOwnerAlone() throws Exception {
        Home home = Home.in(directory.resolve("a/b")).prepare();
        assertThat(rights(home.data())).isEqualTo("rwx------");
        assertThat(rights(home.cache())).isEqualTo("rwx------");
        assertThat(rights(home.logDirectory())).isEqualTo("rwx------");
        assertThat(rights(directory.resolve("a"))).isEqualTo("rwx------");
    }

    @Test
    void closesADirectoryThatWasThereToOthers() throws Exception {
        Path open = open("empty");
        Home.in(open).prepare();
        assertThat(rights(open)).isEqualTo("rwx------");
        Files.setPosixFilePermissions(open, PosixFilePermissions.fromString("rwxr-xr-x"));
        Files.createFile(open.resolve("journal.db"));
        Home.in(open).prepare();
        assertThat(rights(open)).as("with nothing but our files").isEqualTo("rwx------");
    }

    @Test
    void leavesTheRightsOfADirectoryThatHoldsOtherThings() throws Exception {
        Path shared = open("shared");
        Files.createFile(shared.resolve("report.odt"));
        Home home = Home.in(shared).prepare();
        assertThat(rights(shared)).isEqualTo("rwxr-xr-x");
        assertThat(rights(home.logDirectory())).isEqualTo("rwx------");
    }

    private Path open(String name) throws Exception {
        Path open = Files.createDirectory(directory.resolve(name));
        return Files.setPosixFilePermissions(open, PosixFilePermissions.fromString("rwxr-xr-x"));
    }

    @Test
    void saysWhyItCannotBeWritten() throws Exception {
        Path file = Files.createFile(directory.resolve("file"));
        assertThatThrownBy(() -> Home.in(file).prepare())
                .isInstanceOfSatisfying(
                        FailureException.class,
                        e ->
                                assertThat(e.failure())
                                        .isEqualTo(
                                                new Failure.Storage(
                                                        file.toString(),
                                                        "This is a file, not a directory")));
    }

    /** The Java machine calls the home of an account that has none by a question mark. */
    @Test
    void anAccountWithoutAHomeIsToldToNameAPlace() {
        Home nowhere = Home.usual(Map.of(), "Linux", Path.of("?"));
        assertThatThrownBy(nowhere::prepare)
                .isInstanceOfSatisfying(
                        FailureException.class,
                        e ->
                                assertThat(e.failure())
                                        .isInstanceOfSatisfying(
                                                Failure.Storage.class,
                                                storage ->
                                                        assertThat(storage.detail())
                                                                .contains("no home directory")
                                                                .contains("--home")));
        assertThat(Path.of("?")).doesNotExist();
        assertThat(Home.usual(xdg(), "Linux", Path.of("?")).prepare().data()).isDirectory();
    }

    private Map<String, String> xdg() {
        String here = directory.toString();
        return Map.of(
                "XDG_CONFIG_HOME",
                here,
                "XDG_DATA_HOME",
                here,
                "XDG_STATE_HOME",
                here,
                "XDG_CACHE_HOME",
                here);
    }

    @Test
    void belongsToOneRunningApplication() {
        Home home = Home.in(directory).prepare();
        HomeLock first = home.lock();
        assertThatThrownBy(home::lock)
                .isInstanceOfSatisfying(
                        FailureException.class,
                        e ->
                                assertThat(((Failure.Storage) e.failure()).detail())
                                        .contains("Another Marquee"));
        first.close();
        home.lock().close();
    }

    private static String rights(Path path) throws Exception {
        return PosixFilePermissions.toString(Files.getPosixFilePermissions(path));
    }
}
