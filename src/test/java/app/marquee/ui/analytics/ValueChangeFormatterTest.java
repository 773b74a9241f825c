package app.marquee.ui.analytics;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.analytics.Change;
import app.marquee.analytics.Mover;
import app.marquee.text.Messages;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Locale;

/** How a change is told: its size, and what part it is of what was before. */
class ValueChangeFormatterTest {
    private final ValueChangeFormatter words =
            new ValueChangeFormatter(Messages.of("analytics", Locale.ENGLISH));

    private @Nullable String stayed(long before, long now) {
        return words.of(changed(before, now));
    }

    private static Change changed(long before, long now) {
        return new Change(
                Mover.Kind.STAYED, BigInteger.valueOf(before), BigInteger.valueOf(now), true, null);
    }

    @Test
    void aCountSaysWhatPartItsChangeIs() {
        assertThat(stayed(200, 250)).isEqualTo("\u25b2 25.0% (+50)");
        assertThat(stayed(200, 150)).isEqualTo("\u25bc 25.0% (\u221250)");
    }

    @Test
    void inANarrowColumnItIsAPercentage() {
        assertThat(words.brief(changed(200, 250))).isEqualTo("\u25b2 25.0%");
        assertThat(words.brief(changed(500_000, 0))).isEqualTo("\u25bc 100.0%");
        assertThat(words.brief(changed(20, 45))).as("of few").isEqualTo("\u25b2 25");
    }

    @Test
    void inATableWhatMayBeChanceHasASignAndNoArrow() {
        assertThat(words.cell(changed(200, 205), true))
                .isEqualTo(
                        new ChangeCell.Shown(
                                "\u2248 +2.5%",
                                "\u2248 +2.5%", "about +2.5% (+5), may be chance", 0));
        assertThat(words.cell(changed(2_000, 1_000), false))
                .isEqualTo(
                        new ChangeCell.Shown(
                                "\u25bc 50.0% (\u22121,000)",
                                "\u25bc 50.0%", "\u25bc 50.0% (\u22121,000)", -1));
        assertThat(words.cell(null, true)).isNull();
    }

    @Test
    void whereThereIsRoomForTheDifferenceAloneTheRestIsInTheTooltip() {
        assertThat(words.difference(changed(2_000, 1_000)))
                .isEqualTo(
                        new ChangeCell.Shown(
                                "\u25bc 1,000", "\u25bc 1,000", "\u25bc 50.0% (\u22121,000)", -1));
        assertThat(words.difference(changed(200, 205)))
                .as("may be chance")
                .isEqualTo(
                        new ChangeCell.Shown(
                                "\u2248 +5", "\u2248 +5", "about +2.5% (+5), may be chance", 0));
        assertThat(words.difference((Change) null)).isNull();
    }

    /** "1,738.8% (+2,939)" would be cut, and says less. */
    @Test
    void aManifoldSaysHowManyTimesAsMany() {
        assertThat(words.brief(changed(1_000, 10_990))).isEqualTo("\u25b2 999.0%");
        assertThat(words.brief(changed(1_000, 100_999))).isEqualTo("\u25b2 ×101");
        assertThat(words.brief(changed(1_000, 2_140_000))).isEqualTo("\u25b2 ×2,140");
        assertThat(stayed(169, 3_108)).isEqualTo("\u25b2 ×18 (+2,939)");
        assertThat(words.brief(changed(0, 2_140_000))).isEqualTo("\u25b2 2.1M");
    }

    @Test
    void nothingAndTooLittleHaveNoPart() {
        assertThat(stayed(200, 200)).isEqualTo("=");
        assertThat(stayed(Change.FEW - 1, 58)).isEqualTo("\u25b2 29");
    }

    private String amount(String difference, @Nullable Double ratio) {
        return words.difference(new BigDecimal(difference), ratio, false).words();
    }

    @Test
    void anAmountSaysWhatPartItsChangeIs() {
        assertThat(amount("1.5", 0.5)).isEqualTo("\u25b2 50.0% (+1.5)");
        assertThat(amount("-1.5", -0.5)).isEqualTo("\u25bc 50.0% (\u22121.5)");
        assertThat(amount("1.5", null)).isEqualTo("\u25b2 1.5");
        assertThat(amount("0", 0.0)).isEqualTo("=");
    }
}
