package app.marquee.command.connection;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.command.CommandTrial;
import app.marquee.command.CommandTrial.Result;
import app.marquee.log.Logging;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.util.Locale;

/** Warns about a home that other computers may write. */
class SharedHomeTest {
    @TempDir Path root;

    @AfterEach
    void stop() {
        Logging.stop();
    }

    private CommandTrial trial(String home) {
        return new CommandTrial(root.resolve(home), CommandTrial.CLOCK, "none");
    }

    @Test
    void aSyncedHomeIsToldBesideTheData() {
        Result result = trial("Dropbox/marquee").run("connection", "list", "--json");
        assertThat(result.status()).isZero();
        assertThat(result.err())
                .isEqualTo(
                        "The home is in the synced folder "
                                + root.resolve("Dropbox")
                                + ", which can damage its files. Choose a folder of this computer"
                                + " (--home).\n");
        assertThat(result.lines()).hasSize(1);
    }

    @Test
    void inTheLanguageOfTheUser() {
        assertThat(
                        trial("OneDrive/marquee")
                                .in(Locale.of("pt", "BR"))
                                .run("connection", "list")
                                .err())
                .startsWith("A pasta de dados está em " + root.resolve("OneDrive"));
    }

    @Test
    void aHomeOfThisComputerIsNotMentioned() {
        assertThat(trial("marquee").run("connection", "list").err()).isEmpty();
    }
}
