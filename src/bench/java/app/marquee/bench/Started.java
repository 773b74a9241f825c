package app.marquee.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * One start of a program up to the mark that it leaves when its first view can be used.
 *
 * @param millis from the start of the process to the mark
 * @param residentMiB what the process held in memory at the mark
 */
record Started(long millis, long residentMiB) {
    private static final long PATIENCE_MILLIS = 60_000;

    /** One that trains writes its cache before it ends. */
    private static final long WRITE_SECONDS = 120;

    /** Starts, waits for the mark, and ends the program. */
    static Started once(List<String> command, Map<String, String> environment, Path mark)
            throws IOException, InterruptedException {
        Files.deleteIfExists(mark);
        ProcessBuilder builder = new ProcessBuilder(command);
        builder.environment().putAll(environment);
        Path log = mark.resolveSibling("output.txt");
        builder.redirectErrorStream(true).redirectOutput(log.toFile());
        long begun = System.currentTimeMillis();
        Process process = builder.start();
        try {
            awaitMark(process, mark, log);
            String[] words = Files.readString(mark).split(" ", -1);
            return new Started(Long.parseLong(words[0]) - begun, resident(words[1]));
        } finally {
            end(process);
        }
    }

    private static void awaitMark(Process process, Path mark, Path log)
            throws IOException, InterruptedException {
        long until = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(PATIENCE_MILLIS);
        while (!Files.exists(mark)) {
            if (System.nanoTime() > until || process.waitFor(5, TimeUnit.MILLISECONDS)) {
                throw new IOException(
                        "It did not come to its first view:\n" + Files.readString(log));
            }
        }
    }

    /** A launcher may hand over to a child: the process that left the mark is measured. */
    private static long resident(String pid) throws IOException {
        Path status = Path.of("/proc", pid, "status");
        if (!Files.exists(status)) {
            return 0;
        }
        try (Stream<String> lines = Files.lines(status)) {
            return lines.filter(line -> line.startsWith("VmRSS:"))
                            .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", "")))
                            .findFirst()
                            .orElse(0)
                    / 1024;
        }
    }

    private static void end(Process process) throws InterruptedException {
        process.descendants().forEach(ProcessHandle::destroy);
        process.destroy();
        if (!process.waitFor(WRITE_SECONDS, TimeUnit.SECONDS)) {
            process.destroyForcibly();
            process.waitFor();
        }
    }

    static void delete(Path directory) throws IOException {
        try (Stream<Path> files = Files.walk(directory)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.deleteIfExists(file);
            }
        }
    }
}
