package app.marquee.analytics.chart;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/** Names at the ends of lines are near them and never over each other. */
class EndLabelsTest {
    private static final double HEIGHT = 16;

    private static List<EndLabels.Label> placed(double... wanted) {
        List<EndLabels.Label> labels = new ArrayList<>();
        for (double y : wanted) {
            labels.add(new EndLabels.Label(labels.size(), y, 0));
        }
        return EndLabels.placed(labels, 10, 210, HEIGHT);
    }

    @Test
    void namesWithRoomAreBesideTheirLines() {
        assertThat(placed(100, 20, 200))
                .extracting(EndLabels.Label::y)
                .containsExactly(20.0, 100.0, 200.0);
    }

    @Test
    void namesOfLinesThatEndTogetherAreAroundThem() {
        assertThat(placed(100, 100, 100))
                .extracting(EndLabels.Label::y)
                .containsExactly(84.0, 100.0, 116.0);
        assertThat(placed(209, 210)).extracting(EndLabels.Label::y).containsExactly(194.0, 210.0);
        assertThat(placed(0, 1)).extracting(EndLabels.Label::y).containsExactly(10.0, 26.0);
    }

    @Test
    void namesThatDoNotFitAreLeftOut() {
        assertThat(placed(new double[40])).hasSize(13);
        assertThat(placed(new double[40])).extracting(EndLabels.Label::series).contains(0, 12);
    }

    @Test
    void noneIsOverAnother() {
        SplittableRandom random = new SplittableRandom(4);
        for (int round = 0; round < 500; round++) {
            double[] wanted = random.doubles(1 + round % 13, 0, 230).toArray();
            List<EndLabels.Label> labels = placed(wanted);
            assertThat(labels).hasSameSizeAs(wanted);
            double before = 10 - HEIGHT;
            for (EndLabels.Label label : labels) {
                assertThat(label.y()).isBetween(before + HEIGHT - 1e-6, 210 + 1e-6);
                before = label.y();
            }
        }
    }
}
