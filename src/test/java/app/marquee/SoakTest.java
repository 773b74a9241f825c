package app.marquee;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.harness.Slope;
import app.marquee.harness.Verdict;
import app.marquee.ui.live.LiveSoak;
import app.marquee.ui.testing.Toolkit;

import org.assertj.core.data.Offset;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeoutException;
import java.util.stream.Stream;

/** The harness {@code soak}, shortly. */
@Tag("window")
final class SoakTest {
    private static final Offset<Double> HARDLY = Offset.offset(1e-9);

    @TempDir private Path home;

    @BeforeAll
    static void startToolkit() throws TimeoutException {
        Toolkit.start();
    }

    @Test
    void nothingOfAClosedConnectionStays() {
        try (SoakTrial trial = new SoakTrial(home)) {
            Verdict verdict = trial.shortly(System.out);
            assertThat(verdict.holds()).as(verdict.line()).isTrue();
        }
    }

    @Test
    void followingGoesOnThroughSleepAndChangesOfTheClock() {
        Verdict verdict = new LiveSoak().run(1);
        assertThat(verdict.holds()).as(verdict.line()).isTrue();
    }

    @Test
    void theLineGoesThroughTheMiddle() {
        Slope line = Slope.of(samples(0, 2, 4, 6));
        assertThat(line.perStep()).isEqualTo(2, HARDLY);
        assertThat(line.error()).isEqualTo(0, HARDLY);
        Slope noise = Slope.of(samples(1, 3, 1, 3, 1, 3, 1));
        assertThat(noise.least()).isNegative();
        assertThat(noise.most()).isPositive();
    }

    private static List<Slope.Sample> samples(double... values) {
        return Stream.iterate(0, place -> place < values.length, place -> place + 1)
                .map(place -> new Slope.Sample(place, values[place]))
                .toList();
    }
}
