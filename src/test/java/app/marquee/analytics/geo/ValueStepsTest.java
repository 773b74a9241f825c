package app.marquee.analytics.geo;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class ValueStepsTest {
    private static final double NONE = Double.NaN;

    private static ValueSteps of(double whole, double... values) {
        return ValueSteps.of(values, whole, ValueSteps.MOST);
    }

    @Test
    void limitsAreRoundPartsOfTheWhole() {
        ValueSteps steps = of(1_000, 701, 53, 18, 9.9, 1, 0.5);
        assertThat(steps.lowest()).containsExactly(1.0, 3.0, 10.0, 30.0, 100.0, 300.0);
        assertThat(steps.step(701)).isEqualTo(5);
        assertThat(steps.step(53)).as("a thirteenth of it").isEqualTo(3);
        assertThat(steps.step(9.9)).isEqualTo(1);
        assertThat(steps.step(0.5)).as("what is smaller is in the first").isZero();
        assertThat(steps.end(4)).isEqualTo(300);
        assertThat(steps.end(5)).isInfinite();
    }

    @Test
    void aLimitBelongsToTheStepThatBeginsThere() {
        ValueSteps steps = of(100, 10, 3, 1);
        assertThat(steps.lowest()).containsExactly(1.0, 3.0, 10.0);
        assertThat(steps.step(10)).isEqualTo(2);
        assertThat(steps.step(9.999)).isEqualTo(1);
        assertThat(steps.step(3)).isEqualTo(1);
    }

    @Test
    void withoutAWholeTheyAreRoundValues() {
        assertThat(of(NONE, 232_690, 40, 7).lowest())
                .containsExactly(300.0, 1_000.0, 3_000.0, 10_000.0, 30_000.0, 100_000.0);
        assertThat(of(NONE, 6, 2).lowest()).containsExactly(1.0, 3.0);
        assertThat(of(NONE, 0.04, 0.02).lowest()).containsExactly(0.01, 0.03);
        assertThat(of(NONE, 1_000).lowest()).as("a power of ten").containsExactly(1_000.0);
    }

    @Test
    void noStepEndsBelowTheSmallestValue() {
        assertThat(of(NONE, 90, 80, 35).lowest()).containsExactly(30.0);
        assertThat(of(NONE, 90, 80, 29).lowest()).containsExactly(10.0, 30.0);
    }

    @Test
    void zeroIsAValueInTheFirstStep() {
        assertThat(of(NONE, 0, 5).step(0)).isZero();
        assertThat(of(NONE, 0, 0).lowest()).containsExactly(0.0);
    }

    @Test
    void unknownValuesHaveNoStep() {
        ValueSteps steps = of(NONE, Double.NaN, 3, Double.NaN);
        assertThat(steps.lowest()).containsExactly(3.0);
        assertThat(steps.step(Double.NaN)).isNegative();
        assertThat(of(NONE, Double.NaN).size()).isZero();
    }

    @Test
    void fewStepsAreSpreadOverTheColors() {
        ValueSteps two = of(NONE, 1, 5);
        assertThat(two.lowest()).containsExactly(1.0, 3.0);
        assertThat(two.colour(two.step(1))).isZero();
        assertThat(two.colour(two.step(5))).isEqualTo(5);
        assertThat(of(NONE, 5).colour(0)).isEqualTo(5);
    }

    @Test
    void aDayHasTheStepsOfItsPeriodInItsOwnValues() {
        ValueSteps day = of(2_800, 2_000, 300).times(1.0 / 28);
        assertThat(day.lowest()).hasSize(2);
        assertThat(day.lowest().getFirst()).isCloseTo(10, within(1e-9));
        assertThat(day.lowest().getLast()).isCloseTo(30, within(1e-9));
        assertThat(day.whole()).isNaN();
    }
}
