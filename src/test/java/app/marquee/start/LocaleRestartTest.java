package app.marquee.start;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.Launcher;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Names with accents work in every locale. The commands are in a script, since the tests themselves
 * may run in the POSIX locale.
 */
@EnabledOnOs(OS.LINUX)
class LocaleRestartTest {
    private static final String ENGLISH = "0 rows saved to relatório.csv.";
    private static final String PORTUGUESE = "0 linha salva em relatório.csv.";

    @TempDir private Path directory;
    private final Path shell = Path.of("/bin/sh");

    /**
     * @param status exit status
     * @param said both streams
     */
    private record Ended(int status, String said) {}

    @BeforeEach
    void theMachineIsNamed() throws IOException {
        Files.writeString(
                directory.resolve("marquee"),
                "exec '%s' --enable-native-access=ALL-UNNAMED -XX:TieredStopAtLevel=1 -cp '%s' %s \"$@\"\n"
                        .formatted(
                                Path.of(System.getProperty("java.home"), "bin", "java"),
                                classPath(),
                                Launcher.class.getName()));
    }

    /** Whole, since the program starts in another directory. */
    private static String classPath() {
        return Stream.of(System.getProperty("java.class.path").split(File.pathSeparator, -1))
                .map(each -> Path.of(each).toAbsolutePath().toString())
                .collect(Collectors.joining(File.pathSeparator));
    }

    private Ended run(Map<String, String> environment, String... lines)
            throws IOException, InterruptedException {
        Path script = directory.resolve("script");
        Files.writeString(script, "marquee=$PWD/marquee\n" + String.join("\n", lines) + "\n");
        return ended(environment, script);
    }

    private Ended ended(Map<String, String> environment, Path script)
            throws IOException, InterruptedException {
        ProcessBuilder builder = new ProcessBuilder(shell.toString(), script.toString());
        builder.environment().clear();
        builder.environment().putAll(environment);
        Process process = builder.directory(directory.toFile()).redirectErrorStream(true).start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        return new Ended(process.waitFor(), said);
    }

    @ParameterizedTest
    @CsvSource({
        "'', '', " + ENGLISH,
        "pt_BR.UTF-8, C, " + ENGLISH,
        "pt_XX.UTF-8, '', " + PORTUGUESE,
    })
    void everyNameWorksInEveryLocale(String language, String all, String words) throws Exception {
        Ended ended =
                run(
                        Map.of("LANG", language, "LC_ALL", all, "PATH", System.getenv("PATH")),
                        "mkdir diretório && cd diretório",
                        "sh \"$marquee\" export activity --connection sandbox --home ação -o"
                                + " relatório.csv || exit",
                        "test -f relatório.csv && test -f ação/journal.db && echo found");
        assertThat(ended.said()).isEqualTo(words + "\nfound\n");
        assertThat(ended.status()).isZero();
    }

    @Test
    void valuesOfOptionsAndFilesToReadAreFound() throws Exception {
        Ended ended =
                run(
                        Map.of("LC_ALL", "C", "CHAVE_SECRETÁRIA", "token"),
                        "sh \"$marquee\" changes list --connection Produção --home h",
                        "sh \"$marquee\" plan não.csv --connection sandbox --home h",
                        "sh \"$marquee\" connection test --base-url http://127.0.0.1:1 --token-env"
                                + " NÃO --home h");
        assertThat(ended.said())
                .contains("There is no connection called Produção.")
                .contains("There is no file não.csv.")
                .contains("The environment variable NÃO (--token-env) is not set.");
    }

    @ParameterizedTest
    @ValueSource(strings = {"C", "C.UTF-8"})
    void bytesThatAreNoLettersAreRefused(String locale) throws Exception {
        Path script = directory.resolve("script");
        Files.writeString(
                script,
                """
                sh ./marquee export activity --connection sandbox --home h -o relat\u00F3rio.csv
                status=$?; ls; exit $status
                """,
                StandardCharsets.ISO_8859_1);
        Ended ended = ended(Map.of("LC_ALL", locale, "PATH", System.getenv("PATH")), script);
        assertThat(ended.status()).isEqualTo(2);
        assertThat(ended.said())
                .isEqualTo(
                        "relat\uFFFDrio.csv isn't valid UTF-8. Rename the file, or set LANG to the"
                                + " locale that its name was written in. (exit status 2)\n"
                                + "marquee\nscript\n");
    }

    @Test
    void aReplacementThatWasTypedIsALetter() throws Exception {
        Ended ended =
                run(
                        Map.of("LC_ALL", "C"),
                        "sh \"$marquee\" changes list --connection a\uFFFDb --home h");
        assertThat(ended.said()).contains("There is no connection called a\uFFFDb.");
    }

    @Test
    void theLocalesAreTriedInTheirOrder() {
        assertThat(LocaleRestart.next(Map.of())).contains("C.UTF-8");
        assertThat(LocaleRestart.next(Map.of("LC_ALL", "en_US.UTF-8"))).contains("C.UTF-8");
        assertThat(LocaleRestart.next(Map.of("MARQUEE_LOCALE", "C", "LC_ALL", "C.UTF-8")))
                .contains("en_US.UTF-8");
        assertThat(LocaleRestart.next(Map.of("MARQUEE_LOCALE", "C", "LC_ALL", "en_US.UTF-8")))
                .isEmpty();
        assertThat(LocaleRestart.next(Map.of("MARQUEE_LOCALE", "C", "LC_ALL", "C")))
                .contains("C.UTF-8");
    }

    @ParameterizedTest
    @CsvSource({
        "pt_BR, es_ES, en_US, fr_FR, pt_BR",
        "'', es_ES, en_US, fr_FR, es_ES",
        "'', '', en_US, fr_FR, en_US",
        "'', '', '', fr_FR, fr_FR",
        "'', '', '', '', C",
    })
    void theLanguageOfTheTerminalIsKept(
            String before, String all, String messages, String language, String kept) {
        assertThat(
                        LocaleRestart.terminal(
                                Map.of(
                                        "MARQUEE_LOCALE",
                                        before,
                                        "LC_ALL",
                                        all,
                                        "LC_MESSAGES",
                                        messages,
                                        "LANG",
                                        language)))
                .isEqualTo(kept);
    }
}
