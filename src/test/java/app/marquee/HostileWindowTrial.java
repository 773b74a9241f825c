package app.marquee;

import app.marquee.command.WindowRequest;
import app.marquee.harness.HostilePlace;
import app.marquee.harness.HostileTexts;
import app.marquee.harness.SecretSearch;
import app.marquee.harness.Verdict;
import app.marquee.model.Secret;
import app.marquee.model.connection.Connection;
import app.marquee.model.connection.ConnectionKind;
import app.marquee.model.connection.ConnectionNetwork;
import app.marquee.model.id.ConnectionId;
import app.marquee.sandbox.Sandbox;
import app.marquee.sandbox.SandboxOptions;
import app.marquee.sandbox.account.Content;
import app.marquee.start.EmbeddedSandbox;
import app.marquee.tour.SecretsWindow;
import app.marquee.tour.TourWindow;
import app.marquee.ui.shell.dialog.DesktopServices;
import app.marquee.ui.shell.section.WindowCommand;
import app.marquee.ui.testing.FxWatchdog;
import app.marquee.ui.testing.FxWatchdog.Stall;
import app.marquee.ui.testing.SectionPackages;

import javafx.application.Platform;

import java.io.IOException;
import java.io.PrintStream;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.regex.Pattern;

/**
 * The window over a service whose names and titles are hostile, one in each answer of ten million
 * characters: all are shown, chosen, asked about, saved and copied, and the window goes on
 * answering.
 */
public final class HostileWindowTrial {
    private static final Instant NOW = Instant.parse("2026-06-15T12:00:00Z");
    private static final ConnectionId ID = new ConnectionId("hostile");
    private static final int PLENTY_A_MINUTE = 60_000;

    /** In milliseconds, where nothing was too long over the harmless service. */
    private static final long FAIR = 400;

    private static final String SAFE = "confirm-safe";
    private static final Pattern TRIED = Pattern.compile(".*(delete|remove|copy|export|save).*");

    private final Path directory;
    private final List<String> sections;

    HostileWindowTrial(Path directory, List<String> sections) {
        this.directory = directory;
        this.sections = List.copyOf(sections);
    }

    /** Through all sections. */
    public static HostileWindowTrial whole(Path directory) {
        return new HostileWindowTrial(directory, SectionPackages.ids());
    }

    /** Needs a started toolkit; not on the FX thread. */
    public Verdict run(PrintStream out) throws InterruptedException, IOException {
        DesktopServices desk =
                SecretsWindow.desk(
                        Files.createDirectories(directory.resolve("saved")),
                        new SecretSearch(List.of()));
        try (Sandbox service =
                        Sandbox.start(
                                SandboxOptions.builder()
                                        .content(Content.HOSTILE)
                                        .now(NOW)
                                        .build());
                HostilePlace place =
                        new HostilePlace(
                                service.baseUri(), HostileTexts.SHORT, HostileTexts.longest());
                Run run =
                        Run.open(
                                new WindowRequest(directory.resolve("home"), null, false),
                                Clock.fixed(NOW, ZoneOffset.UTC));
                TourWindow window = TourWindow.open(run, desk)) {
            // What is loaded once is loaded before anything is watched.
            walk(window, EmbeddedSandbox.ID);
            List<Stall> harmless = walk(window, EmbeddedSandbox.ID);
            run.connections()
                    .addForThisRun(
                            connection(place.uri()), Optional.of(new Secret(service.token())));
            List<Stall> hostile = walk(window, ID);
            hostile.forEach(out::println);
            window.uncaught().forEach(thrown -> out.println("uncaught " + thrown));
            return verdict(
                    place.planted(), window.uncaught().size(), longest(harmless), longest(hostile));
        }
    }

    /** Through all sections of a connection that is opened anew, watched. */
    private List<Stall> walk(TourWindow window, ConnectionId id) throws InterruptedException {
        FxWatchdog watchdog = new FxWatchdog(fxThread());
        watchdog.start();
        window.connection(id);
        sections.forEach(section -> visit(window, section));
        watchdog.stop();
        return watchdog.stalls();
    }

    private static long longest(List<Stall> stalls) {
        return stalls.stream().mapToLong(Stall::millis).max().orElse(0);
    }

    /** A view that is made anew may take its time; hostile names must not make it longer. */
    private Verdict verdict(int planted, int uncaught, long harmless, long hostile) {
        String figures =
                ("%d hostile texts in %d sections, %d defects, FX thread busy for %d ms at most"
                                + " beyond its limit (%d ms over a harmless service)")
                        .formatted(planted, sections.size(), uncaught, hostile, harmless);
        return new Verdict(
                "hostile",
                figures,
                planted > 0 && uncaught == 0 && hostile <= Math.max(FAIR, 2 * harmless));
    }

    private static Thread fxThread() {
        CompletableFuture<Thread> thread = new CompletableFuture<>();
        Platform.runLater(() -> thread.complete(Thread.currentThread()));
        return thread.join();
    }

    private static Connection connection(URI place) {
        return new Connection(
                ID,
                "=Hostile",
                ConnectionKind.TEST,
                place,
                place,
                Connection.Routes.USUAL,
                new Connection.Terms(
                        false, PLENTY_A_MINUTE, ZoneOffset.UTC, ConnectionNetwork.USUAL));
    }

    /** Shown, chosen, asked about, saved and copied. */
    private static void visit(TourWindow window, String section) {
        window.section(section);
        window.see(WindowCrawl::selectFirst);
        window.rest();
        for (String id : commands(window, section)) {
            window.commandWithoutWaiting(id);
            window.rest();
            if (window.has(SAFE)) {
                window.pressWithoutWaiting(SAFE);
            }
        }
    }

    private static List<String> commands(TourWindow window, String section) {
        return window.commands().stream()
                .filter(command -> command.group().equals(section))
                .map(WindowCommand::id)
                .filter(id -> TRIED.matcher(id).matches())
                .toList();
    }
}
