package app.marquee.ui.map.google;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.analytics.geo.Clusters;
import app.marquee.analytics.geo.Differences;
import app.marquee.analytics.geo.MapPoints;
import app.marquee.analytics.geo.WorldBox;
import app.marquee.analytics.geo.picture.MapLayer;

import org.junit.jupiter.api.Test;

import java.util.Arrays;

class GoogleMarkersTest {
    private static final int ROWS = 20;
    private static final double NEAR = 10;

    /** A field of points, each with a value of its own, far enough from each other when near. */
    private static MapLayer field() throws InterruptedException {
        int count = ROWS * ROWS;
        double[] x = new double[count];
        double[] y = new double[count];
        double[] values = new double[count];
        for (int i = 0; i < count; i++) {
            x[i] = (i % ROWS + 0.5) / ROWS;
            y[i] = Math.floorDiv(i, ROWS) / (double) ROWS;
            values[i] = i + 1;
        }
        return new MapLayer(Clusters.of(new MapPoints(x, y, values)), "Views", null);
    }

    @Test
    void theLargestInSightAreShown() throws InterruptedException {
        MapLayer layer = field();

        GoogleMarkers all = GoogleMarkers.in(WorldBox.WORLD, NEAR, layer, new int[] {399});
        assertThat(all.shown()).hasSize(GoogleMarkers.MOST);
        assertThat(all.level().values()[all.shown().getFirst()]).isEqualTo(400);
        assertThat(all.look(all.shown().getFirst())).isEqualTo("chosen");
        assertThat(all.look(all.shown().getLast())).isEqualTo("known");
        assertThat(all.spot(all.shown().getFirst()).members()).containsExactly(399);

        assertThat(GoogleMarkers.in(new WorldBox(0, 0, 0.1, 0.1), NEAR, layer, new int[0]).shown())
                .hasSize(6);
    }

    @Test
    void aViewAcrossTheDateLineIsOneView() throws InterruptedException {
        GoogleMarkers across =
                GoogleMarkers.in(new WorldBox(0.95, 0, 0.05, 0.01), NEAR, field(), new int[0]);

        assertThat(across.shown()).hasSize(2);
    }

    @Test
    void differencesSayTheirDirectionUnlessTheyMayBeChance() throws InterruptedException {
        double[] values = {500, -400, 3};
        double[] mass = {600, 700, 900};
        MapLayer layer =
                new MapLayer(
                        Clusters.of(
                                new MapPoints(
                                        new double[] {0.1, 0.5, 0.9},
                                        new double[] {0.5, 0.5, 0.5},
                                        values)),
                        "Views",
                        new Differences(mass));

        GoogleMarkers markers = GoogleMarkers.in(WorldBox.WORLD, NEAR, layer, new int[0]);

        assertThat(Arrays.asList("gain", "loss", "unknown"))
                .isEqualTo(markers.shown().stream().map(markers::look).toList());
    }

    @Test
    void nothingIsNothing() {
        assertThat(GoogleMarkers.in(WorldBox.WORLD, 3, MapLayer.NONE, new int[0]).shown())
                .isEmpty();
    }
}
