package app.marquee.start;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.ui.testing.Toolkit;

import javafx.application.Platform;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import javafx.util.Duration;

import org.awaitility.Awaitility;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;

/** A window opens with its saved copies in it, and does not wait long for them. */
@Tag("window")
class FirstFrameTest {
    private final ObservableList<String> running = FXCollections.observableArrayList();
    private final AtomicInteger shown = new AtomicInteger();

    @BeforeAll
    static void startToolkit() throws TimeoutException {
        Toolkit.start();
    }

    @Test
    void aJobThatStartsAnotherIsNotTheLast() {
        Platform.runLater(
                () -> {
                    running.add("Opening connection");
                    FirstFrame.await(running, Duration.minutes(5), shown::incrementAndGet);
                    running.clear();
                    running.add("Loading top videos");
                });
        Toolkit.settle();
        assertThat(shown).hasValue(0);
        Platform.runLater(running::clear);
        Awaitility.await().until(() -> shown.get() == 1);
    }

    @Test
    void aJobThatTakesLongIsNotAwaited() {
        Platform.runLater(
                () -> {
                    running.add("Opening connection");
                    FirstFrame.await(running, Duration.millis(50), shown::incrementAndGet);
                });
        Awaitility.await().until(() -> shown.get() == 1);
        Platform.runLater(running::clear);
        Toolkit.settle();
        assertThat(shown).hasValue(1);
    }
}
