package app.marquee;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.model.change.ChangeLine;
import app.marquee.model.change.ChangeState;
import app.marquee.model.settings.Settings;
import app.marquee.sandbox.Sandbox;
import app.marquee.sandbox.SandboxOptions;
import app.marquee.sandbox.SandboxOptionsBuilder;
import app.marquee.sandbox.account.Account;
import app.marquee.sandbox.wire.SeenRequest;
import app.marquee.service.connection.ConnectionService;
import app.marquee.service.session.HttpTransports;
import app.marquee.service.session.SessionParts;
import app.marquee.start.EmbeddedSandbox;
import app.marquee.start.RunResources;
import app.marquee.start.RunWatch;
import app.marquee.store.file.Home;
import app.marquee.store.keychain.Tokens;
import app.marquee.ui.activity.ChangeRow;
import app.marquee.ui.testing.FakeDesk;
import app.marquee.ui.testing.WindowTest;

import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Labeled;
import javafx.scene.control.TableView;
import javafx.scene.input.KeyCode;

import org.awaitility.Awaitility;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.io.TempDir;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The whole window on a service of its own, and a person who has no mouse. What is seen is judged
 * by its words, what was sent by what arrived. The service and the data are those of the class, the
 * window is that of the test.
 */
public abstract class DeskKeys extends WindowTest {
    static final Instant NOW = Instant.parse("2026-06-15T12:00:00Z");
    public static final Account ACCOUNT = Account.generate(SandboxOptions.USUAL_SEED, 1, NOW);

    private static final List<SeenRequest> SEEN = new CopyOnWriteArrayList<>();

    /** Writes that arrive wait here as long as it is closed. */
    private static volatile CountDownLatch gate = new CountDownLatch(0);

    @TempDir static Path home;

    private static @Nullable Run run;
    private @Nullable MarqueeApp app;
    private final FakeDesk desk = new FakeDesk();

    /** Opens the window on a section of a service that answers as told. */
    public final void open(SandboxOptionsBuilder options, String section) {
        Run on = renewed(options);
        // The Overview would make the videos of the ranking known.
        faults("ranking:500");
        make(on);
        onFx(() -> app().window().open(section));
        rest();
        faults("");
        present();
    }

    /** Opens the window as on a first start, with the Overview. */
    final void start() {
        make(renewed(SandboxOptions.builder()));
        present();
    }

    /** Opens the window as on a later start, with the Overview and what was remembered. */
    final void restart() {
        onFx(app()::close);
        make(Objects.requireNonNull(run));
        present();
    }

    private static Run renewed(SandboxOptionsBuilder options) {
        Run on = run == null ? run(options) : run;
        run = on;
        service().faults().clear();
        service().reset();
        on.foundation().settings().update(Settings::withoutViews);
        return on;
    }

    /** Its classes are loaded before anybody watches: that is the start of a program. */
    private void make(Run on) {
        onFx(
                () -> {
                    app = new MarqueeApp(on, desk, Platform::runLater);
                    app.start();
                });
        rest();
    }

    private void present() {
        SEEN.clear();
        show(() -> app().window());
        rest();
    }

    public final void open(String section) {
        open(SandboxOptions.builder(), section);
    }

    private static Run run(SandboxOptionsBuilder options) {
        // It goes on from there, so that what waits for a moment comes to it.
        Clock clock =
                Clock.offset(Clock.systemUTC(), Duration.between(Clock.systemUTC().instant(), NOW));
        RunWatch watch = RunWatch.begin();
        RunResources foundation =
                RunResources.open(Home.in(home), clock, new Tokens(), watch.trouble());
        ConnectionService connections =
                new ConnectionService(
                        new SessionParts(
                                new HttpTransports(
                                        foundation.settings(),
                                        own -> own.onSecret(watch.secrets())),
                                foundation.stores(),
                                foundation.tokens(),
                                clock,
                                "maria"));
        EmbeddedSandbox sandbox =
                new EmbeddedSandbox(
                        Sandbox.start(
                                options.dataPort(0).now(NOW).onRequest(DeskKeys::arrived).build()));
        connections.addForThisRun(
                sandbox.connection("Sandbox", ZoneOffset.UTC), Optional.of(sandbox.token()));
        return new Run(foundation, sandbox, connections, EmbeddedSandbox.ID, clock, watch);
    }

    @AfterEach
    final void closeApp() {
        letGo();
        if (app != null) {
            onFx(app()::close);
        }
    }

    @AfterAll
    static void closeRun() {
        if (run != null) {
            run.close();
            run = null;
        }
    }

    private MarqueeApp app() {
        if (app == null) {
            throw new IllegalStateException("Open something first");
        }
        return app;
    }

    public final FakeDesk desk() {
        return desk;
    }

    public static Sandbox service() {
        if (run == null) {
            throw new IllegalStateException("Open something first");
        }
        return run.sandbox().sandbox();
    }

    private static void arrived(SeenRequest request) {
        SEEN.add(request);
        try {
            if (!request.method().equals("GET")) {
                gate.await();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Writes that arrive from now on are not answered until they may. */
    public static void hold() {
        gate = new CountDownLatch(1);
    }

    public static void letGo() {
        gate.countDown();
    }

    public static void faults(String spec) {
        service().faults().set(spec);
    }

    /** Waits until nothing runs any more, and nothing is going to after a pause in the typing. */
    public final void rest() {
        settle();
        until(() -> onFx(this::isAtRest));
        settle();
        until(() -> onFx(this::isAtRest));
    }

    private boolean isAtRest() {
        return app().jobs().running().isEmpty() && !isPausing();
    }

    public final void until(Callable<Boolean> state) {
        Awaitility.await().pollInterval(Duration.ofMillis(10)).until(state);
    }

    /** Waits until the screen says this. */
    public final void says(String words) {
        Awaitility.await()
                .pollInterval(Duration.ofMillis(20))
                .untilAsserted(() -> assertThat(words()).contains(words));
    }

    /** Everything that can be read on the screen now. */
    public final String words() {
        return onFx(
                () ->
                        Stream.of(".label", ".table-cell")
                                .flatMap(kind -> root().lookupAll(kind).stream())
                                .filter(DeskKeys::isSeen)
                                .filter(Labeled.class::isInstance)
                                .map(node -> ((Labeled) node).getText())
                                .filter(text -> text != null && !text.isBlank())
                                .distinct()
                                .collect(Collectors.joining("\n")));
    }

    private Parent root() {
        return window().getScene().getRoot();
    }

    private static boolean isSeen(Node node) {
        for (Node each = node; each != null; each = each.getParent()) {
            if (!each.isVisible()) {
                return false;
            }
        }
        return true;
    }

    /** Writes that arrived, as "METHOD path". */
    public static List<String> writes() {
        return SEEN.stream()
                .filter(request -> !request.method().equals("GET"))
                .map(request -> request.method() + " " + request.path())
                .toList();
    }

    /** The body of the last write that arrived. */
    public static String lastBody() {
        return SEEN.stream()
                .filter(request -> !request.method().equals("GET"))
                .reduce((_, next) -> next)
                .map(request -> new String(request.body(), StandardCharsets.UTF_8))
                .orElse("");
    }

    /** How many reads of a path that begins so arrived. */
    public static long reads(String path) {
        return SEEN.stream()
                .filter(request -> request.method().equals("GET"))
                .filter(request -> request.path().startsWith(path))
                .count();
    }

    public final int rows(String table) {
        return onFx(() -> find(table, TableView.class).getItems().size());
    }

    /** The states of all changes that the activity log lists, alone or in groups. */
    public final List<ChangeState> states() {
        return onFx(
                () ->
                        ((TableView<?>) find("activity-changes-table", TableView.class))
                                .getItems().stream()
                                        .flatMap(row -> ((ChangeRow) row).lines().stream())
                                        .distinct()
                                        .map(ChangeLine::state)
                                        .toList());
    }

    /** Goes into a table and to its first row, once no other rows are on their way. */
    public final void first(String table) {
        rest();
        tabTo(table);
        press(KeyCode.HOME);
        press(KeyCode.DOWN);
        press(KeyCode.HOME);
    }

    public final String focused() {
        return onFx(
                () -> {
                    Node owner = window().getScene().getFocusOwner();
                    return owner == null
                            ? ""
                            : owner.getId() == null ? owner.toString() : owner.getId();
                });
    }

    /** Sends what is proposed, from the safe button on, where a review begins. */
    public final void confirm() {
        until(() -> exists("confirm-do"));
        tabTo("confirm-do");
        press(KeyCode.ENTER);
        rest();
    }
}
