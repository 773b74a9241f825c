package app.marquee.ui.map;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.analytics.geo.CountryLabel;
import app.marquee.text.Messages;
import app.marquee.ui.testing.Toolkit;

import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.text.Text;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.Locale;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Function;

/** What is written on a printed map, and that nothing of it stays in the window. */
@Tag("window")
class PrintedTextsTest {
    private static final String BELOW = "GET /city at data.example.com · 3 rows ".repeat(8);

    @BeforeEach
    void openToolkit() throws TimeoutException {
        Toolkit.start();
    }

    private static final class NoWords implements MapWords {
        @Override
        public String name(int point) {
            return "";
        }

        @Override
        public String part(double part) {
            return Math.round(100 * part) + "%";
        }

        @Override
        public String more(int count) {
            return "";
        }

        @Override
        public String country(CountryLabel country) {
            return "";
        }

        @Override
        public MapCard card(MapSpot spot) {
            throw new AssertionError("Nothing is spoken of");
        }

        @Override
        public String value(long value) {
            return Long.toString(value);
        }
    }

    private static <T> T with(Function<WorldMap, T> step) {
        CompletableFuture<T> done = new CompletableFuture<>();
        Platform.runLater(
                () -> {
                    try {
                        WorldMap map =
                                new WorldMap(
                                        "map", Messages.of("map", Locale.ENGLISH), new NoWords());
                        map.setManaged(false);
                        new Scene(new Pane(map), 400, 300).getRoot().applyCss();
                        map.resize(399.6, 250.2);
                        map.layout();
                        done.complete(step.apply(map));
                    } catch (RuntimeException | Error failed) {
                        done.completeExceptionally(failed);
                    }
                });
        return done.orTimeout(20, TimeUnit.SECONDS).join();
    }

    @Test
    void whatIsSaidBelowIsWrappedBelowTheMap() {
        Region above = with(map -> map.print(2, BELOW, List.of()).above());
        Label foot =
                above.getChildrenUnmodifiable().stream()
                        .filter(Label.class::isInstance)
                        .map(Label.class::cast)
                        .findFirst()
                        .orElseThrow();
        assertThat(foot.getText()).isEqualTo(BELOW);
        assertThat(foot.getLayoutY()).isEqualTo(250);
        assertThat(foot.getWidth()).isEqualTo(399);
        assertThat(foot.getHeight()).isGreaterThan(30);
        assertThat(above.getWidth()).isEqualTo(399);
        assertThat(above.getHeight()).isEqualTo(250 + foot.getHeight());
    }

    @Test
    void theScaleIsWrittenForTheMiddleOfTheMap() {
        Region above = with(map -> map.print(2, "", List.of()).above());
        assertThat(above.getHeight()).isEqualTo(250);
        assertThat(texts(above)).anyMatch(text -> text.matches("[\\d,]+ km at \\d+° [NS]"));
    }

    private static List<String> texts(Region above) {
        return above.getChildrenUnmodifiable().stream()
                .filter(Text.class::isInstance)
                .map(text -> ((Text) text).getText())
                .toList();
    }

    @Test
    void theToolsOfALowMapStandBesideEachOtherInsteadOfBeingCut() {
        double least =
                with(
                        map -> {
                            map.resize(400, 120);
                            map.layout();
                            Region tools = (Region) map.lookup(".map-tools");
                            return map.getHeight() - tools.getLayoutY() - tools.getHeight();
                        });
        assertThat(least).isNotNegative();
    }

    @Test
    void theToolsOfAHighMapLeaveTheRoomBelowThemToNames() {
        double high =
                with(
                        map -> {
                            map.resize(400, 700);
                            map.layout();
                            return ((Region) map.lookup(".map-tools")).getHeight();
                        });
        assertThat(high).isBetween(40.0, 300.0);
    }

    @Test
    void nothingStaysInTheWindow() {
        List<Node> left =
                with(
                        map -> {
                            List<Node> before = List.copyOf(map.getChildrenUnmodifiable());
                            MapPrint print = map.print(3, BELOW, List.of());
                            assertThat(map.getChildrenUnmodifiable()).contains(print.above());
                            print.close();
                            assertThat(map.getChildrenUnmodifiable()).isEqualTo(before);
                            return before;
                        });
        assertThat(left).isNotEmpty();
    }
}
