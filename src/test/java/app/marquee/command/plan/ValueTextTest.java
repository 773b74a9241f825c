package app.marquee.command.plan;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.command.CommandTexts;
import app.marquee.model.change.ChangeValue;

import org.junit.jupiter.api.Test;

import java.util.List;

/** Values on one line, which can't pass for another value or for another line. */
class ValueTextTest {
    private static String text(ChangeValue value) {
        return ValueText.of(value).in(CommandTexts.ENGLISH);
    }

    @Test
    void aTextIsInQuotesAndHarmless() {
        assertThat(text(new ChangeValue.Text("100% EDIÇÃO"))).isEqualTo("\"100% EDIÇÃO\"");
        assertThat(text(new ChangeValue.Text("a\" -> \"b\\"))).isEqualTo("\"a\\\" -> \\\"b\\\\\"");
        assertThat(text(new ChangeValue.Text("a\n\u001b[2J\u009b\u202eb")))
                .isEqualTo("\"a\\n\\u001B[2J\\u009B\\u202Eb\"");
        assertThat(text(new ChangeValue.Many(List.of(new ChangeValue.Text("a, \"b\"")))))
                .isEqualTo("[\"a, \\\"b\\\"\"]");
    }
}
