package app.marquee.command;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.InvalidPathException;

/** Failures of commands that no server causes. */
class ProblemTest {
    /** {@code marquee export … | head} is no defect of Marquee. */
    @Test
    void aClosedPipeIsSaidAsWhatItIs() {
        Problem closed =
                Problem.of(
                        new UncheckedIOException(new IOException("Broken pipe")),
                        CommandTrial.CLOCK);

        assertThat(closed.line(CommandTexts.ENGLISH))
                .isEqualTo("A file or a stream failed: its reader has ended. (exit status 1)");
    }

    @Test
    void aNameThatNoFileCanHaveIsToldWithTheLocaleWhereThatIsTheReason() {
        InvalidPathException name = new InvalidPathException("a?.csv", "Illegal char <?>");
        assertThat(Problem.of(name, CommandTrial.CLOCK).status()).isEqualTo(ExitStatus.USAGE);
        assertThat(Problem.unusable(name, "UTF-8").english())
                .isEqualTo("a?.csv can't be the name of a file (Illegal char <?>).");
        assertThat(Problem.unusable(name, "ISO-8859-1").english())
                .isEqualTo(
                        "The character set ISO-8859-1 can't write the name a?.csv. Set LANG to a"
                                + " UTF-8 locale, such as C.UTF-8.");
    }
}
