package app.marquee.analytics.geo;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CompassPartTest {
    @ParameterizedTest
    @CsvSource({
        "0.25, 0.45, NORTH_WEST",
        "0.3, 0.5, CENTRE",
        "0.39, 0.59, SOUTH_EAST",
        "0.4, 0.5, EAST",
        "0.9, 0.1, NORTH_EAST"
    })
    void itIsTheThirdOfTheAreaInBothDirections(double x, double y, CompassPart part) {
        WorldBox area = new WorldBox(0.2, 0.4, 0.4, 0.6);
        assertThat(CompassPart.of(area, x, y)).isEqualTo(part);
    }

    @ParameterizedTest
    @CsvSource({"0.2, 0.4, CENTRE"})
    void aPointIsTheCentreOfItself(double x, double y, CompassPart part) {
        assertThat(CompassPart.of(WorldBox.at(x, y), x, y)).isEqualTo(part);
    }
}
