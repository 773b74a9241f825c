package app.marquee.analytics.ranking;

import static app.marquee.analytics.Rankings.cost;
import static app.marquee.analytics.Rankings.row;
import static app.marquee.analytics.Rankings.views;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import app.marquee.analytics.Amount;
import app.marquee.analytics.CostSum;
import app.marquee.analytics.Sum;
import app.marquee.model.analytics.Counters;
import app.marquee.model.analytics.RankingRow;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Places and totals of rankings: unknown, equal and repeated videos, currencies, figures of any
 * size.
 */
class RankingTest {
    @Test
    void greatestFirstUnknownLast() throws InterruptedException {
        List<Ranked> placed =
                new RankingOrder(RankingMetric.VIEWS)
                        .of(
                                List.of(
                                        views("a", null),
                                        views("b", 5L),
                                        views("c", 0L),
                                        views("d", 10L),
                                        views("e", null)));
        assertThat(placed)
                .extracting(Ranked::number, Ranked::rank, Ranked::share)
                .containsExactly(
                        tuple(3, 1, 1.0),
                        tuple(1, 2, 0.5),
                        tuple(2, 3, 0.0),
                        tuple(0, null, 0.0),
                        tuple(4, null, 0.0));
    }

    @Test
    void equalOnesShareARankInTheOrderOfTheAnswer() throws InterruptedException {
        List<Ranked> placed =
                new RankingOrder(RankingMetric.VIEWS)
                        .of(
                                List.of(
                                        views("a", 5L),
                                        views("b", 9L),
                                        views("c", 5L),
                                        views("d", 1L)));
        assertThat(placed)
                .extracting(Ranked::number, Ranked::rank)
                .containsExactly(tuple(1, 1), tuple(0, 2), tuple(2, 2), tuple(3, 4));
    }

    @Test
    void nothingAndNothingButZeroesAndNegatives() throws InterruptedException {
        RankingOrder order = new RankingOrder(RankingMetric.VIEWS);
        assertThat(order.of(List.of())).isEmpty();
        assertThat(order.of(List.of(views("a", 0L), views("b", -3L))))
                .extracting(Ranked::rank, Ranked::share)
                .containsExactly(tuple(1, 0.0), tuple(2, 0.0));
        assertThat(order.of(List.of(views("a", Long.MAX_VALUE), views("b", -3L))))
                .extracting(Ranked::share)
                .containsExactly(1.0, 0.0);
    }

    @Test
    void currenciesAreNeverWeighedAgainstEachOther() throws InterruptedException {
        List<Ranked> placed =
                new RankingOrder(RankingMetric.BANDWIDTH_COST)
                        .of(
                                List.of(
                                        cost("a", "1.50", "USD"),
                                        cost("b", "900", "BRL"),
                                        cost("c", "3.00", "USD"),
                                        cost("d", "7", null),
                                        cost("e", null, "USD"),
                                        cost("f", "1.5", "USD")));
        assertThat(placed)
                .extracting(Ranked::number, Ranked::rank, Ranked::share)
                .containsExactly(
                        tuple(3, 1, 1.0),
                        tuple(1, 1, 1.0),
                        tuple(2, 1, 1.0),
                        tuple(0, 2, 0.5),
                        tuple(5, 2, 0.5),
                        tuple(4, null, 0.0));
    }

    @Test
    void everyMetricReadsItsOwnMember() {
        RankingRow row = row("a", new Counters(1L, 2L, 3L, 4L), 5L, "6.7", "EUR");
        assertThat(Stream.of(RankingMetric.values()).map(metric -> metric.of(row)))
                .containsExactly(
                        Amount.of(1),
                        Amount.of(2),
                        Amount.of(3),
                        Amount.of(4),
                        Amount.of(5),
                        new Amount(new BigDecimal("6.7"), "EUR"));
        RankingRow silent = row("a", Counters.UNKNOWN, null, null, "EUR");
        assertThat(Stream.of(RankingMetric.values()).map(metric -> metric.of(silent)))
                .containsOnlyNulls();
    }

    @Test
    void keysNameTheirMetric() {
        for (RankingMetric metric : RankingMetric.values()) {
            assertThat(RankingMetric.ofKey(metric.key())).contains(metric);
        }
        assertThat(RankingMetric.ofKey("nonsense")).isEmpty();
    }

    @Test
    void totalsCountWhatIsUnknownAndRepeated() throws InterruptedException {
        RankingTotals totals =
                RankingTotals.of(
                        List.of(
                                row("a", new Counters(1L, null, 2L, null), 4L, "1.10", "USD"),
                                row("a", new Counters(2L, null, null, null), null, "2", "USD"),
                                row(null, Counters.UNKNOWN, 6L, "5", null),
                                row(null, Counters.UNKNOWN, 6L, null, "USD")));
        assertThat(totals.rows()).isEqualTo(4);
        assertThat(totals.of(RankingMetric.VIEWS)).isEqualTo(new Sum(BigInteger.valueOf(3), 2, 2));
        assertThat(totals.of(RankingMetric.UNIQUE_VIEWS).isKnown()).isFalse();
        assertThat(totals.of(RankingMetric.UNIQUE_VIEWERS))
                .isEqualTo(new Sum(BigInteger.valueOf(16), 3, 1));
        assertThat(totals.costs())
                .containsExactly(
                        new CostSum(null, new BigDecimal("5"), 1),
                        new CostSum("USD", new BigDecimal("3.10"), 2));
        assertThat(totals.unknown(RankingMetric.BANDWIDTH_COST)).isEqualTo(1);
        assertThat(totals.unknown(RankingMetric.PLAYS)).isEqualTo(3);
        assertThat(totals.repeated()).isEqualTo(1);
        assertThat(totals.nameless()).isEqualTo(2);
    }

    @Test
    void everyFurtherRowOfAVideoIsRepeated() throws InterruptedException {
        RankingTotals totals =
                RankingTotals.of(
                        List.of(views("a", 1L), views("b", 1L), views("a", 1L), views("c", 1L)));
        assertThat(totals.repeated()).isEqualTo(1);
    }

    @Test
    void totalsOfNothing() throws InterruptedException {
        RankingTotals totals = RankingTotals.of(List.of());
        assertThat(totals.rows()).isZero();
        assertThat(totals.of(RankingMetric.VIEWS)).isEqualTo(Sum.NONE);
        assertThat(totals.costs()).isEmpty();
    }

    @Test
    void totalsBeyondTheRangeOfLong() throws InterruptedException {
        RankingTotals totals =
                RankingTotals.of(List.of(views("a", Long.MAX_VALUE), views("b", Long.MAX_VALUE)));
        assertThat(totals.of(RankingMetric.VIEWS).known())
                .isEqualTo(BigInteger.valueOf(Long.MAX_VALUE).multiply(BigInteger.TWO));
    }

    @Test
    void anInterruptEndsIt() {
        List<RankingRow> rows = List.of(views("a", 1L));
        Thread.currentThread().interrupt();
        assertThatThrownBy(() -> new RankingOrder(RankingMetric.VIEWS).of(rows))
                .isInstanceOf(InterruptedException.class);
        Thread.currentThread().interrupt();
        assertThatThrownBy(() -> RankingTotals.of(rows)).isInstanceOf(InterruptedException.class);
    }

    @Test
    void aMillionRowsKeepEachRowOnce() throws InterruptedException {
        List<RankingRow> rows = new ArrayList<>();
        IntStream.range(0, 1_000_000)
                .forEach(
                        i -> rows.add(views("v" + i, i % 10 == 0 ? null : (long) (i * 31 % 1000))));
        List<Ranked> placed = new RankingOrder(RankingMetric.VIEWS).of(rows);
        assertThat(placed).hasSize(1_000_000);
        assertThat(placed.stream().mapToInt(Ranked::number).distinct().count())
                .isEqualTo(1_000_000);
        assertThat(placed.stream().filter(one -> one.rank() == null).count()).isEqualTo(100_000);
    }

    @ParameterizedTest
    @CsvSource({"8, 2, 0.25", "8, 0, 0", "0, 0, ", "0, 2, ", ", 2, ", "8, , "})
    void theRateIsOfSumsThatAreKnownInFull(
            @Nullable Long views, @Nullable Long plays, @Nullable Double rate)
            throws InterruptedException {
        RankingRow row = row("a", new Counters(views, null, plays, null), null, null, null);
        assertThat(RankingTotals.of(List.of(row)).rate()).isEqualTo(rate);
        RankingRow unknown = row("b", Counters.UNKNOWN, null, null, null);
        assertThat(RankingTotals.of(List.of(row, unknown)).rate()).isNull();
    }
}
