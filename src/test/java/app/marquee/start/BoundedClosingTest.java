package app.marquee.start;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;

/** Quitting ends, and what was closed in time was closed wholly. */
class BoundedClosingTest {
    private static final Duration LONG = Duration.ofMinutes(1);

    @Test
    void waitsForWhatCloses() {
        AtomicBoolean closed = new AtomicBoolean();
        assertThat(BoundedClosing.close(() -> closed.set(true), LONG)).isTrue();
        assertThat(closed).isTrue();
    }

    @Test
    void leavesWhatHangs() {
        CountDownLatch never = new CountDownLatch(1);
        assertThat(BoundedClosing.close(() -> await(never), Duration.ofMillis(1))).isFalse();
        never.countDown();
    }

    @Test
    void whatClosingThrowsIsThrown() {
        IllegalStateException full = new IllegalStateException("The disk is full");
        Runnable failing =
                () -> {
                    throw full;
                };
        assertThatThrownBy(() -> BoundedClosing.close(failing, LONG)).isSameAs(full);
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException ended) {
            Thread.currentThread().interrupt();
        }
    }
}
