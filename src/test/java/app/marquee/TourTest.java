package app.marquee;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.testfx.api.FxToolkit;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeoutException;

/** The tour comes to every stop, and the addresses that people are told are those of the views. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class TourTest {
    private static final Path CONTROLS = Path.of("docs/controls.md");

    private final List<Throwable> uncaught = new ArrayList<>();
    private final List<String> defects = new ArrayList<>();
    private final List<String> unreadable = new ArrayList<>();
    private String controls = "";

    /** Long, since it is many windows; a machine that is busy may take minutes. */
    @BeforeAll
    @Timeout(400)
    void goEverywhere(@TempDir Path home) throws IOException, TimeoutException {
        FxToolkit.registerPrimaryStage();
        Tour.on(
                home,
                window -> {
                    TourStops.all().forEach(stop -> goTo(window, stop));
                    controls = window.controls();
                    uncaught.addAll(window.uncaught());
                });
    }

    private void goTo(TourWindow window, TourStop stop) {
        Tour.stop(window, stop, TourLook.LIGHT);
        window.see(ViewAudit::of).forEach(defect -> defects.add(stop.name() + ": " + defect));
        window.see(ContrastAudit::of).forEach(pale -> unreadable.add(stop.name() + ": " + pale));
    }

    /** Names for those who listen, ids for those who help, words that are not cut. */
    @Test
    void everyControlCanBeReachedByEverybody() {
        assertThat(defects).isEmpty();
    }

    @Test
    void everyWordAndIconStandsOutFromWhatItIsPaintedOn() {
        assertThat(unreadable).isEmpty();
    }

    @AfterAll
    void keepForTheDocs() throws IOException {
        Files.createDirectories(Path.of("target"));
        Files.writeString(Path.of("target/controls.md"), controls);
        Files.write(Path.of("target/tour-defects.txt"), defects);
        Files.write(Path.of("target/tour-unreadable.txt"), unreadable);
    }

    @Test
    void nothingIsThrownOnTheWay() {
        assertThat(uncaught).isEmpty();
    }

    @Test
    void theListOfControlsIsThatOfTheViews() throws IOException {
        assertThat(controls)
                .as("docs/controls.md is made from the views: copy target/controls.md there")
                .isEqualTo(Files.readString(CONTROLS));
    }

    /** What support tells people to press; these names never change. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "nav-library nav-playlists nav-cities nav-ranking nav-referrers nav-browsers"
                        + " nav-live nav-referrals nav-activity nav-settings",
                "connection-menu error-banner error-retry error-raw confirm-safe confirm-do"
                        + " add-known",
                "playlist-list playlist-name playlist-description playlist-access"
                        + " playlist-password",
                "playlist-hide-views playlist-creator playlist-button-size playlist-button-text",
                "playlist-button-url playlist-image playlist-save playlist-delete playlist-videos",
                "playlist-add-videos folder-tree folder-edit folder-rename folder-move",
                "folder-to-root folder-status video-table period-preset period-from period-to",
                "period-granularity cities-table cities-country cities-region ranking-table",
                "referrals-link referrals-transactions live-ids live-chart referrers-table"
                        + " browsers-video browsers-table ranking-metric truth-line changes-list"
                        + " activity-table activity-curl",
                "connection-name connection-kind connection-base-url connection-data-url",
                "connection-token connection-read-only connection-test connection-save",
                "settings-theme settings-language"
            })
    void theAddressesArePromised(String ids) {
        for (String id : ids.split(" ", -1)) {
            assertThat(controls).contains("| `" + id + "` |");
        }
    }
}
