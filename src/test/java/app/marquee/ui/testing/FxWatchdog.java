package app.marquee.ui.testing;

import javafx.application.Platform;

import org.jspecify.annotations.Nullable;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;

/**
 * Watchdog of the FX thread: whoever blocks it for longer than the limit at a stretch, or keeps it
 * at work for a multiple of that, is named with its stack. Work is the processor time that the
 * thread itself used, so that a test on a crowded machine does not fail for having been preempted.
 * That time still doubles when other machines share the core, so that shorter stretches are left to
 * the bench {@code desk}. Time in which the watcher itself did not run is not counted: the whole
 * computer stood still. Loading of classes and style sheets, which happens once, is not counted,
 * nor is a change of the theme, nor what a test itself does, such as a picture of the window or
 * work in the background that its runner does on the FX thread. A wait of the toolkit for its own
 * painter, which paints without a graphics card here, counts as work. A slow machine may work for
 * longer, by how long it takes for a known piece of work.
 */
public final class FxWatchdog {
    private static final long MILLI = 1_000_000;
    private static final long LIMIT = Long.getLong("marquee.watchdog.ms", 100) * MILLI;

    /** A stretch of work may take so many times as long as a wait, on a machine of usual speed. */
    private static final long WORK = 3;

    private static final long EVERY = 4 * MILLI;

    private static final String RUNNING_JOB = "app.marquee.task.RunningJob";

    /** A watcher that comes later than this did not run. */
    private static final long LATE = 3 * EVERY;

    private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    private final List<Stall> stalls = new ArrayList<>();
    private final CompletableFuture<Stall> first = new CompletableFuture<>();
    private final CompletableFuture<Boolean> tooLong = new CompletableFuture<>();
    private final CountDownLatch ended = new CountDownLatch(1);
    private final Thread watcher;
    private final Thread fx;
    private final double work;
    private volatile boolean stopped;
    private Stretch stretch;

    /**
     * The FX thread was busy for too long.
     *
     * @param waited how much of it the thread waited for something other than its painter
     * @param stack where it waited, if that alone is half of what is too long; else where it worked
     */
    public record Stall(long millis, long waited, String stack) {
        @Override
        public String toString() {
            return "The FX thread was busy for %d ms, of which it waited %d, in\n%s"
                    .formatted(millis, waited, stack);
        }
    }

    public FxWatchdog(Thread fxThread) {
        fx = fxThread;
        work = WORK * Slowness.measured().factor();
        stretch = new Stretch();
        watcher = Thread.ofPlatform().daemon().name("fx watchdog").unstarted(this::watch);
    }

    public void start() {
        watcher.start();
    }

    /** Completes while the FX thread is still busy in its first stretch that is too long. */
    CompletableFuture<Boolean> longWait() {
        return tooLong;
    }

    /** Completes with the first stall. */
    public CompletableFuture<Stall> firstStall() {
        return first;
    }

    public synchronized List<Stall> stalls() {
        return List.copyOf(stalls);
    }

    private void watch() {
        while (!stopped) {
            LockSupport.parkNanos(EVERY);
            look();
        }
        stretch.end();
        ended.countDown();
    }

    /** One look, by the watcher or by who tests it, at what the FX thread does now. */
    void look() {
        look(fx.getStackTrace());
    }

    /** A look at the FX thread with this stack. */
    void look(StackTraceElement[] stack) {
        if (isIdle(stack)) {
            stretch.end();
            stretch = new Stretch();
        } else if (stretch.isOver()) {
            stretch.end();
            stretch = new Stretch();
            stretch.begin();
        } else {
            stretch.sample(stack);
        }
    }

    /** Whether the FX thread waited for something to do. */
    static boolean isIdle(StackTraceElement[] stack) {
        return stack.length == 0
                || Arrays.stream(stack)
                        .limit(6)
                        .anyMatch(frame -> frame.getMethodName().equals("getNextRunnable"));
    }

    /** Whether the test itself keeps the FX thread, such as for a picture of the window. */
    private static boolean isTestsOwn(StackTraceElement[] stack) {
        return Arrays.stream(stack)
                .map(StackTraceElement::getClassName)
                .filter(name -> name.startsWith("app.marquee."))
                .findFirst()
                .filter(
                        name ->
                                name.startsWith("app.marquee.tour.Screenshot")
                                        || name.startsWith(WindowTest.class.getName()))
                .isPresent();
    }

    /** Whether a job does what it does in the background, which only a test's runner does here. */
    private static boolean isInBackground(StackTraceElement[] stack) {
        return Arrays.stream(stack)
                .filter(frame -> frame.getClassName().equals(RUNNING_JOB))
                .findFirst()
                .filter(frame -> frame.getMethodName().equals("attempt"))
                .isPresent();
    }

    /** Whether the toolkit waits for its painter, on a crowded machine for long. */
    private static boolean isPainting(StackTraceElement[] stack) {
        return Arrays.stream(stack)
                .map(StackTraceElement::getClassName)
                .filter(name -> !name.startsWith("java.") && !name.startsWith("jdk."))
                .findFirst()
                .filter(name -> name.startsWith("com.sun.javafx.tk.quantum."))
                .isPresent();
    }

    private synchronized void found(Stall stall) {
        stalls.add(stall);
        first.complete(stall);
    }

    /** Stops watching and waits until the watcher has ended. */
    public void stop() throws InterruptedException {
        stopped = true;
        LockSupport.unpark(watcher);
        ended.await();
    }

    /**
     * What the FX thread does at a stretch: from a look at it to when it has come through what it
     * was given until then. It says so itself, with the time it used, so that what it does later is
     * never added, however late the watcher looks again.
     */
    private final class Stretch {
        private static final long RUNS = -1;

        private final AtomicLong cpuAtEnd = new AtomicLong(RUNS);
        private final long cpuAtStart = threads.getThreadCpuTime(fx.threadId());
        private long last = System.nanoTime();
        private long watched;
        private long blocked;
        private long painting;
        private int samples;
        private int loading;
        private int ours;
        private boolean begun;
        private StackTraceElement @Nullable [] own;
        private StackTraceElement @Nullable [] wait;

        /** Asks the FX thread to say when it has come through what it was given so far. */
        void begin() {
            begun = true;
            Platform.runLater(() -> cpuAtEnd.set(threads.getCurrentThreadCpuTime()));
        }

        boolean isOver() {
            return cpuAtEnd.get() != RUNS;
        }

        void sample(StackTraceElement[] stack) {
            long now = System.nanoTime();
            if (!begun) {
                begin();
            }
            samples++;
            long since = Math.min(now - last, LATE);
            watched += since;
            last = now;
            if (isLoading(stack) || isTestsOwn(stack) || isInBackground(stack)) {
                loading++;
            } else {
                count(stack, since);
            }
            if (isTooLong()) {
                tooLong.complete(true);
            }
        }

        private void count(StackTraceElement[] stack, long since) {
            if (isBlocked(stack)) {
                if (isPainting(stack)) {
                    painting += since;
                } else {
                    blocked += since;
                    wait = stack;
                }
            }
            if (isOurs(stack)) {
                ours++;
                own = stack;
            }
        }

        private boolean isTooLong() {
            return blocked + (painting + worked()) / work > LIMIT;
        }

        private long worked() {
            long until = cpuAtEnd.get();
            long used =
                    (until == RUNS ? threads.getThreadCpuTime(fx.threadId()) : until) - cpuAtStart;
            return samples == 0 ? 0 : Math.min(used, watched) * (samples - loading) / samples;
        }

        void end() {
            if (isTooLong() && own != null && ours * 2 >= samples - loading) {
                long all = blocked + painting + worked();
                StackTraceElement[] cause = wait != null && blocked * 2 > LIMIT ? wait : own;
                found(new Stall(all / MILLI, blocked / MILLI, text(cause)));
            }
        }

        private boolean isBlocked(StackTraceElement[] stack) {
            return switch (fx.getState()) {
                case BLOCKED, WAITING, TIMED_WAITING -> true;
                default ->
                        stack[0].isNativeMethod()
                                && (stack[0].getClassName().startsWith("sun.nio.")
                                        || stack[0].getClassName().startsWith("java.net.")
                                        || stack[0].getClassName().startsWith("java.io."));
            };
        }

        private static boolean isLoading(StackTraceElement[] stack) {
            return has(
                    stack,
                    // Another theme styles the whole window anew in one stretch of the toolkit's.
                    "app.marquee.ui.shell.ThemeSwitch",
                    "java.lang.ClassLoader",
                    "jdk.internal.loader.",
                    "java.lang.invoke.",
                    "javafx.css.CssParser",
                    "javafx.scene.text.Font",
                    "com.sun.javafx.font.");
        }

        private static boolean isOurs(StackTraceElement[] stack) {
            return has(stack, "app.marquee.");
        }

        private static boolean has(StackTraceElement[] stack, String... prefixes) {
            return Arrays.stream(stack)
                    .anyMatch(
                            frame ->
                                    Arrays.stream(prefixes)
                                            .anyMatch(frame.getClassName()::startsWith));
        }

        private static String text(StackTraceElement[] stack) {
            StringBuilder text = new StringBuilder();
            Arrays.stream(stack)
                    .limit(60)
                    .forEach(frame -> text.append("  ").append(frame).append('\n'));
            return text.toString();
        }
    }
}
