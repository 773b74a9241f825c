package app.marquee;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.harness.Effort;
import app.marquee.harness.Verdict;
import app.marquee.ui.testing.Toolkit;

import javafx.scene.input.KeyCode;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeoutException;

/** The part of the harness {@code readonly} that needs a window, shortly. */
@Tag("window")
final class ReadOnlyCrawlTest {
    @TempDir private Path directory;

    @BeforeAll
    static void startToolkit() throws TimeoutException {
        Toolkit.start();
    }

    @Test
    void theCrawlReachesWritesOfWhichNoneArrivesReadOnly() {
        Verdict verdict = crawl(List.of("trash"), List.of("playlists"), Set.of(KeyCode.DELETE));
        assertThat(verdict.holds()).as(verdict.line()).isTrue();
    }

    @Test
    void aCrawlThatReachesNothingFailsAtOnce() {
        Verdict verdict = crawl(List.of(), List.of(), Set.of());
        assertThat(verdict.holds()).isFalse();
        assertThat(verdict.line()).contains("0 by commands", "too few reached to go on");
    }

    private Verdict crawl(List<String> commands, List<String> keyed, Set<KeyCode> keys) {
        return new ReadOnlyCrawl(
                        directory, new ReadOnlyCrawl.Scope(false, commands, keyed, keys, 1))
                .run(Effort.shortly(Integer.MAX_VALUE), System.out);
    }
}
