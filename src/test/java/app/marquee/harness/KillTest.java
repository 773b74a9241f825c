package app.marquee.harness;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.util.concurrent.TimeUnit;

/** The harness {@code kill}, shortly. */
final class KillTest {
    @TempDir private Path directory;

    @Test
    @Timeout(value = 120, unit = TimeUnit.SECONDS)
    void nothingIsLostTwiceOrHalf() throws Exception {
        Effort effort = Effort.shortly(2);
        Verdict verdict = new KillTrial(directory, 15, effort.random()).run(effort, System.out);
        assertThat(verdict.holds()).as(verdict.line()).isTrue();
    }
}
