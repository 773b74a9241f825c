package app.marquee.analytics.geo;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

import java.util.Arrays;
import java.util.List;
import java.util.Random;

class ClustersTest {
    private static MapPoints points(int size) {
        Random random = new Random(7);
        double[] x = random.doubles(size).toArray();
        double[] y = random.doubles(size).toArray();
        double[] values = new double[size];
        Arrays.setAll(values, i -> i % 11 == 0 ? Double.NaN : random.nextInt(5_000));
        return new MapPoints(x, y, values);
    }

    private static double sum(double[] values) {
        return Arrays.stream(values).filter(value -> !Double.isNaN(value)).sum();
    }

    @Test
    void nothingIsLostAtAnyLevel() throws InterruptedException {
        MapPoints points = points(3_000);
        long unknown = Arrays.stream(points.values()).filter(Double::isNaN).count();
        List<ClusterLevel> levels = Clusters.of(points).levels();
        assertThat(levels).hasSizeGreaterThan(1);
        for (ClusterLevel level : levels) {
            assertThat(sum(level.values())).isCloseTo(sum(points.values()), within(1e-6));
            assertThat(Arrays.stream(level.counts()).sum()).isEqualTo(points.size());
            assertThat(Arrays.stream(level.unknown()).sum()).isEqualTo((int) unknown);
        }
    }

    @Test
    void membersAddUpToTheirCluster() throws InterruptedException {
        MapPoints points = points(800);
        Clusters clusters = Clusters.of(points);
        ClusterLevel level = clusters.at(1);
        assertThat(level.size()).isLessThan(points.size());
        for (int cluster = 0; cluster < level.size(); cluster++) {
            int[] members = clusters.members(1, cluster);
            assertThat(members).hasSize(level.counts()[cluster]).contains(level.lead()[cluster]);
            double known =
                    sum(Arrays.stream(members).mapToDouble(i -> points.values()[i]).toArray());
            assertThat(Double.isNaN(level.values()[cluster]) ? 0 : level.values()[cluster])
                    .isCloseTo(known, within(1e-6));
        }
    }

    @Test
    void aClusterLiesAtItsLargestPoint() throws InterruptedException {
        MapPoints points =
                new MapPoints(
                        new double[] {0.5, 0.5001, 0.5002},
                        new double[] {0.5, 0.5, 0.5},
                        new double[] {3, 40, Double.NaN});
        Clusters clusters = Clusters.of(points);
        assertThat(clusters.at(0).size()).isOne();
        assertThat(clusters.at(0).lead()).containsExactly(1);
        assertThat(clusters.at(0).x()).containsExactly(0.5001);
        assertThat(clusters.at(0).values()).containsExactly(43);
    }

    @Test
    void comingNearerSplitsUntilEveryPlaceIsByItself() throws InterruptedException {
        Clusters clusters = Clusters.of(points(2_000));
        int last = 0;
        for (ClusterLevel level : clusters.levels()) {
            assertThat(level.size()).isGreaterThanOrEqualTo(last);
            last = level.size();
        }
        assertThat(clusters.at(MapCamera.MAX_ZOOM).size()).isEqualTo(2_000);
    }

    @Test
    void largeOnesComeFirstAndUnknownOnesLast() throws InterruptedException {
        double[] values = Clusters.of(points(500)).at(9).values();
        for (int i = 1; i < values.length; i++) {
            assertThat(Double.isNaN(values[i]) || values[i] <= values[i - 1]).isTrue();
        }
        assertThat(values[values.length - 1]).isNaN();
    }

    @Test
    void onlyUnknownValuesAreNoZero() throws InterruptedException {
        double[] none = {Double.NaN, Double.NaN};
        Clusters clusters = Clusters.of(new MapPoints(new double[2], new double[2], none));
        assertThat(clusters.at(0).values()).containsExactly(Double.NaN);
        assertThat(clusters.at(0).unknown()).containsExactly(2);
    }

    @Test
    void endsWhenItIsCancelled() {
        Thread.currentThread().interrupt();
        assertThatThrownBy(() -> Clusters.of(points(10))).isInstanceOf(InterruptedException.class);
    }

    /** Two cities at a border and one beside them, on both sides of another border. */
    private static MapPoints atBorders(int[] regions) {
        return new MapPoints(
                new double[] {0.5, 0.50002, 0.50004},
                new double[] {0.5, 0.5, 0.5},
                new double[] {9, 5, 1},
                new int[] {0, 1, 1},
                regions);
    }

    @Test
    void noClusterLeavesItsCountry() throws InterruptedException {
        Clusters clusters = Clusters.of(atBorders(new int[] {0, 1, 2}));
        assertThat(clusters.at(0).values()).containsExactly(9, 6);
        assertThat(clusters.at(5).values()).containsExactly(9, 6);
    }

    @Test
    void fromZoomSixOnNoClusterLeavesItsRegionWhereThatIsKnown() throws InterruptedException {
        assertThat(Clusters.of(atBorders(new int[] {0, 1, 2})).at(6).values())
                .containsExactly(9, 5, 1);
        assertThat(Clusters.of(atBorders(new int[] {0, 1, -1})).at(6).values())
                .containsExactly(9, 6);
    }
}
