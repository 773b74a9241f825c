package app.marquee.analytics.geo.outline;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import app.marquee.analytics.geo.OutlineLevel;

import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.stream.IntStream;

class AntimeridianCutTest {
    private static List<Vertex> ring(double... lonLat) {
        return IntStream.range(0, lonLat.length / 2)
                .mapToObj(i -> new Vertex(lonLat[2 * i], lonLat[2 * i + 1], OutlineLevel.COAST))
                .toList();
    }

    private static double area(List<Vertex> ring) {
        return Math.abs(
                LabelPoint.area(
                        ring.stream()
                                .map(at -> new double[] {at.longitude(), at.latitude()})
                                .toList()));
    }

    @Test
    void aRingOnBothSidesBecomesTwoOfTheSameArea() {
        List<Vertex> fiji = ring(175, -10, -175, -10, -175, -20, 175, -20);
        assertThat(AntimeridianCut.crosses(fiji)).isTrue();
        List<List<Vertex>> parts = AntimeridianCut.cut(fiji);
        assertThat(parts).hasSize(2);
        assertThat(parts.stream().mapToDouble(AntimeridianCutTest::area).sum())
                .isCloseTo(100, within(1e-9));
        assertThat(parts)
                .allSatisfy(
                        part -> {
                            assertThat(AntimeridianCut.crosses(part)).isFalse();
                            assertThat(part)
                                    .filteredOn(at -> at.kind() == OutlineLevel.SEAM)
                                    .hasSize(1);
                        });
    }

    @Test
    void theSeamIsNoCoast() {
        List<List<Vertex>> parts =
                AntimeridianCut.cut(ring(175, -10, -175, -10, -175, -20, 175, -20));
        assertThat(parts).hasSize(2);
        for (List<Vertex> part : parts) {
            for (int i = 0; i < part.size(); i++) {
                Vertex from = part.get(i);
                Vertex to = part.get((i + 1) % part.size());
                boolean along =
                        Math.abs(from.longitude()) == 180 && from.longitude() == to.longitude();
                assertThat(from.kind() == OutlineLevel.SEAM).isEqualTo(along);
            }
        }
    }

    @Test
    void aRingAroundThePoleReachesIt() {
        List<List<Vertex>> parts =
                AntimeridianCut.cut(ring(-150, -70, -50, -70, 50, -70, 150, -70));
        assertThat(parts.stream().mapToDouble(AntimeridianCutTest::area).sum())
                .isCloseTo(360 * 20, within(1e-6));
    }

    @Test
    void otherRingsAreLeftAlone() {
        assertThat(AntimeridianCut.crosses(ring(-10, 0, 10, 0, 0, 10))).isFalse();
    }

    @Test
    void simplifyingKeepsTheEndsAndTheCorners() {
        List<double[]> line =
                List.of(
                        new double[] {0, 0},
                        new double[] {1, 0.01},
                        new double[] {2, 0},
                        new double[] {2, 2});
        assertThat(new Simplification(0.1).of(line))
                .containsExactly(line.getFirst(), line.get(2), line.getLast());
        assertThat(new Simplification(0).of(line)).isEqualTo(line);
    }
}
