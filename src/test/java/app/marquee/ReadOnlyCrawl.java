package app.marquee;

import app.marquee.WindowGestures.Gesture;
import app.marquee.command.WindowRequest;
import app.marquee.harness.Effort;
import app.marquee.harness.Verdict;
import app.marquee.model.Secret;
import app.marquee.sandbox.Sandbox;
import app.marquee.sandbox.SandboxOptions;
import app.marquee.sandbox.account.Account;
import app.marquee.sandbox.wire.SeenRequest;
import app.marquee.tour.TourWindow;

import java.io.PrintStream;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;

/**
 * The whole window, crawled twice: over a connection that may be written, so that it is seen which
 * writes the crawl reaches, and over one that is read-only, where none of them may arrive.
 */
public final class ReadOnlyCrawl {
    private static final Instant NOW = Instant.parse("2026-06-15T12:00:00Z");
    private static final int WRITES_REACHED = 3;

    /** What is found in the clipboard wherever something can be pasted. */
    private static final String PASTED =
            Account.generate(SandboxOptions.USUAL_SEED, 1, NOW).videoId(5).toString();

    private final Path directory;
    private final Set<Gesture> made = EnumSet.noneOf(Gesture.class);
    private int left;
    private int pressed;

    public ReadOnlyCrawl(Path directory) {
        this.directory = directory;
    }

    /**
     * Needs a started toolkit; not on the FX thread.
     *
     * @param effort after whose time no command or button is tried; what is left out is told
     */
    public Verdict run(Effort effort, PrintStream out) {
        Map<String, Integer> moved = gestures(directory.resolve("open-by-hand"), false);
        Set<Gesture> missed = missed();
        Map<String, Integer> locked = gestures(directory.resolve("locked-by-hand"), true);
        Map<String, Integer> keyed = keys(directory.resolve("open-by-keys"), effort, false);
        keys(directory.resolve("locked-by-keys"), effort, true)
                .forEach((write, times) -> locked.merge(write, times, Integer::sum));
        Map<String, Integer> open = crawl(directory.resolve("open"), effort, false);
        crawl(directory.resolve("locked"), effort, true)
                .forEach((write, times) -> locked.merge(write, times, Integer::sum));
        out.printf(Locale.ROOT, "%-34s %6s %9s%n", "write from the window", "open", "read-only");
        open.forEach(
                (write, times) ->
                        out.printf(
                                Locale.ROOT,
                                "%-34s %6d %9d%n",
                                write,
                                times,
                                locked.getOrDefault(write, 0)));
        moved.forEach((write, times) -> out.println(write + " by mouse and keys: " + times));
        keyed.forEach((write, times) -> out.println(write + " by every key: " + times));
        out.println(pressed + " keys pressed");
        missed.forEach(gesture -> out.println("not made: " + gesture));
        int arrived = locked.values().stream().mapToInt(Integer::intValue).sum();
        String figures =
                ("%d kinds of writes reached by the window when it may, %d by drags and keys alone,"
                                + " %d by every key at every control,"
                                + " %d kinds of gestures missed, %d commands and buttons left out,"
                                + " %d arrived when it may not")
                        .formatted(
                                open.size(),
                                moved.size(),
                                keyed.size(),
                                missed.size(),
                                left,
                                arrived);
        return new Verdict(
                "readonly",
                figures,
                open.size() >= WRITES_REACHED
                        && !moved.isEmpty()
                        && !keyed.isEmpty()
                        && missed.isEmpty()
                        && left + arrived == 0);
    }

    /** Those of the gestures that were not made. */
    Set<Gesture> missed() {
        Set<Gesture> missed = EnumSet.allOf(Gesture.class);
        missed.removeAll(made);
        return missed;
    }

    private Map<String, Integer> crawl(Path home, Effort effort, boolean readOnly) {
        return walk(
                home,
                readOnly,
                window -> {
                    WindowCrawl crawl = new WindowCrawl(window, effort);
                    crawl.everything();
                    left += crawl.left();
                });
    }

    /** By hand alone; those that were made are kept. */
    Map<String, Integer> gestures(Path home, boolean readOnly) {
        return walk(home, readOnly, window -> made.addAll(new WindowGestures(window).everything()));
    }

    private Map<String, Integer> keys(Path home, Effort effort, boolean readOnly) {
        return walk(
                home,
                readOnly,
                window -> {
                    WindowKeys keys = new WindowKeys(window, effort);
                    pressed += keys.everything();
                    left += keys.left();
                });
    }

    private static Map<String, Integer> walk(
            Path home, boolean readOnly, Consumer<TourWindow> way) {
        List<SeenRequest> seen = new CopyOnWriteArrayList<>();
        try (Sandbox service =
                        Sandbox.start(
                                SandboxOptions.builder()
                                        .dataPort(0)
                                        .now(NOW)
                                        .onRequest(seen::add)
                                        .build());
                Run run =
                        Run.open(
                                request(service, home, readOnly),
                                Clock.fixed(NOW, ZoneOffset.UTC));
                TourWindow window = TourWindow.open(run, new PastingDesk(PASTED))) {
            way.accept(window);
            window.pause(5);
        }
        Map<String, Integer> writes = new TreeMap<>();
        seen.stream()
                .filter(request -> !request.method().equals("GET"))
                .forEach(request -> writes.merge(kind(request), 1, Integer::sum));
        return writes;
    }

    private static WindowRequest request(Sandbox service, Path home, boolean readOnly) {
        return new WindowRequest(
                home,
                new WindowRequest.ExtraConnection(
                        service.baseUri(), service.dataUri(), new Secret(service.token())),
                readOnly);
    }

    /** The method and the path without ids. */
    private static String kind(SeenRequest request) {
        return request.method() + " " + request.path().replaceAll("[0-9a-f]{8}-[0-9a-f-]{27}", "*");
    }
}
