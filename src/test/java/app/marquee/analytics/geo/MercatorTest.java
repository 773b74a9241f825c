package app.marquee.analytics.geo;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

class MercatorTest {
    @Test
    void thereAndBackIsTheSamePlace() {
        RandomGenerator random = RandomGenerator.of("L64X128MixRandom");
        for (int i = 0; i < 2_000; i++) {
            double longitude = random.nextDouble(-180, 180);
            double latitude = random.nextDouble(-Mercator.LIMIT, Mercator.LIMIT);
            assertThat(Mercator.longitude(Mercator.x(longitude)))
                    .isCloseTo(longitude, within(1e-9));
            assertThat(Mercator.latitude(Mercator.y(latitude))).isCloseTo(latitude, within(1e-9));
        }
    }

    @Test
    void theWorldIsASquareWithTheEquatorInTheMiddle() {
        assertThat(Mercator.y(0)).isCloseTo(0.5, within(1e-12));
        assertThat(Mercator.y(90)).isCloseTo(0, within(1e-9));
        assertThat(Mercator.y(-90)).isCloseTo(1, within(1e-9));
        assertThat(Mercator.x(-180)).isZero();
        assertThat(Mercator.x(180)).isEqualTo(1);
    }

    @Test
    void northIsUp() {
        assertThat(IntStream.range(-85, 85))
                .allMatch(latitude -> Mercator.y(latitude + 1) < Mercator.y(latitude));
    }
}
