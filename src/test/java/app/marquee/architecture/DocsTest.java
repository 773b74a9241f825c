package app.marquee.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Docs: classes, packages, paths and pages that they name exist. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class DocsTest {
    private static final Path DOCS = Path.of("docs");
    private static final Path ARCHITECTURE = DOCS.resolve("architecture.md");

    private static final Pattern ROW = Pattern.compile("(?m)^\\| (`[^|]+`) \\| ([^|]+) \\|$");
    private static final Pattern CODE = Pattern.compile("`([^`]+)`");

    private DocReferences references;

    @BeforeAll
    void readSources() throws IOException {
        references = DocReferences.ofSources();
    }

    @TestFactory
    Stream<DynamicTest> everyReferenceOfAPageLeadsSomewhere() throws IOException {
        return pages().stream()
                .map(
                        page ->
                                DynamicTest.dynamicTest(
                                        page.toString(),
                                        () ->
                                                assertThat(
                                                                references.broken(
                                                                        page,
                                                                        Files.readString(page)))
                                                        .isEmpty()));
    }

    private static List<Path> pages() throws IOException {
        List<Path> pages =
                new ArrayList<>(
                        List.of(
                                Path.of("README.md"),
                                Path.of("CHANGELOG.md"),
                                Path.of("CONTRIBUTING.md"),
                                Path.of("SECURITY.md"),
                                Path.of("packaging/README.md")));
        try (Stream<Path> docs = Files.walk(DOCS)) {
            docs.filter(page -> page.toString().endsWith(".md")).forEach(pages::add);
        }
        return pages;
    }

    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '"',
            textBlock =
                    """
                    See `NoSuchClass`.,                      NoSuchClass
                    See `Nonexistent`.,                      Nonexistent
                    See `NoSuchClass.method`.,               NoSuchClass
                    See `src/main/java/app/Nowhere.java`.,   src/main/java/app/Nowhere.java
                    See `../src/nowhere/*.css`.,             src/nowhere/*.css
                    See `app.marquee.nowhere`.,              app.marquee.nowhere
                    See [that page](nowhere.md).,            nowhere.md
                    See [that part](limits.md#nowhere).,     limits.md#nowhere
                    """)
    void findsTheCanary(String text, String broken) throws IOException {
        assertThat(references.broken(ARCHITECTURE, text)).containsExactly(broken);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "See `ChangeExecutor` and `Toolkit.settle`.",
                "See `src/main/resources/app/marquee/ui/*/messages*.properties`.",
                "See `app.marquee.ui.ranking` and `-XX:+NoSuchFlag`.",
                "See [decisions](decisions/README.md) and [limits](limits.md#limits-of-marquee).",
                "See <https://example.com/NoSuchPage> and [it](https://example.com/nowhere.md)."
            })
    void acceptsWhatExists(String text) throws IOException {
        assertThat(references.broken(ARCHITECTURE, text)).isEmpty();
    }

    @Test
    void theArchitecturePageListsTheDependenciesOfTheRules() throws IOException {
        assertThat(listed(Files.readString(ARCHITECTURE))).isEqualTo(allowed());
    }

    @Test
    void aDependencyThatIsMissingInThePageIsFound() throws IOException {
        String page = Files.readString(ARCHITECTURE).replace("| `log` | `http`, ", "| `log` | ");
        assertThat(listed(page)).isNotEqualTo(allowed());
    }

    private static Map<String, Set<String>> allowed() {
        Map<String, Set<String>> allowed = new LinkedHashMap<>(ArchitectureRules.DEPENDENCIES);
        allowed.put("ui.<section>", ArchitectureRules.SECTION_DEPENDENCIES);
        return allowed;
    }

    /** A row may name several packages that may use the same ones. */
    private static Map<String, Set<String>> listed(String page) {
        String table = page.substring(page.indexOf("| package | may use |"));
        Map<String, Set<String>> listed = new LinkedHashMap<>();
        Matcher rows = ROW.matcher(table.substring(0, table.indexOf("\n\n")));
        while (rows.find()) {
            Set<String> uses = codes(rows.group(2));
            codes(rows.group(1)).forEach(name -> listed.put(name, uses));
        }
        return listed;
    }

    private static Set<String> codes(String cell) {
        return CODE.matcher(cell)
                .results()
                .map(found -> found.group(1))
                .collect(Collectors.toCollection(TreeSet::new));
    }
}
