package app.marquee.analytics.geo;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

import java.util.Random;

class DenseBoxTest {
    private static final double LEAST = 30;
    private static final double EXACT = 1e-9;

    /** Each with longitude, latitude and value. */
    private static MapPoints points(double[]... places) {
        double[] x = new double[places.length];
        double[] y = new double[places.length];
        double[] values = new double[places.length];
        for (int i = 0; i < places.length; i++) {
            x[i] = Mercator.x(places[i][0]);
            y[i] = Mercator.y(places[i][1]);
            values[i] = places[i][2];
        }
        return new MapPoints(x, y, values);
    }

    private static double[] at(double longitude, double latitude, double value) {
        return new double[] {longitude, latitude, value};
    }

    private static double degrees(WorldBox box) {
        return box.width() * 360;
    }

    @Test
    void withoutPlacesItIsTheInhabitedWorld() {
        WorldBox box = DenseBox.of(MapPoints.NONE, LEAST);
        assertThat(box.width()).isOne();
        assertThat(Mercator.latitude(box.top())).isCloseTo(74, within(EXACT));
        assertThat(Mercator.latitude(box.bottom())).isCloseTo(-56, within(EXACT));
    }

    @Test
    void aFewFarPlacesAreLeftOut() {
        WorldBox box =
                DenseBox.of(
                        points(
                                at(-46.6, -23.5, 600),
                                at(-38.5, -3.7, 250),
                                at(-60, -3.1, 120),
                                at(139.7, 35.7, 15),
                                at(-0.1, 51.5, 15)),
                        5);
        assertThat(Mercator.longitude(box.left())).isCloseTo(-60, within(EXACT));
        assertThat(Mercator.longitude(box.right())).isCloseTo(-38.5, within(EXACT));
        assertThat(Mercator.latitude(box.bottom())).isCloseTo(-23.5, within(EXACT));
    }

    @Test
    void placesThatAreNeededForTheShareStay() {
        WorldBox box = DenseBox.of(points(at(-46.6, -23.5, 900), at(139.7, 35.7, 100)), LEAST);
        assertThat(Mercator.longitude(box.left())).isCloseTo(-46.6, within(EXACT));
        assertThat(Mercator.longitude(box.right())).isCloseTo(139.7, within(EXACT));
    }

    @Test
    void oneCityHasRoomAroundIt() {
        WorldBox box = DenseBox.of(points(at(-46.6, -23.5, 7)), LEAST);
        assertThat(degrees(box)).isCloseTo(LEAST, within(EXACT));
        assertThat((box.left() + box.right()) / 2).isCloseTo(Mercator.x(-46.6), within(EXACT));
        assertThat(box.top()).isEqualTo(box.bottom());
    }

    @Test
    void noBoxGoesOverTheEdgeOfTheWorld() {
        WorldBox east = DenseBox.of(points(at(178, -18, 7)), LEAST);
        assertThat(east.right()).isCloseTo(1, within(EXACT));
        assertThat(degrees(east)).isCloseTo(LEAST, within(EXACT));

        WorldBox both = DenseBox.of(points(at(178, -18, 7), at(-172, -14, 7)), LEAST);
        assertThat(Mercator.longitude(both.left())).isCloseTo(-172, within(EXACT));
        assertThat(Mercator.longitude(both.right())).isCloseTo(178, within(EXACT));
    }

    @Test
    void polarPlacesDoNotStretchItBeyondItsLatitudes() {
        WorldBox box = DenseBox.of(points(at(15, 78.2, 7), at(10, -77, 7)), LEAST);
        assertThat(box.top()).isCloseTo(Mercator.y(74), within(EXACT));
        assertThat(box.bottom()).isCloseTo(Mercator.y(-56), within(EXACT));
    }

    @Test
    void unknownValuesCountOnlyWhereNothingIsKnown() {
        WorldBox known =
                DenseBox.of(points(at(-46.6, -23.5, 7), at(139.7, 35.7, Double.NaN)), LEAST);
        assertThat(degrees(known)).isCloseTo(LEAST, within(EXACT));

        WorldBox unknown =
                DenseBox.of(
                        points(at(-46.6, -23.5, Double.NaN), at(139.7, 35.7, Double.NaN)), LEAST);
        assertThat(degrees(unknown)).isCloseTo(186.3, within(1e-6));
    }

    @Test
    void decreasesCountAsMuchAsIncreases() {
        WorldBox box = DenseBox.of(points(at(-46.6, -23.5, 7), at(2.3, 48.9, -90)), 4);
        assertThat(Mercator.longitude((box.left() + box.right()) / 2)).isGreaterThan(-25);
    }

    @Test
    void itHoldsTheShareAmongManyPlaces() {
        Random random = new Random(3);
        double[][] places = new double[5_000][];
        double all = 0;
        for (int i = 0; i < places.length; i++) {
            double value = random.nextInt(1_000);
            places[i] = at(random.nextGaussian(-50, 20), random.nextGaussian(-15, 12), value);
            all += value;
        }
        MapPoints points = points(places);
        WorldBox box = DenseBox.of(points, LEAST);
        double held = 0;
        for (int i = 0; i < places.length; i++) {
            double x = points.x()[i];
            double y = points.y()[i];
            if (x >= box.left() && x <= box.right() && y >= box.top() && y <= box.bottom()) {
                held += points.values()[i];
            }
        }
        assertThat(held / all).isBetween(DenseBox.MOST, DenseBox.MOST + 0.02);
    }
}
