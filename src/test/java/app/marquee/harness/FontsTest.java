package app.marquee.harness;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;

/** The harness {@code fonts} with the fonts of this computer, whatever it lacks. */
@EnabledOnOs(OS.LINUX)
@Tag("window")
final class FontsTest {
    @TempDir private Path directory;

    @Test
    void mixedTitlesAreTheSameWithOtherFonts() throws Exception {
        FontsTrial trial = new FontsTrial(directory, Path.of("/usr/share/fonts"));

        Verdict verdict = trial.run(System.out);

        assertThat(trial.holdsWhereTried()).as(verdict.line()).isTrue();
    }
}
