package app.marquee.ui.export;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.export.ExportProgress;
import app.marquee.export.FileContent;
import app.marquee.export.Sheet;
import app.marquee.export.SheetColumn;
import app.marquee.task.HeldRunner;
import app.marquee.task.InlineRunner;
import app.marquee.ui.testing.FakeShell;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

/** Files under the names that the user chose, and what is said of them. */
class FileExporterTest {
    @TempDir Path directory;
    private final FakeShell shell = new FakeShell(new InlineRunner(), Locale.ENGLISH);
    private final FileExporter exporter = new FileExporter(shell.context("export"));

    /** Content with rows that only the compared period has, and some that a filter hides. */
    private record Rows(long rows, long gone, long leftOut) implements FileContent {
        @Override
        public void write(OutputStream out, ExportProgress progress) throws IOException {
            out.write("new".getBytes(StandardCharsets.UTF_8));
        }
    }

    private String saved(String typed, FileContent content) {
        shell.desk().willChoose(directory.resolve(typed));
        exporter.ask("Ranking", "csv", () -> content);
        return shell.noticed().getLast();
    }

    @ParameterizedTest
    @CsvSource({
        "edição, edição.csv",
        "edição.csv, edição.csv",
        "EDIÇÃO.CSV, EDIÇÃO.CSV",
        "r.2026, r.2026.csv",
        "r.xlsx, r.xlsx.csv"
    })
    void theEndingIsAddedWhereThereIsNone(String typed, String name) {
        assertThat(saved(typed, new Rows(1, 0, 0))).isEqualTo(name + " saved: 1 row");
        assertThat(directory.resolve(name)).exists();
        assertThat(directory).isDirectoryContaining(file -> file.endsWith(name));
        assertThat(directory.toFile().list()).hasSize(1);
    }

    /** The user was asked about the other name only. */
    @Test
    void aFileThatWasNotChosenIsNotReplaced() throws IOException {
        Path other = Files.writeString(directory.resolve("report.csv"), "old");
        assertThat(saved("report", new Rows(1, 0, 0))).isEqualTo("report saved: 1 row");
        assertThat(other).hasContent("old");
        assertThat(directory.resolve("report")).hasContent("new");
    }

    @Test
    void rowsThatTheViewDoesNotCountAreNamedBesideTheOthers() {
        assertThat(saved("a.csv", new Rows(12, 2, 0)))
                .isEqualTo("a.csv saved: 10 rows, plus 2 only in the comparison period");
        assertThat(saved("b.csv", new Rows(12, 0, 3)))
                .isEqualTo("b.csv saved: 12 rows. 3 rows hidden by the filter aren’t included.");
    }

    /** What only looks like the extension is none. */
    @Test
    void aNameThatEndsWithTheSameLettersGetsTheEnding() {
        assertThat(saved("mycsv", new Rows(1, 0, 0))).isEqualTo("mycsv.csv saved: 1 row");
    }

    @ParameterizedTest
    @ValueSource(strings = {"png", "svg", "pdf", "html"})
    void aFileWithoutRowsIsSavedWithoutTheirNumber(String ending) {
        shell.desk().willChoose(directory.resolve("a." + ending));
        exporter.ask("A", ending, () -> new Rows(1, 0, 0));
        assertThat(shell.noticed()).containsExactly("a." + ending + " saved");
    }

    @Test
    void theFolderIsOfferedWhereTheComputerCanShowIt() {
        saved("a.csv", new Rows(1, 0, 0));
        shell.act();
        assertThat(shell.desk().shownFolders()).containsExactly(directory.resolve("a.csv"));
    }

    @Test
    void noFolderIsOfferedWhereTheComputerCannotShowIt() {
        shell.desk().cannotBrowse();
        saved("b.csv", new Rows(1, 0, 0));
        shell.act();
        assertThat(shell.desk().shownFolders()).isEmpty();
    }

    /** Content that ends with a failure of the disk. */
    private record Broken(String reason) implements FileContent {
        @Override
        public long rows() {
            return 1;
        }

        @Override
        public void write(OutputStream out, ExportProgress progress) throws IOException {
            throw new IOException(reason);
        }
    }

    @Test
    void aFullDiskAndEveryOtherObstacleAreTold() {
        assertThat(saved("a.csv", new Broken("No space left on device")))
                .startsWith("Not saved: the disk is full (");
        assertThat(saved("a.csv", new Broken("Input/output error")))
                .startsWith("Couldn’t save ")
                .contains("a.csv: ");
        assertThat(directory).isEmptyDirectory();
    }

    @Test
    void anExportThatWasCanceledSaysThatNothingWasSaved() {
        shell.desk().willChoose(directory.resolve("a.csv"));
        exporter.ask(
                "A",
                "csv",
                () -> {
                    throw new InterruptedException();
                });
        assertThat(shell.noticed()).containsExactly("Export canceled. a.csv wasn’t saved.");
    }

    private static Sheet<Integer> sheet(int rows) {
        return new Sheet<>(
                new Sheet.SheetWords("A", "About", "Rows", "Left out", "unknown"),
                List.of(new SheetColumn<>("number", "Number", row -> row)),
                IntStream.range(0, rows).boxed().toList(),
                List.of(),
                ZoneId.of("America/Sao_Paulo"));
    }

    @Test
    void copiedRowsAreCountedLikeSavedOnes() {
        exporter.copy(() -> sheet(12).withGone(2).of(15));
        assertThat(shell.noticed().getLast())
                .startsWith("10 rows copied, plus 2 only in the comparison period")
                .endsWith("3 rows hidden by the filter aren’t included.");
        assertThat(shell.desk().paste().lines()).hasSize(13);
    }

    @Test
    void asManyRowsAsTheClipboardTakesAreCopiedAndNoneOfMore() {
        exporter.copy(() -> sheet(FileExporter.MOST_COPIED));
        assertThat(shell.desk().paste().lines()).hasSize(FileExporter.MOST_COPIED + 1);
        shell.desk().copy("before");
        exporter.copy(() -> sheet(FileExporter.MOST_COPIED + 1));
        assertThat(shell.desk().paste()).isEqualTo("before");
        assertThat(shell.noticed().getLast()).startsWith("Not copied: ").contains("100,001");
    }

    /** Rows of a million would freeze the window. */
    @Test
    void rowsAreMadeIntoTextInAJob() {
        HeldRunner held = new HeldRunner();
        FakeShell slow = new FakeShell(held, Locale.ENGLISH);
        List<String> made = new ArrayList<>();
        new FileExporter(slow.context("export"))
                .copy(
                        () -> {
                            made.add("sheet");
                            return sheet(1);
                        });
        assertThat(made).isEmpty();
        assertThat(slow.desk().paste()).isEmpty();
        held.releaseAll();
        assertThat(slow.desk().paste()).isEqualTo("Number\r\n0\r\n");
    }
}
