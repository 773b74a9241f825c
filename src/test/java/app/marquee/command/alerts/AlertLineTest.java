package app.marquee.command.alerts;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.command.CommandTexts;
import app.marquee.model.id.VideoId;
import app.marquee.model.settings.AlertKind;
import app.marquee.service.alert.AlertFact;
import app.marquee.service.alert.AlertResult;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.List;

/** Facts as a terminal gets them. */
class AlertLineTest {
    private static String text(String title) {
        AlertFact fact = new AlertFact.RankedVideo(new VideoId("a"), title, 1);
        return new AlertLine(AlertKind.TOP_VIDEO, AlertResult.of(List.of(fact)), List.of(fact))
                .text().stream()
                        .map(line -> line.in(CommandTexts.ENGLISH))
                        .findFirst()
                        .orElseThrow();
    }

    /** What a terminal obeys, in seven and in eight bits, and what turns the text around. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "\u001b[2J",
                "\u001b]0;owned\u0007",
                "\u009b2J",
                "\u007f",
                "\r",
                "\n",
                "\u202e",
                "\u2066",
                "\u200f",
                "\u2028"
            })
    void aTitleHoldsNothingThatATerminalObeys(String control) {
        assertThat(text("EDIÇÃO" + control + "b"))
                .contains("EDIÇÃO")
                .doesNotContain(control.substring(0, 1));
    }
}
