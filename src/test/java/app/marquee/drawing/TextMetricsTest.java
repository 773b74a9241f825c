package app.marquee.drawing;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Texts cut and broken to a width, with letters that are all one wide. */
final class TextMetricsTest {
    private static final FontFace FONT = new FontFace("Any", 1, false);
    private final TextMetrics metrics = (text, _) -> text.length();

    @Test
    void aLineHasAsManyWordsAsFit() {
        assertThat(metrics.lines(" one two  three four ", FONT, 7))
                .containsExactly("one two", "three", "four");
        assertThat(metrics.lines("one two", FONT, 6)).containsExactly("one", "two");
    }

    @Test
    void aLongerWordHasALineOfItsOwn() {
        assertThat(metrics.lines("a longest b", FONT, 3)).containsExactly("a", "longest", "b");
        assertThat(metrics.lines(" ", FONT, 3)).isEmpty();
    }

    @Test
    void aTextThatFitsIsWholeAndAnotherEndsWithAnEllipsis() {
        assertThat(metrics.fitted("seven", FONT, 5)).isEqualTo("seven");
        assertThat(metrics.fitted("sevens", FONT, 5)).isEqualTo("seve…");
    }
}
