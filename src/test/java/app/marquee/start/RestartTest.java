package app.marquee.start;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import app.marquee.Run;
import app.marquee.command.CommandTrial;
import app.marquee.command.WindowRequest;
import app.marquee.model.Secret;
import app.marquee.model.connection.Connection;
import app.marquee.model.connection.ConnectionKind;
import app.marquee.model.connection.ConnectionNetwork;
import app.marquee.model.id.ConnectionId;
import app.marquee.sandbox.Sandbox;
import app.marquee.sandbox.SandboxOptions;
import app.marquee.tour.TourWindow;
import app.marquee.ui.testing.FakeMemory;
import app.marquee.ui.testing.Toolkit;

import javafx.event.EventType;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.SplitPane;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.control.TextField;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.stage.Stage;

import org.awaitility.Awaitility;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.util.WaitForAsyncUtils;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;

/**
 * Closed and opened again, the window is as the person left it, for each connection its own way.
 */
@Tag("window")
class RestartTest {
    private static final Instant NOW = Instant.parse("2026-06-15T12:00:00Z");

    private static final long PATIENCE = 20_000;

    @TempDir private Path home;
    private Sandbox other;

    @BeforeEach
    void start() throws TimeoutException {
        Toolkit.start();
        other = Sandbox.start(SandboxOptions.builder().dataPort(0).now(NOW).build());
    }

    @AfterEach
    void stop() {
        other.close();
    }

    /** One run from start to quit; the window opens by itself on the Overview. */
    private void run(Consumer<Run> before, Consumer<TourWindow> doing) {
        try (Run run =
                Run.open(new WindowRequest(home, null, false), Clock.fixed(NOW, ZoneOffset.UTC))) {
            before.accept(run);
            try (TourWindow window = TourWindow.open(run)) {
                doing.accept(window);
                assertThat(window.uncaught()).isEmpty();
            }
        }
    }

    @Test
    void everythingIsThereAgainForEachConnection() {
        ConnectionId acme = new ConnectionId("acme");
        run(
                run -> keep(run, acme),
                window -> {
                    arrangeLibrary(window, "curso", 2, 0.3);
                    arrangeRanking(window);
                    window.connection(acme);
                    arrangeLibrary(window, "aula", 1, 0.6);
                });
        run(
                run -> {
                    assertThat(run.first()).as("what was open last is opened").isEqualTo(acme);
                    giveToken(run, acme);
                },
                window -> {
                    assertThat(window.frontSection()).isEqualTo("overview");
                    window.section("library");
                    seeLibrary(window, "aula", 1, 0.6);
                    window.connection(EmbeddedSandbox.ID);
                    assertThat(window.frontSection()).isEqualTo("library");
                    window.section("ranking");
                    seeRanking(window);
                    window.section("library");
                    seeLibrary(window, "curso", 2, 0.3);
                });
    }

    /** On a platform that lists neither they are all that the user has. */
    @Test
    void whatWasAddedByIdIsThereAgain() {
        other.close();
        other =
                Sandbox.start(
                        SandboxOptions.builder().extensions(false).dataPort(0).now(NOW).build());
        ConnectionId acme = new ConnectionId("acme");
        String id = "11111111-2222-4333-8444-555555555555";
        run(
                run -> keep(run, acme),
                window -> {
                    window.connection(acme);
                    window.section("trash");
                    window.paste("trash-paste", id);
                    window.section("playlists");
                    window.paste("playlist-add-ids", id);
                });
        run(
                run -> giveToken(run, acme),
                window -> {
                    window.section("trash");
                    assertThat(window.rows("trash-table")).as("a group of one").isEqualTo(2);
                });
        other.close();
        run(
                run -> giveToken(run, acme),
                window -> {
                    window.section("playlists");
                    assertThat(window.rows("playlist-list")).isEqualTo(1);
                });
    }

    @Test
    void aConnectionThatIsGoneIsNotOpened() {
        ConnectionId acme = new ConnectionId("acme");
        run(run -> keep(run, acme), window -> window.connection(acme));
        run(run -> run.connections().delete(acme), _ -> {});
        run(run -> assertThat(run.first()).isEqualTo(EmbeddedSandbox.ID), _ -> {});
    }

    /** Whoever met it first: the window says it at every start until the user knows of it. */
    @Test
    void aDamagedFileIsSaidUntilItIsAcknowledged() throws Exception {
        run(_ -> {}, _ -> {});
        Files.writeString(home.resolve("journal.db"), "no journal".repeat(500));
        CommandTrial commands = new CommandTrial(home, Clock.systemUTC(), "none");
        assertThat(commands.run("connection", "list").status()).isEqualTo(1);
        run(_ -> {}, window -> assertThat(window.words()).contains("activity log was damaged"));
        run(
                _ -> {},
                window -> {
                    assertThat(window.words()).contains("activity log was damaged");
                    window.press("notice-action");
                    window.rest();
                    assertThat(window.words()).doesNotContain("activity log was damaged");
                });
        run(_ -> {}, window -> assertThat(window.words()).doesNotContain("was damaged"));
        assertThat(commands.run("connection", "list").err()).isEmpty();
    }

    private void keep(Run run, ConnectionId id) {
        Connection acme =
                new Connection(
                        id,
                        "Acme",
                        ConnectionKind.TEST,
                        other.baseUri(),
                        other.dataUri(),
                        Connection.Routes.USUAL,
                        new Connection.Terms(
                                false,
                                Connection.DEFAULT_REQUESTS_PER_MINUTE,
                                ZoneOffset.UTC,
                                ConnectionNetwork.USUAL));
        run.foundation().settings().update(now -> now.withConnection(acme));
        giveToken(run, id);
    }

    private void giveToken(Run run, ConnectionId id) {
        run.connections().setToken(id, new Secret(other.token()));
    }

    private static void arrangeLibrary(TourWindow window, String filter, int row, double split) {
        window.section("library");
        window.select("folder-tree", row);
        window.rest();
        window.see(
                root -> {
                    drag(split(root), split);
                    sort(root, "video-table", "title");
                    return true;
                });
        window.type("video-filter", filter);
        window.pause(5);
    }

    private static void seeLibrary(TourWindow window, String filter, int row, double split) {
        // The videos of a folder are read a moment after it was chosen.
        window.pause(6);
        window.rest();
        String typed = window.see(root -> text(root, "video-filter"));
        int folder = window.see(RestartTest::folder);
        double divider = window.see(root -> split(root).getDividerPositions()[0]);
        List<String> sorted = window.see(root -> sorted(root, "video-table"));
        assertThat(typed).isEqualTo(filter);
        assertThat(folder).isEqualTo(row);
        assertThat(divider).isCloseTo(split, within(0.02));
        assertThat(sorted).containsExactly("title");
    }

    private static void arrangeRanking(TourWindow window) {
        window.section("ranking");
        window.type("ranking-filter", "a");
        window.pause(5);
        window.see(root -> sort(root, "ranking-table", "title"));
        window.select("ranking-table", 3);
    }

    private static void seeRanking(TourWindow window) {
        String typed = window.see(root -> text(root, "ranking-filter"));
        List<String> sorted = window.see(root -> sorted(root, "ranking-table"));
        int selected =
                window.see(
                        root ->
                                table(root, "ranking-table")
                                        .getSelectionModel()
                                        .getSelectedIndex());
        assertThat(typed).isEqualTo("a");
        assertThat(sorted).containsExactly("title");
        assertThat(selected).isEqualTo(3);
    }

    private static String text(Parent root, String id) {
        return ((TextField) root.lookup("#" + id)).getText();
    }

    /** As a person does: the place counts that it has when the mouse lets go. */
    private static void drag(SplitPane split, double to) {
        Node divider = split.lookup(".split-pane-divider");
        divider.fireEvent(mouse(MouseEvent.MOUSE_PRESSED));
        split.setDividerPositions(to);
        divider.fireEvent(mouse(MouseEvent.MOUSE_RELEASED));
    }

    private static MouseEvent mouse(EventType<MouseEvent> type) {
        return new MouseEvent(
                type,
                0,
                0,
                0,
                0,
                MouseButton.PRIMARY,
                1,
                false,
                false,
                false,
                false,
                true,
                false,
                false,
                false,
                false,
                false,
                null);
    }

    private static SplitPane split(Parent root) {
        return (SplitPane) root.lookup(".library .split-pane");
    }

    private static int folder(Parent root) {
        return table(root, "folder-tree").getSelectionModel().getSelectedIndex();
    }

    private static TableView<?> table(Parent root, String id) {
        return (TableView<?>) root.lookup("#" + id);
    }

    private static <T> boolean sortBy(TableView<T> table, String column) {
        return table.getColumns().stream()
                .filter(each -> each.getId().equals(column))
                .findFirst()
                .map(each -> table.getSortOrder().setAll(List.of(each)))
                .orElseThrow();
    }

    private static boolean sort(Parent root, String id, String column) {
        return sortBy(table(root, id), column);
    }

    private static List<String> sorted(Parent root, String id) {
        return table(root, id).getSortOrder().stream().map(TableColumn::getId).toList();
    }

    @Test
    void theWindowGoesBackToItsPlace() {
        FakeMemory memory = new FakeMemory();
        WindowPlace.Area left = new WindowPlace.Area(60, 40, 1000, 700);
        onFx(
                () -> {
                    Stage stage = new Stage();
                    WindowMemory place = new WindowMemory(stage, memory);
                    place.restore(WindowMemory.screens());
                    stage.show();
                    place.follow();
                    stage.setX(left.x());
                    stage.setY(left.y());
                    stage.setWidth(left.width());
                    stage.setHeight(left.height());
                    return stage;
                },
                stage ->
                        Awaitility.await()
                                .until(
                                        () ->
                                                new WindowPlace(left, false)
                                                        .text()
                                                        .equals(memory.recall("place"))));
        onFx(
                () -> {
                    Stage stage = new Stage();
                    new WindowMemory(stage, memory).restore(WindowMemory.screens());
                    stage.show();
                    return stage;
                },
                stage -> {
                    assertThat(stage.getX()).isEqualTo(left.x());
                    assertThat(stage.getY()).isEqualTo(left.y());
                    assertThat(stage.getWidth()).isEqualTo(left.width());
                    assertThat(stage.getHeight()).isEqualTo(left.height());
                });
    }

    /** What a maximised window goes back to is not the size of the screen. */
    @Test
    void aMaximisedWindowKeepsThePlaceThatItGoesBackTo() {
        FakeMemory memory = new FakeMemory();
        onFx(
                () -> {
                    Stage stage = new Stage();
                    memory.keep("place", "60 40 1000 700 normal");
                    WindowMemory place = new WindowMemory(stage, memory);
                    place.restore(WindowMemory.screens());
                    stage.show();
                    place.follow();
                    stage.setMaximized(true);
                    return stage;
                },
                stage ->
                        Awaitility.await()
                                .until(
                                        () ->
                                                "60 40 1000 700 maximised"
                                                        .equals(memory.recall("place"))));
    }

    /** Systems that leave it as large as the screen are helped, and nobody else is. */
    @Test
    void aWindowThatIsNotMaximisedAnyMoreGoesBackToItsPlace() {
        FakeMemory memory = new FakeMemory();
        onFx(
                () -> {
                    Stage stage = new Stage();
                    memory.keep("place", "60 40 1000 700 maximised");
                    WindowMemory place = new WindowMemory(stage, memory);
                    place.restore(WindowMemory.screens());
                    stage.show();
                    place.follow();
                    return stage;
                },
                stage -> {
                    backTo(stage, 1600, 1000);
                    Awaitility.await().until(() -> at(stage).equals("60 40 1000 700"));
                    backTo(stage, 900, 600);
                    Awaitility.await()
                            .until(() -> "0 0 900 600 normal".equals(memory.recall("place")));
                    assertThat(at(stage)).isEqualTo("0 0 900 600");
                    backTo(stage, 1600, 1000);
                    Awaitility.await().until(() -> at(stage).equals("0 0 900 600"));
                });
    }

    /** Over the whole screen it is as large as the screen, and that is no size to go back from. */
    @Test
    void aWindowOverTheWholeScreenIsLeftThere() {
        FakeMemory memory = new FakeMemory();
        onFx(
                () -> {
                    Stage stage = new Stage();
                    memory.keep("place", "60 40 1000 700 maximised");
                    WindowMemory place = new WindowMemory(stage, memory);
                    place.restore(WindowMemory.screens());
                    stage.show();
                    place.follow();
                    return stage;
                },
                stage -> {
                    fullScreen(stage, true);
                    backTo(stage, 1600, 1000);
                    Awaitility.await()
                            .during(Duration.ofMillis(900))
                            .until(() -> at(stage).equals("0 0 1600 1000"));
                    assertThat(memory.recall("place")).startsWith("60 40 1000 700");
                    fullScreen(stage, false);
                    Awaitility.await().until(() -> at(stage).equals("60 40 1000 700"));
                });
    }

    private static void fullScreen(Stage stage, boolean whole) {
        WaitForAsyncUtils.waitForAsyncFx(PATIENCE, () -> stage.setFullScreen(whole));
    }

    /** As the system does it, which takes a size of its own. */
    private static void backTo(Stage stage, double width, double height) {
        WaitForAsyncUtils.waitForAsyncFx(
                PATIENCE,
                () -> {
                    stage.setMaximized(true);
                    stage.setMaximized(false);
                    stage.setX(0);
                    stage.setY(0);
                    stage.setWidth(width);
                    stage.setHeight(height);
                });
        WaitForAsyncUtils.waitForFxEvents();
    }

    private static String at(Stage stage) {
        return WaitForAsyncUtils.waitForAsyncFx(
                PATIENCE,
                () ->
                        "%.0f %.0f %.0f %.0f"
                                .formatted(
                                        stage.getX(),
                                        stage.getY(),
                                        stage.getWidth(),
                                        stage.getHeight()));
    }

    private static void onFx(Callable<Stage> make, Consumer<Stage> then) {
        Stage stage = WaitForAsyncUtils.waitForAsyncFx(PATIENCE, make);
        try {
            WaitForAsyncUtils.waitForFxEvents();
            then.accept(stage);
        } finally {
            WaitForAsyncUtils.waitForAsyncFx(PATIENCE, stage::close);
        }
    }
}
