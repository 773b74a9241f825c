package app.marquee.ui.control.font;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.ui.testing.Toolkit;

import com.sun.javafx.text.GlyphLayout;
import com.sun.javafx.text.GlyphLayoutManager;
import com.sun.javafx.text.ScriptMapper;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.Set;
import java.util.stream.IntStream;

/** A text for which JavaFX would ask Pango is known before. */
@Tag("window")
class TextShapingTest {
    private static final Set<Byte> TURNED =
            Set.of(
                    Character.DIRECTIONALITY_RIGHT_TO_LEFT,
                    Character.DIRECTIONALITY_RIGHT_TO_LEFT_ARABIC,
                    Character.DIRECTIONALITY_RIGHT_TO_LEFT_EMBEDDING,
                    Character.DIRECTIONALITY_RIGHT_TO_LEFT_OVERRIDE,
                    Character.DIRECTIONALITY_RIGHT_TO_LEFT_ISOLATE,
                    Character.DIRECTIONALITY_ARABIC_NUMBER);

    @Test
    void javaFxShapesNoLetterThatIsInARow() {
        assertThat(
                        IntStream.rangeClosed(0, Character.MAX_CODE_POINT)
                                .filter(TextShaping::isInARow)
                                .filter(
                                        letter ->
                                                ScriptMapper.isComplexCharCode(letter)
                                                        || TURNED.contains(
                                                                Character.getDirectionality(
                                                                        letter)))
                                .mapToObj(Integer::toHexString))
                .isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"Überblick – 50 %", "Αθήνα", "Москва", "東京タワー", "서울", "“1,5 €”", "a\tb"})
    void lettersInARowNeedNone(String text) {
        assertThat(TextShaping.isNeeded(text)).isFalse();
    }

    @ParameterizedTest
    @ValueSource(strings = {"مرحبا", "שלום", "नमस्ते", "สวัสดี", "e\u0301", "👩‍👧", "\u200fabc"})
    void othersNeedIt(String text) {
        assertThat(TextShaping.isNeeded("Title " + text)).isTrue();
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void eachTextHasALayoutOfItsOwn() throws Exception {
        Toolkit.start();
        TextShaping.separate();
        GlyphLayout first = GlyphLayoutManager.getInstance();
        first.dispose();
        assertThat(GlyphLayoutManager.getInstance()).isNotSameAs(first);
    }
}
