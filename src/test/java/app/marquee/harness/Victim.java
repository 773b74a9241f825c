package app.marquee.harness;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;

/** A process that is killed without notice, and what it had said until then. */
final class Victim {
    static final String READY = "ready";
    private static final long STARTS_WITHIN_SECONDS = 60;

    private final Process process;
    private final Queue<String> said = new ConcurrentLinkedQueue<>();
    private final CountDownLatch ready = new CountDownLatch(1);
    private final Thread listener;
    private volatile boolean begun;

    private Victim(Process process) {
        this.process = process;
        this.listener = Thread.ofVirtual().start(this::listen);
    }

    /**
     * @param classes of this process
     */
    static Victim start(VictimClasses classes, Class<?> program, List<String> arguments)
            throws IOException {
        // No core is written of a process that was ended on purpose.
        List<String> command =
                new ArrayList<>(List.of("sh", "-c", "ulimit -c 0; exec \"$@\"", "sh"));
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(
                List.of(
                        "--enable-native-access=ALL-UNNAMED",
                        "-XX:TieredStopAtLevel=1",
                        "-XX:+UseSerialGC",
                        "-Xshare:auto",
                        "-Xlog:disable",
                        "-XX:-UsePerfData",
                        "-XX:+AutoCreateSharedArchive",
                        "-XX:SharedArchiveFile=" + classes.archive(),
                        "-Xmx256m",
                        "-cp",
                        classes.path(),
                        program.getName()));
        command.addAll(arguments);
        return new Victim(
                new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD).start());
    }

    private void listen() {
        try (BufferedReader out = process.inputReader()) {
            for (String line = out.readLine(); line != null; line = out.readLine()) {
                if (line.equals(READY)) {
                    begun = true;
                    ready.countDown();
                } else {
                    said.add(line);
                }
            }
        } catch (IOException _) {
            // A pipe that breaks ends like one that is closed.
        } finally {
            ready.countDown();
        }
    }

    /** Until it says that it begins, or ends. */
    void awaitReady() throws InterruptedException {
        if (!ready.await(STARTS_WITHIN_SECONDS, TimeUnit.SECONDS)) {
            throw new IllegalStateException("The process did not begin");
        }
    }

    /**
     * A signal after a while: no shutdown hook, no finally.
     *
     * @return when, in nanoseconds; what was not answered then never reached it
     */
    long killAfter(long nanos, DeathSignal signal) throws InterruptedException {
        LockSupport.parkNanos(nanos);
        signal.send(process);
        // Not before: this thread may have waited for its turn in between.
        long killed = System.nanoTime();
        awaitEnd();
        return killed;
    }

    /** Whether the kill met it after it had begun and before it was through; for a killed one. */
    boolean wasAtWork() {
        return begun && process.exitValue() != 0;
    }

    int awaitEnd() throws InterruptedException {
        int exit = process.waitFor();
        listener.join();
        return exit;
    }

    /** Numbers, one a line. */
    long lastNumber(long otherwise) {
        return said.stream().mapToLong(Long::parseLong).max().orElse(otherwise);
    }
}
