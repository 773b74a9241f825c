package app.marquee.harness;

import app.marquee.HostileWindowTrial;
import app.marquee.ReadOnlyCrawl;
import app.marquee.SecretsTrial;
import app.marquee.SoakTrial;
import app.marquee.WindowFaultsTrial;
import app.marquee.ui.control.font.Typeface;
import app.marquee.ui.live.LiveSoak;

import javafx.application.Platform;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ThreadLocalRandom;
import java.util.stream.Stream;

/**
 * Runs the harness of a name for so many seconds. It prints its table and, last, one line that ends
 * in "holds" or "falls short"; it exits with 1 when it falls short. The seed is printed first and
 * can be given again.
 */
public final class Harnesses {
    private static final Duration AN_ANSWER = Duration.ofSeconds(2);
    private static final Duration WAIT = Duration.ofSeconds(1);
    private static final Duration CANCEL = Duration.ofSeconds(1);
    private static final int LIVE_HOURS = 12;
    private static final double MUTATED = 0.3;
    private static final double FUZZED = 0.3;
    private static final String USUAL_SECONDS = "700";

    /** Whether this is the process in which the harness itself runs. */
    private static final String WITHIN = "harness.within";

    /** Where pictures stay, to be looked at. */
    private static final Path PICTURES = Path.of("target", "fonts");

    private Harnesses() {}

    /** Tries to break a promise; the directory is its own. */
    @FunctionalInterface
    interface Harness {
        Verdict run(Path directory, Effort effort) throws Exception;
    }

    private static Map<String, Harness> all() {
        Map<String, Harness> all = new TreeMap<>();
        all.put(
                "kill",
                (directory, effort) ->
                        new KillTrial(directory, 200, effort.random()).run(effort, System.out));
        all.put("readonly", Harnesses::readOnly);
        all.put("hostile", Harnesses::hostile);
        all.put("faults", Harnesses::faults);
        all.put("fonts", (_, _) -> new FontsTrial(PICTURES, fonts()).run(System.out));
        all.put("soak", Harnesses::soak);
        all.put("secrets", Harnesses::secrets);
        return all;
    }

    private static Path fonts() {
        String given = System.getProperty("harness.fonts", "");
        return Path.of(given.isBlank() ? "/usr/share/fonts" : given);
    }

    private static Verdict faults(Path directory, Effort effort) throws Exception {
        FaultsTrial trial = new FaultsTrial(directory, WAIT, WAIT);
        Verdict verdict = trial.run(effort, System.out);
        boolean quick = trial.longestCancelNanos() < CANCEL.toNanos();
        Verdict services = new Verdict(verdict.name(), verdict.figures(), verdict.holds() && quick);
        startToolkit();
        try (WindowFaultsTrial window =
                WindowFaultsTrial.whole(directory.resolve("window"), effort, WAIT)) {
            Verdict seen = window.run(System.out);
            return services.and(
                    new Verdict(seen.name(), seen.figures(), seen.holds() && window.isQuick()));
        }
    }

    private static Verdict secrets(Path directory, Effort effort) throws Exception {
        startToolkit();
        return new SecretsTrial(directory).run(effort, System.out);
    }

    private static Verdict soak(Path directory, Effort effort) {
        startToolkit();
        Verdict live = new LiveSoak().run(LIVE_HOURS);
        try (SoakTrial trial = new SoakTrial(directory)) {
            return trial.run(effort, System.out).and(live);
        }
    }

    /**
     * The fuzzer, then our own mutator, and what is hostile in the window. The fuzzer comes first:
     * a process begins with the peak of memory of the one that started it (getrusage(2)), and would
     * take ours for its own.
     */
    private static Verdict hostile(Path directory, Effort effort) throws Exception {
        Verdict fuzzed =
                new FuzzedTrial(Files.createDirectories(directory.resolve("fuzz")))
                        .run(effort.share(FUZZED), System.out);
        HostileTrial trial = new HostileTrial(directory, effort.random());
        Verdict verdict = trial.run(effort.share(MUTATED), System.out);
        boolean quick = trial.longestNanos() < AN_ANSWER.toNanos();
        startToolkit();
        return new Verdict(verdict.name(), verdict.figures(), verdict.holds() && quick)
                .and(fuzzed)
                .and(HostileWindowTrial.whole(directory.resolve("window")).run(System.out));
    }

    private static Verdict readOnly(Path directory, Effort effort) {
        Verdict services = new ReadOnlyTrial(directory.resolve("services")).run(System.out);
        startToolkit();
        return services.and(
                ReadOnlyCrawl.whole(directory.resolve("window")).run(effort, System.out));
    }

    private static void startToolkit() {
        Typeface.register();
        Platform.setImplicitExit(false);
        Platform.startup(() -> {});
    }

    public static void main(String[] args) throws Exception {
        String name = args.length == 0 ? "" : args[0];
        Harness harness = all().get(name);
        if (harness == null) {
            System.err.println(
                    (name.isBlank() ? "Which harness? " : "There is no harness " + name + ". ")
                            + "-Dharness=NAME with one of: "
                            + String.join(", ", all().keySet()));
            System.exit(2);
            return;
        }
        if (!Boolean.getBoolean(WITHIN)) {
            System.exit(
                    new HarnessProcess(name, Path.of("").toAbsolutePath())
                            .run(again(name), System.out));
        }
        Effort effort = effort();
        EndInTime.of(name, effort).start();
        System.exit(run(name, harness, effort) ? 0 : 1);
    }

    /** The same program in a process of its own. */
    private static List<String> again(String name) {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(ManagementFactory.getRuntimeMXBean().getInputArguments());
        command.addAll(List.of("-D" + WITHIN + "=true", "-cp"));
        command.addAll(List.of(System.getProperty("java.class.path"), Harnesses.class.getName()));
        command.add(name);
        return command;
    }

    private static Effort effort() {
        String seconds = System.getProperty("harness.seconds", USUAL_SECONDS);
        String seed = System.getProperty("harness.seed", "");
        return Effort.within(
                Long.parseLong(seconds),
                seed.isBlank() ? ThreadLocalRandom.current().nextInt() : Long.parseLong(seed));
    }

    private static boolean run(String name, Harness harness, Effort effort) throws IOException {
        System.out.println("seed " + effort.seed());
        Path directory = Files.createTempDirectory("marquee-harness");
        try {
            Verdict verdict = harness.run(directory, effort);
            System.out.println(verdict.line());
            return verdict.holds();
        } catch (Exception brokenOff) {
            brokenOff.printStackTrace(System.out);
            System.out.println(new Verdict(name, "broken off by " + brokenOff, false).line());
            return false;
        } finally {
            delete(directory);
        }
    }

    private static void delete(Path directory) throws IOException {
        try (Stream<Path> files = Files.walk(directory)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        }
    }
}
