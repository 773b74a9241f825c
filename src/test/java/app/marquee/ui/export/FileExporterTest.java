package app.marquee.ui.export;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.export.ExportProgress;
import app.marquee.export.FileContent;
import app.marquee.task.InlineRunner;
import app.marquee.ui.testing.FakeShell;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;

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
}
