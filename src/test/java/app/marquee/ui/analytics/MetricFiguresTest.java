package app.marquee.ui.analytics;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.analytics.Change;
import app.marquee.analytics.Mover;
import app.marquee.analytics.Sum;
import app.marquee.ui.control.Messages;

import org.junit.jupiter.api.Test;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Locale;
import java.util.Objects;

/** Directions of the changes in tiles and cards. */
class MetricFiguresTest {
    private final MetricFigures figures =
            new MetricFigures(Messages.of("analytics", Locale.ENGLISH));

    private Figure.Trend tile(long before, long now) {
        return Objects.requireNonNull(
                figures.sum(
                                "views",
                                "Views",
                                new Sum(BigInteger.valueOf(now), 1, 0),
                                true,
                                Change.between(
                                        new Sum(BigInteger.valueOf(before), 1, 0),
                                        new Sum(BigInteger.valueOf(now), 1, 0),
                                        true))
                        .trend());
    }

    private int row(long before, long now) {
        return Objects.requireNonNull(
                        figures.trend(
                                new Change(
                                        Mover.Kind.STAYED,
                                        BigInteger.valueOf(before),
                                        BigInteger.valueOf(now),
                                        true,
                                        null)))
                .direction();
    }

    @Test
    void whatMayBeChanceHasASignAndNoArrowInATile() {
        assertThat(tile(23_455, 23_525))
                .isEqualTo(new Figure.Trend("\u2248 +0.3%", 0, "about +0.3%, may be chance"));
        assertThat(tile(20_000, 23_525).direction()).isPositive();
        assertThat(tile(23_525, 20_000).direction()).isNegative();
    }

    @Test
    void whatMayBeChanceHasNoDirectionInARow() {
        assertThat(row(23_455, 23_525)).isZero();
        assertThat(row(20_000, 23_525)).isPositive();
    }

    @Test
    void whatMayBeChanceHasASignAndNoArrowOfAVideo() {
        Mover chance = new Mover(Mover.Kind.STAYED, 0, new BigDecimal("16"), 0.002, null, true);
        assertThat(figures.trend(chance))
                .isEqualTo(new Figure.Trend("\u2248 +0.2%", 0, "about +0.2%, may be chance"));
        Mover sure = new Mover(Mover.Kind.ENTERED, null, new BigDecimal("160"), null, null, false);
        assertThat(figures.trend(sure)).isEqualTo(new Figure.Trend("new", 1));
    }
}
