package app.marquee.task;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;

/** Many signals become one run on the thread of the window, and none is lost. */
class CoalescingFxRunnerTest {
    private final Deque<Runnable> fxThread = new ArrayDeque<>();
    private final AtomicInteger runs = new AtomicInteger();
    private final CoalescingFxRunner feed =
            new CoalescingFxRunner(fxThread::add, runs::incrementAndGet);

    private void drain() {
        while (!fxThread.isEmpty()) {
            fxThread.remove().run();
        }
    }

    @Test
    void doesNothingOnTheThreadThatSignals() {
        feed.signal();
        assertThat(runs).hasValue(0);
        drain();
        assertThat(runs).hasValue(1);
    }

    @Test
    void runsOnceForAllThatCameBefore() {
        feed.signal();
        feed.signal();
        feed.signal();
        assertThat(fxThread).hasSize(1);
        drain();
        assertThat(runs).hasValue(1);
        feed.signal();
        drain();
        assertThat(runs).hasValue(2);
    }

    @Test
    void losesNoSignalThatComesWhileItRuns() {
        AtomicInteger seen = new AtomicInteger();
        CoalescingFxRunner[] own = new CoalescingFxRunner[1];
        own[0] =
                new CoalescingFxRunner(
                        fxThread::add,
                        () -> {
                            if (seen.incrementAndGet() == 1) {
                                own[0].signal();
                            }
                        });
        own[0].signal();
        drain();
        assertThat(seen).hasValue(2);
    }

    @Test
    void runsNoMoreAfterItWasClosed() {
        feed.signal();
        feed.close();
        feed.signal();
        drain();
        assertThat(runs).hasValue(0);
        assertThat(fxThread).isEmpty();
    }

    @Test
    void takesSignalsFromManyThreadsAndRunsAfterTheLast() throws Exception {
        AtomicInteger made = new AtomicInteger();
        AtomicInteger taken = new AtomicInteger();
        CountDownLatch done = new CountDownLatch(8);
        try (var window = Executors.newSingleThreadExecutor();
                var workers = Executors.newFixedThreadPool(8)) {
            CoalescingFxRunner shared = new CoalescingFxRunner(window, () -> taken.set(made.get()));
            for (int worker = 0; worker < 8; worker++) {
                workers.execute(
                        () -> {
                            for (int signal = 0; signal < 1_000; signal++) {
                                made.incrementAndGet();
                                shared.signal();
                            }
                            done.countDown();
                        });
            }
            done.await();
            window.submit(() -> {}).get();
        }
        assertThat(taken).hasValue(8_000);
    }
}
