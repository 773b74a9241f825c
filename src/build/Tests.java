import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * The test run: {@code WHICH DIRECTORY CLASSPATH FLAGS…}. Four virtual machines take one class of
 * tests after another until none is left, since much of a window test is waiting; in three of them
 * the toolkit never paints, and tests that look at pixels (tag {@code painted}) run in the fourth.
 * Beside them a few tests run again under other conditions. Run from source on the build's own JDK.
 *
 * <p>{@code WHICH} is {@code all}, {@code quick} for what needs no window, or {@code layouts} for
 * the whole tour in every look, in our letters and in wider ones, and in every size of window and
 * text. The exit status is 1 when a test failed, when a virtual machine ended early and when no
 * test ran. One class or method is run by Surefire.
 */
final class Tests {
    private static final int MACHINES = 4;

    /** A toolkit that lays out and never paints takes up to half of the processor time less. */
    private static final String UNPAINTED = "-Dquantum.norenderjobs=true";

    private static final long MOST_MINUTES = 120;

    /** So many lines of a failure are printed; all of them are in the results. */
    private static final int MOST_LINES = 40;

    private final Path directory;
    private final List<String> java;
    private final List<String> finished = new ArrayList<>();
    private boolean broken;

    private Tests(Path directory, List<String> java) {
        this.directory = directory;
        this.java = java;
    }

    /**
     * A virtual machine, which shares the test classes with those of the same name.
     *
     * @param filter as {@link TestWorker} reads it
     */
    private record Machine(String name, String filter, List<String> flags) {}

    public static void main(String[] args) throws Exception {
        List<String> java = new ArrayList<>();
        java.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        java.addAll(List.of(args).subList(3, args.length));
        java.addAll(List.of("-cp", args[2], "src/build/TestWorker.java"));
        Tests tests = new Tests(Path.of(args[1]), java);
        try {
            System.exit(tests.run(args[0]) ? 0 : 1);
        } catch (IllegalArgumentException wrong) {
            System.out.println(wrong.getMessage());
            System.exit(1);
        }
    }

    private static List<Machine> machines(String which) {
        return switch (which) {
            case "all" -> {
                List<Machine> all = new ArrayList<>(tests(MACHINES - 1, "all", UNPAINTED));
                all.add(new Machine("tests", "painted", List.of()));
                all.add(otherZone());
                all.add(widerLetters("-Dmarquee.tour.sample=true"));
                yield all;
            }
            case "layouts" ->
                    List.of(
                            ourLetters(),
                            widerLetters("-Dmarquee.tour.whole=true"),
                            everySize("en"),
                            everySize("pt-BR"),
                            everySize("es"));
            case "quick" -> {
                List<Machine> quick = new ArrayList<>(tests(MACHINES, "quick"));
                quick.add(otherZone());
                yield quick;
            }
            default ->
                    throw new IllegalArgumentException(
                            "-Dtests="
                                    + which
                                    + " isn't all, quick or layouts. For one class: mvn"
                                    + " -Dtest=NAME test");
        };
    }

    private static List<Machine> tests(int machines, String filter, String... flags) {
        return Collections.nCopies(machines, new Machine("tests", filter, List.of(flags)));
    }

    /** Tests that ask for the zone of the computer; {@link TestWorker} finds them. */
    private static Machine otherZone() {
        return new Machine("other-zone", "tag:zone", List.of("-Duser.timezone=America/Sao_Paulo"));
    }

    private static Machine ourLetters() {
        return new Machine(
                "our-letters",
                "tag:layout",
                List.of("-Dmarquee.tour.whole=true", "-Dmarquee.tour.painted=true"));
    }

    /** Layouts must not depend on the letters of one typeface. */
    private static Machine widerLetters(String extent) {
        return new Machine(
                "wider-letters",
                "tag:layout",
                List.of("-Dmarquee.typeface=DejaVu Sans", extent, UNPAINTED));
    }

    /** Nothing is clipped in any size of window and text; takes about an hour. */
    private static Machine everySize(String language) {
        return new Machine(
                "every-size-" + language,
                "name:tour.LayoutTest",
                List.of(
                        "-Dmarquee.layouts=true",
                        "-Dmarquee.layouts.looks=" + language + "-.*",
                        "-Dheadless.geometry=1920x1080-32",
                        UNPAINTED));
    }

    private boolean run(String which) throws IOException, InterruptedException {
        long begun = System.nanoTime();
        delete(directory);
        run(machines(which));
        long passed = count("passed");
        long failed = count("failed");
        List<List<String>> failures = failures();
        failures.forEach(this::tell);
        failures.forEach(failure -> System.out.println("Failed: " + failure.getFirst()));
        System.out.printf("Tests took %d s%n", (System.nanoTime() - begun) / 1_000_000_000);
        System.out.printf("%d passed, %d failed, %d skipped%n", passed, failed, count("skipped"));
        return failed == 0 && passed > 0 && !broken;
    }

    /** The lines of each failure, the test first. */
    private List<List<String>> failures() {
        return finished.stream()
                .filter(line -> line.startsWith("failure "))
                .map(line -> List.of(line.substring(8).split("\u0001")))
                .toList();
    }

    /** Not all of it: a difference between two pages would hide the other failures. */
    private void tell(List<String> failure) {
        failure.stream().limit(MOST_LINES).forEach(System.out::println);
        if (failure.size() > MOST_LINES) {
            System.out.printf(
                    "… %d more lines are in %s%n", failure.size() - MOST_LINES, directory);
        }
    }

    private long count(String what) {
        return finished.stream().filter(what::equals).count();
    }

    /** All of them at once. */
    private void run(List<Machine> machines) throws IOException, InterruptedException {
        List<Process> workers = new ArrayList<>();
        for (Machine machine : machines) {
            Path claims =
                    Files.createDirectories(directory.resolve(machine.name()).resolve("claims"));
            workers.add(worker(machine, claims, workers.size() + 1));
        }
        Runtime.getRuntime()
                .addShutdownHook(new Thread(() -> workers.forEach(Process::destroyForcibly)));
        for (Process worker : workers) {
            boolean ended = worker.waitFor(MOST_MINUTES, TimeUnit.MINUTES);
            if (!ended || worker.exitValue() != 0) {
                workers.forEach(Process::destroyForcibly);
                broken = true;
                System.out.printf(
                        "Virtual machine %d of %s ended early (%s): see %s%n",
                        workers.indexOf(worker) + 1,
                        machines.get(workers.indexOf(worker)).name(),
                        ended ? "status " + worker.exitValue() : "time-out",
                        directory);
            }
        }
        for (String name : machines.stream().map(Machine::name).distinct().toList()) {
            collect(directory.resolve(name));
        }
    }

    private void collect(Path home) throws IOException {
        try (Stream<Path> files = Files.list(home)) {
            for (Path results : files.filter(file -> file.toString().endsWith(".txt")).toList()) {
                finished.addAll(Files.readAllLines(results));
            }
        }
    }

    private Process worker(Machine machine, Path claims, int number) throws IOException {
        Path home = directory.resolve(machine.name());
        List<String> command = new ArrayList<>(java);
        // The last one of a flag counts.
        command.addAll(command.indexOf("-cp"), machine.flags());
        command.addAll(
                List.of(
                        machine.filter(),
                        claims.toString(),
                        home.resolve("results-" + number + ".txt").toString()));
        ProcessBuilder worker =
                new ProcessBuilder(command)
                        .redirectErrorStream(true)
                        .redirectOutput(home.resolve("output-" + number + ".log").toFile());
        // A bare system has no locale, and then no file name beyond ASCII.
        if (!"UTF-8".equals(System.getProperty("sun.jnu.encoding"))) {
            worker.environment().put("LC_ALL", "C.UTF-8");
        }
        return worker.start();
    }

    private static void delete(Path directory) throws IOException {
        if (Files.exists(directory)) {
            try (Stream<Path> files = Files.walk(directory)) {
                for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                    Files.delete(file);
                }
            }
        }
    }
}
