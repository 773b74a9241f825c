package app.marquee.harness;

import app.marquee.model.operation.Operation;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Jazzer in a process of its own: it sees which ways through the readers an input took, and looks
 * for inputs that take others. It begins with good answers and the inputs that are kept.
 */
final class FuzzedTrial {
    private static final String FUZZER = "com.code_intelligence.jazzer.Jazzer";
    private static final Pattern DONE = Pattern.compile("Done (\\d+) runs.*");
    private static final Pattern COVERED = Pattern.compile("#\\d+\\s+\\w+\\s+cov: (\\d+) .*");
    private static final int LONGEST_INPUT = 64 * 1024;
    private static final int SECONDS_FOR_ONE = 5;
    private static final int LAST_WORDS = 60;

    private final Path directory;

    FuzzedTrial(Path directory) {
        this.directory = directory;
    }

    Verdict run(Effort effort, PrintStream out) throws IOException, InterruptedException {
        Path begin = seeds();
        Path found = Files.createDirectories(directory.resolve("found"));
        Process process =
                new ProcessBuilder(command(effort, found, begin))
                        .directory(directory.toFile())
                        .redirectErrorStream(true)
                        .start();
        List<String> said = new ArrayList<>();
        try (BufferedReader lines = process.inputReader(StandardCharsets.UTF_8)) {
            lines.lines().forEach(said::add);
        }
        int exit = process.waitFor();
        long runs = last(said, DONE);
        if (exit != 0 || runs == 0) {
            said.subList(Math.max(0, said.size() - LAST_WORDS), said.size()).forEach(out::println);
            tell(found, out);
        }
        String figures =
                "%d inputs by the fuzzer, %d ways through the readers covered, ended with %d"
                        .formatted(runs, last(said, COVERED), exit);
        return new Verdict("hostile", figures, exit == 0 && runs > 0);
    }

    private static List<String> command(Effort effort, Path found, Path begin) {
        return List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "--enable-native-access=ALL-UNNAMED",
                "-XX:+EnableDynamicAgentLoading",
                "-Xmx1g",
                "-cp",
                System.getProperty("java.class.path"),
                FUZZER,
                "--target_class=" + FuzzedReaders.class.getName(),
                "--instrumentation_includes=app.marquee.api.**:app.marquee.model.**",
                "--custom_hook_includes=app.marquee.**",
                "-max_total_time=" + Math.max(1, effort.seconds()),
                "-seed=" + Math.floorMod(effort.seed(), Integer.MAX_VALUE),
                "-max_len=" + LONGEST_INPUT,
                "-timeout=" + SECONDS_FOR_ONE,
                "-rss_limit_mb=3000",
                "-artifact_prefix=" + found + "/",
                begin.toString());
    }

    private Path seeds() throws IOException {
        Path begin = Files.createDirectories(directory.resolve("begin"));
        int number = 0;
        for (GoodAnswers.Good good : GoodAnswers.all(directory.resolve("good"))) {
            Operation operation =
                    Operation.valueOf(good.name().substring(good.name().lastIndexOf(' ') + 1));
            byte[] answer = good.text().getBytes(StandardCharsets.UTF_8);
            Files.write(begin.resolve("good-" + number++), FuzzedReaders.seed(operation, answer));
        }
        return begin;
    }

    private static long last(List<String> said, Pattern pattern) {
        return said.stream()
                .map(pattern::matcher)
                .filter(Matcher::matches)
                .mapToLong(line -> Long.parseLong(line.group(1)))
                .reduce(0, (_, later) -> later);
    }

    /** What was found, so that it can be kept. */
    private static void tell(Path found, PrintStream out) throws IOException {
        try (Stream<Path> files = Files.list(found)) {
            for (Path file : files.toList()) {
                out.println(
                        file.getFileName()
                                + " "
                                + HexFormat.of().formatHex(Files.readAllBytes(file)));
            }
        }
    }
}
