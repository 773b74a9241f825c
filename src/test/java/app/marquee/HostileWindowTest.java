package app.marquee;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.harness.Verdict;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxToolkit;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeoutException;

/** The harness {@code hostile} in the window, shortly. */
final class HostileWindowTest {
    @TempDir private Path directory;

    @BeforeAll
    static void startToolkit() throws TimeoutException {
        FxToolkit.registerPrimaryStage();
    }

    @Test
    void hostileNamesAreOnlyShown() throws Exception {
        Verdict verdict = new HostileWindowTrial(directory, List.of("playlists")).run(System.out);
        assertThat(verdict.holds()).as(verdict.line()).isTrue();
    }
}
