package app.marquee.analytics.geo;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import java.util.Random;

class BubblesTest {
    private final MapCamera camera = MapCamera.world(512, 512);

    private Bubbles of(double[] x, double[] y, double[] values) throws InterruptedException {
        ClusterLevel level = Clusters.of(new MapPoints(x, y, values)).at(MapCamera.MAX_ZOOM);
        return Bubbles.of(level, BubbleScale.of(level.most(), 30), camera);
    }

    @Test
    void theSmallerOneLiesAboveTheLarger() throws InterruptedException {
        Bubbles bubbles =
                of(new double[] {0.5, 0.52}, new double[] {0.5, 0.5}, new double[] {900, 9});
        assertThat(bubbles.at(0.52 * 512, 256).orElseThrow().cluster()).isEqualTo(1);
        assertThat(bubbles.at(0.47 * 512, 256).orElseThrow().cluster()).isZero();
        assertThat(bubbles.at(400, 100)).isEmpty();
    }

    @Test
    void theIndexFindsWhatASearchThroughAllFinds() throws InterruptedException {
        Random random = new Random(11);
        Bubbles bubbles =
                of(
                        random.doubles(400).toArray(),
                        random.doubles(400).toArray(),
                        random.doubles(400, 1, 900).toArray());
        for (int i = 0; i < 500; i++) {
            double x = random.nextDouble(512);
            double y = random.nextDouble(512);
            assertThat(bubbles.at(x, y).isPresent())
                    .isEqualTo(bubbles.shown().stream().anyMatch(bubble -> bubble.isAt(x, y, 3)));
        }
    }

    @Test
    void whatIsOutOfViewIsLeftOut() throws InterruptedException {
        ClusterLevel level =
                Clusters.of(
                                new MapPoints(
                                        new double[] {0.1, 0.9},
                                        new double[] {0.5, 0.5},
                                        new double[] {1, 1}))
                        .at(8);
        MapCamera east = new MapCamera(0.9, 0.5, 8, 500, 500);
        assertThat(Bubbles.of(level, BubbleScale.of(1, 20), east).shown()).hasSize(1);
    }
}
