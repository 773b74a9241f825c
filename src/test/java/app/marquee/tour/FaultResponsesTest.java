package app.marquee.tour;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.Run;
import app.marquee.command.WindowRequest;
import app.marquee.model.failure.Failure;
import app.marquee.model.id.ConnectionId;
import app.marquee.start.RunWatch;
import app.marquee.ui.testing.Toolkit;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeoutException;

/** What goes wrong around the window is said in it. */
@Tag("window")
class FaultResponsesTest {
    private static final Failure FULL = new Failure.Storage("/home/settings.json", "Disk full");

    @TempDir private Path home;

    @BeforeAll
    static void startToolkit() throws TimeoutException {
        Toolkit.start();
    }

    private Run open() {
        return Run.open(new WindowRequest(home, null, false), Clock.systemUTC());
    }

    @Test
    void aFirstConnectionThatCannotBeOpenedLeavesAWayOn() {
        try (Run run = open();
                TourWindow window =
                        TourWindow.open(
                                new Run(
                                        run.foundation(),
                                        run.sandbox(),
                                        run.connections(),
                                        new ConnectionId("gone"),
                                        run.clock(),
                                        run.watch()))) {
            assertThat(window.has("error-banner")).isTrue();
            assertThat(window.has("nav-library")).isFalse();
            window.press("error-retry");
            assertThat(window.has("error-banner")).isTrue();
            window.press("open-other");
            assertThat(window.has("nav-library")).isTrue();
            assertThat(window.has("error-banner")).isFalse();
        }
    }

    @Test
    void settingsThatCannotBeWrittenAreToldUntilTheyAre() {
        try (Run run = open();
                TourWindow window = TourWindow.open(run)) {
            run.watch().trouble().accept(FULL);
            window.rest();
            assertThat(window.words()).contains("Couldn’t save settings: ");
            window.press("error-retry");
            assertThat(window.has("error-banner")).as("they could be written").isFalse();
        }
    }

    /** Trouble of the first moments waits for a window to say it in. */
    @Test
    void troubleBeforeThereIsAWindowIsToldInIt() {
        List<Failure> told = new ArrayList<>();
        RunWatch.SettingsFailureRelay trouble = new RunWatch.SettingsFailureRelay();
        trouble.accept(FULL);
        trouble.listen(told::add);
        assertThat(told).containsExactly(FULL);
        trouble.listen(told::add);
        assertThat(told).as("once").hasSize(1);
        trouble.mute();
        trouble.accept(FULL);
        assertThat(told).hasSize(1);
    }
}
