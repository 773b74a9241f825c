package app.marquee.analytics.ranking;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.analytics.Amount;
import app.marquee.model.UnknownMembers;
import app.marquee.model.analytics.Counters;
import app.marquee.model.analytics.RankingRow;
import app.marquee.model.id.VideoId;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

import java.math.BigDecimal;

class CostPerViewerTest {
    private static @Nullable Amount each(@Nullable String cost, @Nullable Long viewers) {
        return CostPerViewer.of(
                new RankingRow(
                        new VideoId("v1"),
                        "One",
                        Counters.UNKNOWN,
                        viewers,
                        cost == null ? null : new BigDecimal(cost),
                        "BRL",
                        UnknownMembers.NONE));
    }

    @Test
    void isInTheCurrencyOfTheCost() {
        assertThat(each("10", 4L)).isEqualTo(new Amount(new BigDecimal("2.5"), "BRL"));
        assertThat(each("1", 3L)).isEqualTo(new Amount(new BigDecimal("0.333333"), "BRL"));
    }

    /** Otherwise the costs of many videos would all be a little too high. */
    @Test
    void theMiddleBetweenTwoIsRoundedToTheEvenOne() {
        assertThat(each("0.000001", 2L)).isEqualTo(new Amount(BigDecimal.ZERO, "BRL"));
        assertThat(each("0.000003", 2L)).isEqualTo(new Amount(new BigDecimal("0.000002"), "BRL"));
    }

    @Test
    void oneViewerCostAllOfIt() {
        assertThat(each("2.5", 1L)).isEqualTo(new Amount(new BigDecimal("2.5"), "BRL"));
    }

    @Test
    void whatIsNotKnownIsNotZeroAndNobodyIsNoDivisor() {
        assertThat(each(null, 4L)).isNull();
        assertThat(each("10", null)).isNull();
        assertThat(each("10", 0L)).isNull();
        assertThat(each("10", -4L)).isNull();
    }
}
