package app.marquee.api.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import static java.nio.charset.StandardCharsets.UTF_8;

import app.marquee.model.failure.Failure;
import app.marquee.model.failure.FailureException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;

/** How much is read before memory is full; the other end is {@link FloodTest}'s. */
final class MemoryLeftTest {
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

    /**
     * Kept only while there is room, as small pictures of the window are. In a process of its own:
     * what others left in this one would count as used, and is not what gives way.
     */
    @ParameterizedTest
    @ValueSource(strings = {"-XX:+UseG1GC", "-XX:+UseSerialGC"})
    void whatIsKeptOnlyWhileThereIsRoomGivesWay(String collector) throws Exception {
        Process process =
                new ProcessBuilder(
                                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                                "-XX:TieredStopAtLevel=1",
                                "-Xmx64m",
                                collector,
                                // However long it takes: nothing gives way for its age.
                                "-XX:SoftRefLRUPolicyMSPerMB=1000000",
                                "-cp",
                                System.getProperty("java.class.path"),
                                SoftPieces.class.getName())
                        .redirectErrorStream(true)
                        .start();
        String said = new String(process.getInputStream().readAllBytes(), UTF_8);
        assertThat(process.waitFor()).as(said).isZero();
        assertThat(said).matches("before 0\\Rafter [1-9]\\d*\\R");
    }

    private static void read(MemoryLeft memory, int values) {
        for (int n = 0; n < values; n++) {
            memory.more();
        }
    }
}
