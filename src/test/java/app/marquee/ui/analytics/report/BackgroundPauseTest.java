package app.marquee.ui.analytics.report;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.http.budget.FakeClock;
import app.marquee.service.analytics.BackgroundBudget;
import app.marquee.task.InlineRunner;
import app.marquee.ui.testing.Toolkit;

import javafx.event.Event;
import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.ScrollEvent;
import javafx.scene.layout.Pane;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.testfx.util.WaitForAsyncUtils;

import java.time.Duration;

/** Requests that nobody asked for pause while the user acts in the window of the view. */
@Tag("window")
class BackgroundPauseTest {
    private final FakeClock clock = FakeClock.running();
    private final BackgroundBudget budget = new BackgroundBudget(() -> 6_000, clock);
    private final Pane view = new Pane();

    @BeforeEach
    void begin() throws Exception {
        Toolkit.start();
    }

    private static Event key() {
        return new KeyEvent(KeyEvent.KEY_PRESSED, "a", "a", KeyCode.A, false, false, false, false);
    }

    private static Event mouse() {
        return new MouseEvent(
                MouseEvent.MOUSE_PRESSED,
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
                true,
                true,
                null);
    }

    private static Event wheel() {
        return new ScrollEvent(
                ScrollEvent.SCROLL,
                0,
                0,
                0,
                0,
                false,
                false,
                false,
                false,
                false,
                false,
                0,
                -10,
                0,
                -10,
                ScrollEvent.HorizontalTextScrollUnits.NONE,
                0,
                ScrollEvent.VerticalTextScrollUnits.NONE,
                0,
                0,
                null);
    }

    /** How long the next request waits after the event. */
    private Duration pauseAfter(Scene scene, Event event) throws InterruptedException {
        WaitForAsyncUtils.waitForAsyncFx(5_000, () -> Event.fireEvent(scene, event));
        long before = clock.nanos();
        assertThat(budget.visit().take()).isTrue();
        return Duration.ofNanos(clock.nanos() - before);
    }

    private static Scene scene(Pane root) {
        return WaitForAsyncUtils.waitForAsyncFx(5_000, () -> new Scene(root));
    }

    private void listen() {
        WaitForAsyncUtils.waitForAsyncFx(
                5_000, () -> new BackgroundLoader(budget, new InlineRunner()).in(view));
    }

    @Test
    void keysMouseAndWheelPauseIt() throws InterruptedException {
        listen();
        Scene scene = scene(view);
        assertThat(pauseAfter(scene, key())).isEqualTo(Duration.ofSeconds(1));
        assertThat(pauseAfter(scene, mouse())).isEqualTo(Duration.ofSeconds(1));
        assertThat(pauseAfter(scene, wheel())).isEqualTo(Duration.ofSeconds(1));
    }

    @Test
    void aViewThatIsShownAlreadyCounts() throws InterruptedException {
        Scene scene = scene(view);
        listen();
        assertThat(pauseAfter(scene, key())).isEqualTo(Duration.ofSeconds(1));
    }

    @Test
    void theWindowThatTheViewLeftCountsNoMore() throws InterruptedException {
        listen();
        Scene before = scene(view);
        WaitForAsyncUtils.waitForAsyncFx(5_000, () -> before.setRoot(new Pane()));
        Scene now = scene(view);
        assertThat(pauseAfter(before, key())).isZero();
        assertThat(pauseAfter(now, key())).isEqualTo(Duration.ofSeconds(1));
    }
}
