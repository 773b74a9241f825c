package app.marquee.ui.map;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.analytics.geo.BubbleScale;
import app.marquee.analytics.geo.Clusters;
import app.marquee.analytics.geo.CountryLabel;
import app.marquee.analytics.geo.Differences;
import app.marquee.analytics.geo.picture.LegendSteps;
import app.marquee.analytics.geo.picture.MapLayer;
import app.marquee.drawing.Rgba;
import app.marquee.text.Messages;
import app.marquee.ui.testing.WindowTest;

import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.StackPane;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.stream.IntStream;

/** On a low or small map the legend takes less of it, and at last nothing. */
class MapLegendTest extends WindowTest {
    private @Nullable MapLegend shown;
    private @Nullable MapStyle style;
    private MapLayer layer = MapLayer.NONE;

    private MapLegend legend() {
        return Objects.requireNonNull(shown);
    }

    private MapStyle style() {
        return Objects.requireNonNull(style);
    }

    private void open(boolean compares) {
        show(
                () -> {
                    MapStyle about = new MapStyle(() -> {});
                    style = about;
                    MapLegend made = new MapLegend(Messages.of("map", Locale.ENGLISH));
                    shown = made;
                    StackPane around = new StackPane(about, made);
                    around.applyCss();
                    return around;
                });
        layer =
                new MapLayer(
                        Clusters.NONE,
                        "Views change",
                        compares ? new Differences(new double[0]) : null);
    }

    private double[] size(double width, double height) {
        return onFx(
                () -> {
                    legend().show(layer, BubbleScale.of(2_000, 30), new Numbers(), style());
                    legend().applyCss();
                    legend().fit(width, height);
                    return legend().isVisible()
                            ? new double[] {legend().getWidth(), legend().getHeight()}
                            : new double[] {0, 0};
                });
    }

    @Test
    void ofADifferenceItLiesDownOnALowMap() {
        open(true);
        onFx(() -> legend().open(true));
        double[] standing = size(1_000, 800);
        double[] lying = size(1_000, standing[1] * 1.5);
        assertThat(lying[1]).isLessThan(standing[1]);
        assertThat(lying[0]).isGreaterThan(standing[0]);
        assertThat(size(1_000, 800)).as("with room again").containsExactly(standing);
    }

    @Test
    void onASmallMapWhatKindsThereAreIsAllThatItSays() {
        open(true);
        double[] standing = size(1_000, 800);
        onFx(() -> legend().open(true));
        double[] kinds = size(standing[0] * 1.8, standing[1] * 1.3);
        assertThat(kinds[1]).isPositive().isLessThan(standing[1]);
        assertThat(kinds[0]).isLessThanOrEqualTo(standing[0]);
        onFx(() -> legend().open(false));
        assertThat(size(100, 80)).as("on a tiny one").containsExactly(0, 0);
        assertThat(size(1_000, 800)).as("with room again").containsExactly(standing);
    }

    @Test
    void withoutADifferenceItHidesBeforeItHidesTheMap() {
        open(false);
        assertThat(size(1_000, 800)[1]).isPositive();
        assertThat(size(100, 80)).containsExactly(0, 0);
        assertThat(size(1_000, 800)[1]).isPositive();
    }

    /** The key would cover a third of it. */
    @Test
    void onALowMapItIsFoldedUntilItIsPressed() {
        open(false);
        onFx(() -> legend().unfolding(() -> {}));
        double[] whole = size(1_000, 330);
        assertThat(onFx(this::words)).contains("Views change");
        double[] folded = size(1_000, 310);
        assertThat(folded[1]).isPositive().isLessThan(whole[1]);
        assertThat(onFx(this::words)).isEmpty();
        Button opener = (Button) onFx(() -> legend().lookup("#cities-map-key"));
        assertThat(onFx(opener::getText)).isEqualTo("Show legend");
        onFx(opener::fire);
        assertThat(size(1_000, 310)[1]).isGreaterThan(folded[1]);
        assertThat(onFx(opener::getText)).isEqualTo("Hide legend");
        assertThat(size(1_000, 800)).as("with room again").containsExactly(whole);
        assertThat(onFx(opener::isVisible)).isFalse();
    }

    /** Six rows would cover most of a low map. */
    @Test
    void colorsLieBesideEachOtherOnALowMap() {
        open(false);
        onFx(() -> legend().open(true));
        List<LegendSteps.Row> rows =
                IntStream.rangeClosed(1, 6)
                        .mapToObj(row -> new LegendSteps.Row(Rgba.of(row), "step " + row))
                        .toList();
        LegendSteps steps = new LegendSteps("Views", rows, false, false);
        double[] high = coloured(steps, 900);
        double[] low = coloured(steps, high[1] * 2);
        assertThat(low[1]).isLessThan(high[1] * 0.8);
        assertThat(low[0]).isGreaterThan(high[0]);
        assertThat(onFx(this::words)).containsExactly("Views", "step 6", "step 1");
        assertThat(coloured(steps, 900)).as("with room again").containsExactly(high);
        assertThat(onFx(this::words)).containsSubsequence("step 1", "step 2", "step 6");
    }

    private double[] coloured(LegendSteps steps, double height) {
        return onFx(
                () -> {
                    legend().steps(steps);
                    legend().fit(1_000, height);
                    return new double[] {legend().getWidth(), legend().getHeight()};
                });
    }

    /** The texts that can be seen. */
    private List<String> words() {
        return legend().lookupAll(".label").stream()
                .filter(MapLegendTest::isShown)
                .map(label -> ((Label) label).getText())
                .filter(text -> !text.isEmpty())
                .toList();
    }

    private static boolean isShown(Node node) {
        Node parent = node.getParent();
        return node.isVisible()
                && (parent == null || parent instanceof MapLegend || isShown(parent));
    }

    private static final class Numbers implements MapWords {
        @Override
        public String name(int lead) {
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
            return new MapCard("", "", List.of());
        }

        @Override
        public String value(long value) {
            return Long.toString(value);
        }
    }
}
