package app.marquee.command;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The page of the tables has the columns that {@code export} writes, in their order. */
class DocTablesTest {
    private static final Path PAGE = Path.of("docs/tables.md");
    private static final Path SAMPLES = Path.of("src/test/resources/app/marquee/command");
    private static final Pattern ROW =
            Pattern.compile("(?m)^\\| `([a-z]+)` \\| [^|]+ \\| (.+) \\|$");
    private static final Pattern COLUMN = Pattern.compile("`([a-z_]+)`");

    static List<String> samples() throws IOException {
        try (Stream<Path> files = Files.list(SAMPLES)) {
            return files.map(file -> file.getFileName().toString())
                    .filter(file -> file.endsWith(".jsonl"))
                    .map(file -> file.replace(".jsonl", ""))
                    .sorted()
                    .toList();
        }
    }

    private static List<String> listed(String table) throws IOException {
        return ROW.matcher(Files.readString(PAGE))
                .results()
                .filter(row -> row.group(1).equals(table))
                .flatMap(row -> COLUMN.matcher(row.group(2)).results())
                .map(column -> column.group(1))
                .toList();
    }

    @ParameterizedTest
    @MethodSource("samples")
    void aTableHasTheColumnsOfTheExport(String table) throws IOException {
        String first = Files.readAllLines(SAMPLES.resolve(table + ".jsonl")).get(1);
        JsonNode row = JsonMapper.shared().readTree(first);

        assertThat(listed(table)).containsExactlyElementsOf(row.propertyNames());
    }
}
