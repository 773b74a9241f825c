import static org.junit.platform.engine.discovery.ClassNameFilter.includeClassNamePatterns;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectPackage;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectUniqueId;
import static org.junit.platform.launcher.TagFilter.excludeTags;
import static org.junit.platform.launcher.TagFilter.includeTags;

import com.sun.management.OperatingSystemMXBean;

import org.junit.platform.engine.DiscoverySelector;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.support.descriptor.ClassSource;
import org.junit.platform.launcher.Launcher;
import org.junit.platform.launcher.LauncherDiscoveryRequest;
import org.junit.platform.launcher.PostDiscoveryFilter;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.TestPlan;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.lang.management.ManagementFactory;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * A virtual machine of the test run: {@code FILTER CLAIMS RESULTS}. Takes the next test class that
 * no other one has taken, by a file in the directory of claims, and writes a line for each test.
 * Long tests come first, then those with a window, so that all machines end at about the same time.
 *
 * <p>A test without a window that depends on the time zone of the computer runs in another one,
 * too: a class fails that asks for the zone and doesn't have the tag {@code zone}.
 */
final class TestWorker implements TestExecutionListener {
    private static final String LONG = "long";
    private static final String WINDOW = "window";

    /** Of tests that run again in another time zone. */
    private static final String ZONE = "zone";

    /** Flag of the toolkit; a machine that has it leaves out tests that look at pixels. */
    private static final String NEVER_PAINTS = "quantum.norenderjobs";

    private static final OperatingSystemMXBean MACHINE =
            ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class);

    /** Tests of a class that run together: those that look at pixels, the others, or all. */
    private enum Part {
        PAINTED(" (painted)", List.of(includeTags("painted"))),
        UNPAINTED("", List.of(excludeTags("painted"))),
        WHOLE("", List.of());

        private final String suffix;
        private final List<PostDiscoveryFilter> filters;

        Part(String suffix, List<PostDiscoveryFilter> filters) {
            this.suffix = suffix;
            this.filters = filters;
        }

        LauncherDiscoveryRequestBuilder of(DiscoverySelector selector) {
            return LauncherDiscoveryRequestBuilder.request()
                    .selectors(selector)
                    .filters(filters.toArray(PostDiscoveryFilter[]::new));
        }
    }

    private final Launcher launcher = LauncherFactory.create();
    private final PrintWriter results;

    private TestWorker(PrintWriter results) {
        this.results = results;
    }

    public static void main(String[] args) throws IOException {
        WatchedZone.watch();
        try (PrintWriter results = new PrintWriter(Files.newBufferedWriter(Path.of(args[2])))) {
            new TestWorker(results).run(args[0], Path.of(args[1]));
        }
        System.exit(0);
    }

    private void run(String filter, Path claims) throws IOException {
        if (filter.equals("painted")) {
            run(filter, Part.PAINTED, claims);
            run("quick", Part.UNPAINTED, claims);
        } else {
            run(filter, Boolean.getBoolean(NEVER_PAINTS) ? Part.UNPAINTED : Part.WHOLE, claims);
        }
    }

    private void run(String filter, Part part, Path claims) throws IOException {
        for (TestIdentifier found : classes(filter, part)) {
            String name = name(found) + part.suffix;
            if (isMine(claims.resolve(name))) {
                long begun = System.nanoTime();
                long cpu = MACHINE.getProcessCpuTime();
                WatchedZone.asked();
                launcher.execute(part.of(selectUniqueId(found.getUniqueIdObject())).build(), this);
                WatchedZone.asked()
                        .filter(_ -> !has(found, WINDOW) && !has(found, ZONE))
                        .ifPresent(asked -> failed(found, asked));
                results.printf(
                        "took %s %d ms, processor %d ms%n",
                        name,
                        millis(System.nanoTime() - begun),
                        millis(MACHINE.getProcessCpuTime() - cpu));
                results.flush();
            }
        }
    }

    private List<TestIdentifier> classes(String filter, Part part) {
        LauncherDiscoveryRequest request =
                part.of(selectPackage("app.marquee"))
                        .filters(includeClassNamePatterns(".*(Test|Tests)"))
                        .build();
        TestPlan plan = launcher.discover(request);
        return plan.getRoots().stream()
                .flatMap(root -> plan.getChildren(root).stream())
                .filter(each -> passes(filter, each))
                .sorted(
                        Comparator.comparing((TestIdentifier each) -> !has(each, LONG))
                                .thenComparing(each -> !has(each, WINDOW))
                                .thenComparing(TestWorker::name))
                .toList();
    }

    private static boolean passes(String filter, TestIdentifier test) {
        String value = filter.substring(filter.indexOf(':') + 1);
        return switch (filter.replaceAll(":.*", "")) {
            case "all", "painted" -> true;
            case "quick" -> !has(test, WINDOW);
            case "tag" -> has(test, value);
            default -> name(test).contains(value);
        };
    }

    private static boolean has(TestIdentifier test, String tag) {
        Set<String> tags =
                test.getTags().stream().map(each -> each.getName()).collect(Collectors.toSet());
        return tags.contains(tag);
    }

    private static String name(TestIdentifier test) {
        return test.getSource()
                .filter(ClassSource.class::isInstance)
                .map(ClassSource.class::cast)
                .map(ClassSource::getClassName)
                .orElse(test.getDisplayName());
    }

    private static boolean isMine(Path claim) throws IOException {
        try {
            Files.createFile(claim);
            return true;
        } catch (FileAlreadyExistsException taken) {
            return false;
        }
    }

    private static long millis(long nanos) {
        return nanos / 1_000_000;
    }

    @Override
    public void executionSkipped(TestIdentifier test, String reason) {
        results.println("skipped");
    }

    @Override
    public void executionFinished(TestIdentifier test, TestExecutionResult result) {
        if (result.getStatus() == TestExecutionResult.Status.FAILED) {
            failed(test, result.getThrowable().orElseGet(() -> new AssertionError("No reason")));
        } else if (test.isTest()) {
            results.println(
                    result.getStatus() == TestExecutionResult.Status.ABORTED
                            ? "skipped"
                            : "passed");
        }
    }

    private void failed(TestIdentifier test, Throwable thrown) {
        results.println("failed");
        StringWriter trace = new StringWriter();
        thrown.printStackTrace(new PrintWriter(trace));
        results.println(
                "failure "
                        + (test.getUniqueId() + "\n" + trace)
                                .replace("\r", "")
                                .replace('\n', '\u0001'));
        System.out.println("FAILED " + test.getUniqueId());
        thrown.printStackTrace(System.out);
    }
}
