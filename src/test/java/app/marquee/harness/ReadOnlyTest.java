package app.marquee.harness;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;

/** The harness {@code readonly} without its window. */
final class ReadOnlyTest {
    @TempDir private Path directory;

    @Test
    void noByteOfAWriteReachesTheServer() {
        Verdict verdict = new ReadOnlyTrial(directory).run(System.out);
        assertThat(verdict.holds()).as(verdict.line()).isTrue();
    }
}
