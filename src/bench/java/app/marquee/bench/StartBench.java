package app.marquee.bench;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.ToLongFunction;
import java.util.stream.Stream;

/**
 * Start-up and memory up to the first usable view on the sandbox, beside a bare JavaFX window in
 * the same run: rounds alternate, medians are compared. A window with the controls of such a view
 * and nothing behind them is measured as well, plain and with a cache of its own, without a goal:
 * it shows what of the difference is the toolkit's. The packaged program takes part when {@code mvn
 * -B -Ppackage verify} has made its image. Both start as from a menu, without arguments.
 */
public final class StartBench {
    private static final int ROUNDS = 7;
    private static final double PLAIN_AT_MOST = 2.8;
    private static final double PACKAGED_AT_MOST = 1.8;
    private static final double MEMORY_AT_MOST = 1.4;
    private static final String BARE = "bare window";
    private static final String CONTROLS = "bare controls";
    private static final String CONTROLS_CACHED = "bare controls, cached";
    private static final String PLAIN = "marquee";
    private static final String PACKAGED = "packaged";
    private static final Path IMAGE = Path.of("target/package/image/marquee/bin/marquee");

    private final Screen screen;
    private final Path directory;
    private final Path mark;
    private final Map<String, List<Started>> taken = new LinkedHashMap<>();

    private StartBench(Screen screen, Path directory) {
        this.screen = screen;
        this.directory = directory;
        this.mark = directory.resolve("mark");
    }

    public static void main(String[] args) throws IOException, InterruptedException {
        Path directory = Files.createTempDirectory("marquee-start");
        boolean holds;
        try (Screen screen = Screen.find()) {
            holds = new StartBench(screen, directory).holds();
        } finally {
            Started.delete(directory);
        }
        if (!holds) {
            System.exit(1);
        }
    }

    private boolean holds() throws IOException, InterruptedException {
        Map<String, List<String>> commands = commands();
        for (int round = 0; round <= ROUNDS; round++) {
            for (Map.Entry<String, List<String>> one : commands.entrySet()) {
                Started started = Started.once(one.getValue(), environment(one.getKey()), mark);
                String row = round == 0 ? one.getKey() + ", first" : one.getKey();
                taken.computeIfAbsent(row, _ -> new ArrayList<>()).add(started);
            }
        }
        table();
        return verdict(commands.containsKey(PACKAGED));
    }

    private List<String> cached() throws IOException, InterruptedException {
        BareJar jar = BareJar.in(directory);
        TrainedCache cache = new TrainedCache(directory.resolve("bare.aot"));
        List<String> controls = List.of("app.marquee.bench.BareControls", mark.toString());
        Started.once(
                java(cache.training(), jar.classPath(), controls),
                environment(CONTROLS_CACHED),
                mark);
        return java(cache.trained(), jar.classPath(), controls);
    }

    private Map<String, List<String>> commands() throws IOException, InterruptedException {
        Map<String, List<String>> commands = new LinkedHashMap<>();
        commands.put(BARE, java(List.of(), "app.marquee.bench.BareWindow", mark.toString()));
        commands.put(CONTROLS, java(List.of(), "app.marquee.bench.BareControls", mark.toString()));
        commands.put(CONTROLS_CACHED, cached());
        commands.put(PLAIN, java(List.of("-Dmarquee.start.mark=" + mark), "app.marquee.Launcher"));
        if (Files.exists(IMAGE)) {
            commands.put(PACKAGED, List.of(IMAGE.toAbsolutePath().toString()));
        }
        return commands;
    }

    private Map<String, String> environment(String name) {
        Map<String, String> environment = new LinkedHashMap<>(screen.environment());
        for (String place : List.of("CONFIG", "DATA", "STATE", "CACHE")) {
            environment.put(
                    "XDG_" + place + "_HOME", directory.resolve(name).resolve(place).toString());
        }
        if (name.equals(PACKAGED)) {
            List<String> flags = new ArrayList<>(screen.flags());
            flags.add("-Dmarquee.start.mark=" + mark);
            environment.put("JAVA_TOOL_OPTIONS", String.join(" ", flags));
        }
        return environment;
    }

    private List<String> java(List<String> more, String... mainAndArguments) {
        return java(more, System.getProperty("java.class.path"), List.of(mainAndArguments));
    }

    /** The flags of this very run, except the choice of a platform for tests. */
    private List<String> java(List<String> more, String classPath, List<String> mainAndArguments) {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        ManagementFactory.getRuntimeMXBean().getInputArguments().stream()
                .filter(
                        flag ->
                                Stream.of(
                                                "glass.",
                                                "monocle.",
                                                "headless.",
                                                "prism.",
                                                "testfx.",
                                                "java.awt.")
                                        .noneMatch(test -> flag.startsWith("-D" + test)))
                .forEach(command::add);
        command.addAll(screen.flags());
        command.addAll(more);
        command.addAll(List.of("-cp", classPath));
        command.addAll(mainAndArguments);
        return command;
    }

    private void table() {
        System.out.printf(
                "%nOn %s, %d rounds after one that warms, medians%n%n", screen.words(), ROUNDS);
        System.out.printf("%-28s %10s %12s %10s %12s%n", "", "ms", "x bare", "MiB", "x bare");
        taken.keySet()
                .forEach(
                        row ->
                                System.out.printf(
                                        Locale.ROOT,
                                        "%-28s %10d %12.2f %10d %12.2f%n",
                                        row,
                                        median(row, Started::millis),
                                        ratio(row, Started::millis),
                                        median(row, Started::residentMiB),
                                        ratio(row, Started::residentMiB)));
        System.out.println();
    }

    private boolean verdict(boolean packaged) {
        double plain = ratio(PLAIN, Started::millis);
        double memory = ratio(PLAIN, Started::residentMiB);
        boolean holds = plain <= PLAIN_AT_MOST && memory <= MEMORY_AT_MOST;
        String figures =
                String.format(
                        Locale.ROOT,
                        "plain %.2f (at most %.1f), memory %.2f (at most %.1f)",
                        plain,
                        PLAIN_AT_MOST,
                        memory,
                        MEMORY_AT_MOST);
        if (packaged) {
            double cached = ratio(PACKAGED, Started::millis);
            holds &= cached <= PACKAGED_AT_MOST;
            figures +=
                    String.format(
                            Locale.ROOT,
                            ", packaged %.2f (at most %.1f)",
                            cached,
                            PACKAGED_AT_MOST);
        } else {
            figures += ", packaged not there to measure";
        }
        System.out.println("start: " + figures + " : " + (holds ? "holds" : "falls short"));
        return holds;
    }

    private double ratio(String row, ToLongFunction<Started> figure) {
        return (double) median(row, figure) / Math.max(1, median(BARE, figure));
    }

    private long median(String row, ToLongFunction<Started> figure) {
        long[] sorted =
                taken.getOrDefault(row, List.of()).stream().mapToLong(figure).sorted().toArray();
        return sorted.length == 0 ? 0 : sorted[sorted.length / 2];
    }
}
