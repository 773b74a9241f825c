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

import javafx.scene.input.KeyCode;

import java.io.PrintStream;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/**
 * The whole window, crawled twice: over a connection that may be written, so that it is seen which
 * writes the crawl reaches, and over one that is read-only, where none of them may arrive. A crawl
 * that reaches nothing ends the harness at once.
 */
public final class ReadOnlyCrawl {
    private static final Instant NOW = Instant.parse("2026-06-15T12:00:00Z");

    /** Parts of the time that is left, in their order; the last crawl gets the rest. */
    private static final double OPEN_COMMANDS = 0.2;

    private static final double OPEN_KEYS = 0.08;
    private static final double LOCKED_COMMANDS = 0.6;

    /** What is found in the clipboard wherever something can be pasted. */
    private static final String PASTED =
            Account.generate(SandboxOptions.USUAL_SEED, 1, NOW).videoId(5).toString();

    private final Path directory;
    private final Scope scope;
    private final Set<Gesture> made = EnumSet.noneOf(Gesture.class);
    private final Map<String, Map<String, Integer>> reached = new LinkedHashMap<>();
    private final Map<String, Integer> arrived = new TreeMap<>();
    private int commandsLeft;
    private int keysLeft;
    private int pressed;

    /**
     * Part of the window that is crawled.
     *
     * @param gestures whether they are made
     * @param commands sections whose commands and buttons are tried
     * @param keyed sections whose controls get the keys
     * @param kinds of writes that the commands have to reach at least
     */
    public record Scope(
            boolean gestures,
            List<String> commands,
            List<String> keyed,
            Set<KeyCode> keys,
            int kinds) {
        static final Scope ALL =
                new Scope(true, WindowCrawl.all(), WindowKeys.SECTIONS, WindowKeys.KEYS, 3);
    }

    public static ReadOnlyCrawl whole(Path directory) {
        return new ReadOnlyCrawl(directory, Scope.ALL);
    }

    ReadOnlyCrawl(Path directory, Scope scope) {
        this.directory = directory;
        this.scope = scope;
    }

    /**
     * Needs a started toolkit; not on the FX thread.
     *
     * @param effort after whose time no command or button is tried; what is left out while the
     *     connection is read-only is told
     */
    public Verdict run(Effort effort, PrintStream out) {
        if (isOpen("drags", 1, scope.gestures(), () -> gestures("open-by-hand", false))
                && isOpen(
                        "commands",
                        scope.kinds(),
                        true,
                        () -> commands("open", effort.rest().share(OPEN_COMMANDS), false))
                && isOpen(
                        "keys",
                        1,
                        true,
                        () -> keys("open-by-keys", effort.rest().share(OPEN_KEYS), false))) {
            commandsLeft = 0;
            keysLeft = 0;
            if (scope.gestures()) {
                lock(gestures("locked-by-hand", true));
            }
            lock(commands("locked", effort.rest().share(LOCKED_COMMANDS), true));
            lock(keys("locked-by-keys", effort.rest(), true));
            return verdict(out, true);
        }
        return verdict(out, false);
    }

    /** Whether a crawl of the open window reaches as many kinds of writes as it has to. */
    private boolean isOpen(
            String way, int kinds, boolean wanted, Supplier<Map<String, Integer>> crawl) {
        if (wanted) {
            reached.put(way, crawl.get());
        }
        return !wanted || reached.getOrDefault(way, Map.of()).size() >= kinds;
    }

    private void lock(Map<String, Integer> writes) {
        writes.forEach((write, times) -> arrived.merge(write, times, Integer::sum));
    }

    private Verdict verdict(PrintStream out, boolean isThrough) {
        out.printf(Locale.ROOT, "%-10s %-34s %6s %9s%n", "way", "write", "open", "read-only");
        reached.forEach(
                (way, writes) ->
                        writes.forEach(
                                (write, times) ->
                                        out.printf(
                                                Locale.ROOT,
                                                "%-10s %-34s %6d %9d%n",
                                                way,
                                                write,
                                                times,
                                                arrived.getOrDefault(write, 0))));
        Set<Gesture> missed = missed();
        missed.forEach(gesture -> out.println("not made: " + gesture));
        int sent = arrived.values().stream().mapToInt(Integer::intValue).sum();
        String figures =
                "kinds of writes reached by the window when it may: %s, %d gestures missed, %d keys pressed"
                        .formatted(kinds(), missed.size(), pressed);
        if (!isThrough) {
            return new Verdict("readonly", figures + ", too few reached to go on", false);
        }
        return new Verdict(
                "readonly",
                figures
                        + ", %d commands and buttons and %d keys left out, %d arrived when it may not"
                                .formatted(commandsLeft, keysLeft, sent),
                missed.isEmpty() && commandsLeft + keysLeft + sent == 0);
    }

    private String kinds() {
        return reached.entrySet().stream()
                .map(way -> way.getValue().size() + " by " + way.getKey())
                .collect(Collectors.joining(", "));
    }

    /** Those of the gestures that were not made. */
    private Set<Gesture> missed() {
        Set<Gesture> missed = EnumSet.noneOf(Gesture.class);
        if (scope.gestures()) {
            missed.addAll(EnumSet.allOf(Gesture.class));
            missed.removeAll(made);
        }
        return missed;
    }

    private Map<String, Integer> commands(String home, Effort effort, boolean readOnly) {
        return walk(
                directory.resolve(home),
                readOnly,
                window -> {
                    WindowCrawl crawl = new WindowCrawl(window, effort);
                    // The other sections have nothing to reach.
                    crawl.everything(
                            scope.commands().stream()
                                    .filter(
                                            section ->
                                                    readOnly
                                                            || WindowCrawl.SECTIONS.contains(
                                                                    section))
                                    .toList());
                    commandsLeft += crawl.left();
                });
    }

    /** By hand alone; those that were made are kept. */
    private Map<String, Integer> gestures(String home, boolean readOnly) {
        return walk(
                directory.resolve(home),
                readOnly,
                window -> made.addAll(new WindowGestures(window).everything()));
    }

    private Map<String, Integer> keys(String home, Effort effort, boolean readOnly) {
        return walk(
                directory.resolve(home),
                readOnly,
                window -> {
                    WindowKeys keys = new WindowKeys(window, scope.keys(), effort);
                    pressed += keys.everything(scope.keyed());
                    keysLeft += keys.left();
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
