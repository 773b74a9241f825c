package app.marquee.ui.testing;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.testfx.util.WaitForAsyncUtils;

import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** The watchdog bites who blocks or burns the FX thread, and nobody else. */
@Tag("window")
class FxWatchdogTest {
    private static final long PATIENCE = 30;

    /** So much time between two looks counts at most, in milliseconds. */
    private static final long LONGEST_BETWEEN = 12;

    /** Looks at a wait that is too long by itself, and not as work. */
    private static final int MANY = 20;

    private static final StackTraceElement WAIT = frame("java.util.concurrent.locks.ReentrantLock");
    private static final StackTraceElement VIEW = frame("app.marquee.ui.live.LiveContent");
    private static final StackTraceElement[] PICTURE =
            stack(WAIT, frame("app.marquee.tour.Screenshot"), VIEW);

    @BeforeEach
    void toolkit() throws TimeoutException {
        Toolkit.start();
    }

    private static FxWatchdog watching() throws Exception {
        FxWatchdog watchdog =
                new FxWatchdog(
                        WaitForAsyncUtils.asyncFx(Thread::currentThread)
                                .get(PATIENCE, TimeUnit.SECONDS));
        watchdog.start();
        return watchdog;
    }

    /** The FX thread waits for the very thing that the watchdog finds out. */
    @Test
    void findsAWait() throws Exception {
        FxWatchdog watchdog = watching();
        CountDownLatch released = new CountDownLatch(1);
        var waiting = WaitForAsyncUtils.asyncFx(() -> released.await(PATIENCE, TimeUnit.SECONDS));
        watchdog.longWait().thenRun(released::countDown).get(PATIENCE, TimeUnit.SECONDS);
        assertThat(waiting.get(PATIENCE, TimeUnit.SECONDS)).isTrue();
        FxWatchdog.Stall stall = watchdog.firstStall().get(PATIENCE, TimeUnit.SECONDS);
        watchdog.stop();
        assertThat(stall.stack()).contains("FxWatchdogTest");
        assertThat(stall.millis()).isGreaterThanOrEqualTo(100);
    }

    @Test
    void findsHardWork() throws Exception {
        FxWatchdog watchdog = watching();
        double sum =
                WaitForAsyncUtils.asyncFx(() -> burn(watchdog)).get(PATIENCE, TimeUnit.SECONDS);
        FxWatchdog.Stall stall = watchdog.firstStall().get(PATIENCE, TimeUnit.SECONDS);
        watchdog.stop();
        assertThat(sum).isNotZero();
        assertThat(stall.stack()).contains("FxWatchdogTest.burn");
    }

    private static double burn(FxWatchdog watchdog) {
        double sum = 0;
        for (int i = 1; !watchdog.longWait().isDone(); i++) {
            sum += Math.sqrt(i);
        }
        return sum;
    }

    @Test
    void leavesManyShortOnesAlone() throws Exception {
        FxWatchdog watchdog = watching();
        for (int i = 0; i < 50; i++) {
            int each = i;
            assertThat(ask(() -> each)).isEqualTo(each);
        }
        watchdog.stop();
        assertThat(watchdog.stalls()).isEmpty();
    }

    /** A watcher on a crowded machine looks late: what was done meanwhile was no one stretch. */
    @Test
    void addsNothingThatWasDoneWhileItDidNotLook() throws Exception {
        FxWatchdog watchdog =
                new FxWatchdog(
                        WaitForAsyncUtils.asyncFx(Thread::currentThread)
                                .get(PATIENCE, TimeUnit.SECONDS));
        CountDownLatch seen = new CountDownLatch(1);
        CountDownLatch begun = new CountDownLatch(1);
        var first =
                WaitForAsyncUtils.asyncFx(
                        () -> {
                            begun.countDown();
                            return seen.await(PATIENCE, TimeUnit.SECONDS);
                        });
        assertThat(begun.await(PATIENCE, TimeUnit.SECONDS)).isTrue();
        watchdog.look();
        seen.countDown();
        assertThat(first.get(PATIENCE, TimeUnit.SECONDS)).isTrue();
        for (int i = 0; i < 20; i++) {
            assertThat(ask(FxWatchdogTest::tenMillis)).isPositive();
        }
        watchdog.look();
        watchdog.look();
        assertThat(watchdog.stalls()).isEmpty();
    }

    /** A picture waits for the painter, on a crowded machine for long. */
    @Test
    void whatATestDoesItselfIsNotCounted() throws Exception {
        assertThat(stallsOfAWait(PICTURE, MANY)).isEmpty();
        assertThat(stallsOfAWait(stack(WAIT, frame(WindowTest.class.getName())), MANY)).isEmpty();
        assertThat(stallsOfAWait(stack(WAIT, VIEW, frame(WindowTest.class.getName())), 0))
                .hasSize(1);
    }

    /** The inline runners of tests: what follows a job is watched all the same. */
    @Test
    void whatATestsRunnerDoesInPlaceOfTheBackgroundIsNotCounted() throws Exception {
        StackTraceElement runner = frame("app.marquee.task.InlineRunner");
        assertThat(stallsOfAWait(stack(WAIT, VIEW, job("attempt"), runner), MANY)).isEmpty();
        assertThat(stallsOfAWait(stack(WAIT, VIEW, job("end"), runner), 0)).hasSize(1);
    }

    @Test
    void aWaitForThePainterCountsAsWork() throws Exception {
        StackTraceElement toolkit = frame("com.sun.javafx.tk.quantum.QuantumToolkit");
        assertThat(stallsOfAWait(stack(WAIT, toolkit, VIEW), MANY)).isEmpty();
        assertThat(stallsOfAWait(stack(WAIT, toolkit, VIEW), 0)).as("not for ever").hasSize(1);
    }

    /**
     * The FX thread waits, and is seen with this stack.
     *
     * @param looks so often; 0 for as often as it takes until that is too long
     */
    private static List<FxWatchdog.Stall> stallsOfAWait(StackTraceElement[] stack, int looks)
            throws Exception {
        FxWatchdog watchdog =
                new FxWatchdog(
                        WaitForAsyncUtils.asyncFx(Thread::currentThread)
                                .get(PATIENCE, TimeUnit.SECONDS));
        CountDownLatch released = new CountDownLatch(1);
        CountDownLatch begun = new CountDownLatch(1);
        var waiting =
                WaitForAsyncUtils.asyncFx(
                        () -> {
                            begun.countDown();
                            return released.await(PATIENCE, TimeUnit.SECONDS);
                        });
        assertThat(begun.await(PATIENCE, TimeUnit.SECONDS)).isTrue();
        for (int look = 0; looks == 0 ? !watchdog.longWait().isDone() : look < looks; look++) {
            Thread.sleep(LONGEST_BETWEEN);
            watchdog.look(stack);
        }
        released.countDown();
        assertThat(waiting.get(PATIENCE, TimeUnit.SECONDS)).isTrue();
        assertThat(ask(() -> looks)).isEqualTo(looks);
        watchdog.look();
        watchdog.look();
        return watchdog.stalls();
    }

    private static StackTraceElement[] stack(StackTraceElement... frames) {
        return frames;
    }

    private static StackTraceElement job(String method) {
        return new StackTraceElement("app.marquee.task.RunningJob", method, null, 1);
    }

    private static StackTraceElement frame(String className) {
        return new StackTraceElement(className, "method", null, 1);
    }

    /** Of the processor time of the thread. */
    private static int tenMillis() {
        var threads = java.lang.management.ManagementFactory.getThreadMXBean();
        long until = threads.getCurrentThreadCpuTime() + 10_000_000;
        int rounds = 1;
        while (threads.getCurrentThreadCpuTime() < until) {
            rounds++;
        }
        return rounds;
    }

    private static int ask(java.util.concurrent.Callable<Integer> question)
            throws InterruptedException, ExecutionException, TimeoutException {
        return WaitForAsyncUtils.asyncFx(question).get(PATIENCE, TimeUnit.SECONDS);
    }
}
