package app.marquee;

import app.marquee.command.WindowRequest;
import app.marquee.harness.Effort;
import app.marquee.harness.FaultyDoor;
import app.marquee.harness.Memory;
import app.marquee.harness.Slope;
import app.marquee.harness.Verdict;
import app.marquee.model.Secret;
import app.marquee.model.connection.Connection;
import app.marquee.model.connection.ConnectionKind;
import app.marquee.model.connection.ConnectionNetwork;
import app.marquee.model.id.ConnectionId;
import app.marquee.sandbox.Sandbox;
import app.marquee.sandbox.SandboxOptions;
import app.marquee.tour.TourWindow;
import app.marquee.ui.testing.SectionPackages;

import javafx.scene.Node;

import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.lang.ref.WeakReference;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * The window goes from section to section without end, asks again now and then, and opens its
 * connection anew: what stays in memory, threads and connections must not grow.
 */
public final class SoakTrial implements AutoCloseable {
    private static final Instant NOW = Instant.parse("2026-06-15T12:00:00Z");
    private static final ConnectionId ID = new ConnectionId("soaked");
    private static final int PLENTY_A_MINUTE = 60_000;
    private static final List<String> FEW_SECTIONS =
            List.of("library", "playlists", "ranking", "settings");

    /** Rounds until everything that is kept once is kept. */
    private static final int WARM = 4;

    /** In rounds of all sections: how often everything is asked again, and all begun anew. */
    private static final int REFRESH = 2;

    private static final int REOPEN = 3;
    private static final int FEW = 4;
    private static final double MEGABYTE = 1 << 20;
    private static final int THOUSAND = 1_000;
    private static final int MOST_CONNECTIONS = 32;
    private static final int MORE_THREADS = 16;

    /** The one that is shown, and one that the toolkit may still know. */
    private static final int AT_ONCE = 2;

    /** From so many samples on a line through them says something. */
    private static final int MANY = 20;

    private final Sandbox service = Sandbox.start(SandboxOptions.builder().now(NOW).build());
    private final FaultyDoor door = FaultyDoor.before(service.baseUri());
    private final Path home;
    private final List<Slope.Sample> heap = new ArrayList<>();
    private final List<WeakReference<Node>> views = new ArrayList<>();
    private int switches;
    private int connections;
    private int threads;
    private int threadsBefore;

    public SoakTrial(Path home) {
        this.home = home;
    }

    /**
     * Needs a started toolkit; not on the FX thread.
     *
     * @param effort a round goes once through all sections
     */
    public Verdict run(Effort effort, PrintStream out) {
        return run(new Course(SectionPackages.ids(), REOPEN, WARM, FEW), effort, out);
    }

    /** Few sections, and without a line through the heap, for which that is too little. */
    public Verdict shortly(PrintStream out) {
        return run(new Course(FEW_SECTIONS, 1, 1, 1), Effort.shortly(FEW), out);
    }

    /**
     * @param sections of a round
     * @param reopen after how many rounds all is begun anew
     * @param warm rounds before anything is measured
     * @param samples at least
     */
    private record Course(List<String> sections, int reopen, int warm, int samples) {}

    private Verdict run(Course course, Effort effort, PrintStream out) {
        try (Run run =
                        Run.open(
                                new WindowRequest(home, null, false),
                                Clock.fixed(NOW, ZoneOffset.UTC));
                TourWindow window = TourWindow.open(run)) {
            run.connections().addForThisRun(connection(), Optional.of(secret()));
            window.connection(ID);
            for (int round = 0; round < course.warm(); round++) {
                round(window, course, round);
            }
            threadsBefore = ManagementFactory.getThreadMXBean().getThreadCount();
            measure(window);
            switches = 0;
            for (int round = 0; effort.allows(round) || heap.size() < course.samples(); round++) {
                round(window, course, round);
                if (round % course.reopen() == course.reopen() - 1) {
                    measure(window);
                }
            }
            window.uncaught().forEach(thrown -> out.println("uncaught " + thrown));
            return verdict(out, window.uncaught().size());
        }
    }

    private Connection connection() {
        return new Connection(
                ID,
                "Soaked",
                ConnectionKind.TEST,
                door.uri(),
                door.uri(),
                Connection.Routes.USUAL,
                new Connection.Terms(
                        false, PLENTY_A_MINUTE, ZoneOffset.UTC, ConnectionNetwork.USUAL));
    }

    private Secret secret() {
        return new Secret(service.token());
    }

    private void round(TourWindow window, Course course, int round) {
        for (String section : course.sections()) {
            window.front(section);
            window.pause(1);
            if (round % REFRESH == 0) {
                window.refreshWithoutWaiting();
            }
            switches++;
        }
        if (round % course.reopen() == 0) {
            window.connection(ID);
            views.add(window.see(root -> new WeakReference<>(root.lookup(".workspace"))));
        }
        window.rest();
    }

    /** Requests are kept up to a limit, and cleared so that this is not taken for growth. */
    private void measure(TourWindow window) {
        window.section("activity");
        window.developerDetails();
        window.press("activity-requests");
        if (window.has("activity-clear")) {
            window.press("activity-clear");
        }
        window.section("library");
        heap.add(new Slope.Sample(switches, Memory.inUse()));
        connections = Math.max(connections, door.connections());
        threads = Math.max(threads, ManagementFactory.getThreadMXBean().getThreadCount());
    }

    private Verdict verdict(PrintStream out, int uncaught) {
        heap.forEach(
                one ->
                        out.printf(
                                Locale.ROOT,
                                "after %5.0f switches %8.2f MB%n",
                                one.place(),
                                one.value() / MEGABYTE));
        Slope slope = heap.size() <= FEW ? new Slope(0, 0) : Slope.of(heap.subList(1, heap.size()));
        double scale = THOUSAND / MEGABYTE;
        long left = views.stream().filter(view -> view.get() != null).count();
        String figures =
                String.format(
                        Locale.ROOT,
                        "%d switches, %d of %d opened views in memory, heap grows by %.2f MB (%.2f"
                                + " to %.2f) in a thousand, at most %d connections, %d threads (%d"
                                + " at first), %d defects",
                        switches,
                        left,
                        views.size(),
                        slope.perStep() * scale,
                        slope.least() * scale,
                        slope.most() * scale,
                        connections,
                        threads,
                        threadsBefore,
                        uncaught);
        boolean flat = heap.size() < MANY || slope.least() * scale < 1;
        boolean bounded =
                left <= AT_ONCE
                        && connections <= MOST_CONNECTIONS
                        && threads <= threadsBefore + MORE_THREADS;
        return new Verdict("soak", figures, flat && bounded && uncaught == 0);
    }

    @Override
    public void close() {
        door.close();
        service.close();
    }
}
