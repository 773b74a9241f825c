package app.marquee.report.page;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.drawing.FontFace;
import app.marquee.drawing.TextMetrics;

import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.Locale;

/** A line keeps the direction of its paragraph. */
class TextLinesTest {
    private static final FontFace FONT = new FontFace("Any", 10, false);

    /** Every letter is one wide. */
    private static final TextMetrics METRICS =
            (text, font) -> text.codePoints().filter(letter -> letter != 0x200e).count();

    private static List<String> lines(String text, double width) {
        return new TextLines(METRICS, Locale.ENGLISH).of(text, FONT, width, 9);
    }

    @Test
    void aLineThatBeginsWithArabicRunsAsItsParagraph() {
        List<String> lines = lines("The best was \u0627\u0644\u062f\u0631\u0633, with 3 views", 15);
        assertThat(lines).hasSizeGreaterThan(1);
        assertThat(lines).noneMatch(TextLines::isRightToLeft);
    }

    @Test
    void anArabicParagraphRunsFromRightToLeft() {
        assertThat(lines("\u0627\u0644\u062f\u0631\u0633 \u0627\u0644\u062f\u0631\u0633", 6))
                .hasSize(2)
                .allMatch(TextLines::isRightToLeft);
    }

    @Test
    void anArabicTitleIsNotSplitWhereItFitsIntoALine() {
        String title = "\u0627\u0644\u062f\u0631\u0633 28: \u0645\u0642\u062f\u0645\u0629";
        assertThat(lines("The best: \u201c" + title + "\u201d with 3 views", 20))
                .anyMatch(line -> line.contains(title));
    }
}
