package app.marquee.ui;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The texts of the interface keep the rules of {@code docs/writing.md}. */
class WritingRulesTest {
    private static final Path BUNDLES = Path.of("src/main/resources/app/marquee/ui");
    private static final Path SHARED = Path.of("src/main/resources/app/marquee/text");
    private static final Path COMMANDS = Path.of("src/main/resources/app/marquee/command");
    private static final Path REPORTS = Path.of("src/main/resources/app/marquee/report");
    private static final List<String> LANGUAGES = List.of("", "pt", "es");
    private static final int MOST_WORDS = 20;
    private static final Pattern SENTENCE = Pattern.compile("(?<=[.!?:])\\s+|\\n");
    private static final Pattern WORD = Pattern.compile("\\S*[\\p{L}\\p{N}]\\S*");

    /** Where a word of the glossary's removed variants is the right one. */
    private static final Map<String, String> EXCEPTIONS =
            Map.ofEntries(
                    Map.entry("referrers:rules.text", "own names"),
                    Map.entry("text:paused.until", "wait"),
                    Map.entry("text:failure.unavailable.refused.meaning", "serviço"),
                    Map.entry("playlist:link.far", "give up"),
                    Map.entry("playlists:link.far", "give up"),
                    Map.entry("settings:keychain.secret_service", "service"),
                    Map.entry("settings:authority.no_authority", "person"),
                    Map.entry("cities:location.both", ";"),
                    Map.entry("cities:location.zero.help", ";"),
                    Map.entry("command:problem.paused", "wait"),
                    Map.entry("command:problem.paused.until", "wait"),
                    Map.entry("command:report.partial.paused", "wait"),
                    Map.entry("command:report.partial.until", "wait"),
                    Map.entry("command:yaml.video.id", "UUID"));

    /** A rule and a text that breaks it. */
    private record Rule(String name, Predicate<Text> broken, String canary) {}

    /** One text of one bundle in one language. */
    private record Text(String bundle, String key, String language, String value) {
        boolean is(String tag) {
            return language.equals(tag);
        }

        @Override
        public String toString() {
            return bundle + ":" + key + (language.isEmpty() ? "" : " " + language) + " = " + value;
        }
    }

    private static List<Rule> rules() {
        List<Rule> rules = new ArrayList<>();
        rules.add(
                new Rule(
                        "no sentence is longer than 20 words",
                        text ->
                                SENTENCE.splitAsStream(text.value())
                                        .anyMatch(one -> words(one) > MOST_WORDS),
                        "One two three four five six seven eight nine ten eleven twelve thirteen"
                            + " fourteen fifteen sixteen seventeen eighteen nineteen twenty more"));
        rules.add(rule("an ellipsis is one character", "\\.\\.\\.", "Save..."));
        rules.add(
                new Rule(
                        "quotes are curly, but not in a terminal",
                        text ->
                                !text.bundle().equals("command")
                                        && Pattern.compile("[\"']").matcher(text.value()).find(),
                        "Don't"));
        rules.add(rule("a semicolon is two sentences", ";", "Saved; sent"));
        rules.add(rule("an ID is spelled in capitals", "\\b(?:[Ii]d|[Ii]ds|Ids)\\b", "By id"));
        rules.add(
                rule(
                        "a status is in words",
                        "\\b(?:CONVERTED|CONVERTING|DELETING|DRAFT|FAILED)\\b",
                        "It is CONVERTED"));
        rules.add(
                english(
                        "takes? back|taken back|way back|gives? up|given up|go on|as a read shows"
                                + "|change lists?|kept answers?|the answers?|was asked|own names"
                                + "|take away|keep for later|leave for later|documented interface"
                                + "|not told|not said|nobody|UUIDs?",
                        "Take back the change"));
        rules.add(
                english(
                        "service|machine|person|figures?|desk|journal|catalogue|pictures?|waits?",
                        "The service is slow"));
        rules.add(
                portuguese(
                        "serviço|máquina|nomes próprios|desistir|membro|interface documentada"
                                + "|voltar atrás|aguardam|solicitaç(?:ão|ões)|UUIDs?",
                        "O serviço está lento"));
        rules.add(
                spanish(
                        "servicio|máquina|ordenador|usted|ustedes|vosotros|su cuenta|añadir|miembro"
                                + "|volver atrás|nombres propios|audiencia|UUIDs?",
                        "El servicio es lento"));
        return rules;
    }

    private static Rule rule(String name, String pattern, String canary) {
        Pattern compiled = Pattern.compile(pattern);
        return new Rule(name, text -> isFound(compiled, text), canary);
    }

    private static Rule english(String variants, String canary) {
        Pattern compiled = variants(variants);
        return new Rule(
                "English keeps to the glossary: " + canary,
                text -> text.is("") && isFound(compiled, text),
                canary);
    }

    private static Rule portuguese(String variants, String canary) {
        Pattern compiled = variants(variants);
        return new Rule(
                "Portuguese keeps to the glossary: " + canary,
                text -> text.is("pt") && isFound(compiled, text),
                canary);
    }

    private static Rule spanish(String variants, String canary) {
        Pattern compiled = variants(variants);
        return new Rule(
                "Spanish keeps to the glossary: " + canary,
                text -> text.is("es") && isFound(compiled, text),
                canary);
    }

    private static Pattern variants(String variants) {
        return Pattern.compile(
                "\\b(?:" + variants + ")\\b",
                Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE | Pattern.UNICODE_CHARACTER_CLASS);
    }

    private static boolean isFound(Pattern pattern, Text text) {
        String exception = EXCEPTIONS.getOrDefault(text.bundle() + ":" + text.key(), "");
        return pattern.matcher(text.value())
                .results()
                .anyMatch(
                        found ->
                                !found.group()
                                        .toLowerCase(Locale.ROOT)
                                        .equals(exception.toLowerCase(Locale.ROOT)));
    }

    private static int words(String sentence) {
        int count = (int) WORD.matcher(sentence).results().count();
        return Math.min(count, MOST_WORDS + 1);
    }

    @TestFactory
    Stream<DynamicTest> everyTextKeepsTheRule() throws IOException {
        List<Text> texts = texts();
        return rules().stream()
                .map(
                        rule ->
                                DynamicTest.dynamicTest(
                                        rule.name(),
                                        () ->
                                                assertThat(texts)
                                                        .isNotEmpty()
                                                        .noneMatch(rule.broken())));
    }

    @TestFactory
    Stream<DynamicTest> theRuleSeesWhatBreaksIt() {
        return rules().stream()
                .map(
                        rule ->
                                DynamicTest.dynamicTest(
                                        rule.name(),
                                        () ->
                                                assertThat(
                                                                LANGUAGES.stream()
                                                                        .map(
                                                                                tag ->
                                                                                        new Text(
                                                                                                "x",
                                                                                                "y",
                                                                                                tag,
                                                                                                rule
                                                                                                        .canary())))
                                                        .anyMatch(rule.broken())));
    }

    private static List<Text> texts() throws IOException {
        List<Text> texts = new ArrayList<>();
        try (Stream<Path> bundles = Files.list(BUNDLES)) {
            for (Path bundle :
                    new TreeSet<>(
                            Stream.concat(bundles, Stream.of(SHARED, COMMANDS, REPORTS))
                                    .toList())) {
                for (String language : LANGUAGES) {
                    String name = "messages" + (language.isEmpty() ? "" : "_" + language);
                    Path file = bundle.resolve(name + ".properties");
                    if (Files.exists(file)) {
                        read(file)
                                .forEach(
                                        (key, value) ->
                                                texts.add(
                                                        new Text(
                                                                bundle.getFileName().toString(),
                                                                key,
                                                                language,
                                                                value)));
                    }
                }
            }
        }
        return texts;
    }

    private static Map<String, String> read(Path file) throws IOException {
        Properties properties = new Properties();
        try (Reader reader = Files.newBufferedReader(file)) {
            properties.load(reader);
        }
        Map<String, String> texts = new TreeMap<>();
        properties
                .stringPropertyNames()
                .forEach(key -> texts.put(key, properties.getProperty(key)));
        return texts;
    }
}
