package app.marquee.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.marquee.model.Failure;
import app.marquee.model.FailureException;

import org.junit.jupiter.api.Test;

import java.lang.ref.SoftReference;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;

/** How much is read before memory is full; the other end is {@link FloodTest}'s. */
final class MemoryLeftTest {
    /** In bytes. */
    private static final int PIECE = 1 << 18;

    private static final long MOST = 4_000;

    private final AtomicLong free = new AtomicLong(MOST);
    private final AtomicInteger tried = new AtomicInteger();

    @Test
    void nothingIsTriedWhileAQuarterIsFree() {
        MemoryLeft memory = new MemoryLeft(MOST, free::get, () -> tried.incrementAndGet() == 0);
        free.set(MOST / 4);
        read(memory, 3 * MemoryLeft.STEP);
        assertThat(tried).hasValue(0);
    }

    @Test
    void aReadIsRefusedWhenMemoryIsFullOfWhatIsUsed() {
        MemoryLeft memory = new MemoryLeft(MOST, free::get, () -> tried.incrementAndGet() == 0);
        read(memory, MemoryLeft.STEP);
        free.set(MOST / 4 - 1);
        assertThatThrownBy(() -> read(memory, MemoryLeft.STEP))
                .isInstanceOfSatisfying(
                        FailureException.class,
                        e ->
                                assertThat(e.failure())
                                        .isEqualTo(new Failure.TooMany(2 * MemoryLeft.STEP)));
        assertThat(tried).hasValue(1);
    }

    /** What is tried again and again takes the time of everybody. */
    @Test
    void garbageIsNoReasonToRefuseAndSeldomToTry() {
        MemoryLeft memory =
                new MemoryLeft(
                        MOST,
                        () -> tried.get() > 0 ? free.get() : 0,
                        () -> {
                            free.set(MOST);
                            return tried.incrementAndGet() > 0;
                        });
        read(memory, 16 * MemoryLeft.STEP);
        assertThat(tried).hasValue(1);
        free.set(0);
        read(memory, MemoryLeft.STEP);
        assertThat(tried).hasValue(2);
        free.set(0);
        read(memory, MemoryLeft.STEP);
        assertThat(tried).as("tried again at once").hasValue(2);
    }

    /** Kept only while there is room, as small pictures of the window are. */
    @Test
    void whatIsKeptOnlyWhileThereIsRoomGivesWay() {
        Runtime machine = Runtime.getRuntime();
        long quarter = machine.maxMemory() / 4;
        List<SoftReference<byte[]>> kept = new ArrayList<>();
        // Small pieces: where many large ones find no room side by side, all would give way at
        // once.
        for (long all = 0; all <= machine.maxMemory() && free(machine) >= quarter; all += PIECE) {
            kept.add(new SoftReference<>(new byte[PIECE]));
        }
        assertThat(free(machine)).as("what looks free now").isLessThan(quarter);
        read(MemoryLeft.here(), 4 * MemoryLeft.STEP);
        assertThat(kept).as("some gave way").anyMatch(one -> one.get() == null);
    }

    private static long free(Runtime machine) {
        return machine.maxMemory() - machine.totalMemory() + machine.freeMemory();
    }

    private static void read(MemoryLeft memory, int values) {
        for (int n = 0; n < values; n++) {
            memory.more();
        }
    }
}
