package app.marquee.analytics.geo;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import java.util.Arrays;
import java.util.stream.IntStream;

class QuantileStepsTest {
    @Test
    void everyStepHasAboutAsManyAreas() {
        double[] values = IntStream.rangeClosed(1, 120).mapToDouble(i -> i * i).toArray();
        QuantileSteps steps = QuantileSteps.of(values);
        assertThat(steps.size()).isEqualTo(6);
        int[] counts = new int[6];
        for (double value : values) {
            counts[steps.step(value)]++;
        }
        assertThat(Arrays.stream(counts).boxed()).allMatch(count -> Math.abs(count - 20) <= 1);
        assertThat(steps.lowest().getFirst()).isEqualTo(1);
        assertThat(steps.highest().getLast()).as("open").isInfinite();
        assertThat(steps.highest().getFirst()).as("next of 441").isEqualTo(440);
        assertThat(steps.lowest().get(1)).isEqualTo(440);
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
    void stepsOfADayDontOverlapAndHoldEveryCount() {
        double[] values = {19, 60, 100, 150, 173, 190, 259, 400, 543, 900, 1_359, 232_690};
        QuantileSteps day = QuantileSteps.of(values).ofCounts(1.0 / 28);
        assertThat(day.lowest()).containsExactly(0.0, 4.0, 7.0, 9.0, 20.0, 1_643.0);
        assertThat(day.highest())
                .containsExactly(3.0, 6.0, 8.0, 19.0, 1_642.0, Double.POSITIVE_INFINITY);
        for (int count = 0; count < 9_000; count++) {
            int step = day.step(count);
            assertThat((double) count).isBetween(day.lowest().get(step), day.highest().get(step));
        }
    }

    @Test
    void stepsWithoutAWholeNumberAreLeftOut() {
        QuantileSteps day = QuantileSteps.of(new double[] {1, 3, 5, 8, 9, 80}).ofCounts(0.1);
        assertThat(day.lowest()).containsExactly(0.0, 1.0, 8.0);
        assertThat(day.highest()).containsExactly(0.0, 7.0, Double.POSITIVE_INFINITY);
    }

    /** A country with most of the views doesn't look like one with a hundredth of them. */
    @Test
    void theLargestValuesHaveAStepOfTheirOwn() {
        double[] values =
                IntStream.rangeClosed(1, 60).mapToDouble(i -> i == 60 ? 232_690 : 20 * i).toArray();
        QuantileSteps steps = QuantileSteps.of(values);
        assertThat(steps.size()).isEqualTo(6);
        assertThat(steps.lowest().getLast()).isEqualTo(46_000);
        assertThat(steps.highest().get(4)).as("no gap").isEqualTo(46_000);
        assertThat(steps.step(232_690)).isEqualTo(5);
        assertThat(steps.step(1_180)).isEqualTo(4);
    }

    /** Nor does the next one look like one with a tenth of its views. */
    @Test
    void whatIsATenthHasALighterStep() {
        double[] values =
                IntStream.rangeClosed(1, 60)
                        .mapToDouble(i -> i == 60 ? 232_690 : i == 59 ? 17_482 : 30 * i)
                        .toArray();
        QuantileSteps steps = QuantileSteps.of(values);
        assertThat(steps.step(232_690)).isEqualTo(5);
        assertThat(steps.step(17_482)).isEqualTo(4);
        assertThat(steps.step(1_740)).isEqualTo(3);
    }

    @Test
    void noUpperStepIsWiderThanAFivefold() {
        double[] values = IntStream.range(0, 100).mapToDouble(i -> Math.pow(1.15, i)).toArray();
        QuantileSteps steps = QuantileSteps.of(values);
        assertThat(steps.size()).isEqualTo(6);
        // A limit is at most a tenth less than it would be if it weren't round.
        for (int step = 1; step < steps.size(); step++) {
            double highest = Math.min(steps.highest().get(step), values[99]);
            assertThat(highest / steps.lowest().get(step)).isLessThanOrEqualTo(5.5);
        }
    }

    /** So that a count of three isn't in two steps. */
    @Test
    void fewCountsAreToldApart() {
        QuantileSteps steps = QuantileSteps.of(new double[] {1, 2, 3, 4, 5, 6});
        assertThat(steps.lowest()).containsExactly(1.0, 2.0, 3.0, 4.0, 5.0, 6.0);
        assertThat(steps.highest()).isEqualTo(steps.lowest());
    }

    @Test
    void unknownValuesHaveNoStep() {
        QuantileSteps steps = QuantileSteps.of(new double[] {Double.NaN, 3, Double.NaN});
        assertThat(steps.lowest()).containsExactly(3.0);
        assertThat(steps.step(Double.NaN)).isNegative();
        assertThat(QuantileSteps.of(new double[] {Double.NaN}).size()).isZero();
    }
}
