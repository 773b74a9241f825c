package app.marquee.analytics.chart;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.analytics.series.Series;
import app.marquee.drawing.Box;

import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;

class PeakRoomsTest {
    private static final int POINTS = 2_000;

    private final ChartPlane plane = new ChartPlane(new Box(40, 10, 800, 300), 0, POINTS, 100);
    private final Random random = new Random(7);

    private PeakRooms rooms(List<Series> lines) {
        return new PeakRooms(plane, lines, 10, 7);
    }

    private Series line(double height) {
        double[] x = IntStream.range(0, POINTS).asDoubleStream().toArray();
        double[] y =
                IntStream.range(0, POINTS)
                        .mapToDouble(
                                at ->
                                        random.nextInt(50) == 0
                                                ? Double.NaN
                                                : height + 4 * random.nextDouble())
                        .toArray();
        return Series.of("line", x, y);
    }

    /** The parts of a line, each as a line of two points. */
    private static Stream<Series> parts(Series line) {
        return IntStream.range(1, line.size())
                .mapToObj(
                        at ->
                                Series.of(
                                        "part",
                                        new double[] {line.x()[at - 1], line.x()[at]},
                                        new double[] {line.y()[at - 1], line.y()[at]}));
    }

    /** Only the points around a room are looked at. */
    @Test
    void aLongLineIsInTheWayWhereItsPartsAre() {
        List<Series> lines = Stream.of(20.0, 45.0, 70.0).map(this::line).toList();
        PeakRooms rooms = rooms(lines);
        PeakRooms ofParts = rooms(lines.stream().flatMap(PeakRoomsTest::parts).toList());
        int free = 0;
        for (int peak = 0; peak < 200; peak++) {
            double x = plane.x(random.nextInt(POINTS));
            double y = plane.y(random.nextInt(100));
            Optional<Box> room = rooms.take(x, y, 30);
            assertThat(room).isEqualTo(ofParts.take(x, y, 30));
            free += room.isPresent() ? 1 : 0;
        }
        assertThat(free).isBetween(5, 195);
    }

    @Test
    void whatLeadsOverARoomFromAfarIsInItsWay() {
        Series far = Series.of("far", new double[] {0, POINTS}, new double[] {50, 50});
        double y = plane.y(50);
        assertThat(rooms(List.of()).take(400, y + 12, 30)).contains(new Box(385, y - 5, 30, 10));
        assertThat(rooms(List.of(far)).take(400, y + 12, 30))
                .contains(new Box(385, y + 19, 30, 10));
    }
}
