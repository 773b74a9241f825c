package app.marquee.ui.map;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.analytics.geo.BubbleScale;
import app.marquee.analytics.geo.Clusters;
import app.marquee.analytics.geo.CountryLabel;
import app.marquee.analytics.geo.Differences;
import app.marquee.analytics.geo.picture.MapLayer;
import app.marquee.ui.control.Messages;
import app.marquee.ui.testing.WindowTest;

import javafx.scene.layout.StackPane;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.Locale;
import java.util.Objects;

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
        double[] kinds = size(standing[0] * 1.8, standing[1] * 1.3);
        assertThat(kinds[1]).isPositive().isLessThan(standing[1]);
        assertThat(kinds[0]).isLessThanOrEqualTo(standing[0]);
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

    private static final class Numbers implements MapWords {
        @Override
        public String name(int lead) {
            return "";
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
