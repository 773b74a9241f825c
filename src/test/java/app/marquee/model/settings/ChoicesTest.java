package app.marquee.model.settings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.marquee.model.id.ConnectionId;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

import java.math.BigDecimal;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;

/** Settings with limits, and that a choice changes nothing else. */
class ChoicesTest {
    private static final ConnectionId ACME = new ConnectionId("acme");

    @ParameterizedTest
    @CsvSource({
        "SPIKE, 1, 1000",
        "DROP, 1, 100",
        "TOP_VIDEO, 1, 100",
        "LIVE_ABOVE, 0, 10000000",
        "LIVE_BELOW, 1, 10000000",
        "TRASH, 1, 720"
    })
    void aThresholdLiesWithinItsLimits(AlertKind kind, int least, int most) {
        assertThat(kind.hasThreshold()).isTrue();
        assertThat(kind.least()).isEqualTo(least);
        assertThat(kind.most()).isEqualTo(most);
        assertThat(kind.allows(least)).isTrue();
        assertThat(kind.allows(most)).isTrue();
        assertThat(kind.allows(least - 1)).isFalse();
        assertThat(kind.allows(most + 1)).isFalse();
    }

    @ParameterizedTest
    @EnumSource(AlertKind.class)
    void onlySpikesAndDropsAreJudgedByTheUsualRange(AlertKind kind) {
        boolean usual = kind == AlertKind.SPIKE || kind == AlertKind.DROP;
        assertThat(kind.hasUsualRange()).isEqualTo(usual);
        assertThat(kind.allows(null)).isEqualTo(usual || !kind.hasThreshold());
        assertThat(kind.allows(kind.usual().threshold())).isTrue();
    }

    @ParameterizedTest
    @EnumSource(
            value = AlertKind.class,
            names = {"NEW_COUNTRY", "NEW_CITY", "BUDGET", "BUTTON"})
    void theOthersHaveNoThreshold(AlertKind kind) {
        assertThat(kind.hasThreshold()).isFalse();
        assertThat(kind.allows(1)).isFalse();
        assertThat(kind.usual().threshold()).isNull();
    }

    @Test
    void onlyWhatNeedsNoChoiceIsOnAtFirst() {
        assertThat(AlertSettings.USUAL.on())
                .containsExactlyInAnyOrder(AlertKind.TRASH, AlertKind.BUDGET);
        assertThat(AlertSettings.USUAL.loads()).as("no request unasked").isFalse();
    }

    @Test
    void aChoiceOfAlertsChangesNothingElse() {
        AlertSettings alerts =
                AlertSettings.USUAL
                        .with(AlertKind.SPIKE, new AlertRule(true, 50))
                        .withLoads(true)
                        .withDesktop(false)
                        .withAnnounced(new LinkedHashSet<>(List.of("spike a")))
                        .with(AlertKind.DROP, new AlertRule(true, 9));
        assertThat(alerts.rule(AlertKind.SPIKE)).isEqualTo(new AlertRule(true, 50));
        assertThat(alerts.rule(AlertKind.DROP).withThreshold(8).with(false))
                .isEqualTo(new AlertRule(false, 8));
        assertThat(alerts.loads()).isTrue();
        assertThat(alerts.desktop()).isFalse();
        assertThat(alerts.announced()).containsExactly("spike a");
        assertThat(alerts.with(AlertKind.SPIKE, AlertKind.SPIKE.usual()).rules())
                .as("only what differs")
                .containsOnlyKeys(AlertKind.DROP);
    }

    @Test
    void aBudgetIsMoreThanNothing() {
        for (String amount : List.of("0", "-1", "0.00")) {
            BigDecimal none = new BigDecimal(amount);
            assertThatThrownBy(() -> new Budget(none, null))
                    .isInstanceOf(IllegalArgumentException.class);
        }
        Budget least = new Budget(new BigDecimal("0.01"), "BRL");
        Settings with = Settings.DEFAULT.withBudget(ACME, least);
        assertThat(with.budgets()).containsEntry(ACME, least);
        assertThat(with.withBudget(ACME, null)).isEqualTo(Settings.DEFAULT);
    }

    @Test
    void aPartOfTheAppearanceLeavesTheOthers() {
        Appearance all =
                Appearance.DEFAULT
                        .with(Theme.DARK)
                        .with(Density.COMPACT)
                        .with(new TextSize(150))
                        .with(Motion.REDUCED);
        assertThat(all)
                .isEqualTo(
                        new Appearance(
                                Theme.DARK, Density.COMPACT, new TextSize(150), Motion.REDUCED));
        assertThat(all.textSize().factor()).isEqualTo(1.5);
        assertThat(all.with(Theme.LIGHT).density()).isEqualTo(Density.COMPACT);
    }

    @Test
    void eachLanguageHasItsLocaleAndTag() {
        Locale system = Locale.JAPAN;
        Locale portugal = Locale.of("pt", "PT");
        assertThat(Language.SYSTEM.locale(portugal)).isEqualTo(portugal);
        assertThat(Language.SYSTEM.locale(system)).isEqualTo(Locale.ENGLISH);
        assertThat(Language.ENGLISH.locale(system)).isEqualTo(Locale.ENGLISH);
        assertThat(Language.BRAZILIAN_PORTUGUESE.locale(system).toLanguageTag()).isEqualTo("pt-BR");
        assertThat(Language.SPANISH.locale(system).getLanguage()).isEqualTo("es");
        for (Language language : Language.values()) {
            assertThat(Language.ofTag(language.tag())).contains(language);
        }
        assertThat(Language.ofTag("de")).isEmpty();
    }

    @Test
    void whatViewsRememberedIsForgottenAlone() {
        Settings settings =
                Settings.DEFAULT
                        .withView("front", "library")
                        .withBudget(ACME, new Budget(BigDecimal.ONE, null));
        assertThat(settings.withoutViews().views()).isEmpty();
        assertThat(settings.withoutViews().budgets()).isEqualTo(settings.budgets());
    }
}
