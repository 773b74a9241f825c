package app.marquee;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.marquee.command.CommandFailure;
import app.marquee.command.WindowRequest;
import app.marquee.start.EmbeddedSandbox;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;

/** A run is opened beside the toolkit, and whoever waits for it hears what stood in its way. */
class RunOpeningTest {
    private static final Duration PATIENCE = Duration.ofSeconds(30);

    @TempDir private Path home;

    private Run open() {
        return Run.open(new WindowRequest(home, null, false), Clock.systemUTC());
    }

    @Test
    void theRunThatWasOpenedIsGiven() {
        RunOpening opening = RunOpening.begin(this::open);
        try (Run run = opening.await()) {
            assertThat(run.first()).isEqualTo(EmbeddedSandbox.ID);
            assertThat(opening.await()).isSameAs(run);
        }
    }

    @Test
    void aFailureIsThrownAsItWas() {
        CommandFailure failure = new CommandFailure(_ -> "The disk is full.");
        RunOpening opening =
                RunOpening.begin(
                        () -> {
                            throw failure;
                        });
        assertThatThrownBy(opening::await).isSameAs(failure);
        opening.abandon(PATIENCE);
    }

    @Test
    void aDefectIsThrownAsItWas() {
        AssertionError defect = new AssertionError("broken");
        RunOpening opening =
                RunOpening.begin(
                        () -> {
                            throw defect;
                        });
        assertThatThrownBy(opening::await).isSameAs(defect);
        opening.abandon(PATIENCE);
    }

    /** The home is free again for the next start. */
    @Test
    void whatIsGivenUpIsClosed() {
        RunOpening.begin(this::open).abandon(PATIENCE);
        open().close();
    }

    @Test
    void anInterruptIsKeptAndTheRunIsNotLost() {
        CountDownLatch go = new CountDownLatch(1);
        RunOpening opening =
                RunOpening.begin(
                        () -> {
                            try {
                                go.await();
                            } catch (InterruptedException ended) {
                                throw new IllegalStateException(ended);
                            }
                            return open();
                        });
        Thread.currentThread().interrupt();
        Thread.ofVirtual().start(go::countDown);
        try (Run run = opening.await()) {
            assertThat(Thread.interrupted()).isTrue();
            assertThat(run.first()).isEqualTo(EmbeddedSandbox.ID);
        }
    }
}
