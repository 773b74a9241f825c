package app.marquee.command;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Clock;

/** Failures of commands that no server causes. */
class ProblemTest {
    /** {@code marquee export … | head} is no defect of Marquee. */
    @Test
    void aClosedPipeIsSaidAsWhatItIs() {
        Problem closed =
                Problem.of(
                        new UncheckedIOException(new IOException("Broken pipe")),
                        Clock.systemUTC());

        assertThat(closed.line(CommandTexts.ENGLISH))
                .isEqualTo("A file or a stream failed: Broken pipe. (exit status 1)");
    }
}
