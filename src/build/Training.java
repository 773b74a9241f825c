import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * One start of the final image that fills the cache of loaded classes: on the display of the build,
 * else on a virtual one where Xvfb is installed, so that the classes of the real window are in the
 * cache, else without one.
 */
final class Training {
    private static final long START_SECONDS = 120;
    private static final long WRITE_SECONDS = 240;

    private static final Path VIRTUAL_DISPLAY = Path.of("/usr/bin/xvfb-run");
    private static final List<String> HEADLESS =
            List.of(
                    "-Dglass.platform=Monocle",
                    "-Dmonocle.platform=Headless",
                    "-Dheadless.geometry=1600x1000-32",
                    "-Dprism.order=sw");

    private Training() {}

    static void run(Path program, Path cache, Path scratch)
            throws IOException, InterruptedException {
        System.out.println("training …");
        Path home = scratch.resolve("training");
        PackageTools.delete(home);
        Files.createDirectories(home);
        Path mark = home.resolve("mark");
        Path log = home.resolve("output.txt");
        List<String> command = new ArrayList<>();
        List<String> options =
                new ArrayList<>(
                        List.of("-XX:AOTCacheOutput=" + cache, "-Dmarquee.start.mark=" + mark));
        if (System.getenv("DISPLAY") == null) {
            if (Files.isExecutable(VIRTUAL_DISPLAY)) {
                command.addAll(List.of(VIRTUAL_DISPLAY.toString(), "-a"));
            } else {
                options.addAll(HEADLESS);
            }
        }
        command.addAll(List.of(program.toString(), "--home", home.resolve("home").toString()));
        ProcessBuilder builder = new ProcessBuilder(command);
        builder.environment().put("JAVA_TOOL_OPTIONS", String.join(" ", options));
        Process process = builder.redirectErrorStream(true).redirectOutput(log.toFile()).start();
        awaitFile(process, mark, log);
        end(process);
        if (!process.waitFor(WRITE_SECONDS, TimeUnit.SECONDS) || !Files.exists(cache)) {
            process.destroyForcibly();
            throw new IllegalStateException(
                    "The training wrote no cache:\n" + Files.readString(log));
        }
        PackageTools.delete(home);
    }

    /** The program alone: the virtual display ends after it, so that the cache is written. */
    private static void end(Process process) {
        Stream.concat(process.descendants(), Stream.of(process.toHandle()))
                .filter(each -> each.info().command().orElse("").endsWith("/marquee"))
                .forEach(ProcessHandle::destroy);
    }

    private static void awaitFile(Process process, Path file, Path log)
            throws IOException, InterruptedException {
        long until = System.nanoTime() + TimeUnit.SECONDS.toNanos(START_SECONDS);
        while (!Files.exists(file)) {
            if (System.nanoTime() > until || process.waitFor(50, TimeUnit.MILLISECONDS)) {
                process.destroyForcibly();
                throw new IllegalStateException(
                        "The image did not come to its first view:\n" + Files.readString(log));
            }
        }
    }
}
