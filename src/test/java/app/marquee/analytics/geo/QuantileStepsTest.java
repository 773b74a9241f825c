package app.marquee.analytics.geo;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import java.util.stream.IntStream;

class QuantileStepsTest {
    @Test
    void everyStepHasAsManyAreas() {
        double[] values = IntStream.rangeClosed(1, 120).mapToDouble(i -> i * i).toArray();
        QuantileSteps steps = QuantileSteps.of(values);
        assertThat(steps.size()).isEqualTo(6);
        int[] counts = new int[6];
        for (double value : values) {
            counts[steps.step(value)]++;
        }
        assertThat(counts).containsOnly(20);
        assertThat(steps.lowest().getFirst()).isEqualTo(1);
        assertThat(steps.highest().getLast()).isEqualTo(14_400);
        assertThat(steps.highest().getFirst()).isEqualTo(400);
    }

    @Test
    void equalValuesShareAStepAndFewStepsAreSpread() {
        QuantileSteps steps = QuantileSteps.of(new double[] {5, 5, 5, 5, 5, 5, 900});
        assertThat(steps.size()).isLessThan(3);
        assertThat(steps.step(5)).isZero();
        QuantileSteps two = QuantileSteps.of(new double[] {1, 9});
        assertThat(two.lowest()).containsExactly(1.0, 9.0);
        assertThat(two.colour(two.step(1))).isZero();
        assertThat(two.colour(two.step(9))).isEqualTo(5);
    }

    @Test
    void unknownValuesHaveNoStep() {
        QuantileSteps steps = QuantileSteps.of(new double[] {Double.NaN, 3, Double.NaN});
        assertThat(steps.lowest()).containsExactly(3.0);
        assertThat(steps.step(Double.NaN)).isNegative();
        assertThat(QuantileSteps.of(new double[] {Double.NaN}).size()).isZero();
    }
}
