package app.marquee.analytics.geo;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;

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
    void whatIsUnderAPixelIsTheUppermostOfAllThere() throws InterruptedException {
        Random random = new Random(11);
        Bubbles bubbles =
                of(
                        random.doubles(400).toArray(),
                        random.doubles(400).toArray(),
                        random.doubles(400, 1, 900).toArray());
        for (int i = 0; i < 500; i++) {
            double x = random.nextDouble(512);
            double y = random.nextDouble(512);
            assertThat(bubbles.at(x, y))
                    .isEqualTo(uppermost(bubbles, x, y, 0).or(() -> uppermost(bubbles, x, y, 3)));
        }
    }

    private static Optional<Bubble> uppermost(
            Bubbles bubbles, double x, double y, double tolerance) {
        return bubbles.shown().reversed().stream()
                .filter(bubble -> bubble.isAt(x, y, tolerance))
                .findFirst();
    }

    /** Whatever the quick sieve lets through or not. */
    @Test
    void whatTouchesTheViewIsShownAndNothingElseInTheOrderOfTheLevel() throws InterruptedException {
        Random random = new Random(12);
        ClusterLevel level =
                Clusters.of(
                                new MapPoints(
                                        random.doubles(900).toArray(),
                                        random.doubles(900).toArray(),
                                        random.doubles(900, 0, 90).toArray()))
                        .at(MapCamera.MAX_ZOOM);
        BubbleScale scale = BubbleScale.of(level.most(), 30);
        for (double zoom = 1; zoom < 5; zoom += 0.25) {
            MapCamera view = new MapCamera(0.4, 0.6, zoom, 300, 200);
            List<Integer> touching =
                    IntStream.range(0, level.size())
                            .filter(
                                    i -> {
                                        double x = view.screenX(level.x()[i]);
                                        double y = view.screenY(level.y()[i]);
                                        double radius = scale.radius(level.values()[i]);
                                        return x >= -radius
                                                && y >= -radius
                                                && x <= 300 + radius
                                                && y <= 200 + radius;
                                    })
                            .boxed()
                            .toList();
            assertThat(Bubbles.of(level, scale, view).shown())
                    .extracting(Bubble::cluster)
                    .isEqualTo(touching);
        }
    }

    @Test
    void aBubbleIsFoundByItsPlaceInTheOrderAndByItsCluster() throws InterruptedException {
        Bubbles bubbles =
                of(new double[] {0.25, 0.75}, new double[] {0.5, 0.25}, new double[] {9, 4});
        assertThat(bubbles.size()).isEqualTo(2);
        for (int at = 0; at < 2; at++) {
            Bubble same =
                    new Bubble(
                            bubbles.cluster(at), bubbles.x(at), bubbles.y(at), bubbles.radius(at));
            assertThat(bubbles.shown().get(at)).isEqualTo(same);
            assertThat(bubbles.ofCluster(same.cluster())).contains(same);
        }
        assertThat(bubbles.shown().getLast().x()).isEqualTo(384);
        assertThat(bubbles.shown().getLast().y()).isEqualTo(128);
        assertThat(bubbles.ofCluster(2)).isEmpty();
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
