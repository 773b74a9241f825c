package app.marquee;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.harness.Effort;
import app.marquee.harness.FaultKind;
import app.marquee.harness.Verdict;
import app.marquee.model.operation.Operation;
import app.marquee.ui.testing.Toolkit;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Collection;
import java.util.List;
import java.util.concurrent.TimeoutException;

/** The part of the harness {@code faults} that needs a window, shortly. */
@Tag("window")
final class WindowFaultsTest {
    @TempDir private Path directory;

    @BeforeAll
    static void startToolkit() throws TimeoutException {
        Toolkit.start();
    }

    /** The words name the status of the server. */
    @Test
    void anOperationEndsInWords() throws Exception {
        assertHolds(
                List.of(FaultKind.FLAPPING),
                List.of(Operation.GET_RANKING, Operation.UPDATE_FOLDER),
                List.of());
    }

    /** Recovered videos are in the trash of the server again when another operation begins. */
    @Test
    void anOperationAfterARecoveryEndsInWords() throws Exception {
        assertHolds(
                List.of(FaultKind.HALF),
                List.of(Operation.RECOVER_VIDEOS, Operation.ADD_PLAYLIST_VIDEOS),
                List.of());
    }

    @Test
    void itIsCanceledAndTheWindowIsClosedInTheMiddle() throws Exception {
        assertHolds(List.of(FaultKind.SILENT), List.of(), List.of(Operation.UPDATE_FOLDER));
    }

    private void assertHolds(
            Collection<FaultKind> faults,
            Collection<Operation> operations,
            Collection<Operation> ended)
            throws Exception {
        try (WindowFaultsTrial trial =
                new WindowFaultsTrial(
                        directory,
                        Effort.shortly(Integer.MAX_VALUE),
                        Duration.ofMillis(500),
                        faults,
                        operations,
                        ended)) {
            Verdict verdict = trial.run(System.out);
            assertThat(verdict.holds()).as(verdict.line()).isTrue();
        }
    }
}
