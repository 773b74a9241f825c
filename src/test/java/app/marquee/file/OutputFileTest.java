package app.marquee.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.assertj.core.api.Assumptions.assumeThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.concurrent.FutureTask;
import java.util.stream.Stream;

/** Every type of target is written as it should be and stays what it was. */
@EnabledOnOs(OS.LINUX)
class OutputFileTest {
    private static final String TEXT = "all of it";

    @TempDir private Path folder;

    private static long write(Path target) throws IOException, InterruptedException {
        return new OutputFile(target).<RuntimeException>write(OutputFileTest::text);
    }

    private static void text(OutputStream out) throws IOException {
        out.write(TEXT.getBytes(StandardCharsets.UTF_8));
    }

    private static Obstacle obstacle(Path target) {
        return catchThrowableOfType(OutputFailure.class, () -> write(target)).obstacle();
    }

    private Path made(String... command) throws IOException, InterruptedException {
        assertThat(new ProcessBuilder(command).start().waitFor()).isZero();
        return Path.of(command[command.length - 1]);
    }

    private Path pipe() throws IOException, InterruptedException {
        return made("mkfifo", folder.resolve("pipe").toString());
    }

    private long files() throws IOException {
        try (Stream<Path> all = Files.list(folder)) {
            return all.count();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"rw-------", "rw-rw-r--", "rwxr-x---", "rw-r-----"})
    void aFileKeepsItsMode(String mode) throws Exception {
        Path file = Files.writeString(folder.resolve("a.csv"), "old");
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString(mode));
        assertThat(write(file)).isEqualTo(TEXT.length());
        assertThat(file).hasContent(TEXT);
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
                .isEqualTo(mode);
        assertThat(files()).isOne();
    }

    @Test
    void aFileKeepsItsOwnerAndTheBitsOfItsGroup() throws Exception {
        assumeThat(Files.getAttribute(folder, "unix:uid")).isEqualTo(0);
        Path file = Files.writeString(folder.resolve("a.csv"), "old");
        Files.setAttribute(file, "unix:uid", 1000);
        Files.setAttribute(file, "unix:gid", 1001);
        Files.setAttribute(file, "unix:mode", 02664);
        assertThat(write(file)).isPositive();
        assertThat(FileRights.of(file)).contains(new FileRights(02664, 1000, 1001));
    }

    /** Its group may be another one, so that it gets what everybody had. */
    @Test
    void aGroupThatCannotBeKeptGetsNoMoreRights() throws Exception {
        Path file = Files.writeString(folder.resolve("a.csv"), "new");
        new FileRights(02664, 12_345, 12_345).give(file);
        assumeThat(Files.getAttribute(file, "unix:gid")).as("root may").isNotEqualTo(12_345);
        assertThat(Files.getAttribute(file, "unix:mode")).isEqualTo(0100644);
    }

    /** Until it is complete, nobody else can read it. */
    @Test
    void aPrivateFileIsPrivateWhileItIsWritten() throws Exception {
        Path file = Files.writeString(folder.resolve("a.csv"), "old");
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-------"));
        long _ =
                new OutputFile(file)
                        .<RuntimeException>write(
                                _ -> {
                                    try (Stream<Path> all = Files.list(folder)) {
                                        assertThat(all.map(OutputFileTest::mode))
                                                .containsExactly("rw-------", "rw-------");
                                    }
                                });
    }

    private static String mode(Path file) {
        try {
            return PosixFilePermissions.toString(Files.getPosixFilePermissions(file));
        } catch (IOException failed) {
            throw new AssertionError(failed);
        }
    }

    @Test
    void aFileThatMayNotBeWrittenStays() throws Exception {
        Path file = Files.writeString(folder.resolve("a.csv"), "old");
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("r--r--r--"));
        assumeThat(Files.isWritable(file)).as("root may write everything").isFalse();
        assertThat(obstacle(file)).isEqualTo(Obstacle.DENIED);
        assertThat(file).hasContent("old");
    }

    @Test
    void aFileInAFolderThatTakesNoOtherIsWritten() throws Exception {
        Path closed = Files.createDirectory(folder.resolve("closed"));
        Path file = Files.writeString(closed.resolve("a.csv"), "old and longer than the text");
        Files.setPosixFilePermissions(closed, PosixFilePermissions.fromString("r-xr-xr-x"));
        assumeThat(Files.isWritable(closed)).as("root may write everything").isFalse();
        assertThat(write(file)).isPositive();
        assertThat(file).hasContent(TEXT);
    }

    @ParameterizedTest
    @ValueSource(strings = {"old", ""})
    void aLinkStaysOneAndItsFileIsWritten(String before) throws Exception {
        Path other = Files.createDirectory(folder.resolve("other"));
        Path file = other.resolve("a.csv");
        if (!before.isEmpty()) {
            Files.writeString(file, before);
        }
        Path middle = Files.createSymbolicLink(other.resolve("middle"), Path.of("a.csv"));
        Path link = Files.createSymbolicLink(folder.resolve("link"), Path.of("other/middle"));
        assertThat(write(link)).isPositive();
        assertThat(link).isSymbolicLink();
        assertThat(middle).isSymbolicLink();
        assertThat(file).hasContent(TEXT);
    }

    @Test
    void linksThatLeadNowhereAreTold() throws Exception {
        Path one = folder.resolve("one");
        Path two = Files.createSymbolicLink(folder.resolve("two"), one);
        Files.createSymbolicLink(one, two);
        assertThat(obstacle(one)).isEqualTo(Obstacle.LINKS);
        assertThat(one).isSymbolicLink();
        Path gone = Files.createSymbolicLink(folder.resolve("gone"), Path.of("no/such"));
        assertThat(obstacle(gone)).isEqualTo(Obstacle.NO_FOLDER);
    }

    @ParameterizedTest
    @CsvSource({
        "., FOLDER",
        "none/a.csv, NO_FOLDER",
        "file/a.csv, NO_FOLDER",
        "/dev/full, FULL",
        "/dev/fd/0, NO_DEVICE",
        "/dev/fd/9999, NO_DEVICE",
        "/proc/self/fd/9999, NO_DEVICE",
    })
    void whatCannotBeWrittenIsTold(String target, Obstacle told) throws Exception {
        Files.writeString(folder.resolve("file"), "old");
        assertThat(obstacle(folder.resolve(target))).isEqualTo(told);
        assertThat(files()).isOne();
    }

    @Test
    void aNameThatIsTooLongIsTold() {
        assertThat(obstacle(folder.resolve("n".repeat(300)))).isEqualTo(Obstacle.NAME);
    }

    /** It was opened by the process itself, which might be a database. */
    @Test
    void anOpenFileOfTheProcessIsNoTarget() throws Exception {
        Path own = folder.resolve("own");
        try (OutputStream _ = Files.newOutputStream(own);
                Stream<Path> open = Files.list(Path.of("/proc/self/fd"))) {
            Path number = open.filter(each -> own.equals(behind(each))).findFirst().orElseThrow();
            assertThat(obstacle(number)).isEqualTo(Obstacle.NO_DEVICE);
        }
        assertThat(own).isEmptyFile();
    }

    private static Path behind(Path link) {
        try {
            return Files.readSymbolicLink(link);
        } catch (IOException gone) {
            return link;
        }
    }

    @Test
    void aDeviceStaysOne() throws Exception {
        assertThat(write(Path.of("/dev/null"))).isEqualTo(TEXT.length());
        assertThat(Files.readAttributes(Path.of("/dev/null"), "isOther"))
                .containsEntry("isOther", true);
    }

    @Test
    void standardOutputHasOtherNames() {
        for (String name : new String[] {"/dev/stdout", "/dev/fd/1", "/proc/self/fd/1"}) {
            assertThat(new OutputFile(Path.of(name)).isStandardOutput()).as(name).isTrue();
        }
        assertThat(new OutputFile(Path.of("/dev/stderr")).isStandardOutput()).isFalse();
        assertThat(new OutputFile(Path.of("/dev/stderr")).isRegular()).isFalse();
        assertThat(new OutputFile(folder.resolve("a.csv")).isRegular()).isTrue();
    }

    @Test
    void aPipeIsWrittenInto() throws Exception {
        Path pipe = pipe();
        FutureTask<String> reading = new FutureTask<>(() -> Files.readString(pipe));
        Thread.ofPlatform().daemon().start(reading);
        assertThat(write(pipe)).isEqualTo(TEXT.length());
        assertThat(reading.get()).isEqualTo(TEXT);
        assertThat(files()).isOne();
    }

    @Test
    void aPipeWithoutAReaderWaitsUntilItIsInterrupted() throws Exception {
        Path pipe = pipe();
        Thread.currentThread().interrupt();
        assertThatThrownBy(() -> write(pipe)).isInstanceOf(InterruptedException.class);
        Files.newInputStream(pipe).close();
    }

    @Test
    void aReaderThatLeavesIsTold() throws Exception {
        Path pipe = pipe();
        FutureTask<Integer> reading =
                new FutureTask<>(
                        () -> {
                            try (InputStream in = Files.newInputStream(pipe)) {
                                return in.read();
                            }
                        });
        Thread.ofPlatform().daemon().start(reading);
        OutputFailure failure =
                catchThrowableOfType(
                        OutputFailure.class,
                        () ->
                                new OutputFile(pipe)
                                        .<RuntimeException>write(
                                                out -> out.write(new byte[1 << 20])));
        assertThat(failure.obstacle()).isEqualTo(Obstacle.NO_READER);
        assertThat(reading.get()).isZero();
    }

    /** A library may wrap it without a cause, or take no notice. */
    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void aFailureOfTheStreamIsTheReasonWhateverBecameOfIt(boolean isWrapped) {
        OutputFailure failure =
                catchThrowableOfType(
                        OutputFailure.class,
                        () ->
                                new OutputFile(Path.of("/dev/full"))
                                        .<RuntimeException>write(out -> swallowed(out, isWrapped)));
        assertThat(failure.obstacle()).isEqualTo(Obstacle.FULL);
    }

    private static void swallowed(OutputStream out, boolean isWrapped) {
        try {
            out.write(new byte[1 << 20]);
        } catch (IOException failed) {
            if (isWrapped) {
                throw new IllegalStateException("without a cause");
            }
        }
    }

    @Test
    void anotherFailureIsNoObstacle() {
        assertThatThrownBy(
                        () ->
                                new OutputFile(folder.resolve("a.csv"))
                                        .<RuntimeException>write(
                                                _ -> {
                                                    throw new IllegalStateException("defect");
                                                }))
                .isInstanceOf(IllegalStateException.class);
    }

    @ParameterizedTest
    @CsvSource({
        "No space left on device, FULL",
        "Disk quota exceeded, QUOTA",
        "File too large, TOO_LARGE",
        "Read-only file system, READ_ONLY",
        "Operation not permitted, DENIED",
        "Too many open files, OPEN_FILES",
        "Broken pipe, NO_READER",
        "Device or resource busy, BUSY",
        "Input/output error, DEVICE",
        "Something else, OTHER",
    })
    void theSystemsReasonIsKnown(String said, Obstacle obstacle) {
        assertThat(Obstacle.of(new IOException(said))).isEqualTo(obstacle);
    }

    /** In the language of the system; without a translation in English. */
    @Test
    void theTextsOfTheSystemAreRead() {
        assertThat(SystemTexts.of(List.of(28)).toList()).singleElement().asString().isNotBlank();
    }
}
