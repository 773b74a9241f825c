package app.marquee.sheet;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import java.io.IOException;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Files of several programs, with what is read of them in {@code expected.txt}. */
class ExcelCorpusTest {

    private static final String EXPECTED = "expected.txt";

    private static Path folder() throws URISyntaxException {
        URL expected = ExcelCorpusTest.class.getResource("/app/marquee/corpus/excel/" + EXPECTED);
        return Objects.requireNonNull(
                Path.of(Objects.requireNonNull(expected).toURI()).getParent());
    }

    /**
     * Expected lines of a file: its header, and cells by their address, kind and text, or the
     * reason why it is refused. What follows the text is a remark.
     */
    record Expected(String file, List<String> lines) {

        @Override
        public String toString() {
            return file;
        }
    }

    static List<Expected> files() throws IOException, URISyntaxException {
        Map<String, List<String>> all = new LinkedHashMap<>();
        List<String> lines = new ArrayList<>();
        for (String line : Files.readAllLines(folder().resolve(EXPECTED))) {
            if (line.startsWith("[")) {
                lines = new ArrayList<>();
                all.put(line.substring(1, line.length() - 1), lines);
            } else if (!line.isEmpty() && !line.startsWith("#")) {
                lines.add(line);
            }
        }
        return all.entrySet().stream()
                .map(entry -> new Expected(entry.getKey(), entry.getValue()))
                .toList();
    }

    @ParameterizedTest
    @MethodSource("files")
    void everyProgramsFileIsReadAsExpected(Expected expected) throws URISyntaxException {
        TableReading found = TableFile.read(folder().resolve(expected.file()), null);

        assertThat(expected.lines().stream().map(line -> actual(line, found)))
                .containsExactlyElementsOf(
                        expected.lines().stream().map(ExcelCorpusTest::withoutRemark).toList());
    }

    @Test
    void noFileIsForgotten() throws IOException, URISyntaxException {
        try (Stream<Path> files = Files.list(folder())) {
            assertThat(files.map(file -> file.getFileName().toString()))
                    .filteredOn(name -> !name.equals(EXPECTED))
                    .containsExactlyInAnyOrderElementsOf(
                            files().stream().map(Expected::file).toList());
        }
    }

    private static String withoutRemark(String line) {
        return Stream.of(line.split("\t", -1)).limit(3).collect(Collectors.joining("\t"));
    }

    private static String actual(String line, TableReading found) {
        String place = line.substring(0, line.indexOf('\t'));
        return place
                + "\t"
                + switch (found) {
                    case TableReading.Refused refused -> refused.reason();
                    case TableReading.Found(var table) when place.equals("header") ->
                            String.join(", ", table.header());
                    case TableReading.Found(var table) -> cell(table, place);
                    default -> found;
                };
    }

    private static String cell(RawTable table, String address) {
        String letters = address.replaceAll("\\d", "");
        int row = Integer.parseInt(address.substring(letters.length()));
        int column = letters.chars().reduce(0, (sum, letter) -> sum * 26 + letter - 'A' + 1) - 1;
        return table.rows().stream()
                .filter(each -> each.number() == row)
                .map(each -> each.at(column))
                .map(cell -> cell == null ? RawTable.Cell.EMPTY : cell)
                .map(cell -> cell.kind() + "\t" + escaped(cell.text()))
                .findFirst()
                .orElse("no row");
    }

    private static String escaped(String text) {
        return text.replace("\\", "\\\\")
                .replace("\n", "\\n")
                .replace("\r", "\\r")
                .replace("\t", "\\t")
                .replace("\u0001", "\\u0001");
    }
}
