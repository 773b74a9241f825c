package app.marquee.ui.control.state;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.model.failure.Answer;
import app.marquee.model.failure.Failure;
import app.marquee.task.LoadState;
import app.marquee.text.FailureSubject;
import app.marquee.text.Messages;
import app.marquee.ui.control.SnapshotNotifier;
import app.marquee.ui.testing.FakeShell;
import app.marquee.ui.testing.WindowTest;

import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.control.TextArea;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** A view shows the state it is in, and keeps old content as long as there is any. */
class StatePaneTest extends WindowTest {
    private static final Instant EARLIER = FakeShell.NOW.minusSeconds(7_200);

    private final Messages messages = Messages.shared(Locale.ENGLISH);
    private final List<String> pressed = new ArrayList<>();
    private @Nullable StatePane pane;

    @BeforeEach
    void open() {
        show(
                () -> {
                    Label content = new Label("the content");
                    content.setId("content");
                    pane =
                            new StatePane(
                                    messages, Clock.fixed(FakeShell.NOW, ZoneOffset.UTC), content);
                    return pane;
                });
    }

    private void state(java.util.function.Consumer<StatePane> next) {
        onFx(() -> next.accept(pane()));
        settle();
    }

    private static void loading(StatePane pane) {
        pane.show(new LoadState.Loading(0, FakeShell.NOW), null);
    }

    private StatePane pane() {
        assertThat(pane).isNotNull();
        return java.util.Objects.requireNonNull(pane);
    }

    private void fail() {
        fail("{\"errMsg\":\"boom\"}");
    }

    private void fail(String raw) {
        Failure failure = new Failure.ServerError(new Answer(500, "boom", raw));
        state(
                pane ->
                        pane.retry(FailureSubject.OTHER, () -> pressed.add("retry"))
                                .show(new LoadState.Failed(failure), null));
    }

    /** What is remembered or came first was not loaded at a time. */
    @Test
    void aFirstLoadThatFailsLaterKeepsWhatCame() {
        state(pane -> pane.show(new LoadState.Loading(1, FakeShell.NOW), null));
        fail();
        assertThat(exists("content")).isTrue();
        assertThat(robot().lookup(".error-title").queryLabeled().getText())
                .isEqualTo("Couldn’t load: the server returned 500");
        state(pane -> pane.show(new LoadState.Loaded(FakeShell.NOW), null));
        state(pane -> pane.show(new LoadState.Loading(1, FakeShell.NOW), null));
        fail();
        assertThat(robot().lookup(".error-title").queryLabeled().getText())
                .startsWith("Couldn’t refresh: ");
    }

    @Test
    void theFirstLoadShowsASkeleton() {
        state(StatePaneTest::loading);
        assertThat(exists("content")).isFalse();
        assertThat(robot().lookup(".skeleton").tryQuery()).isPresent();
    }

    @ParameterizedTest
    @CsvSource({
        "ROWS, 0, 8, 0, 9",
        "NAMES, 0, 0, 0, 9",
        "TREE, 0, 0, 0, 8",
        "REPORT, 4, 0, 0, 9",
        "REPORT_WITH_FRAMES, 4, 8, 0, 9",
        "REPORT_WITH_LINE, 4, 0, 0, 9",
        "TITLED_CHART, 4, 0, 1, 0",
        "PLANE, 0, 0, 1, 0",
        "MAP_WITH_LINES, 0, 0, 1, 6",
        "MAP, 4, 0, 1, 9",
    })
    void theSkeletonHasTheShapeOfTheView(
            SkeletonShape shape, int tiles, int frames, int planes, int rows) {
        onFx(() -> pane().shaped(shape));
        state(StatePaneTest::loading);
        assertThat(robot().lookup(".skeleton-tile").queryAll()).hasSize(tiles);
        assertThat(robot().lookup(".skeleton-mark").queryAll()).hasSize(frames);
        assertThat(robot().lookup(".skeleton-plane").queryAll()).hasSize(planes);
        assertThat(robot().lookup(".skeleton-row").queryAll()).hasSize(rows);
    }

    /** To be styled and laid out anew is the dearest thing that can happen to a large table. */
    @Test
    void contentThatStaysIsNotTakenOutAndPutInAgain() {
        state(pane -> pane.show(new LoadState.Loaded(FakeShell.NOW), null));
        List<@Nullable Scene> moves = new ArrayList<>();
        onFx(
                () ->
                        find("content", Label.class)
                                .sceneProperty()
                                .addListener((_, _, scene) -> moves.add(scene)));
        state(StatePaneTest::loading);
        state(pane -> pane.show(new LoadState.Loaded(FakeShell.NOW), null));
        state(StatePaneTest::loading);
        fail();
        state(StatePaneTest::loading);
        state(pane -> pane.show(new LoadState.Cancelled(), null));
        state(pane -> pane.show(new LoadState.Stale(EARLIER), null));
        assertThat(moves).isEmpty();
        assertThat(exists("content")).isTrue();
    }

    @Test
    void aSecondLoadKeepsTheContentAndSaysSoAboveIt() {
        state(pane -> pane.show(new LoadState.Loaded(FakeShell.NOW), null));
        state(StatePaneTest::loading);
        assertThat(exists("content")).isTrue();
        assertThat(robot().lookup(".refresh-mark").tryQuery()).isPresent();
        state(pane -> pane.show(new LoadState.Loaded(FakeShell.NOW), null));
        assertThat(robot().lookup(".refresh-mark").tryQuery()).isEmpty();
    }

    @Test
    void emptyOffersTheNextStep() {
        state(
                pane ->
                        pane.show(
                                new LoadState.Loaded(FakeShell.NOW),
                                EmptyStateText.of("fth-film", "Nothing", "Here would be videos")
                                        .withAction("Add", () -> pressed.add("add"))));
        click("empty-action");
        assertThat(pressed).containsExactly("add");
        assertThat(exists("content")).isFalse();
    }

    @Test
    void staleSaysItsAge() {
        state(pane -> pane.show(new LoadState.Stale(EARLIER), null));
        assertThat(exists("content")).isTrue();
        assertThat(robot().lookup(".stale-bar .label").queryLabeled().getText())
                .isEqualTo("Saved copy, 2 hours ago");
        assertThat(pane().fetchedAtProperty().get()).isEqualTo(EARLIER);
    }

    @Test
    void aPictureOfStoredDataHasNoAge() {
        state(pane -> pane.show(new LoadState.Stale(EARLIER), null));
        SnapshotNotifier parts = onFx(() -> new SnapshotNotifier(pane()));
        onFx(parts::begin);
        assertThat(robot().lookup(".stale-bar .label").queryLabeled().getText())
                .isEqualTo("Saved copy");
        SnapshotNotifier more = onFx(() -> new SnapshotNotifier(pane()));
        onFx(more::begin);
        onFx(parts::end);
        assertThat(robot().lookup(".stale-bar .label").queryLabeled().getText())
                .as("while another picture is taken")
                .isEqualTo("Saved copy");
        onFx(more::end);
        assertThat(robot().lookup(".stale-bar .label").queryLabeled().getText())
                .isEqualTo("Saved copy, 2 hours ago");
    }

    @Test
    void aFailureSaysWhatHappenedAndOffersRetry() {
        fail();
        assertThat(exists("error-banner")).isTrue();
        assertThat(exists("content")).isFalse();
        click("error-retry");
        assertThat(pressed).containsExactly("retry");
    }

    /** As one above what is there. */
    @Test
    void aFirstLoadThatFailsIsABarAcrossTheView() {
        fail();
        Node bar = find("error-banner", Node.class);
        assertThat(onFx(() -> ((Labeled) bar.lookup(".error-title")).getText()))
                .isEqualTo("Couldn’t load: the server returned 500.");
        assertThat(onFx(() -> bar.getLayoutBounds().getWidth()))
                .isEqualTo(onFx(() -> bar.getScene().getWidth()));
        assertThat(onFx(() -> bar.getLayoutBounds().getHeight())).isLessThanOrEqualTo(40);
    }

    /** The button goes with its words; the keys go on in the view and not at the window's edge. */
    @Test
    void whoPressedRetryStaysInTheView() {
        Button elsewhere = new Button("elsewhere");
        Button first = new Button("first");
        elsewhere.setId("elsewhere");
        first.setId("first");
        show(
                () -> {
                    pane =
                            new StatePane(
                                    messages,
                                    Clock.fixed(FakeShell.NOW, ZoneOffset.UTC),
                                    new VBox(first));
                    return new VBox(elsewhere, pane);
                });
        fail();
        tabTo("error-retry");
        state(StatePaneTest::loading);
        fail();
        assertThat(isFocused("error-retry")).isTrue();
        state(StatePaneTest::loading);
        state(pane -> pane.show(new LoadState.Loaded(FakeShell.NOW), null));
        assertThat(isFocused("first")).isTrue();

        fail();
        assertThat(isFocused("first")).as("nobody is led away").isTrue();
        tabTo("error-retry");
        state(StatePaneTest::loading);
        state(pane -> pane.show(new LoadState.Loaded(FakeShell.NOW), null));
        assertThat(isFocused("first")).as("also from above what was there").isTrue();
    }

    @Test
    void aFailedRefreshKeepsTheContentBelow() {
        state(pane -> pane.show(new LoadState.Loaded(EARLIER), null));
        fail();
        assertThat(exists("error-banner")).isTrue();
        assertThat(exists("content")).isTrue();
        assertThat(pane().fetchedAtProperty().get()).isEqualTo(EARLIER);
        state(pane -> pane.show(new LoadState.Loaded(FakeShell.NOW), null));
        assertThat(exists("error-banner")).isFalse();
    }

    /** The content keeps its room: the bar is one line until the details are asked for. */
    @Test
    void aFailedRefreshIsABarThatExplainsItselfOnDemand() {
        developerDetails();
        state(pane -> pane.show(new LoadState.Loaded(EARLIER), null));
        fail();
        assertThat(robot().lookup(".error-title").queryLabeled().getText())
                .isEqualTo("Couldn’t refresh: the server returned 500. Showing 10:00\u202fAM.");
        assertThat(onFx(() -> find("error-banner", Region.class).getHeight())).isEqualTo(40);
        assertThat(robot().lookup(".error-quote").queryLabeled().getParent().isVisible()).isFalse();
        assertThat(exists("error-raw-text")).isFalse();
        click("error-raw");
        assertThat(robot().lookup(".error-quote").queryLabeled().getText()).contains("boom");
        assertThat(exists("error-raw-text")).isTrue();
        click("error-raw");
        assertThat(onFx(() -> find("error-banner", Region.class).getHeight())).isEqualTo(40);
    }

    @Test
    void theRawAnswerIsOneClickAwayAndCanBeSelected() {
        fail();
        assertThat(exists("error-raw-text")).isFalse();
        click("error-raw");
        assertThat(exists("error-raw-text")).as("for developers").isFalse();
        assertThat(exists("error-raw-copy")).as("for support").isTrue();
        developerDetails();
        TextArea raw = find("error-raw-text", TextArea.class);
        assertThat(raw.getText()).isEqualTo("{\"errMsg\":\"boom\"}");
        assertThat(raw.isEditable()).isFalse();
        assertThat(exists("error-raw-beginning")).isFalse();
        click("error-raw");
        assertThat(exists("error-raw-text")).isFalse();
        fail("x".repeat(Answer.LONGEST_RAW));
        click("error-raw");
        assertThat(find("error-raw-beginning", Label.class).getText()).contains("4,096");
    }

    @Test
    void aCancelledRefreshGoesBackToWhatWasThere() {
        state(pane -> pane.show(new LoadState.Stale(EARLIER), null));
        state(StatePaneTest::loading);
        state(
                pane ->
                        pane.retry(FailureSubject.OTHER, () -> pressed.add("again"))
                                .show(new LoadState.Cancelled(), null));
        assertThat(robot().lookup(".stale-bar").tryQuery()).isPresent();
        assertThat(robot().lookup(".refresh-mark").tryQuery()).isEmpty();
        assertThat(exists("content")).isTrue();
    }

    @Test
    void aCancelledFirstLoadOffersToLoadAgain() {
        state(StatePaneTest::loading);
        state(
                pane ->
                        pane.retry(FailureSubject.OTHER, () -> pressed.add("again"))
                                .show(new LoadState.Cancelled(), null));
        assertThat(find("empty-action", Button.class).getText()).isEqualTo("Load again");
        click("empty-action");
        assertThat(pressed).containsExactly("again");
    }
}
