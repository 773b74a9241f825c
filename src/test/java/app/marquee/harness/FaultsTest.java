package app.marquee.harness;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.time.Duration;

/** The harness {@code faults} with shorter waits, and without a limit for cancelling. */
final class FaultsTest {
    @TempDir private Path directory;

    @Test
    void everyFaultOfEveryOperationEndsAsDesigned() throws Exception {
        Verdict verdict =
                new FaultsTrial(directory, Duration.ofSeconds(1), Duration.ofSeconds(20))
                        .run(Effort.shortly(Integer.MAX_VALUE), System.out);
        assertThat(verdict.holds()).as(verdict.line()).isTrue();
    }
}
