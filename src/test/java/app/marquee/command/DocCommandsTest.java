package app.marquee.command;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.command.CommandTrial.Result;
import app.marquee.log.Logging;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import picocli.CommandLine;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Command lines of the docs: those in code blocks run on the sandbox, those in sentences and those
 * listed in {@code docs-commands.txt} with a reason are parsed.
 */
class DocCommandsTest {
    private static final String PROGRAM = "marquee";
    private static final Path UNRUN = Path.of("src/test/resources/app/marquee/docs-commands.txt");
    private static final Pattern FILE = Pattern.compile("(?ms)^cat > (\\S+) <<'END'\\n(.*?)^END$");
    private static final Pattern LINE = Pattern.compile("(?m)^marquee(?: [^`\\n]+)?$");
    private static final Pattern IN_A_SENTENCE = Pattern.compile("`marquee ([^`\\n]+)`");
    private static final Pattern WORD = Pattern.compile("'([^']*)'|(\\S+)");

    @TempDir Path home;
    @TempDir Path folder;

    @AfterEach
    void stop() {
        Logging.stop();
    }

    private static List<Path> pages() throws IOException {
        List<Path> pages = new ArrayList<>();
        for (String name : List.of("README.md", "SECURITY.md", "packaging/README.md")) {
            pages.add(Path.of(name));
        }
        try (Stream<Path> docs = Files.walk(Path.of("docs"))) {
            docs.filter(page -> page.toString().endsWith(".md")).sorted().forEach(pages::add);
        }
        return pages;
    }

    private static List<String> lines(Path page) throws IOException {
        return LINE.matcher(Files.readString(page)).results().map(MatchResult::group).toList();
    }

    private static Map<String, String> unrun() throws IOException {
        Map<String, String> unrun = new LinkedHashMap<>();
        for (String line : Files.readAllLines(UNRUN)) {
            if (!line.startsWith("#")) {
                List<String> parts = List.of(line.split("\t", -1));
                unrun.put(parts.getFirst(), parts.getLast());
            }
        }
        return unrun;
    }

    /** The lines of a page one after the other in a home of its own, since they follow up. */
    @TestFactory
    Stream<DynamicTest> theCommandLinesOfEachPageRun() throws IOException {
        Map<String, String> unrun = unrun();
        List<DynamicTest> tests = new ArrayList<>();
        for (Path page : pages()) {
            List<String> lines = lines(page);
            if (!unrun.keySet().containsAll(lines)) {
                tests.add(DynamicTest.dynamicTest(page.toString(), () -> run(page, lines)));
            }
        }
        assertThat(tests).hasSizeGreaterThan(2);
        return tests.stream();
    }

    private void run(Path page, List<String> lines) throws IOException {
        Map<String, String> unrun = unrun();
        write(page);
        for (String line : lines) {
            if (!unrun.containsKey(line)) {
                requireSuccess(line, placed(words(line)));
            }
        }
    }

    @Test
    void whatIsNotRunIsParsed() throws IOException {
        List<String> sentences = new ArrayList<>();
        for (Path page : pages()) {
            Matcher named = IN_A_SENTENCE.matcher(Files.readString(page));
            named.results().map(found -> PROGRAM + " " + found.group(1)).forEach(sentences::add);
        }
        assertThat(sentences).hasSizeGreaterThan(8);
        for (String line : sentences) {
            assertThat(wrong(line)).as(line).isIn("", "MissingParameterException");
        }
        for (String line : unrun().keySet()) {
            assertThat(wrong(line)).as(line).isEmpty();
        }
    }

    @ParameterizedTest
    @CsvSource({
        "marquee alerts check --no-such-option, UnmatchedArgumentException",
        "marquee no-such-command, UnmatchedArgumentException",
        "marquee apply, MissingParameterException",
        "marquee apply plan.json --yes, ''"
    })
    void findsTheCanary(String line, String problem) {
        assertThat(wrong(line)).isEqualTo(problem);
    }

    /**
     * What the parser refuses in a line; empty for nothing. A sentence may name a command alone.
     */
    private static String wrong(String line) {
        try {
            CommandTrial.parse(words(line.replaceFirst("\\s*#.*", "")));
            return "";
        } catch (CommandLine.ParameterException refused) {
            return refused.getClass().getSimpleName();
        }
    }

    @Test
    void everyListedLineIsInTheDocsAndHasAReason() throws IOException {
        List<String> lines = new ArrayList<>();
        for (Path page : pages()) {
            lines.addAll(lines(page));
        }
        assertThat(lines).containsAll(unrun().keySet());
        assertThat(unrun())
                .allSatisfy((line, reason) -> assertThat(reason).isNotBlank().isNotEqualTo(line));
    }

    /** Writes the files that a page makes with {@code cat > NAME <<'END'}. */
    private void write(Path page) throws IOException {
        Matcher file = FILE.matcher(Files.readString(page));
        while (file.find()) {
            Files.writeString(folder.resolve(file.group(1)), file.group(2));
        }
    }

    private void requireSuccess(String line, List<String> words) {
        Result result =
                new CommandTrial(home, CommandTrial.CLOCK, "token")
                        .run(words.toArray(String[]::new));
        assertThat(result.status()).as(line + "\n" + result.err()).isZero();
    }

    /** The words behind the name of the program; what is in single quotes is one. */
    private static List<String> words(String line) {
        return WORD.matcher(line.substring(PROGRAM.length()))
                .results()
                .map(word -> word.group(1) == null ? word.group(2) : word.group(1))
                .toList();
    }

    /** The same with its files in a temporary directory. */
    private List<String> placed(List<String> words) {
        List<String> placed = new ArrayList<>(words);
        boolean isSchedule = words.getFirst().equals("schedule");
        for (int at = 1; at < words.size() && !isSchedule; at++) {
            if (words.get(at - 1).equals("-o") || Files.exists(folder.resolve(words.get(at)))) {
                placed.set(at, folder.resolve(words.get(at)).toString());
            }
        }
        return placed;
    }
}
