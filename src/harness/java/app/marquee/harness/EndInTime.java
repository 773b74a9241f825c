package app.marquee.harness;

import java.time.Duration;

/**
 * Ends a harness that does not end by itself: where each thread stands is printed, and last that it
 * falls short. Lives in a thread of its own.
 */
final class EndInTime {
    /** What was begun in time may take so long to end. */
    private static final Duration ENDING = Duration.ofMinutes(2);

    private EndInTime() {}

    static Thread of(String name, Effort effort) {
        return Thread.ofPlatform()
                .daemon()
                .name("end in time")
                .unstarted(() -> await(name, effort.seconds() + ENDING.toSeconds()));
    }

    private static void await(String name, long seconds) {
        try {
            Thread.sleep(Duration.ofSeconds(seconds));
        } catch (InterruptedException _) {
            return;
        }
        Thread.getAllStackTraces().forEach(EndInTime::print);
        System.out.println(
                new Verdict(name, "not at its end after " + seconds + " s", false).line());
        System.out.flush();
        ProcessHandle.current().descendants().forEach(ProcessHandle::destroyForcibly);
        Runtime.getRuntime().halt(1);
    }

    private static void print(Thread thread, StackTraceElement[] stack) {
        System.out.println(thread.getName());
        for (StackTraceElement at : stack) {
            System.out.println("    " + at);
        }
    }
}
