package app.marquee.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.marquee.model.Failure;
import app.marquee.model.FailureException;

import org.junit.jupiter.api.Test;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;

/** How much is read before memory is full; the other end is {@link FloodTest}'s. */
final class MemoryLeftTest {
    private static final long MOST = 4_000;

    private final AtomicLong free = new AtomicLong(MOST);
    private final AtomicInteger cleared = new AtomicInteger();

    @Test
    void nothingIsClearedWhileAQuarterIsFree() {
        MemoryLeft memory = new MemoryLeft(MOST, free::get, cleared::incrementAndGet);
        free.set(MOST / 4);
        read(memory, 3 * MemoryLeft.STEP);
        assertThat(cleared).hasValue(0);
    }

    @Test
    void aReadIsRefusedWhenMemoryIsFullOfWhatIsUsed() {
        MemoryLeft memory = new MemoryLeft(MOST, free::get, cleared::incrementAndGet);
        read(memory, MemoryLeft.STEP);
        free.set(MOST / 4 - 1);
        assertThatThrownBy(() -> read(memory, MemoryLeft.STEP))
                .isInstanceOfSatisfying(
                        FailureException.class,
                        e ->
                                assertThat(e.failure())
                                        .isEqualTo(new Failure.TooMany(2 * MemoryLeft.STEP)));
        assertThat(cleared).hasValue(1);
    }

    /** What is cleared away again and again takes the time of everybody. */
    @Test
    void garbageIsNoReasonToRefuseAndSeldomToClear() {
        MemoryLeft memory =
                new MemoryLeft(
                        MOST,
                        () -> cleared.get() > 0 ? free.get() : 0,
                        () -> {
                            cleared.incrementAndGet();
                            free.set(MOST);
                        });
        read(memory, 16 * MemoryLeft.STEP);
        assertThat(cleared).hasValue(1);
        free.set(0);
        read(memory, MemoryLeft.STEP);
        assertThat(cleared).hasValue(2);
        free.set(0);
        read(memory, MemoryLeft.STEP);
        assertThat(cleared).as("cleared again at once").hasValue(2);
    }

    private static void read(MemoryLeft memory, int values) {
        for (int n = 0; n < values; n++) {
            memory.more();
        }
    }
}
