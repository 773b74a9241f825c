package app.marquee.export;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.marquee.export.SampleSheet.Row;
import app.marquee.file.Obstacle;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;

/** A file is there whole or not at all. */
class ExportFileTest {
    @TempDir Path folder;
    private Path file;

    @BeforeEach
    void anOldFileIsThere() throws IOException {
        file = folder.resolve("ranking.csv");
        Files.writeString(file, "old");
    }

    private List<Path> files() throws IOException {
        try (Stream<Path> found = Files.list(folder)) {
            return found.toList();
        }
    }

    /** Writes a little and then what the test wants. */
    private record Ending(Body body) implements FileContent {
        interface Body {
            void end() throws IOException, InterruptedException, TextTooLongException;
        }

        @Override
        public long rows() {
            return 1;
        }

        @Override
        public void write(OutputStream out, ExportProgress progress)
                throws IOException, InterruptedException, TextTooLongException {
            out.write("half".getBytes(StandardCharsets.UTF_8));
            out.flush();
            body.end();
        }
    }

    /** Writes a little and gives the file back to the system, so that nobody can force it. */
    private record Closing() implements FileContent {
        @Override
        public long rows() {
            return 1;
        }

        @Override
        public void write(OutputStream out, ExportProgress progress) throws IOException {
            out.write("half".getBytes(StandardCharsets.UTF_8));
            out.close();
        }
    }

    private ExportOutcome ending(Ending.Body body) throws InterruptedException {
        return new ExportFile(file).write(new Ending(body), (_, _) -> {});
    }

    private void theOldOneIsStillThere() throws IOException {
        assertThat(files()).containsExactly(file);
        assertThat(file).hasContent("old");
    }

    @Test
    void aNameThatIsAsLongAsNamesCanBeIsOne() throws Exception {
        Path longest = folder.resolve("n".repeat(251) + ".csv");
        assertThat(new ExportFile(longest).write(new Ending(() -> {}), (_, _) -> {}))
                .isInstanceOf(ExportOutcome.Written.class);
        assertThat(longest).hasContent("half");
    }

    @Test
    void theNewOneTakesItsPlaceOnlyWhenItIsWhole() throws Exception {
        var outcome =
                ending(
                        () -> {
                            assertThat(file).hasContent("old");
                            assertThat(files()).hasSize(2);
                        });
        assertThat(outcome).isEqualTo(new ExportOutcome.Written(file, 1, 4));
        assertThat(files()).containsExactly(file);
        assertThat(file).hasContent("half");
    }

    @Test
    void aFullDiskIsCalledSo() throws Exception {
        var outcome =
                ending(
                        () -> {
                            throw new IOException("No space left on device");
                        });
        assertThat(outcome)
                .isEqualTo(
                        new ExportOutcome.NotWritable(
                                folder, Obstacle.FULL, "No space left on device"));
        theOldOneIsStillThere();
    }

    @Test
    void aFailureInsideAStreamOfRowsIsToldOf() throws Exception {
        var outcome =
                ending(
                        () -> {
                            throw new UncheckedIOException(new IOException("Gone"));
                        });
        assertThat(outcome).isEqualTo(new ExportOutcome.NotWritable(file, Obstacle.OTHER, "Gone"));
        theOldOneIsStillThere();
    }

    @Test
    void whatItsWriterDidNotFlushIsThere() throws Exception {
        FileContent unflushed =
                new FileContent() {
                    @Override
                    public long rows() {
                        return 1;
                    }

                    @Override
                    public void write(OutputStream out, ExportProgress progress)
                            throws IOException {
                        out.write("all of it".getBytes(StandardCharsets.UTF_8));
                    }
                };
        assertThat(new ExportFile(file).write(unflushed, (_, _) -> {}))
                .isEqualTo(new ExportOutcome.Written(file, 1, 9));
        assertThat(file).hasContent("all of it");
    }

    @Test
    void aFolderOfThatNameStays() throws Exception {
        Path taken = Files.createDirectory(folder.resolve("taken.csv"));
        assertThat(new ExportFile(taken).write(new Ending(() -> {}), (_, _) -> {}))
                .isEqualTo(new ExportOutcome.NotWritable(taken, Obstacle.FOLDER, "Is a directory"));
        assertThat(taken).isEmptyDirectory();
        assertThat(files()).containsExactlyInAnyOrder(file, taken);
    }

    @Test
    void anotherFailureKeepsWhatTheSystemSaid() throws Exception {
        var outcome =
                ending(
                        () -> {
                            throw new IOException("Input/output error");
                        });
        assertThat(outcome)
                .isEqualTo(
                        new ExportOutcome.NotWritable(file, Obstacle.DEVICE, "Input/output error"));
        theOldOneIsStillThere();
    }

    /** A move of what is not on the disk yet could leave an empty file after a loss of power. */
    @Test
    void whatCannotBeForcedToTheDiskLeavesTheOldOne() throws Exception {
        assertThat(new ExportFile(file).write(new Closing(), (_, _) -> {}))
                .isInstanceOf(ExportOutcome.NotWritable.class);
        theOldOneIsStillThere();
    }

    @Test
    void aTextThatDoesNotFitLeavesTheOldOne() throws Exception {
        var tooLong = new ExportOutcome.TextTooLong(1, "Title", 40_000, 32_767);
        assertThat(
                        ending(
                                () -> {
                                    throw new TextTooLongException(tooLong);
                                }))
                .isEqualTo(tooLong);
        theOldOneIsStillThere();
    }

    static Stream<Named<FileContent>> everyKind() {
        var rows = SampleSheet.of(Collections.nCopies(100_000, Row.titled("a")));
        RasterImage picture =
                new RasterImage(64, 4_000, 1, (_, into) -> Arrays.fill(into, 0xff123456));
        return Stream.of(
                Named.of("csv", new CsvFile<>(rows, CsvForm.FIXED)),
                Named.of("xlsx", new XlsxFile<>(rows)),
                Named.of("png", new PngFile(picture)));
    }

    @ParameterizedTest
    @MethodSource("everyKind")
    void cancellingLeavesTheOldOne(FileContent content) throws Exception {
        List<Path> during = new ArrayList<>();
        assertThatThrownBy(
                        () ->
                                new ExportFile(file)
                                        .write(
                                                content,
                                                (_, _) -> {
                                                    during.addAll(found());
                                                    Thread.currentThread().interrupt();
                                                }))
                .isInstanceOf(InterruptedException.class);
        assertThat(during).hasSizeGreaterThan(1);
        theOldOneIsStillThere();
    }

    @ParameterizedTest
    @MethodSource("everyKind")
    void everyKindTakesThePlaceOfTheOldOneWhenItIsWhole(FileContent content) throws Exception {
        List<String> during = new ArrayList<>();
        assertThat(new ExportFile(file).write(content, (_, _) -> during.add(content())))
                .isInstanceOf(ExportOutcome.Written.class);
        assertThat(during).isNotEmpty().containsOnly("old");
        assertThat(files()).containsExactly(file);
        assertThat(Files.size(file)).isGreaterThan(3);
    }

    private String content() {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private List<Path> found() {
        try {
            return files();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Test
    void cancellingAfterTheLastRowLeavesTheOldOne() throws Exception {
        assertThatThrownBy(() -> ending(() -> Thread.currentThread().interrupt()))
                .isInstanceOf(InterruptedException.class);
        theOldOneIsStillThere();
    }

    @Test
    void whatCannotBeHeldTouchesNothing() throws Exception {
        var rows = SampleSheet.of(Collections.nCopies(XlsxFile.MOST_ROWS, Row.titled("a")));
        assertThat(new ExportFile(file).write(new XlsxFile<>(rows), (_, _) -> {}))
                .isInstanceOf(ExportOutcome.TooManyRows.class);
        theOldOneIsStillThere();
    }

    @Test
    void aLinkStaysALink() throws Exception {
        Path link = Files.createSymbolicLink(folder.resolve("link.csv"), file);
        assertThat(new ExportFile(link).write(new Ending(() -> {}), (_, _) -> {}))
                .isInstanceOf(ExportOutcome.Written.class);
        assertThat(link).isSymbolicLink();
        assertThat(file).hasContent("half");
    }

    @Test
    void aFolderThatIsGoneIsToldOf() throws Exception {
        assertThat(
                        new ExportFile(folder.resolve("gone").resolve("a.csv"))
                                .write(new Ending(() -> {}), (_, _) -> {}))
                .isInstanceOf(ExportOutcome.NotWritable.class);
    }
}
