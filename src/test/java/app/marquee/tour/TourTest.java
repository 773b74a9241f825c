package app.marquee.tour;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.ContrastAudit;
import app.marquee.KeyAudit;
import app.marquee.PaintedAudit;
import app.marquee.PlumbingAudit;
import app.marquee.ViewAudit;
import app.marquee.model.settings.Theme;
import app.marquee.ui.testing.Toolkit;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeoutException;
import java.util.stream.IntStream;

/**
 * The tour comes to every stop in light, and the addresses that people are told are those of the
 * views. With {@code marquee.tour.sample} it sees working views in some of the other looks instead;
 * with {@code marquee.tour.whole} in all of them, and every stop in dark, which takes many minutes.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@Tag("window")
@Tag("long")
@Tag("layout")
class TourTest {
    private static final Path CONTROLS = Path.of("src/test/resources/app/marquee/controls.md");

    /** Stops that show requests, addresses or IDs: the last two, those that the user pasted. */
    private static final String WITH_PLUMBING =
            "(activity|changes|notices|settings|connection|known|trash-paste).*";

    /** So many things can be pressed in all views together, counted as decision 41 says. */
    private static final int PRESSABLE = 422;

    private static final boolean WHOLE = Boolean.getBoolean("marquee.tour.whole");
    private static final boolean PAINTED = Boolean.getBoolean("marquee.tour.painted");
    private static final boolean SAMPLE = Boolean.getBoolean("marquee.tour.sample");

    private final List<Throwable> uncaught = new ArrayList<>();
    private final List<String> defects = new ArrayList<>();
    private final List<String> unreadable = new ArrayList<>();
    private final List<String> plumbing = new ArrayList<>();
    private final List<String> requests = new ArrayList<>();
    private final List<String> keys = new ArrayList<>();
    private final Set<String> seen = new HashSet<>();
    private String controls = "";
    private List<String> pressable = List.of();

    /** Long, since it is many windows; a machine that is busy may take minutes. */
    @BeforeAll
    @Timeout(1200)
    void goEverywhere(@TempDir Path home) throws IOException, TimeoutException {
        Toolkit.start();
        Tour.on(
                home,
                window -> {
                    Tour.walk(window, "", looks(), this::see);
                    controls = window.controls();
                    pressable = window.pressable();
                    uncaught.addAll(window.uncaught());
                });
    }

    /** Each working view in every third of the other looks is enough in wider letters. */
    private static List<TourLook> looks() {
        if (WHOLE) {
            return TourLook.all();
        }
        if (!SAMPLE) {
            return List.of(TourLook.LIGHT);
        }
        List<TourLook> others =
                TourLook.all().stream().filter(look -> !look.stops().isEmpty()).toList();
        return IntStream.range(0, others.size())
                .mapToObj(place -> others.get(place).everyThird(place))
                .toList();
    }

    private void see(TourWindow window, TourStop stop, TourLook look) {
        seen.add(stop.name() + "-" + look.name());
        String place = stop.name() + "-" + look.name() + ": ";
        window.see(
                root -> {
                    ViewAudit.of(root).forEach(defect -> defects.add(place + defect));
                    ContrastAudit.of(root).forEach(pale -> unreadable.add(place + pale));
                    KeyAudit.of(root).forEach(text -> keys.add(place + text));
                    if (!stop.name().matches(WITH_PLUMBING)) {
                        PlumbingAudit.of(root).forEach(text -> plumbing.add(place + text));
                    }
                    if (window.hidesDeveloperDetails() && !stop.name().startsWith("settings")) {
                        PlumbingAudit.requests(root).forEach(text -> requests.add(place + text));
                    }
                    return true;
                });
        if (PAINTED) {
            window.see(root -> PaintedAudit.of(root, Screenshot.of(root.getScene()), isHigh(look)))
                    .forEach(pale -> unreadable.add(place + pale));
        }
    }

    private static boolean isHigh(TourLook look) {
        return look.appearance().theme() == Theme.HIGH_CONTRAST;
    }

    /** What is never seen has no defects, such as a stop that has another name by now. */
    @Test
    void everyLookIsSeenAtItsStops() {
        assertThat(seen)
                .isNotEmpty()
                .containsAll(
                        looks().stream()
                                .flatMap(
                                        look ->
                                                look.stops().stream()
                                                        .map(stop -> stop + "-" + look.name()))
                                .toList());
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

    @Test
    void plumbingIsInActivityAndSettingsOnly() {
        assertThat(PlumbingAudit.isPlumbing("PUT /folders")).isTrue();
        assertThat(plumbing).isEmpty();
    }

    @Test
    void withoutDeveloperDetailsNoRequestIsShown() {
        assertThat(PlumbingAudit.isRequest("PUT /playlist/1\n{\"name\":\"A\"}")).isTrue();
        assertThat(PlumbingAudit.isRequest("{\"errMsg\":\"boom\"}")).isTrue();
        assertThat(PlumbingAudit.isRequest("Put it there")).isFalse();
        assertThat(requests).isEmpty();
    }

    /** Decision 41 says how they are counted; what is new takes the place of something else. */
    @Test
    @DisabledIfSystemProperty(named = "marquee.tour.sample", matches = "true")
    void noMoreThingsCanBePressedThanDecided() {
        assertThat(pressable).hasSizeBetween(PRESSABLE / 2, PRESSABLE);
    }

    @Test
    void everyTextHasItsWords() {
        assertThat(KeyAudit.hasKey("Total: sum.at-least 3")).isTrue();
        assertThat(KeyAudit.hasKey("Sites like video.example.com")).isFalse();
        assertThat(keys).isEmpty();
    }

    @AfterAll
    void keepForTheDocs() throws IOException {
        Files.createDirectories(Path.of("target"));
        if (!SAMPLE) {
            Files.writeString(Path.of("target/controls.md"), controls);
            Files.write(Path.of("target/pressable.txt"), pressable);
        }
        Files.write(Path.of("target/tour-defects.txt"), defects);
        Files.write(Path.of("target/tour-unreadable.txt"), unreadable);
        Files.write(Path.of("target/tour-plumbing.txt"), plumbing);
    }

    @Test
    void nothingIsThrownOnTheWay() {
        assertThat(uncaught).isEmpty();
    }

    @Test
    @DisabledIfSystemProperty(named = "marquee.tour.sample", matches = "true")
    void theListOfControlsIsThatOfTheViews() throws IOException {
        String page = Files.readString(CONTROLS);
        assertThat(without(controls, page)).as("in the views, not in the list").isEmpty();
        assertThat(without(page, controls)).as("in the list, not in the views").isEmpty();
        assertThat(controls.equals(page))
                .as("the list is made from the views: copy target/controls.md to " + CONTROLS)
                .isTrue();
    }

    private static List<String> without(String page, String other) {
        List<String> lines = new ArrayList<>(page.lines().toList());
        lines.removeAll(other.lines().toList());
        return lines;
    }

    /** What support tells people to press; these names never change. */
    @ParameterizedTest
    @DisabledIfSystemProperty(named = "marquee.tour.sample", matches = "true")
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
                "folder-status video-table period-button compare-button",
                "cities-table filter-add filter-chips provenance-info" + " ranking-table",
                "referrals-link referrals-transactions live-add live-chart referrers-table"
                        + " browsers-video browsers-table truth-line changes-list"
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
