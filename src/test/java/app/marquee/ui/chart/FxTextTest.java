package app.marquee.ui.chart;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.marquee.drawing.FontFace;
import app.marquee.drawing.TextMetrics;
import app.marquee.task.FxThread;
import app.marquee.ui.control.font.Typeface;
import app.marquee.ui.testing.WindowTest;

import javafx.application.Platform;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

import java.util.Objects;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** Texts are measured on any thread, and shaped on the FX thread. */
@Tag("window")
class FxTextTest extends WindowTest {
    private static final FontFace FACE = new FontFace(Typeface.text(), 12, false);
    private static final String SHAPED = "مرحبا";

    @Test
    void aTextThatNeedsShapingIsMeasuredOnTheFxThread() throws Exception {
        TextMetrics metrics =
                Objects.requireNonNull(onFx(() -> FxText.ofAnyThread(FxTextTest::onFxThread)));
        double expected = Objects.requireNonNull(onFx(() -> new FxText().width(SHAPED, FACE)));
        CountDownLatch busy = new CountDownLatch(1);
        Platform.runLater(() -> awaitQuietly(busy));
        FutureTask<Double> measured = new FutureTask<>(() -> metrics.width(SHAPED, FACE));
        Thread.ofVirtual().start(measured);

        try {
            assertThat(metrics.width("Title", FACE)).isPositive();
            assertThatThrownBy(() -> measured.get(300, TimeUnit.MILLISECONDS))
                    .isInstanceOf(TimeoutException.class);
        } finally {
            busy.countDown();
        }
        assertThat(measured.get(20, TimeUnit.SECONDS)).isEqualTo(expected);
    }

    private static TextMetrics onFxThread(TextMetrics here) {
        return (text, font) -> FxThread.call(() -> here.width(text, font));
    }

    private static void awaitQuietly(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }
}
