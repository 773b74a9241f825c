package app.marquee;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import app.marquee.analytics.group.GroupLine;
import app.marquee.analytics.place.PlaceLine;
import app.marquee.analytics.ranking.Ranked;
import app.marquee.road.Road;
import app.marquee.sandbox.SandboxOptions;
import app.marquee.sandbox.shape.Shape;
import app.marquee.service.analytics.SessionReports;
import app.marquee.service.search.SessionItemDirectory;
import app.marquee.ui.browsers.VideoChoice;
import app.marquee.ui.chart.SeriesChart;
import app.marquee.ui.testing.WindowTest;

import javafx.scene.control.CheckBox;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.TableView;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import java.nio.file.Path;
import java.util.List;

/** A marketer reads the ranking and the cities of a platform that really answers. */
@Tag("long")
class AnalyticsJourneyTest extends WindowTest {

    @TempDir private Path home;

    @SuppressWarnings("unchecked") // the only table of the section
    private TableView<Ranked> ranking() {
        return find("ranking-table", TableView.class);
    }

    @SuppressWarnings("unchecked") // the only table of the section
    private TableView<PlaceLine> cities() {
        return find("cities-table", TableView.class);
    }

    private void open(Road road, String first) {
        SectionStage stage =
                onFx(
                        () ->
                                SectionStage.threaded(
                                        new SessionReports(road.session()),
                                        new SessionItemDirectory(road.session())));
        developerDetails();
        show(() -> stage.window(first));
    }

    private void truth(String... parts) {
        await().untilAsserted(
                        () -> {
                            assertThat(exists("truth-line")).isTrue();
                            assertThat(find("truth-line", Label.class).getTooltip().getText())
                                    .contains(parts);
                        });
        settle();
    }

    /** Where the data comes from is in the tooltip alone. */
    private void source(String... parts) {
        await().untilAsserted(
                        () -> {
                            assertThat(exists("truth-line")).isTrue();
                            Label line = find("truth-line", Label.class);
                            assertThat(line.getTooltip().getText()).contains(parts);
                            assertThat(line.getText()).doesNotContain("GET ");
                        });
        settle();
    }

    @ParameterizedTest
    @EnumSource(Shape.class)
    void rankingAndCities(Shape shape) {
        try (Road road = Road.to(SandboxOptions.builder().shape(shape).extensions(false), home)) {
            open(road, "ranking");
            source("GET /ranking", "May 18 – Jun 14, 2026");
            int videos = onFx(() -> ranking().getItems().size());
            assertThat(videos).isGreaterThan(100);
            press(KeyCode.ALT, KeyCode.LEFT);
            truth("Apr 20 – May 17, 2026");

            click("nav-cities");
            source("GET /city at " + road.sandbox().dataUri().getAuthority());
            truth("Apr 20 – May 17, 2026", "Total");
            assertThat(onFx(() -> cities().getItems().size())).isGreaterThan(20);

            byPalette("Expand all");
            await().until(
                            () ->
                                    onFx(
                                            () ->
                                                    cities().getItems().stream()
                                                            .anyMatch(line -> line.depth() == 2)));
            // Leaving ends what loads in the background.
            click("nav-live");
            await().until(() -> find("nav-live", ToggleButton.class).isSelected());
        }
    }

    @ParameterizedTest
    @EnumSource(Shape.class)
    void referrersBrowsersAndLive(Shape shape) {
        try (Road road = Road.to(SandboxOptions.builder().shape(shape), home)) {
            open(road, "referrers");
            source("GET /referrer at ");
            truth("Total");
            assertThat(onFx(() -> groups("referrers-table").getItems().size())).isGreaterThan(5);
            click("referrers-view-sites");
            await().until(() -> onFx(() -> groups("referrers-table").getItems().size()) > 10);
            click("referrers-view-channels");
            byPalette("Expand all");
            await().until(
                            () ->
                                    onFx(
                                            () ->
                                                    groups("referrers-table").getItems().stream()
                                                            .anyMatch(line -> line.depth() == 2)));

            click("nav-browsers");
            await().until(() -> !onFx(() -> videos().getItems().isEmpty()));
            chooseOneThatWasWatched();
            source("GET /browser/{video_id} at");
            truth("Total");
            assertThat(onFx(() -> groups("browsers-table").getItems().size())).isGreaterThan(5);

            click("nav-live");
            await().until(() -> exists("live-known"));
            await().until(() -> !onFx(() -> lives().getItems().isEmpty()));
            source("GET /analytics/live/{live_id}/viewers_historic");
            checkTheOlderStreams();
            truth("last data point", "data points");
            assertThat(onFx(() -> find("live-chart", SeriesChart.class).summary()))
                    .contains("highest");
            if (!onFx(() -> find("live-follow", CheckBox.class).isSelected())) {
                click("live-follow");
            }
            await().untilAsserted(
                            () ->
                                    assertThat(
                                                    onFx(
                                                            () ->
                                                                    find("live-status", Label.class)
                                                                            .getText()))
                                            .contains("last data point"));
            click("live-follow");
            await().until(() -> !exists("live-status"));
        }
    }

    /** The newest one, which the section opens on, has no data yet. */
    private void checkTheOlderStreams() {
        onFx(() -> lives().requestFocus());
        for (int row = 1; row < onFx(() -> lives().getItems().size()); row++) {
            int older = row;
            onFx(() -> lives().getSelectionModel().select(older));
            press(KeyCode.SPACE);
        }
    }

    private ListView<?> lives() {
        return find("live-known", ListView.class);
    }

    @SuppressWarnings("unchecked") // the only table of the section
    private TableView<GroupLine> groups(String id) {
        return find(id, TableView.class);
    }

    @SuppressWarnings("unchecked") // the only list of videos of the section
    private ComboBox<VideoChoice> videos() {
        return find("browsers-video", ComboBox.class);
    }

    /** Not every video was watched in these days. */
    private void chooseOneThatWasWatched() {
        for (VideoChoice video : onFx(() -> List.copyOf(videos().getItems()))) {
            onFx(() -> videos().setValue(video));
            truth("video “", video.words());
            if (exists("browsers-table")) {
                return;
            }
        }
    }

    @Test
    void faultsEndInWordsAndAreOvercome() {
        try (Road road = Road.to(SandboxOptions.builder().faults("ranking:html,city:401"), home)) {
            open(road, "ranking");
            await().until(() -> exists("error-banner"));
            assertThat(robot().lookup("Couldn’t load: unreadable response.").tryQuery())
                    .isPresent();
            click("nav-cities");
            await().until(
                            () ->
                                    robot().lookup("Couldn’t load: API token rejected.")
                                            .tryQuery()
                                            .isPresent());
            road.sandbox().faults().set("");
            click("error-retry");
            source("GET /city");
            click("nav-ranking");
            click("error-retry");
            source("GET /ranking");
            // Leaving the view ends what it loads in the background.
            click("nav-live");
            await().until(() -> find("nav-live", ToggleButton.class).isSelected());
        }
    }
}
