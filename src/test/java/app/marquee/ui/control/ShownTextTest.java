package app.marquee.ui.control;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** No row measures more of a text than it could show. */
class ShownTextTest {
    @Test
    void linesAreJoined() {
        assertThat(ShownText.line("One\r\ntwo\nthree")).isEqualTo("One  two three");
        assertThat(ShownText.wrapped("One\ntwo")).isEqualTo("One two");
    }

    @Test
    void aTextOfTheLengthOfAScreenIsWhole() {
        String text = "a".repeat(ShownText.MOST);
        assertThat(ShownText.line(text)).isEqualTo(text);
        assertThat(ShownText.wrapped(text)).isEqualTo(text);
    }

    @Test
    void aLongerOneIsCut() {
        String text = "a".repeat(ShownText.MOST + 1);
        assertThat(ShownText.line(text)).hasSize(ShownText.MOST).endsWith("a…");
        assertThat(ShownText.wrapped(text)).hasSize(ShownText.MOST).endsWith("a…");
    }

    @Test
    void noCharacterIsCutInTwo() {
        assertThat(ShownText.line("a" + "😀".repeat(ShownText.MOST))).endsWith("😀…");
        assertThat(ShownText.line("😀".repeat(ShownText.MOST))).endsWith("😀…");
    }
}
