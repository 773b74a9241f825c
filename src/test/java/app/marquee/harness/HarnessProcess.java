package app.marquee.harness;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Process in which a harness runs. One that dies in native code can't tell anything itself, so its
 * death is told here, with the stack of its core.
 */
final class HarnessProcess {
    /** What the status of a process that a signal ended is above the number of the signal. */
    private static final int BY_SIGNAL = 128;

    private static final Map<Integer, String> SIGNALS =
            Map.of(
                    4, "SIGILL", 6, "SIGABRT", 7, "SIGBUS", 8, "SIGFPE", 9, "SIGKILL", 11,
                    "SIGSEGV");

    private final String name;
    private final Path directory;

    /**
     * @param directory where it runs, and the system writes a core
     */
    HarnessProcess(String name, Path directory) {
        this.name = name;
        this.directory = directory;
    }

    /** Runs a command to its end and returns its status. */
    int run(List<String> command, PrintStream out) throws IOException, InterruptedException {
        Instant begun = Instant.now();
        List<String> limited =
                new ArrayList<>(List.of("sh", "-c", "ulimit -c unlimited; exec \"$@\"", "sh"));
        limited.addAll(command);
        Process process =
                new ProcessBuilder(limited).directory(directory.toFile()).inheritIO().start();
        Thread ending = Thread.ofPlatform().unstarted(process::destroyForcibly);
        Runtime.getRuntime().addShutdownHook(ending);
        int status = process.waitFor();
        Runtime.getRuntime().removeShutdownHook(ending);
        if (status > BY_SIGNAL) {
            tell(status - BY_SIGNAL, command.getFirst(), begun, out);
        }
        return status;
    }

    private void tell(int signal, String program, Instant begun, PrintStream out)
            throws IOException, InterruptedException {
        String how = SIGNALS.getOrDefault(signal, "signal " + signal);
        Optional<Path> core = core(begun);
        if (core.isEmpty()) {
            out.println("The system wrote no core of the process.");
        } else {
            out.println(stack(program, core.get()));
            Files.delete(core.get());
        }
        out.println(new Verdict(name, "the process ended by " + how, false).line());
    }

    private Optional<Path> core(Instant begun) throws IOException {
        try (Stream<Path> files = Files.list(directory)) {
            return files.filter(file -> file.getFileName().toString().matches("core(\\.\\d+)?"))
                    .filter(file -> !file.toFile().isDirectory())
                    .filter(file -> file.toFile().lastModified() >= begun.toEpochMilli() - 1_000)
                    .findFirst();
        }
    }

    private static String stack(String program, Path core) throws InterruptedException {
        List<String> debugger =
                List.of(
                        "gdb",
                        "-batch",
                        "-nx",
                        "-q",
                        "-ex",
                        "bt 60",
                        "-ex",
                        "thread apply all bt 8",
                        program,
                        core.toString());
        try {
            Process gdb = new ProcessBuilder(debugger).redirectErrorStream(true).start();
            gdb.getOutputStream().close();
            String said = new String(gdb.getInputStream().readAllBytes(), UTF_8);
            gdb.waitFor();
            return said;
        } catch (IOException missing) {
            return "Without gdb the core can't be read: " + missing.getMessage();
        }
    }
}
