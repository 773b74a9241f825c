package app.marquee.ui.settings;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.model.settings.AlertKind;
import app.marquee.model.settings.AlertRule;
import app.marquee.service.alert.AlertFact;
import app.marquee.service.alert.AlertGap;
import app.marquee.service.alert.AlertResult;

import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;

import org.junit.jupiter.api.Test;

import java.time.LocalDate;
import java.util.List;
import java.util.Locale;

/** The alerts in a window. */
class AlertsPaneTest extends SettingsWindow {
    private String state(String alert) {
        return onFx(() -> find("alert-" + alert + "-state", Label.class).getText());
    }

    private void threshold(String alert, String text) {
        onFx(() -> find("alert-" + alert + "-threshold", TextField.class).setText(text));
    }

    private boolean isRed(String alert) {
        return has("danger", find("alert-" + alert + "-threshold", TextField.class));
    }

    private boolean isShut(String alert) {
        return onFx(() -> find("alert-" + alert + "-threshold", TextField.class).isDisabled());
    }

    private boolean isWarning(String alert) {
        return has("warning", find("alert-" + alert + "-state", Label.class));
    }

    private static boolean has(String state, Node node) {
        return node.getPseudoClassStates().contains(PseudoClass.getPseudoClass(state));
    }

    private AlertRule rule(AlertKind kind) {
        return alerts().settings().rule(kind);
    }

    @Test
    void eachAlertSaysWhetherItIsOnAndWhatCameOfIt() {
        alerts().results.put(AlertKind.SPIKE, new AlertResult.Unknown(AlertGap.FEW_WEEKDAYS));
        alerts().results.put(AlertKind.TRASH, AlertResult.QUIET);
        open(Locale.ENGLISH);
        assertThat(onFx(() -> find("alert-top-video", CheckBox.class).getText()))
                .as("its sentence goes on after the number")
                .isEqualTo("Video enters the top");
        assertThat(onFx(() -> find("alert-trash", CheckBox.class).isSelected())).isTrue();
        assertThat(exists("alert-spike-state")).isFalse();
        assertThat(isShut("spike")).as("a threshold counts for an alert that is on").isTrue();
        assertThat(state("trash")).isEqualTo("Not checked yet");
        assertThat(isShut("trash")).isFalse();
        onFx(() -> find("alert-spike", CheckBox.class).fire());
        assertThat(state("spike"))
                .isEqualTo("Can’t be checked: fewer than 4 earlier weeks to compare with");
        assertThat(state("trash")).isEqualTo("Nothing to report");
        alerts().results.put(AlertKind.SPIKE, spike("2026-03-01"));
        threshold("spike", "50");
        assertThat(rule(AlertKind.SPIKE)).isEqualTo(new AlertRule(true, 50));
        assertThat(state("spike"))
                .startsWith("Triggered: Spike on ")
                .endsWith(": 1,200 views, usually about 400");
    }

    @Test
    void aThresholdOutsideItsLimitsIsNotTaken() {
        open(Locale.ENGLISH);
        threshold("trash", "0");
        assertThat(state("trash")).isEqualTo("Enter a whole number from 1 to 720.");
        assertThat(isRed("trash")).isTrue();
        assertThat(rule(AlertKind.TRASH)).isEqualTo(new AlertRule(true, 72));
        threshold("trash", "24");
        assertThat(isRed("trash")).isFalse();
        assertThat(rule(AlertKind.TRASH)).isEqualTo(new AlertRule(true, 24));
        threshold("drop", "30");
        threshold("drop", "");
        assertThat(rule(AlertKind.DROP)).isEqualTo(new AlertRule(false, null));
    }

    @Test
    void requestsAreNamedAndADesktopThatIsMissing() {
        open(Locale.ENGLISH);
        assertThat(onFx(() -> find("alerts-loads", CheckBox.class).getText()))
                .isEqualTo("Load missing reports once a day (2 requests at most)");
        assertThat(onFx(() -> find("alerts-loads", CheckBox.class).isSelected())).isFalse();
        assertThat(onFx(() -> find("alerts-no-desktop", Label.class).isVisible())).isTrue();
        assertThat(onFx(() -> find("alerts-desktop", CheckBox.class).isDisabled())).isTrue();
        onFx(() -> find("alerts-loads", CheckBox.class).fire());
        assertThat(alerts().settings().loads()).isTrue();
    }

    @Test
    void anAlertThatWasTurnedOffMeanwhileIsNotShownAsTriggered() {
        alerts().results.put(AlertKind.SPIKE, spike("2026-03-01"));
        open(Locale.ENGLISH);
        onFx(() -> find("alert-spike", CheckBox.class).fire());
        assertThat(state("spike")).startsWith("Triggered");
        assertThat(isWarning("spike")).isTrue();
        alerts().results.put(AlertKind.SPIKE, spike("2026-03-02"));
        alerts().meanwhile =
                () ->
                        alerts().update(
                                        now ->
                                                now.with(
                                                        AlertKind.SPIKE,
                                                        now.rule(AlertKind.SPIKE).with(false)));
        threshold("spike", "40");
        assertThat(exists("alert-spike-state")).isFalse();
    }

    @Test
    void aThresholdIsWrittenAsTheLanguageDoes() {
        open(Locale.ENGLISH);
        assertThat(onFx(() -> find("alert-live-above-threshold", TextField.class).getText()))
                .isEqualTo("1,000");
        threshold("live-above", "2,500");
        assertThat(rule(AlertKind.LIVE_ABOVE).threshold()).isEqualTo(2_500);
        threshold("live-above", "2.5");
        assertThat(isRed("live-above")).isTrue();
    }

    private static AlertResult spike(String day) {
        return AlertResult.of(List.of(new AlertFact.DayViews(LocalDate.parse(day), 1_200, 399.6)));
    }
}
