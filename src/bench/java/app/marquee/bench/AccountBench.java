package app.marquee.bench;

import app.marquee.Run;
import app.marquee.command.WindowRequest;
import app.marquee.model.Secret;
import app.marquee.model.connection.Connection;
import app.marquee.model.connection.ConnectionKind;
import app.marquee.model.connection.ConnectionNetwork;
import app.marquee.model.id.ConnectionId;
import app.marquee.sandbox.Sandbox;
import app.marquee.sandbox.SandboxOptions;
import app.marquee.sandbox.wire.SeenRequest;
import app.marquee.tour.TourWindow;
import app.marquee.ui.control.Visibility;

import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.image.ImageView;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Predicate;

/**
 * How soon an account with the documented operations alone is there on a slow server: the totals of
 * the Overview, the curve of a video, the frames of the first screen. It counts what arrives in a
 * minute, and what arrives after a 429 before its time.
 */
public final class AccountBench {
    private static final Duration LATENCY = Duration.ofMillis(300);
    private static final int A_MINUTE = 120;
    private static final int FRAMES = 12;
    private static final double OVERVIEW_AT_MOST = 2;
    private static final double CURVE_AT_MOST = 3;
    private static final double FRAMES_AT_MOST = 8;
    private static final int WAIT_SECONDS = 5;
    private static final double NANOS = 1e9;
    private static final long PATIENCE_NANOS = 60_000_000_000L;
    private static final ConnectionId ID = new ConnectionId("slow");

    private final List<Arrival> arrived = new CopyOnWriteArrayList<>();

    private AccountBench() {}

    /** Arrival of a request at the server. */
    private record Arrival(long nanos, String path) {}

    public static void main(String[] args) throws Exception {
        Toolkit.start();
        Path home = Files.createTempDirectory("marquee-account");
        boolean holds;
        try (Run run = Run.open(new WindowRequest(home, null, false), Clock.systemUTC());
                TourWindow window = TourWindow.open(run)) {
            holds = new AccountBench().holds(run, window);
        } finally {
            Started.delete(home);
        }
        if (!holds) {
            System.exit(1);
        }
    }

    private boolean holds(Run run, TourWindow window) throws InterruptedException {
        try (Sandbox server = server()) {
            // A section that loads nothing.
            window.section("activity");
            run.connections().addForThisRun(connection(server), Optional.of(secret(server)));
            window.connection(ID);
            double overview = overview(window);
            double frames = frames(window);
            double curve = curve(window);
            int early = early(server, window);
            int most = most();
            boolean holds =
                    overview <= OVERVIEW_AT_MOST
                            && frames <= FRAMES_AT_MOST
                            && curve <= CURVE_AT_MOST
                            && early == 0
                            && most <= A_MINUTE;
            System.out.printf(
                    Locale.ROOT,
                    "account: totals in %.1f s (at most %.0f), %d frames in %.1f s (at most %.0f),"
                            + " a curve in %.1f s (at most %.0f), %d requests in the fullest minute"
                            + " (at most %d), %d before the time of a 429 : %s%n",
                    overview,
                    OVERVIEW_AT_MOST,
                    FRAMES,
                    frames,
                    FRAMES_AT_MOST,
                    curve,
                    CURVE_AT_MOST,
                    most,
                    A_MINUTE,
                    early,
                    holds ? "holds" : "falls short");
            return holds;
        }
    }

    private Sandbox server() {
        return Sandbox.start(
                SandboxOptions.builder()
                        .extensions(false)
                        .dataPort(0)
                        .latency(LATENCY)
                        .onRequest(this::arrive)
                        .build());
    }

    private void arrive(SeenRequest request) {
        arrived.add(new Arrival(System.nanoTime(), request.path()));
    }

    private static Secret secret(Sandbox server) {
        return new Secret(server.token());
    }

    private static Connection connection(Sandbox server) {
        return new Connection(
                ID,
                "Slow",
                ConnectionKind.TEST,
                server.baseUri(),
                server.dataUri(),
                Connection.Routes.USUAL,
                new Connection.Terms(true, A_MINUTE, ZoneOffset.UTC, ConnectionNetwork.USUAL));
    }

    private double overview(TourWindow window) throws InterruptedException {
        return seconds(
                window, () -> window.front("overview"), root -> has(root, "#overview-videos-list"));
    }

    private double frames(TourWindow window) throws InterruptedException {
        window.rest();
        double seconds =
                seconds(
                        window,
                        () -> window.front("thumbnails"),
                        root ->
                                root.lookupAll(".image-view").stream()
                                                .filter(AccountBench::hasImage)
                                                .count()
                                        >= FRAMES);
        long kinds = arrived.stream().map(Arrival::path).distinct().count();
        System.out.printf(
                Locale.ROOT, "%d requests so far, for %d resources%n", arrived.size(), kinds);
        return seconds;
    }

    private double curve(TourWindow window) throws InterruptedException {
        window.section("library");
        window.select("video-table", 0);
        return seconds(
                window,
                () -> window.commandWithoutWaiting("video-open"),
                root -> has(root, "#video-trend"));
    }

    /** The requests to a host that asked to wait, until its time is over. */
    private int early(Sandbox server, TourWindow window) throws InterruptedException {
        window.rest();
        window.section("activity");
        server.faults().set("referrer:429-seconds=" + WAIT_SECONDS);
        int before = arrived.size();
        window.front("referrers");
        await(window, _ -> arrived.size() > before);
        long until = arrived.get(before).nanos() + Duration.ofSeconds(WAIT_SECONDS).toNanos();
        await(window, _ -> System.nanoTime() > until);
        server.faults().clear();
        return (int)
                arrived.stream()
                        .skip(before + 1L)
                        .filter(arrival -> arrival.nanos() < until)
                        .filter(arrival -> arrival.path().startsWith("/referrer"))
                        .count();
    }

    /** The most requests within any minute, without the images, which the budget doesn't count. */
    private int most() {
        long minute = Duration.ofMinutes(1).toNanos();
        List<Long> times =
                arrived.stream()
                        .filter(arrival -> !arrival.path().startsWith("/pictures/"))
                        .map(Arrival::nanos)
                        .sorted()
                        .toList();
        return times.stream()
                .mapToInt(
                        first ->
                                (int)
                                        times.stream()
                                                .filter(
                                                        time ->
                                                                time >= first
                                                                        && time < first + minute)
                                                .count())
                .max()
                .orElse(0);
    }

    private static double seconds(TourWindow window, Runnable act, Predicate<Parent> isThere)
            throws InterruptedException {
        long begun = System.nanoTime();
        act.run();
        await(window, isThere);
        return (System.nanoTime() - begun) / NANOS;
    }

    private static void await(TourWindow window, Predicate<Parent> isThere)
            throws InterruptedException {
        long deadline = System.nanoTime() + PATIENCE_NANOS;
        while (!window.see(isThere::test)) {
            if (System.nanoTime() > deadline) {
                throw new IllegalStateException("The window did not come so far");
            }
            Thread.sleep(5);
        }
    }

    /** Whether a part of the window is shown with something in it. */
    private static boolean has(Parent root, String selector) {
        return root.lookup(selector) instanceof Parent found
                && Visibility.isTreeVisible(found)
                && !found.getChildrenUnmodifiable().isEmpty();
    }

    private static boolean hasImage(Node node) {
        return node instanceof ImageView view
                && view.getImage() != null
                && Visibility.isTreeVisible(view);
    }
}
