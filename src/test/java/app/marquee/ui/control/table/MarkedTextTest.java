package app.marquee.ui.control.table;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** The part of a text that differs from another one. */
final class MarkedTextTest {
    private static String marked(String text, String other) {
        MarkedText.Part part = MarkedText.difference(text, other);
        return text.substring(part.from(), part.to());
    }

    @Test
    void isBetweenWhatBothBeginAndEndWith() {
        assertThat(marked("Lesson 15: mistakes", "Lesson")).isEqualTo(" 15: mistakes");
        assertThat(marked("Lesson", "Lesson 15: mistakes")).isEmpty();
        assertThat(marked("A video of 2025", "A lesson of 2025")).isEqualTo("video");
        assertThat(marked("aaa", "aa")).isEqualTo("a");
    }

    @Test
    void takesNoCharacterApart() {
        assertThat(marked("a 😀 b", "a 😁 b")).isEqualTo("😀");
        assertThat(marked("a 🀀 b", "a 😀 b")).isEqualTo("🀀");
        assertThat(marked("a 🐀 b", "a 🀀 b")).as("which end alike").isEqualTo("🐀");
        assertThat(marked("مرحبا 1", "مرحبا 2")).isEqualTo("مرحبا 1");
    }
}
