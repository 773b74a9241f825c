package app.marquee.sandbox.figures;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.stream.LongStream;

/** A deal gives every event a slot of its own, and counts as if each had been looked at. */
class DealTest {
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 7, 12, 50, 97})
    void everySlotIsDealtOnceAndInAnyStretchOfTimeCountsAddUp(long total) {
        for (long salt : new long[] {0, 5, -11, Long.MIN_VALUE}) {
            Deal deal = new Deal(total, salt);
            for (long events = 0; events <= total; events++) {
                assertThat(deal.before(0, events)).isZero();
                assertThat(deal.before(total, events)).isEqualTo(events);
                for (long slot = 0; slot < total; slot++) {
                    long inSlot = deal.before(slot + 1, events) - deal.before(slot, events);
                    assertThat(inSlot).isBetween(0L, 1L);
                }
            }
            for (long slot = 0; slot <= total; slot++) {
                assertThat(deal.before(slot, total)).isEqualTo(slot);
                for (long event = 0; event < total; event++) {
                    long one = deal.before(slot, event + 1) - deal.before(slot, event);
                    assertThat(one).isBetween(0L, 1L);
                }
            }
        }
    }

    @Test
    void nothingIsDealtOfNothing() {
        assertThat(new Deal(0, 3).before(0, 0)).isZero();
    }

    @Test
    void slotsFillUpEvenly() {
        Deal deal = new Deal(100_000, 42);
        assertThat(deal.before(30_000, 50_000)).isBetween(14_900L, 15_100L);
    }

    @Test
    void floorSumIsWhatAddingUpGives() {
        for (long m = 1; m < 12; m++) {
            for (long a = 0; a < 15; a++) {
                for (long b = 0; b < 15; b++) {
                    long divisor = m;
                    long factor = a;
                    long start = b;
                    assertThat(FloorSum.of(20, m, a, b))
                            .isEqualTo(
                                    LongStream.range(0, 20)
                                            .map(i -> (factor * i + start) / divisor)
                                            .sum());
                }
            }
        }
    }
}
