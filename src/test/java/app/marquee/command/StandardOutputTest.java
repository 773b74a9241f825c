package app.marquee.command;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.io.OutputStream;

/** A reader that leaves early ends the output and nothing else. */
class StandardOutputTest {
    /** Fails with what the system says. */
    private static StandardOutput failing(String said) {
        return new StandardOutput(
                new OutputStream() {
                    @Override
                    public void write(int one) throws IOException {
                        throw new IOException(said);
                    }
                });
    }

    @Test
    void whatNobodyReadsIsDropped() throws IOException {
        StandardOutput out = failing("Broken pipe");
        out.write(new byte[] {1, 2});
        out.write(3);
        out.flush();
    }

    @Test
    void anotherFailureIsThrown() {
        StandardOutput out = failing("No space left on device");
        assertThatThrownBy(() -> out.write(1)).isInstanceOf(IOException.class);
    }
}
