package app.marquee.ui.map.google;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import app.marquee.analytics.geo.Clusters;
import app.marquee.analytics.geo.CountryLabel;
import app.marquee.analytics.geo.MapPoints;
import app.marquee.analytics.geo.Mercator;
import app.marquee.analytics.geo.picture.MapLayer;
import app.marquee.model.settings.MapKey;
import app.marquee.ui.map.MapCard;
import app.marquee.ui.map.MapSpot;
import app.marquee.ui.map.MapWords;
import app.marquee.ui.testing.Toolkit;

import javafx.application.Platform;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.testfx.util.WaitForAsyncUtils;

import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * Google's map with a stand-in for its script. The only test with a browser; without a window, so
 * that nothing is painted, and without the watchdog, as the first page of a browser takes its time.
 */
@Tag("window")
class GoogleBaseTest {
    private static final MapKey KEY = MapKey.of("AIza_test-KEY_1").orElseThrow();
    private static final Duration PATIENT = Duration.ofSeconds(20);
    private static final String WICKED = "<img src=x onerror=\"stub.broken=1\">'\\";

    private static final int UNNAMED = 2;

    private final ScriptServer server = new ScriptServer();
    private final List<GoogleProblem> problems = new CopyOnWriteArrayList<>();
    private final List<List<Integer>> chosen = new CopyOnWriteArrayList<>();
    private GoogleBase base = opened(server.address("/missing", PATIENT), false);

    @BeforeEach
    void openToolkit() throws TimeoutException {
        Toolkit.start();
    }

    @AfterEach
    void close() {
        if (base != null) {
            onFx(
                    () -> {
                        base.close();
                        return true;
                    });
        }
        server.close();
    }

    private static final class Words implements MapWords {
        @Override
        public String name(int point) {
            return switch (point) {
                case 0 -> WICKED;
                case UNNAMED -> "";
                default -> "City " + point;
            };
        }

        @Override
        public String part(double part) {
            return Math.round(100 * part) + "%";
        }

        @Override
        public String more(int count) {
            return count == 1 ? "" : "+" + (count - 1);
        }

        @Override
        public String country(CountryLabel country) {
            return country.name();
        }

        @Override
        public MapCard card(MapSpot spot) {
            return new MapCard(name(spot.lead()), "views: 5", List.of("a & b"));
        }

        @Override
        public String value(long value) {
            return Long.toString(value);
        }
    }

    @SuppressWarnings("NullAway") // before the toolkit is there, there is none
    private GoogleBase opened(ScriptAddress address, boolean now) {
        return now
                ? onFx(
                        () ->
                                new GoogleBase(
                                        address,
                                        KEY,
                                        Locale.US,
                                        new Words(),
                                        problems::add,
                                        Platform::runLater))
                : null;
    }

    private void open(String path, Duration patience) {
        base = opened(server.address(path, patience), true);
        onFx(
                () -> {
                    base.onChosen(points -> chosen.add(Arrays.stream(points).boxed().toList()));
                    base.show(layer(), true);
                    return true;
                });
    }

    /** Three cities far from each other, the largest first. */
    private static MapLayer layer() throws InterruptedException {
        double[] x = {Mercator.x(-46.6), Mercator.x(13.4), Mercator.x(139.7)};
        double[] y = {Mercator.y(-23.5), Mercator.y(52.5), Mercator.y(35.7)};
        double[] values = {900, 90, Double.NaN};
        return new MapLayer(Clusters.of(new MapPoints(x, y, values)), "Views", null);
    }

    /** Two places at each of two cities, nobody knows the name of the larger, and one by itself. */
    private static MapLayer clusters() throws InterruptedException {
        double[] longitudes = {-46.6, 139.7, 13.4, 139.7001, 13.4001};
        double[] latitudes = {-23.5, 35.7, 52.5, 35.7001, 52.5001};
        double[] values = {90, 500, 900, 5, 10};
        double[] x = Arrays.stream(longitudes).map(Mercator::x).toArray();
        double[] y = Arrays.stream(latitudes).map(Mercator::y).toArray();
        return new MapLayer(Clusters.of(new MapPoints(x, y, values)), "Views", null);
    }

    private Object script(String text) {
        return onFx(() -> Objects.requireNonNull(base.engine()).executeScript(text));
    }

    private static <T> T onFx(Callable<T> work) {
        try {
            return WaitForAsyncUtils.asyncFx(work).get(30, TimeUnit.SECONDS);
        } catch (ExecutionException | InterruptedException | TimeoutException failed) {
            throw new AssertionError(failed);
        }
    }

    private void awaitMarkers(int count) {
        await().untilAsserted(
                        () -> {
                            assertThat(problems).isEmpty();
                            assertThat(
                                            script(
                                                    "typeof stub === 'undefined' ? -1 :"
                                                            + " stub.markers.filter(m => m.visible)"
                                                            + ".length"))
                                    .isEqualTo(count);
                        });
    }

    @Test
    void bubblesAreMarkersThatCanBePressed() {
        open("/map", PATIENT);
        awaitMarkers(2);
        script("stub.map.sight(-60, -180, 75, 180)");
        awaitMarkers(3);

        assertThat(server.asked)
                .singleElement()
                .asString()
                .contains("key=AIza_test-KEY_1", "language=en-US", "callback=");
        assertThat(server.headers)
                .contains("user-agent")
                .doesNotContain("authorization", "cookie", "referer");
        assertThat(script("stub.markers[0].title")).isEqualTo(WICKED);
        assertThat(script("stub.markers[0].icon.scale > stub.markers[1].icon.scale"))
                .isEqualTo(true);
        assertThat(script("stub.markers[2].icon.fillOpacity")).isEqualTo(0.1);
        assertThat(script("stub.fitted > 0")).isEqualTo(true);

        script("stub.markers[0].press()");
        await().untilAsserted(() -> assertThat(chosen).containsExactly(List.of(0)));
        assertThat((String) script("stub.windows[0].content"))
                .contains("&lt;img src=x onerror=&quot;", "a &amp; b")
                .doesNotContain("<img");
        assertThat(script("typeof stub.broken")).isEqualTo("undefined");
        assertThat(script("stub.markers[0].icon.fillColor")).isEqualTo("#c2410c");

        script("stub.map.sight(40, 0, 60, 30)");
        awaitMarkers(1);
        assertThat(script("stub.markers[0].title")).isEqualTo("City 1");
    }

    @Test
    void howManyMoreStandsOnlyBehindAName() throws InterruptedException {
        open("/map", PATIENT);
        MapLayer clusters = clusters();
        awaitMarkers(2);
        onFx(
                () -> {
                    base.show(clusters, true);
                    return true;
                });
        awaitMarkers(3);
        assertThat(script("stub.markers.map(m => m.title).join('|')"))
                .isEqualTo("|City 1 +1|" + WICKED);
    }

    /** Also what would open in a window of its own. */
    @Test
    void nothingElseIsOpenedInTheMap() {
        open("/map", PATIENT);
        awaitMarkers(2);
        String other = server.address("/other", PATIENT).with(KEY, Locale.US);
        assertThat(script("String(window.open('" + other + "'))")).isIn("null", "undefined");
        WaitForAsyncUtils.waitForFxEvents();
        assertThat(problems).isEmpty();

        script("location.href = '" + other + "'");
        await().untilAsserted(() -> assertThat(problems).containsExactly(GoogleProblem.BROKEN));
        assertThat(onFx(() -> base.getChildren().isEmpty())).isTrue();
    }

    @ParameterizedTest
    @CsvSource({"/missing,UNREACHABLE", "/refused,REFUSED", "/odd,BROKEN"})
    void whatGoesWrongIsToldOnce(String path, GoogleProblem problem) {
        open(path, PATIENT);

        await().untilAsserted(() -> assertThat(problems).containsExactly(problem));
        assertThat(onFx(() -> base.getChildren().isEmpty())).isTrue();
    }

    @Test
    void silenceEndsWithThePatience() {
        open("/silent", Duration.ofMillis(300));

        await().untilAsserted(() -> assertThat(problems).containsExactly(GoogleProblem.SILENT));
    }

    @Test
    void whatIsClosedTellsNothing() {
        open("/map", PATIENT);
        onFx(
                () -> {
                    base.close();
                    base.show(layer(), true);
                    return true;
                });
        WaitForAsyncUtils.waitForFxEvents();

        assertThat(problems).isEmpty();
        assertThat(base.engine()).isNull();
    }
}
