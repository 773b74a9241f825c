package app.marquee.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ScaledSheetTest {
    @Test
    void distancesGrowWithTheTextAndHairLinesDoNot() {
        assertThat(ScaledSheet.scaled("a{-fx-padding: 6px 12px;-fx-border-width: 1px}", 1.5))
                .isEqualTo("a{-fx-padding: 9px 18px;-fx-border-width: 1px}");
    }

    @Test
    void lengthsAreWholePixels() {
        assertThat(ScaledSheet.scaled("a{-fx-size: 32px;-fx-cell-size: 34px}", 1.1))
                .isEqualTo("a{-fx-size: 35px;-fx-cell-size: 37px}");
    }

    @Test
    void negativeLengthsKeepTheirSign() {
        assertThat(ScaledSheet.scaled("a{x: 0 -5px}", 2)).isEqualTo("a{x: 0 -10px}");
    }

    @Test
    void lengthsInEmAndNamesAreLeftAlone() {
        String css = ".box12px{-fx-padding: 0.4em;-fx-border-insets: 0}";
        assertThat(ScaledSheet.scaled(css, 2)).isEqualTo(css);
    }
}
