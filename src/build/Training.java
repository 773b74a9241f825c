import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** One start of the final image, without a display, that fills the cache of loaded classes. */
final class Training {
    private static final long START_SECONDS = 120;
    private static final long WRITE_SECONDS = 240;

    private Training() {}

    static void run(Path program, Path cache, Path scratch)
            throws IOException, InterruptedException {
        System.out.println("training …");
        Path home = scratch.resolve("training");
        PackageTools.delete(home);
        Files.createDirectories(home);
        Path mark = home.resolve("mark");
        Path log = home.resolve("output.txt");
        ProcessBuilder builder =
                new ProcessBuilder(program.toString(), "--home", home.resolve("home").toString());
        builder.environment()
                .put(
                        "JAVA_TOOL_OPTIONS",
                        String.join(
                                " ",
                                List.of(
                                        "-XX:AOTCacheOutput=" + cache,
                                        "-Dmarquee.start.mark=" + mark,
                                        "-Dglass.platform=Monocle",
                                        "-Dmonocle.platform=Headless",
                                        "-Dheadless.geometry=1600x1000-32",
                                        "-Dprism.order=sw")));
        Process process = builder.redirectErrorStream(true).redirectOutput(log.toFile()).start();
        awaitFile(process, mark, log);
        process.destroy();
        if (!process.waitFor(WRITE_SECONDS, TimeUnit.SECONDS) || !Files.exists(cache)) {
            process.destroyForcibly();
            throw new IllegalStateException(
                    "The training wrote no cache:\n" + Files.readString(log));
        }
        PackageTools.delete(home);
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
