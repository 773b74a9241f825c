package app.marquee.tour;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.Run;
import app.marquee.command.WindowRequest;
import app.marquee.ui.testing.Toolkit;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.concurrent.TimeoutException;

/** From the sandbox to an account of one's own. */
@Tag("window")
class FirstStepTest {
    private static final Instant NOW = Instant.parse("2026-06-15T12:00:00Z");

    @Test
    void whatIsOfferedBesideTheSandboxIsTheFormOfANewConnection(@TempDir Path home)
            throws TimeoutException {
        Toolkit.start();
        try (Run run =
                        Run.open(
                                new WindowRequest(home, null, false),
                                Clock.fixed(NOW, ZoneOffset.UTC));
                TourWindow window = TourWindow.open(run)) {
            window.press("connect-offer");
            assertThat(window.frontSection()).isEqualTo("settings");
            String focus = window.see(root -> root.getScene().getFocusOwner().getId());
            assertThat(focus).isEqualTo("connection-name");
            assertThat(window.uncaught()).isEmpty();
        }
    }
}
