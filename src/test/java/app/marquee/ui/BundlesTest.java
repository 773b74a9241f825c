package app.marquee.ui;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.ui.testing.SectionPackages;

import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** No text is missing, left over, or different in its places from one language to the other. */
class BundlesTest {
    private static final Path SOURCES = Path.of("src/main/java/app/marquee");
    private static final Path RESOURCES = Path.of("src/main/resources/app/marquee/ui");
    private static final List<String> LANGUAGES = List.of("pt", "es");
    private static final String REPORTS = "analytics";

    /** The texts that all packages share. */
    private static final String SHARED = "../text";

    /** The texts of the command line, beside the packages of the window. */
    private static final String COMMANDS = "../command";

    /** The package whose texts the command line has as well. */
    private static final String CHANGES = "change";

    /** Different things that happen to be called alike in the languages there are. */
    private static final Set<Set<String>> ALIKE_BY_CHANCE =
            Set.of(
                    // A section of the window, and a type of item.
                    Set.of("live:title", "../text:item.live"),
                    // A word within a line, written like its neighbors, and the label of a field.
                    Set.of("change:part.url", "../text:field.url"),
                    // A change, and a video that couldn't be processed.
                    Set.of("../text:state.FAILED", "../text:video.status.FAILED"),
                    // Where an item is, and a type of item.
                    Set.of("../text:field.folder_id", "../text:item.folder"),
                    // What a command made, and the label of the list of reports.
                    Set.of("../command:report.title", "reports:template"));

    /** The number that has been reached. It may only become smaller. */
    private static final int TEXTS = 3334;

    private static final Pattern PLACE = Pattern.compile("\\{\\d}");
    private static final Pattern LITERAL = Pattern.compile("\"([A-Za-z][A-Za-z0-9_.-]*)\"");

    @Test
    void everyBundleIsSeen() throws IOException {
        assertThat(bundles()).contains(SHARED, "shell");
    }

    @TestFactory
    Stream<DynamicTest> everyLanguageHasTheSameKeysAndPlaces() throws IOException {
        return bundles().stream()
                .flatMap(name -> LANGUAGES.stream().map(tag -> languages(name, tag)));
    }

    @TestFactory
    Stream<DynamicTest> everyKeyThatIsAskedForIsThere() throws IOException {
        return bundles().stream()
                .map(
                        name ->
                                DynamicTest.dynamicTest(
                                        name,
                                        () ->
                                                assertThat(missing(name))
                                                        .as("keys without a text")
                                                        .isEmpty()));
    }

    @TestFactory
    Stream<DynamicTest> everyTextIsUsed() throws IOException {
        return bundles().stream()
                .map(
                        name ->
                                DynamicTest.dynamicTest(
                                        name,
                                        () ->
                                                assertThat(unused(name))
                                                        .as("texts that nobody asks for")
                                                        .isEmpty()));
    }

    @Test
    void oneMeaningHasOneKey() throws IOException {
        Map<List<String>, Set<String>> repeated = TextCopies.in(everyBundle());
        repeated.values().removeIf(ALIKE_BY_CHANCE::contains);
        assertThat(repeated).as("texts that stand twice, in all languages alike").isEmpty();
    }

    @Test
    void noMoreTextsThanDecided() throws IOException {
        int texts = everyBundle().getFirst().size();
        assertThat(texts).as("all bundles").isGreaterThan(TEXTS / 2);
        assertThat(texts)
                .as("decision 42: who adds texts names what goes")
                .isLessThanOrEqualTo(TEXTS);
    }

    @Test
    void chanceStillHolds() throws IOException {
        assertThat(TextCopies.in(everyBundle()).values()).containsAll(ALIKE_BY_CHANCE);
    }

    @Test
    void noTextHidesTheOneThatAllPackagesShare() throws IOException {
        Set<String> shared = bundle(SHARED, "").stringPropertyNames();
        Set<String> hiding = new TreeSet<>();
        for (String name : bundles()) {
            if (!name.equals(SHARED)) {
                bundle(name, "").stringPropertyNames().stream()
                        .filter(shared::contains)
                        .forEach(key -> hiding.add(name + ":" + key));
            }
        }
        assertThat(hiding).isEmpty();
    }

    @Test
    void noTextOfAReportHidesAnotherOne() throws IOException {
        assertThat(reports()).isNotEmpty();
        for (String report : reports()) {
            assertThat(bundle(report, "").stringPropertyNames())
                    .as(report)
                    .isNotEmpty()
                    .doesNotContainAnyElementsOf(bundle(REPORTS, "").stringPropertyNames());
        }
    }

    @Test
    void noTextOfTheCommandLineHidesOneOfTheWindow() throws IOException {
        assertThat(bundle(COMMANDS, "").stringPropertyNames())
                .isNotEmpty()
                .doesNotContainAnyElementsOf(bundle(CHANGES, "").stringPropertyNames());
    }

    @Test
    void copiesAreFound() {
        Map<String, String> english =
                Map.of("trash:row", "Row", "video:line", "Row", "video:verse", "Row");
        Map<String, String> other = new HashMap<>(english);
        other.put("video:verse", "Verso");
        assertThat(TextCopies.in(List.of(english, other)).values())
                .containsExactly(Set.of("trash:row", "video:line"));
    }

    @Test
    void theFormsOfANumberAreOneText() {
        Map<String, String> texts =
                Map.of(
                        "video:rows.one", "{0} row",
                        "video:rows.other", "{0} rows",
                        "video:found.one", "{0} row found",
                        "video:found.other", "{0} rows",
                        "trash:lines.one", "{0} row",
                        "trash:lines.other", "{0} rows",
                        "trash:same.one", "{0} more",
                        "trash:same.other", "{0} more");
        assertThat(TextCopies.in(List.of(texts)).values())
                .containsExactlyInAnyOrder(
                        Set.of("video:rows", "trash:lines"),
                        Set.of("trash:same.one", "trash:same.other"));
    }

    /** The texts of all bundles by package and key, for each language. */
    private static List<Map<String, String>> everyBundle() throws IOException {
        List<Map<String, String>> all = new ArrayList<>();
        for (String tag : languages()) {
            Map<String, String> texts = new HashMap<>();
            for (String name : bundles()) {
                Properties bundle = bundle(name, tag);
                bundle.stringPropertyNames()
                        .forEach(key -> texts.put(name + ":" + key, bundle.getProperty(key)));
            }
            all.add(texts);
        }
        return all;
    }

    private static List<String> languages() {
        return Stream.concat(Stream.of(""), LANGUAGES.stream().map(tag -> "_" + tag)).toList();
    }

    private static DynamicTest languages(String name, String tag) {
        return DynamicTest.dynamicTest(
                name + " " + tag,
                () -> {
                    Properties english = bundle(name, "");
                    Properties other = bundle(name, "_" + tag);
                    assertThat(other.stringPropertyNames())
                            .containsExactlyInAnyOrderElementsOf(english.stringPropertyNames());
                    for (String key : english.stringPropertyNames()) {
                        assertThat(places(other.getProperty(key)))
                                .as(key)
                                .isEqualTo(places(english.getProperty(key)));
                        assertThat(other.getProperty(key)).as(key).isNotBlank();
                    }
                });
    }

    private static Set<String> places(String text) {
        return PLACE.matcher(text)
                .results()
                .map(MatchResult::group)
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private static Set<String> missing(String name) throws IOException {
        Set<String> keys = bundle(name, "").stringPropertyNames();
        Set<String> shared = new TreeSet<>(bundle(SHARED, "").stringPropertyNames());
        if (reports().contains(name)) {
            shared.addAll(bundle(REPORTS, "").stringPropertyNames());
        }
        if (name.equals(COMMANDS)) {
            shared.addAll(bundle(CHANGES, "").stringPropertyNames());
        }
        Set<String> missing = new TreeSet<>();
        for (AskedText asked : AskedText.in(source(SOURCES.resolve("ui").resolve(name)))) {
            if (!asked.isIn(shared) && !asked.isIn(keys)) {
                missing.add(asked.key());
            }
        }
        return missing;
    }

    /** The code that uses the texts of a package: its own, and that of the reports for theirs. */
    private static String sources(String name) throws IOException {
        StringBuilder all = new StringBuilder(source(SOURCES.resolve("ui").resolve(name)));
        if (name.equals(REPORTS)) {
            for (String report : reports()) {
                all.append(source(SOURCES.resolve("ui").resolve(report)));
            }
        }
        return all.toString();
    }

    /** The sections that also have the texts that reports share. */
    private static List<String> reports() throws IOException {
        List<String> reports = new ArrayList<>();
        for (String id : SectionPackages.ids()) {
            if (source(SOURCES.resolve("ui").resolve(id)).contains(".sharing(")) {
                reports.add(id);
            }
        }
        return reports;
    }

    private static Set<String> unused(String name) throws IOException {
        boolean everywhere = name.equals(SHARED);
        String source =
                (everywhere
                                ? source(SOURCES.resolve("ui"))
                                        + source(SOURCES.resolve("text"))
                                        + source(SOURCES.resolve("command"))
                                : sources(name))
                        + source(SOURCES, 1)
                        + source(SOURCES.resolve("start"));
        Set<String> literals =
                LITERAL.matcher(source)
                        .results()
                        .map(literal -> literal.group(1))
                        .collect(Collectors.toSet());
        Set<String> unused = new TreeSet<>(bundle(name, "").stringPropertyNames());
        unused.removeIf(key -> isUsed(key, literals));
        if (name.equals(COMMANDS)) {
            unused.removeAll(HelpTexts.keys());
        }
        return unused;
    }

    /**
     * By its name, by the stem of its plural, or by the beginning that code adds the rest to: one
     * that ends with a dot, or one of several parts that stands before a dot of the key.
     */
    private static boolean isUsed(String key, Set<String> literals) {
        String stem = key.replaceFirst("\\.(one|other)$", "");
        return literals.contains(key)
                || literals.contains(stem)
                || literals.stream().anyMatch(literal -> isBeginning(literal, key));
    }

    private static boolean isBeginning(String literal, String key) {
        return literal.endsWith(".")
                ? key.startsWith(literal)
                : literal.contains(".") && key.startsWith(literal + ".");
    }

    private static List<String> bundles() throws IOException {
        try (Stream<Path> bundles = Files.list(RESOURCES)) {
            return Stream.concat(
                            bundles.filter(
                                            name ->
                                                    Files.exists(
                                                            name.resolve("messages.properties")))
                                    .map(name -> name.getFileName().toString()),
                            Stream.of(SHARED, COMMANDS))
                    .sorted()
                    .toList();
        }
    }

    private static Properties bundle(String name, String suffix) throws IOException {
        Path file = RESOURCES.resolve(name).resolve("messages" + suffix + ".properties");
        Properties properties = new Once(file);
        try (Reader reader = Files.newBufferedReader(file)) {
            properties.load(reader);
        }
        return properties;
    }

    private static String source(Path directory) throws IOException {
        return source(directory, Integer.MAX_VALUE);
    }

    private static String source(Path directory, int depth) throws IOException {
        if (!Files.isDirectory(directory)) {
            return "";
        }
        try (Stream<Path> files = Files.walk(directory, depth)) {
            return files.filter(file -> file.toString().endsWith(".java"))
                    .map(BundlesTest::read)
                    .collect(Collectors.joining("\n"));
        }
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    /** Refuses a key that comes twice in one file. */
    private static final class Once extends Properties {
        private static final long serialVersionUID = 1L;

        private final String file;

        Once(Path file) {
            this.file = file.toString();
        }

        @Override
        public synchronized Object put(Object key, Object value) {
            assertThat(containsKey(key)).as("%s twice in %s", key, file).isFalse();
            return super.put(key, value);
        }
    }
}
