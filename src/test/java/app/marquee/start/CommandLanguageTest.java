package app.marquee.start;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** The language of a command is that of its home, or else that of the terminal. */
class CommandLanguageTest {
    private static final Map<String, String> SPANISH = Map.of("LANG", "es_MX.UTF-8");

    @TempDir private Path home;

    private String saved(List<String> arguments) {
        return new CommandLanguage(arguments, SPANISH).get().text("apply.refused");
    }

    @Test
    void theLanguageThatTheUserChoseComesFirst() throws IOException {
        Path settings = LaunchHome.of(home).settingsFile();
        Files.createDirectories(settings.getParent());
        Files.writeString(settings, "{\"language\": \"pt-BR\"}");
        assertThat(saved(List.of("export", "--home", home.toString())))
                .isEqualTo("Nada foi enviado.");
        assertThat(saved(List.of("--home=" + home))).isEqualTo("Nada foi enviado.");
        Files.writeString(settings, "{\"language\": \"system\"}");
        assertThat(saved(List.of("--home=" + home))).isEqualTo("No se envió nada.");
        Files.writeString(settings, "damaged");
        assertThat(saved(List.of("--home=" + home))).isEqualTo("No se envió nada.");
        assertThat(settings).hasContent("damaged");
    }

    /** Texts, numbers and dates are in one locale, with the country only if it has the language. */
    @ParameterizedTest
    @CsvSource({"pt_PT.UTF-8, pt-PT", "es_DE.UTF-8, es", "de_DE.UTF-8, en", "ar_EG.UTF-8, en"})
    void aLanguageWithoutTextsIsEnglish(String language, String tag) {
        assertThat(
                        new CommandLanguage(
                                        List.of("--home", home.resolve("none").toString()),
                                        Map.of("LANG", language))
                                .get()
                                .locale()
                                .toLanguageTag())
                .isEqualTo(tag);
    }

    @Test
    void withoutSettingsItIsThatOfTheTerminal() {
        assertThat(saved(List.of("--home", home.resolve("none").toString())))
                .isEqualTo("No se envió nada.");
    }

    @ParameterizedTest
    @CsvSource({
        "pt_BR.UTF-8, es_MX, es_MX, pt-BR",
        "'', es_AR.UTF-8, pt_BR, es-AR",
        "'', '', es@euro, es",
        "C.UTF-8, '', es_MX, en",
        "C, '', es_MX, en",
        "'', POSIX, es_MX, en",
        "'', '', de_DE.UTF-8, de-DE",
    })
    void theVariablesOfTheTerminalAreReadInTheirOrder(
            String all, String messages, String language, String tag) {
        assertThat(
                        CommandLanguage.ofTerminal(
                                        Map.of(
                                                "LC_ALL", all,
                                                "LC_MESSAGES", messages,
                                                "LANG", language))
                                .toLanguageTag())
                .isEqualTo(tag);
    }
}
