package app.marquee.analytics.geo;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Differences in clusters: their sums stay, and small ones of small numbers are marked. */
class DifferencesTest {
    @Test
    void clustersAddUpWithSignsAndTheLargestLeads() throws InterruptedException {
        MapPoints points =
                new MapPoints(
                        new double[] {0.5, 0.500001, 0.2},
                        new double[] {0.5, 0.5, 0.2},
                        new double[] {40, -100, 10});
        Clusters clusters = Clusters.of(points);
        ClusterLevel level = clusters.at(0);
        assertThat(level.size()).isEqualTo(2);
        assertThat(level.values()).containsExactly(-60, 10);
        assertThat(level.lead()[0]).isEqualTo(1);
        assertThat(level.most()).isEqualTo(60);
        assertThat(BubbleScale.of(level.most(), 30).radius(-60)).isEqualTo(30);
    }

    @Test
    void smallDifferencesOfSmallNumbersMayBeChance() throws InterruptedException {
        MapPoints points =
                new MapPoints(
                        new double[] {0.1, 0.5, 0.9, 0.3},
                        new double[] {0.1, 0.5, 0.9, 0.7},
                        new double[] {50, -4, 50, Double.NaN});
        ClusterLevel level = Clusters.of(points).at(0);
        boolean[] chances = new Differences(new double[] {100, 20, 10_000, 5}).chances(level);
        for (int cluster = 0; cluster < level.size(); cluster++) {
            assertThat(chances[cluster]).isEqualTo(level.lead()[cluster] != 0);
        }
    }
}
