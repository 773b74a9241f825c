import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * One start of the final image that fills a cache of loaded classes. That of the window runs on the
 * display of the build, else on a virtual one where Xvfb is installed, so that the classes of the
 * real window are in the cache, else without one.
 */
enum Training {
    WINDOW("window.aot") {
        @Override
        Process start(Path program, Path cache, Path home) throws IOException {
            return onADisplay(program, cache, home);
        }

        @Override
        void end(Process process, Path home) throws IOException, InterruptedException {
            awaitFile(process, home.resolve(MARK), home.resolve(OUTPUT));
            endJava(process);
        }
    },

    /** Most commands load what this one does: the options, a home, requests, JSON and a table. */
    COMMAND("command.aot") {
        @Override
        Process start(Path program, Path cache, Path home) throws IOException {
            return started(
                    List.of(
                            program.toString(),
                            "export",
                            "ranking",
                            "--connection",
                            "sandbox",
                            "--home",
                            home.resolve("home").toString()),
                    "-XX:AOTCacheOutput=" + cache,
                    home);
        }

        @Override
        void end(Process process, Path home) {}
    };

    private static final String MARK = "mark";
    private static final String OUTPUT = "output.txt";
    private static final long START_SECONDS = 480;
    private static final long WRITE_SECONDS = 480;

    private static final Path VIRTUAL_DISPLAY = Path.of("/usr/bin/xvfb-run");
    private static final List<String> HEADLESS =
            List.of(
                    "-Dglass.platform=Monocle",
                    "-Dmonocle.platform=Headless",
                    "-Dheadless.geometry=1600x1000-32",
                    "-Dprism.order=sw");

    private final String cache;

    Training(String cache) {
        this.cache = cache;
    }

    /** The name of its file. */
    String cache() {
        return cache;
    }

    abstract Process start(Path program, Path cache, Path home) throws IOException;

    /** Ends what doesn't end by itself. */
    abstract void end(Process process, Path home) throws IOException, InterruptedException;

    void run(Path program, Path cache, Path scratch) throws IOException, InterruptedException {
        System.out.println("training …");
        Path home = scratch.resolve("training");
        PackageTools.delete(home);
        Files.createDirectories(home);
        Process process = start(program, cache, home);
        end(process, home);
        if (!process.waitFor(WRITE_SECONDS, TimeUnit.SECONDS) || !Files.exists(cache)) {
            process.destroyForcibly();
            throw new IllegalStateException(
                    "The training wrote no cache:\n" + Files.readString(home.resolve(OUTPUT)));
        }
        PackageTools.delete(home);
    }

    private static Process onADisplay(Path program, Path cache, Path home) throws IOException {
        List<String> command = new ArrayList<>();
        List<String> options =
                new ArrayList<>(
                        List.of(
                                "-XX:AOTCacheOutput=" + cache,
                                "-Dmarquee.start.mark=" + home.resolve(MARK)));
        if (System.getenv("DISPLAY") == null) {
            if (Files.isExecutable(VIRTUAL_DISPLAY)) {
                command.addAll(List.of(VIRTUAL_DISPLAY.toString(), "-a"));
            } else {
                options.addAll(HEADLESS);
            }
        }
        command.addAll(List.of(program.toString(), "--home", home.resolve("home").toString()));
        return started(command, String.join(" ", options), home);
    }

    private static Process started(List<String> command, String options, Path home)
            throws IOException {
        ProcessBuilder builder = new ProcessBuilder(command);
        builder.environment().put("JAVA_TOOL_OPTIONS", options);
        return builder.redirectErrorStream(true)
                .redirectOutput(home.resolve(OUTPUT).toFile())
                .start();
    }

    /** The program alone: the virtual display ends after it, so that the cache is written. */
    private static void endJava(Process process) {
        Stream.concat(process.descendants(), Stream.of(process.toHandle()))
                .filter(each -> each.info().command().orElse("").endsWith("/bin/java"))
                .forEach(ProcessHandle::destroy);
    }

    private static void awaitFile(Process process, Path file, Path log)
            throws IOException, InterruptedException {
        long until = System.nanoTime() + TimeUnit.SECONDS.toNanos(START_SECONDS);
        while (!Files.exists(file)) {
            boolean ended = process.waitFor(50, TimeUnit.MILLISECONDS);
            if (ended || System.nanoTime() > until) {
                process.destroyForcibly();
                throw new IllegalStateException(
                        "The image %s before its first view:\n%s"
                                .formatted(
                                        ended ? "ended" : "took over " + START_SECONDS + " s",
                                        Files.readString(log)));
            }
        }
    }
}
