package app.marquee.ui.control.font;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.ui.testing.Toolkit;

import javafx.scene.text.Font;
import javafx.scene.text.Text;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.concurrent.TimeoutException;
import java.util.stream.IntStream;

/** The bundled files are fonts of this system like those that are installed. */
@EnabledOnOs(OS.LINUX)
@Tag("window")
class TypefaceTest {
    private static final double SIZE = 100;

    @BeforeAll
    static void register() throws TimeoutException {
        Toolkit.start();
    }

    @ParameterizedTest
    @ValueSource(strings = {"Roboto", "JetBrains Mono", "Noto Emoji", "Marquee Right to Left"})
    void theToolkitKnowsEachFamily(String family) {
        assertThat(Font.font(family).getFamily()).isEqualTo(family);
        assertThat(Font.getFamilies()).contains(family);
    }

    @Test
    void figuresAreAllOfOneWidthSoThatNumbersStandBelowEachOther() {
        assertThat(
                        IntStream.rangeClosed(0, 9)
                                .mapToObj(digit -> width("Roboto", String.valueOf(digit)))
                                .distinct())
                .hasSize(1);
    }

    @Test
    void requestsAreWrittenInLettersOfOneWidth() {
        assertThat(width("JetBrains Mono", "iii")).isEqualTo(width("JetBrains Mono", "WWW"));
    }

    /** A glyph that a typeface lacks is a box, and boxes are all of one width. */
    @Test
    void signsThatTheTypefaceLacksComeFromOtherFonts() {
        assertThat(width("Roboto", "🎬")).isEqualTo(width("Noto Emoji", "🎬"));
    }

    /** Where it is asked for characters that a font lacks, and for the font of no family. */
    @Test
    void theSystemFontIsOurs() {
        assertThat(width("System", "Aula 28: 🎬")).isEqualTo(width("Roboto", "Aula 28: 🎬"));
    }

    private static double width(String family, String text) {
        Text measured = new Text(text);
        measured.setFont(Font.font(family, SIZE));
        return measured.getLayoutBounds().getWidth();
    }
}
