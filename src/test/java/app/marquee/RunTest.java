package app.marquee;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.marquee.command.CommandFailure;
import app.marquee.command.WindowRequest;
import app.marquee.store.Home;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;

/** A run that does not come about leaves nothing behind that is held. */
class RunTest {
    @Test
    void aSandboxThatCannotStartIsOneSentenceAndFreesTheHome(@TempDir Path home) throws Exception {
        Files.writeString(home.resolve("sandbox"), "a file where a directory should be");
        assertThatThrownBy(() -> Run.open(new WindowRequest(home, null, false), Clock.systemUTC()))
                .isInstanceOf(CommandFailure.class)
                .hasMessageStartingWith("Marquee cannot start its sandbox: ");
        Home.in(home).lock().close();
    }
}
