package app.marquee.store.file;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;

@EnabledOnOs({OS.LINUX, OS.MAC})
final class HomeSocketTest {
    @TempDir Path directory;
    private Path session;

    @BeforeEach
    void create() throws Exception {
        session = Files.createDirectory(directory.resolve("run"), mode("rwx------"));
    }

    private static FileAttribute<?> mode(String rights) {
        return PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString(rights));
    }

    private Home home(String name) {
        return Home.in(directory.resolve(name)).prepare();
    }

    private List<Path> places(Home home) {
        return new HomeSocket(home).places(Map.of("XDG_RUNTIME_DIR", session.toString()));
    }

    @Test
    void isInTheHomeWhereThereIsRoom() {
        Home home = home("short");
        assertThat(places(home).getFirst()).isEqualTo(home.socket());
        new HomeSocket(home).take(home.socket());
        assertThat(new HomeSocket(home).taken()).contains(home.socket());
    }

    /** A letter may have several bytes. */
    @ParameterizedTest
    @ValueSource(strings = {"long", "ação", "家", "😀"})
    void isInTheDirectoryOfTheSessionWhereThePathIsTooLong(String word) {
        Home home = home(word.repeat(30));
        Path first = places(home).getFirst();
        assertThat(first.getParent()).isEqualTo(session);
        assertThat(first.toString().getBytes(StandardCharsets.UTF_8).length).isLessThan(104);
        HomeSocket socket = new HomeSocket(home);
        socket.take(first);
        assertThat(socket.taken()).contains(first);
        socket.leave();
        assertThat(socket.taken()).contains(home.socket());
    }

    @Test
    void twoHomesHaveTwoSockets() {
        String name = "a".repeat(120);
        assertThat(places(home(name + "1")).getFirst())
                .isNotEqualTo(places(home(name + "2")).getFirst());
    }

    @ParameterizedTest
    @ValueSource(strings = {"rwxrwxrwx", "rwxr-x---", "rwx-----x"})
    void aDirectoryThatOthersMayUseIsNoPlace(String rights) throws Exception {
        Home home = home("a".repeat(120));
        Files.setPosixFilePermissions(session, PosixFilePermissions.fromString(rights));
        assertThat(places(home)).noneMatch(place -> place.startsWith(session));
    }

    @Test
    void aLinkToADirectoryIsNoPlace() throws Exception {
        Path link = Files.createSymbolicLink(directory.resolve("link"), session);
        Home home = home("a".repeat(120));
        assertThat(new HomeSocket(home).places(Map.of("XDG_RUNTIME_DIR", link.toString())))
                .noneMatch(place -> place.startsWith(link));
        assertThat(new HomeSocket(home).places(Map.of("XDG_RUNTIME_DIR", "relative")))
                .allMatch(Path::isAbsolute);
    }

    /** The socket behind a name could have been made by anybody since. */
    @Test
    void aPlaceThatIsNoLongerPrivateIsNotTaken() throws Exception {
        Home home = home("a".repeat(120));
        HomeSocket socket = new HomeSocket(home);
        socket.take(places(home).getFirst());
        Files.setPosixFilePermissions(session, PosixFilePermissions.fromString("rwxrwxrwx"));
        assertThat(socket.taken()).isEmpty();
    }

    @Test
    void aTemporaryDirectoryIsCheckedToo() throws Exception {
        Path own = Files.createDirectory(directory.resolve("own"));
        Path made = TemporaryDirectory.in(directory, "ana", own).orElseThrow();
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(made)))
                .isEqualTo("rwx------");
        assertThat(TemporaryDirectory.in(directory, "ana", own)).contains(made);
        Files.setPosixFilePermissions(made, PosixFilePermissions.fromString("rwxrwx---"));
        assertThat(TemporaryDirectory.in(directory, "ana", own)).isEmpty();
        Files.createSymbolicLink(directory.resolve("marquee-eva"), session);
        assertThat(TemporaryDirectory.in(directory, "eva", own)).isEmpty();
        assertThat(own).isEmptyDirectory();
    }
}
