package app.marquee.command;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.command.CommandTrial.Result;
import app.marquee.log.Logging;
import app.marquee.ui.HelpTexts;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import picocli.CommandLine.Model.CommandSpec;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Help and errors in the languages other than English. */
class CommandTextsTest {
    /** Words of English that neither Portuguese nor Spanish has. */
    private static final Pattern ENGLISH =
            Pattern.compile(
                    "(?<![\\w/.=-])(?i:the|of|to|with|without|and|by|for|is|are|an|this|that|file|"
                            + "options?|unknown|missing|needs?|must|can't|usage|default|"
                            + "directory|help|exit|try|saved|nothing)(?![\\w/=-])");

    /** What is typed as it is, in every language. */
    private static final Pattern TYPED =
            Pattern.compile(
                    "\"[^\"]*\"|(?<!\\w)--?[a-z][\\w-]*|\\w+-[\\w-]+|\\[[^\\]]*]|\\bdefault\\b|unknown"
                        + " ou? disc|[A-Z]{2,}");

    @TempDir private Path home;

    @AfterEach
    void stop() {
        Logging.stop();
    }

    private Result run(String language, String... arguments) {
        return new CommandTrial(home, CommandTrial.CLOCK, "token")
                .in(Locale.forLanguageTag(language))
                .run(arguments);
    }

    private static List<String> english(String text) {
        return text.lines()
                .filter(line -> ENGLISH.matcher(TYPED.matcher(line).replaceAll(" ")).find())
                .toList();
    }

    private static Stream<String> commands() {
        return HelpTexts.commands(HelpTexts.line()).map(CommandSpec::qualifiedName);
    }

    @ParameterizedTest
    @ValueSource(strings = {"es", "pt-BR"})
    void theHelpOfEveryCommandIsInTheLanguage(String language) {
        List<String> all = commands().toList();
        assertThat(all).hasSizeGreaterThan(20);
        for (String command : all) {
            List<String> words = new ArrayList<>(Arrays.asList(command.split(" ", -1)));
            words.removeFirst();
            words.add("--help");
            Result result = run(language, words.toArray(String[]::new));
            assertThat(result.status()).as(command).isZero();
            assertThat(result.text()).as(command).startsWith("Uso: marquee");
            assertThat(english(result.text())).as(command + " in " + language).isEmpty();
        }
    }

    @Test
    void everyCommandAndArgumentIsDescribed() {
        var line = HelpTexts.line();
        line.setResourceBundle(CommandTexts.ENGLISH.bundle());
        HelpTexts.commands(line)
                .forEach(
                        command -> {
                            assertThat(command.usageMessage().description())
                                    .as(command.qualifiedName())
                                    .isNotEmpty();
                            command.args()
                                    .forEach(
                                            one ->
                                                    assertThat(one.description())
                                                            .as(command.qualifiedName() + one)
                                                            .isNotEmpty());
                        });
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "2 | --nonsense",
                "2 | nonsense",
                "2 | tour",
                "2 | export",
                "2 | export ranking --period",
                "2 | export ranking --period x --connection sandbox",
                "2 | export x",
                "2 | export ranking --granularity week",
                "2 | export ranking --format txt",
                "2 | export cities --filter x",
                "2 | export cities --filter folder=1",
                "2 | export browsers",
                "2 | export live --connection sandbox",
                "2 | apply x --yes --confirm y",
                "2 | connection test --connection nobody",
                "2 | connection test --base-url http://api.example.com",
                "2 | connection test --base-url https://a.example --token-env NOT_THERE",
                "2 | schedule print --every year export ranking",
                "2 | report run x -o x.doc --connection sandbox",
                "2 | report run none -o x.pdf --connection sandbox",
                "1 | plan /not/there --connection sandbox",
                "1 | changes undo none --connection sandbox",
                "4 | connection test --base-url http://127.0.0.1:9",
            })
    void errorsAreInTheLanguage(int status, String command) {
        for (String language : List.of("es", "pt-BR")) {
            Result result = run(language, command.split(" ", -1));
            assertThat(result.status()).as(result.err()).isEqualTo(status);
            assertThat(result.err()).isNotEmpty();
            assertThat(english(result.err())).as(language).isEmpty();
        }
    }

    @Test
    void jsonIsTheSameInEveryLanguage() {
        String[] command = {"changes", "undo", "none", "--connection", "sandbox", "--json"};
        Result spanish = run("es", command);
        assertThat(spanish.text()).isEqualTo(run("en", command).text());
        assertThat(spanish.text()).contains("This connection has no change none.");
        assertThat(spanish.err()).startsWith("Esta conexión no tiene el cambio none.");
    }
}
