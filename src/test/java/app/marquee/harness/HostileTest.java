package app.marquee.harness;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;

/** The harness {@code hostile}, shortly. */
final class HostileTest {
    private static final int THOUSANDS = 3;

    @TempDir private Path directory;

    @Test
    void everyAnswerIsReadOrRefused() {
        Effort effort = Effort.shortly(THOUSANDS);
        Verdict verdict = new HostileTrial(directory, effort.random()).run(effort, System.out);
        assertThat(verdict.holds()).as(verdict.line()).isTrue();
    }
}
