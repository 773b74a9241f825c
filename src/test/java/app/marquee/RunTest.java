package app.marquee;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assumptions.assumeThat;

import app.marquee.command.CommandFailure;
import app.marquee.command.WindowRequest;
import app.marquee.log.Logging;
import app.marquee.model.Secret;
import app.marquee.service.session.Session;
import app.marquee.start.EmbeddedSandbox;
import app.marquee.store.file.Home;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import java.net.URI;
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
                .hasMessageStartingWith("Marquee can't start its sandbox: ");
        Home.in(home).lock().close();
    }

    /** Whoever logs them: the secrets of a run are masked where the log is written. */
    @Test
    void theSecretsOfARunNeverReachItsLog(@TempDir Path home) throws Exception {
        Secret given = new Secret("of-the-command-line-7f3a");
        URI nowhere = URI.create("http://127.0.0.1:9");
        WindowRequest request =
                new WindowRequest(
                        home, new WindowRequest.ExtraConnection(nowhere, nowhere, given), false);
        try (Run run = Run.open(request, Clock.systemUTC());
                Session session = run.connections().open(EmbeddedSandbox.ID)) {
            Logger log = LoggerFactory.getLogger(RunTest.class);
            session.gateways().funnels().list();
            log.warn("Given: {}, in use: {}", given.reveal(), run.sandbox().token().reveal());
            assertThat(Files.readString(Logging.file(Home.in(home).logDirectory())))
                    .contains("Marquee started: Marquee ", "Java " + Runtime.version())
                    .contains("Given: " + Secret.MASK + ", in use: " + Secret.MASK)
                    .doesNotContain(given.reveal(), run.sandbox().token().reveal());
        } finally {
            Logging.stop();
        }
    }

    /** Nobody can write there, whoever runs the test. */
    @Test
    void aHomeThatCannotBeWrittenIsOneSentence() {
        Path nowhere = Path.of("/proc/marquee");
        assumeThat(Files.isDirectory(Path.of("/proc"))).isTrue();
        assertThatThrownBy(
                        () -> Run.open(new WindowRequest(nowhere, null, false), Clock.systemUTC()))
                .isInstanceOf(CommandFailure.class)
                .hasMessageStartingWith("Marquee can't use its data: /proc/marquee (");
    }

    @Test
    void aSecondOneOfAHomeIsToldSoAndTakesNothingFromTheFirst(@TempDir Path home) {
        WindowRequest request = new WindowRequest(home, null, false);
        try (Run first = Run.open(request, Clock.systemUTC())) {
            assertThatThrownBy(() -> Run.open(request, Clock.systemUTC()))
                    .isInstanceOf(CommandFailure.class)
                    .hasMessageContaining("Another Marquee is using this home directory");
            try (Session session = first.connections().open(EmbeddedSandbox.ID)) {
                assertThat(session.gateways().funnels().list()).isNotEmpty();
            }
        } finally {
            Logging.stop();
        }
        Run.open(request, Clock.systemUTC()).close();
        Logging.stop();
    }
}
