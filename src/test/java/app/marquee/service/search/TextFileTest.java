package app.marquee.service.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.marquee.model.failure.Failure;
import app.marquee.model.failure.FailureException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;

/** A text file that was chosen or dropped. */
class TextFileTest {
    @TempDir Path directory;

    private Path file(String text) throws IOException {
        return Files.writeString(directory.resolve("ids.csv"), text);
    }

    @Test
    void aByteOrderMarkIsNoText() throws IOException {
        assertThat(TextFile.read(file("\uFEFFid;title"))).isEqualTo("id;title");
        assertThat(TextFile.read(file("id\uFEFF"))).isEqualTo("id\uFEFF");
        assertThat(TextFile.read(file(""))).isEmpty();
    }

    @Test
    void aFileThatIsTooLargeIsRefusedByName() throws IOException {
        Path large = directory.resolve("large.csv");
        try (RandomAccessFile sparse = new RandomAccessFile(large.toFile(), "rw")) {
            sparse.setLength(TextFile.LIMIT + 1L);
        }
        assertThatThrownBy(() -> TextFile.read(large))
                .isInstanceOfSatisfying(
                        FailureException.class,
                        e ->
                                assertThat(e.failure())
                                        .isEqualTo(
                                                new Failure.Storage("large.csv", "over 40 MiB")));
    }

    @Test
    void aFileThatIsGoneIsToldByName() {
        assertThatThrownBy(() -> TextFile.read(directory.resolve("gone.txt")))
                .isInstanceOfSatisfying(
                        FailureException.class,
                        e ->
                                assertThat(e.failure())
                                        .isEqualTo(
                                                new Failure.Storage(
                                                        "gone.txt", "NoSuchFileException")));
    }

    @Test
    void columnsAreNamedAndQuotesRead() {
        CsvColumns columns = CsvColumns.of("ID,\"Título \"\"A\"\"\",Other").orElseThrow();
        assertThat(columns.names()).containsExactly("id", "título \"a\"", "other");
        String line = "v1,\"One, two\",x,beyond";
        assertThat(columns.title(line)).isEqualTo("One, two");
        assertThat(columns.nameAt(line, 0)).isEqualTo("id");
        assertThat(columns.nameAt(line, 3)).isEqualTo("título \"a\"");
        assertThat(columns.nameAt(line, 12)).isEqualTo("título \"a\"");
        assertThat(columns.nameAt(line, 14)).isEqualTo("other");
        assertThat(columns.nameAt(line, 16)).as("beyond the last column").isEmpty();
        assertThat(columns.title("v1")).isNull();
        assertThat(columns.title("v1,")).isNull();
        assertThat(columns.title("v1,\"")).isEqualTo("\"");
    }

    @Test
    void aTableWithoutATitleHasNone() {
        CsvColumns columns = CsvColumns.of("id\turl").orElseThrow();
        assertThat(columns.titleColumn()).isEqualTo(-1);
        assertThat(columns.title("a\tb")).isNull();
        assertThat(CsvColumns.of("only words")).isEmpty();
        assertThat(CsvColumns.of("a,b;c").orElseThrow().separator()).isEqualTo(';');
    }
}
