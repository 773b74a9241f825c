package app.marquee.analytics.geo;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class BubbleScaleTest {
    private final BubbleScale scale = BubbleScale.of(91_234, 30);

    @Test
    void areasAreAsTheValues() {
        double one = scale.radius(20_000);
        double four = scale.radius(80_000);
        assertThat(four * four / (one * one)).isCloseTo(4, within(1e-9));
        assertThat(scale.radius(91_234)).isCloseTo(30, within(1e-9));
    }

    @Test
    void theLegendHasRoundValuesFromLargeToSmall() {
        assertThat(scale.legend()).containsExactly(50_000L, 10_000L, 2_000L);
        assertThat(BubbleScale.of(3, 30).legend()).containsExactly(2L);
        assertThat(BubbleScale.of(0, 30).legend()).isEmpty();
    }

    @Test
    void roundValuesAreOneTwoFive() {
        assertThat(BubbleScale.roundBelow(1)).isEqualTo(1);
        assertThat(BubbleScale.roundBelow(9.9)).isEqualTo(5);
        assertThat(BubbleScale.roundBelow(10)).isEqualTo(10);
        assertThat(BubbleScale.roundBelow(4_999)).isEqualTo(2_000);
        assertThat(BubbleScale.roundBelow(9e17)).isEqualTo(500_000_000_000_000_000L);
    }

    @Test
    void whatIsUnknownHasASizeOfItsOwn() {
        assertThat(scale.radius(Double.NaN)).isEqualTo(BubbleScale.UNKNOWN_RADIUS);
        assertThat(scale.radius(0)).isEqualTo(BubbleScale.LEAST_RADIUS);
    }
}
