package app.marquee.tour;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.toList;

import app.marquee.Run;
import app.marquee.command.CommandFailure;
import app.marquee.command.WindowRequest;
import app.marquee.model.Secret;
import app.marquee.model.connection.Connection;
import app.marquee.model.connection.ConnectionKind;
import app.marquee.model.connection.ConnectionNetwork;
import app.marquee.model.id.ConnectionId;
import app.marquee.sandbox.Sandbox;
import app.marquee.sandbox.SandboxOptions;
import app.marquee.sandbox.account.Content;
import app.marquee.start.EmbeddedSandbox;
import app.marquee.store.database.NativeLibrary;
import app.marquee.store.file.Home;

import javafx.application.Platform;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Tour of every section in every state on its own sandbox: saves an image of each, light and dark,
 * and the main views in every other look. Drives the window from the calling thread; needs no
 * display.
 */
public final class Tour {
    /** A moment that never changes, so that the same pictures come out each time. */
    private static final Instant NOW = Instant.parse("2026-06-15T15:30:00Z");

    /** What loads in the background is there before a picture is taken. */
    private static final int PLENTY_A_MINUTE = 6_000;

    private static final ZoneId ZONE = ZoneId.of("America/Sao_Paulo");

    /** The connection to a service that has nothing but the contract. */
    static final ConnectionId CONTRACT_ONLY = new ConnectionId("contract-only");

    private final Path out;
    private final String only;
    private final List<TourPage.Picture> pictures = new ArrayList<>();

    /**
     * @param only how the names of the stops begin that are gone to; empty for all
     */
    public Tour(Path out, String only) {
        this.out = out;
        this.only = only;
    }

    /**
     * @throws CommandFailure when the directory cannot be written
     */
    public void run() {
        Path home = directories();
        Platform.startup(() -> Platform.setImplicitExit(false));
        try {
            on(home, this::saveAll);
        } catch (IOException | UncheckedIOException failed) {
            throw new CommandFailure(_ -> "The tour can't write to " + out + ".", failed);
        } finally {
            delete(home);
            Platform.exit();
        }
    }

    /** Opens the window of the tour on a home of its own, on the two services that it goes to. */
    static void on(Path home, Visit visit) throws IOException {
        on(home, Content.COMPANY, visit);
    }

    /**
     * Opens it on services with other titles and names: data that the sandbox finds keeps its
     * content.
     */
    static void on(Path home, Content content, Visit visit) throws IOException {
        Home inside = Home.in(home);
        NativeLibrary.load(inside.cache());
        Sandbox.start(
                        SandboxOptions.builder()
                                .data(inside.data().resolve("sandbox"))
                                .content(content)
                                .now(NOW)
                                .build())
                .close();
        Clock clock = new TourClock(NOW, ZONE);
        try (Run run = Run.open(new WindowRequest(home, null, false), clock);
                Sandbox plain = contractOnly(content)) {
            addContractOnly(run, plain);
            try (TourWindow window =
                    TourWindow.open(run, new TourDesktopServices(TourHome.file(run)))) {
                visit.to(window);
            }
        }
    }

    /** Callback for the open window. */
    interface Visit {
        void to(TourWindow window) throws IOException;
    }

    private void saveAll(TourWindow window) throws IOException {
        walk(window, only, TourLook.all(), this::take);
        Files.writeString(out.resolve("controls.md"), window.controls());
        TourPage.write(out, pictures);
        sound(window);
    }

    /**
     * Goes to every stop once a language and wears there all the looks that are seen at it.
     *
     * @param only how the names of the stops begin that are gone to; empty for all
     */
    static void walk(TourWindow window, String only, List<TourLook> looks, Sight sight) {
        looks.stream()
                .collect(groupingBy(TourLook::language, LinkedHashMap::new, toList()))
                .values()
                .forEach(
                        same -> {
                            // What was typed at the last stop would keep its language.
                            window.connection(EmbeddedSandbox.ID);
                            TourStops.all().stream()
                                    .filter(stop -> stop.name().startsWith(only))
                                    .forEach(stop -> look(window, stop, same, sight));
                        });
    }

    private static void look(TourWindow window, TourStop stop, List<TourLook> looks, Sight sight) {
        List<TourLook> worn = looks.stream().filter(look -> look.isWornAt(stop)).toList();
        for (TourLook look : worn) {
            if (look.equals(worn.getFirst())) {
                // What is pressed on the way may have no room in another size.
                stop(window, stop, look.usual());
            }
            if (!look.equals(worn.getFirst()) || !look.isUsual()) {
                window.wear(look);
            }
            sight.of(window, stop, look);
        }
    }

    /** Callback for a stop in a look. */
    interface Sight {
        void of(TourWindow window, TourStop stop, TourLook look);
    }

    /** Goes to a stop and takes note of its controls. */
    static void stop(TourWindow window, TourStop stop, TourLook look) {
        window.begin(look);
        try {
            stop.steps().accept(window);
        } catch (IllegalStateException failed) {
            throw new CommandFailure(
                    _ -> "The tour stopped at " + stop.name() + ": " + failed.getMessage() + ".",
                    failed);
        }
        if (look.equals(TourLook.LIGHT)) {
            window.note();
        }
    }

    /** Pictures of a window that threw are no proof of anything. */
    private static void sound(TourWindow window) {
        window.uncaught().stream()
                .findFirst()
                .ifPresent(
                        thrown -> {
                            throw new CommandFailure(
                                    _ ->
                                            "The tour is complete, but an exception was not"
                                                    + " handled: "
                                                    + thrown,
                                    thrown);
                        });
    }

    private void take(TourWindow window, TourStop stop, TourLook look) {
        String name = stop.name() + "-" + look.name() + ".png";
        window.save(out.resolve(name));
        pictures.add(new TourPage.Picture(stop.name(), stop.caption(), name));
    }

    private static Sandbox contractOnly(Content content) {
        return Sandbox.start(
                SandboxOptions.builder()
                        .content(content)
                        .extensions(false)
                        .dataPort(0)
                        .now(NOW)
                        .build());
    }

    private static void addContractOnly(Run run, Sandbox plain) {
        run.connections()
                .addForThisRun(
                        new Connection(
                                CONTRACT_ONLY,
                                "Studio Aurora",
                                ConnectionKind.PRODUCTION,
                                plain.baseUri(),
                                plain.dataUri(),
                                Connection.Routes.USUAL,
                                new Connection.Terms(
                                        true, PLENTY_A_MINUTE, ZONE, ConnectionNetwork.USUAL)),
                        Optional.of(new Secret(plain.token())));
    }

    private Path directories() {
        try {
            Files.createDirectories(out);
            return Files.createTempDirectory("marquee-tour");
        } catch (IOException failed) {
            throw new CommandFailure(_ -> "The tour can't write to " + out + ".", failed);
        }
    }

    private static void delete(Path directory) {
        try (Stream<Path> files = Files.walk(directory)) {
            files.sorted(Comparator.reverseOrder()).forEach(Tour::deleteOne);
        } catch (IOException | UncheckedIOException left) {
            // A temporary directory that cannot be deleted does no harm.
        }
    }

    private static void deleteOne(Path file) {
        try {
            Files.deleteIfExists(file);
        } catch (IOException left) {
            throw new UncheckedIOException(left);
        }
    }
}
