package app.marquee;

import app.marquee.command.ExtraConnection;
import app.marquee.command.WindowRequest;
import app.marquee.harness.HostilePlace;
import app.marquee.harness.HostileTexts;
import app.marquee.harness.SecretSearch;
import app.marquee.harness.Verdict;
import app.marquee.model.Secret;
import app.marquee.sandbox.Sandbox;
import app.marquee.sandbox.SandboxOptions;
import app.marquee.ui.shell.WindowCommand;
import app.marquee.ui.testing.FxWatchdog;

import javafx.application.Platform;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.regex.Pattern;

/**
 * The window over a service whose names and titles are hostile, one of them of ten million
 * characters: everything is shown, chosen and told of, and the window goes on answering.
 */
public final class HostileWindowTrial {
    private static final Instant NOW = Instant.parse("2026-06-15T12:00:00Z");

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
        return new HostileWindowTrial(directory, EverySection.IDS);
    }

    /** Needs a started toolkit; not on the FX thread. */
    public Verdict run(PrintStream out) throws InterruptedException, IOException {
        FxWatchdog watchdog = new FxWatchdog(CompletableFuture.supplyAsync(Thread::currentThread, Platform::runLater).join());
        Path saved = Files.createDirectories(directory.resolve("saved"));
        int planted;
        List<Throwable> uncaught;
        try (Sandbox service = Sandbox.start(SandboxOptions.builder().now(NOW).build());
                HostilePlace place =
                        new HostilePlace(
                                service.baseUri(), HostileTexts.SHORT, HostileTexts.longest());
                Run run = Run.open(request(place, service), Clock.fixed(NOW, ZoneOffset.UTC));
                TourWindow window = TourWindow.open(run, SecretsWindow.desk(saved, new SecretSearch(List.of())))) {
            watchdog.start();
            sections.forEach(section -> visit(window, section));
            watchdog.stop();
            uncaught = window.uncaught();
            planted = place.planted();
        }
        watchdog.stalls().forEach(out::println);
        uncaught.forEach(thrown -> out.println("uncaught " + thrown));
        String figures =
                "%d hostile texts in %d sections, %d defects, the FX thread busy for too long %d times"
                        .formatted(
                                planted,
                                sections.size(),
                                uncaught.size(),
                                watchdog.stalls().size());
        return new Verdict(
                "hostile",
                figures,
                planted > 0 && uncaught.isEmpty() && watchdog.stalls().isEmpty());
    }

    private WindowRequest request(HostilePlace place, Sandbox service) {
        return new WindowRequest(
                directory.resolve("home"), new ExtraConnection(place.uri(), place.uri(), new Secret(service.token())), false);
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
