package app.marquee.command.alerts;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.command.CommandTexts;
import app.marquee.command.CommandTrial;
import app.marquee.model.id.PlaylistId;
import app.marquee.model.id.VideoId;
import app.marquee.model.settings.AlertKind;
import app.marquee.model.settings.AlertRule;
import app.marquee.service.alert.AlertFact;
import app.marquee.service.alert.AlertResult;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Locale;

/** Facts as a terminal gets them. */
class AlertLineTest {
    private static String text(String title) {
        AlertFact fact = new AlertFact.RankedVideo(new VideoId("a"), title, 1);
        return new AlertLine(AlertKind.TOP_VIDEO, AlertResult.of(List.of(fact)), List.of(fact))
                .text(new AlertRule(true, 5), CommandTrial.CLOCK.instant(), ZoneOffset.UTC).stream()
                        .map(line -> line.in(CommandTexts.ENGLISH))
                        .findFirst()
                        .orElseThrow();
    }

    private static List<String> lines(AlertKind kind, AlertFact fact, Locale locale) {
        return new AlertLine(kind, AlertResult.of(List.of(fact)), List.of())
                        .text(
                                new AlertRule(true, 24),
                                Instant.parse("2026-06-15T12:00:00Z"),
                                ZoneId.of("America/Sao_Paulo"))
                        .stream()
                        .map(line -> line.in(CommandTexts.of(locale)))
                        .toList();
    }

    @Test
    void aTimeIsThatOfTheAccount() {
        AlertFact fact =
                new AlertFact.ExpiringVideo(
                        new VideoId("a"), "Onboarding", Instant.parse("2026-06-16T01:30:00Z"));
        assertThat(lines(AlertKind.TRASH, fact, Locale.ENGLISH).getFirst())
                .startsWith(
                        "Videos in the trash about to expire: Onboarding will be permanently"
                                + " deleted in 13 hours (Jun 15, 2026, 10:30")
                .endsWith("PM)");
    }

    @Test
    void anItemWithoutATitleIsNamedByItsType() {
        String id = "00000000-0000-4000-8000-000000000001";
        AlertFact fact = new AlertFact.BrokenButton(new PlaylistId(id), null);
        assertThat(lines(AlertKind.BUTTON, fact, Locale.ENGLISH))
                .containsExactly(
                        "Broken playlist button: The button of playlist without a known title has"
                                + " no valid URL");
        assertThat(lines(AlertKind.BUTTON, fact, Locale.forLanguageTag("es")))
                .noneMatch(line -> line.contains(id));
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
