package app.marquee.analytics;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.model.analytics.Counters;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.math.BigInteger;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Sums over unknown values, nothing at all, and figures beyond 2^63. */
class SumTest {
    @Test
    void nothingIsNotKnown() {
        assertThat(new Adder().sum()).isEqualTo(Sum.NONE);
        assertThat(Sum.NONE.isKnown()).isFalse();
    }

    @Test
    void unknownValuesAreCountedAndNotAdded() {
        Adder adder = new Adder();
        adder.add(null);
        assertThat(adder.sum()).isEqualTo(new Sum(BigInteger.ZERO, 0, 1));
        assertThat(adder.sum().isKnown()).isFalse();
        adder.add(0L);
        assertThat(adder.sum()).isEqualTo(new Sum(BigInteger.ZERO, 1, 1));
        assertThat(adder.sum().isKnown()).isTrue();
    }

    @ParameterizedTest
    @ValueSource(longs = {Long.MAX_VALUE, Long.MIN_VALUE})
    void figuresBeyondTheRangeOfLong(long extreme) {
        Adder adder = new Adder();
        IntStream.range(0, 7).forEach(_ -> adder.add(extreme));
        adder.add(5L);
        BigInteger expected =
                BigInteger.valueOf(extreme)
                        .multiply(BigInteger.valueOf(7))
                        .add(BigInteger.valueOf(5));
        assertThat(adder.sum()).isEqualTo(new Sum(expected, 8, 0));
    }

    @Test
    void anySequenceIsAddedExactly() {
        Random random = new Random(7);
        Adder adder = new Adder();
        BigInteger expected = BigInteger.ZERO;
        for (int i = 0; i < 10_000; i++) {
            long value = random.nextLong();
            adder.add(value);
            expected = expected.add(BigInteger.valueOf(value));
        }
        assertThat(adder.sum().known()).isEqualTo(expected);
    }

    @Test
    void sumsAddUp() {
        Sum left = new Sum(BigInteger.TWO, 3, 4);
        assertThat(left.plus(new Sum(BigInteger.TEN, 1, 1)))
                .isEqualTo(new Sum(BigInteger.valueOf(12), 4, 5));
        assertThat(left.plus(Sum.NONE)).isEqualTo(left);
    }

    @ParameterizedTest
    @CsvSource({
        "true, 5, 0, EXACT",
        "true, 5, 1, AT_LEAST",
        "false, 1, 0, EXACT",
        "false, 1, 2, AT_LEAST",
        "false, 2, 0, AT_MOST",
        "false, 2, 1, ABOUT"
    })
    void whatASumIsWorth(boolean additive, long counted, long unknown, Sum.Accuracy accuracy) {
        assertThat(new Sum(BigInteger.ONE, counted, unknown).accuracy(additive))
                .isEqualTo(accuracy);
    }

    @Test
    void eachCounterIsAddedByItself() {
        CounterSums sums =
                CounterSums.of(
                        Stream.of(
                                new Counters(1L, 2L, 3L, 4L), new Counters(10L, null, 30L, null)));
        assertThat(sums.of(CounterMetric.VIEWS)).isEqualTo(new Sum(BigInteger.valueOf(11), 2, 0));
        assertThat(sums.of(CounterMetric.UNIQUE_VIEWS)).isEqualTo(new Sum(BigInteger.TWO, 1, 1));
        assertThat(sums.of(CounterMetric.PLAYS)).isEqualTo(new Sum(BigInteger.valueOf(33), 2, 0));
        assertThat(sums.of(CounterMetric.UNIQUE_PLAYS))
                .isEqualTo(new Sum(BigInteger.valueOf(4), 1, 1));
        assertThat(sums.plus(CounterSums.NONE)).isEqualTo(sums);
    }

    @Test
    void whatATotalHoldsBeyondItsRows() {
        CounterSums rows = CounterSums.of(Stream.of(new Counters(7L, 9L, null, 1L)));
        List<Remainder> found = Remainder.of(new Counters(10L, 8L, 5L, null), rows);
        assertThat(found)
                .extracting(Remainder::metric)
                .containsExactly(
                        CounterMetric.VIEWS, CounterMetric.UNIQUE_VIEWS, CounterMetric.PLAYS);
        assertThat(found)
                .extracting(Remainder::difference)
                .containsExactly(
                        BigInteger.valueOf(3), BigInteger.valueOf(-1), BigInteger.valueOf(5));
        assertThat(Remainder.of(Counters.UNKNOWN, rows)).isEmpty();
    }
}
