package app.marquee.ui.testing;

import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Collectors;

/**
 * Looks at the stack of the FX thread from beside it, about a thousand times a second, for work
 * that does not belong there: network, SQL, parsing, files. Loading of classes, style sheets and
 * fonts, which the toolkit does once, is not meant.
 */
public final class FxStacks implements AutoCloseable {
    private static final long EVERY = 1_000_000;
    private static final int TOLD = 30;

    private static final List<String> FOREIGN =
            List.of(
                    "java.net.http.",
                    "jdk.internal.net.http.",
                    "java.net.Socket",
                    "sun.nio.ch.",
                    "java.sql.",
                    "org.sqlite.",
                    "tools.jackson.",
                    "java.nio.file.Files",
                    "java.nio.channels.",
                    "sun.nio.fs.",
                    "java.io.File",
                    "java.io.RandomAccessFile");

    private static final List<String> ONCE =
            List.of(
                    "java.lang.ClassLoader",
                    "jdk.internal.loader.",
                    "java.lang.invoke.",
                    "java.util.ResourceBundle",
                    "javafx.css.CssParser",
                    "javafx.scene.text.Font",
                    "com.sun.javafx.font.");

    private final Thread fx;
    private final Thread watcher;
    private final AtomicLong looks = new AtomicLong();
    private final AtomicLong busy = new AtomicLong();
    private final Set<String> found = new LinkedHashSet<>();
    private volatile boolean closed;

    private FxStacks(Thread fx) {
        this.fx = fx;
        this.watcher = Thread.ofPlatform().daemon().name("fx stacks").unstarted(this::watch);
    }

    public static FxStacks of(Thread fx) {
        FxStacks stacks = new FxStacks(fx);
        stacks.watcher.start();
        return stacks;
    }

    private void watch() {
        while (!closed) {
            look(fx.getStackTrace());
            LockSupport.parkNanos(EVERY);
        }
    }

    private void look(StackTraceElement[] stack) {
        looks.incrementAndGet();
        if (FxWatchdog.isIdle(stack)) {
            return;
        }
        busy.incrementAndGet();
        if (has(stack, FOREIGN) && !has(stack, ONCE)) {
            String text =
                    Arrays.stream(stack)
                            .limit(TOLD)
                            .map(frame -> "  " + frame)
                            .collect(Collectors.joining("\n"));
            synchronized (found) {
                found.add(text);
            }
        }
    }

    private static boolean has(StackTraceElement[] stack, List<String> prefixes) {
        return Arrays.stream(stack)
                .map(StackTraceElement::getClassName)
                .anyMatch(name -> prefixes.stream().anyMatch(name::startsWith));
    }

    /** How often it looked. */
    public long looks() {
        return looks.get();
    }

    /** How often the thread was at work then. */
    public long busy() {
        return busy.get();
    }

    /** Stacks with work that does not belong there, each once. */
    public List<String> found() {
        synchronized (found) {
            return List.copyOf(found);
        }
    }

    /** Ends the looking and waits for it. */
    @Override
    public void close() {
        closed = true;
        try {
            watcher.join();
        } catch (InterruptedException ended) {
            Thread.currentThread().interrupt();
        }
    }
}
