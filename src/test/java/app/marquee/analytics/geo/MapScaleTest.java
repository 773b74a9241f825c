package app.marquee.analytics.geo;

import static org.assertj.core.api.Assertions.assertThat;

import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The scale of a map holds where it says it does. */
class MapScaleTest {
    private static MapCamera at(double latitude, double zoom) {
        return new MapCamera(0.5, Mercator.y(latitude), zoom, 1000, 600);
    }

    @Test
    void aKnownLengthOnTheEquator() {
        MapScale scale = MapScale.of(at(0, 4), 140);
        assertThat(scale.metres()).isEqualTo(1_000_000);
        assertThat(scale.pixels()).isCloseTo(102.2, Offset.offset(0.1));
        assertThat(scale.latitude()).isCloseTo(0, Offset.offset(1e-9));
    }

    /** At 60 degrees everything is drawn twice as large. */
    @Test
    void itGrowsTowardsThePoles() {
        MapScale north = MapScale.of(at(60, 4), 140);
        assertThat(north.metres()).isEqualTo(500_000);
        assertThat(north.pixels()).isCloseTo(102.2, Offset.offset(0.1));
        assertThat(north.latitude()).isCloseTo(60, Offset.offset(1e-9));
    }

    @ParameterizedTest
    @ValueSource(doubles = {0, 1.3, 2.7, 5, 8.4, 11})
    void itIsRoundAndFits(double zoom) {
        MapScale scale = MapScale.of(at(-23.5, zoom), 140);
        double first = scale.metres() / Math.pow(10, Math.floor(Math.log10(scale.metres())));
        assertThat(first).isIn(1.0, 2.0, 5.0);
        assertThat(scale.pixels()).isBetween(140 / 2.5, 140.0);
    }
}
