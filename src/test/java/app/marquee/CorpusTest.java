package app.marquee;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Files and lists that real programs, servers and computers made, and what is right for each. A new
 * report becomes a line of a list, and a file beside it where it needs one.
 */
class CorpusTest {
    private static final Path CORPUS = Path.of("src/test/resources/app/marquee/corpus");

    /** The test below {@code app.marquee} that plays the cases of a list or a folder. */
    private static final Map<String, String> PLAYED =
            new TreeMap<>(
                    Map.ofEntries(
                            Map.entry(
                                    "countries/countries.tsv",
                                    "model.analytics.PlaceDictionaryTest"),
                            Map.entry("csv", "sheet.CsvCorpusTest"),
                            Map.entry("days/days.tsv", "service.analytics.DaysCorpusTest"),
                            Map.entry("excel", "sheet.ExcelCorpusTest"),
                            Map.entry("fonts", "report.pdf.PdfReportTest"),
                            Map.entry("http/answers", "command.AnswerCorpusTest"),
                            Map.entry("http/proxies.txt", "http.proxy.SystemProxiesTest"),
                            Map.entry("http/retry-after.txt", "http.RetryAfterTest"),
                            Map.entry("http/urls.txt", "model.connection.ServiceUrlTest"),
                            Map.entry("locales/computers.txt", "report.LocaleCorpusTest"),
                            Map.entry("times/times.tsv", "api.json.TimesCorpusTest"),
                            Map.entry("titles/mixed.txt", "harness.MixedTitle"),
                            Map.entry("yaml/names.tsv", "command.plan.PlanCommandTest"),
                            Map.entry("yaml/values.tsv", "command.plan.PlaylistsFileTest")));

    @Test
    void everyCaseIsPlayedByATest() throws IOException {
        try (Stream<Path> files = Files.walk(CORPUS)) {
            assertThat(files.filter(Files::isRegularFile).map(CorpusTest::owner))
                    .doesNotContain("")
                    .containsAll(PLAYED.keySet());
        }
        assertThat(PLAYED.values()).allMatch(CorpusTest::isThere);
    }

    private static boolean isThere(String test) {
        return Files.exists(Path.of("src/test/java/app/marquee", test.replace('.', '/') + ".java"));
    }

    private static String owner(Path file) {
        String name = CORPUS.relativize(file).toString().replace('\\', '/');
        return PLAYED.keySet().stream()
                .filter(list -> name.equals(list) || name.startsWith(list + "/"))
                .findFirst()
                .orElse("");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "csv          | expected.txt | (?m)^([^#\\s:][^:]*?\\.[a-z]+)( as [^:]+)?: | ",
                "excel        | expected.txt | (?m)^\\[([^\\]]+)\\]$                        | ",
                "http/answers | expected.txt | (?m)^([a-z0-9.-]+)( as write)?:              | .http"
            })
    void everyFileHasALineAndEveryLineAFile(
            String folder, String list, Pattern names, String ending) throws IOException {
        Path directory = CORPUS.resolve(folder);
        String end = ending == null ? "" : ending;
        TreeSet<String> listed =
                names.matcher(Files.readString(directory.resolve(list)))
                        .results()
                        .map((MatchResult found) -> found.group(1) + end)
                        .collect(Collectors.toCollection(TreeSet::new));
        try (Stream<Path> files = Files.list(directory)) {
            List<String> there =
                    files.map(file -> file.getFileName().toString())
                            .filter(name -> !name.equals(list))
                            .sorted()
                            .toList();
            assertThat(listed).containsExactlyElementsOf(there);
        }
    }
}
