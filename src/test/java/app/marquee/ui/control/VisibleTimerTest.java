package app.marquee.ui.control;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import app.marquee.ui.testing.WindowTest;

import javafx.scene.Scene;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;
import javafx.util.Duration;

import org.junit.jupiter.api.Test;

import java.lang.ref.WeakReference;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** What is done again and again goes on while it is seen, and holds no window that was closed. */
class VisibleTimerTest extends WindowTest {
    private static final Duration OFTEN = Duration.millis(5);

    @Test
    void itGoesOnWhileItIsShown() throws InterruptedException {
        CountDownLatch ticks = new CountDownLatch(3);
        show(() -> ticking(ticks::countDown));
        assertThat(ticks.await(20, TimeUnit.SECONDS)).isTrue();
    }

    @Test
    void aClosedWindowIsLetGo() {
        WeakReference<StackPane> closed = closed();
        await().until(
                        () -> {
                            System.gc();
                            return closed.get() == null;
                        });
    }

    /** Nothing of this test refers to it any more. */
    private WeakReference<StackPane> closed() {
        return onFx(
                () -> {
                    Stage stage = new Stage();
                    StackPane root = ticking(() -> {});
                    stage.setScene(new Scene(root, 100, 100));
                    stage.show();
                    stage.hide();
                    return new WeakReference<>(root);
                });
    }

    private static StackPane ticking(Runnable tick) {
        StackPane node = new StackPane();
        VisibleTimer.whileShown(node, OFTEN, tick);
        return node;
    }
}
