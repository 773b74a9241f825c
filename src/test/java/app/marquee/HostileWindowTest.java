package app.marquee;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.harness.Verdict;
import app.marquee.ui.testing.Toolkit;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeoutException;

/** The harness {@code hostile} in the window, shortly. */
@Tag("window")
final class HostileWindowTest {
    @TempDir private Path directory;

    @BeforeAll
    static void startToolkit() throws TimeoutException {
        Toolkit.start();
    }

    @Test
    void hostileNamesAreOnlyShown() throws Exception {
        Verdict verdict = new HostileWindowTrial(directory, List.of("playlists")).run(System.out);
        assertThat(verdict.holds()).as(verdict.line()).isTrue();
    }
}
