package app.marquee.ui.analytics;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.analytics.Change;
import app.marquee.analytics.CostSum;
import app.marquee.analytics.CounterSums;
import app.marquee.analytics.Mover;
import app.marquee.analytics.Sum;
import app.marquee.analytics.ranking.RankingTotals;
import app.marquee.text.Messages;

import org.junit.jupiter.api.Test;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.List;
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

    private static CostSum cost(String currency, String amount) {
        return new CostSum(currency, new BigDecimal(amount), 1);
    }

    private static RankingTotals totals(long unknown, CostSum... costs) {
        return new RankingTotals(3, CounterSums.NONE, Sum.NONE, List.of(costs), unknown, 0, 0);
    }

    private Figure costs(RankingTotals before, RankingTotals now) {
        return figures.costs(
                "cost",
                "Cost",
                now.costs(),
                now.costsUnknown(),
                MetricFigures.costChange(before, now));
    }

    @Test
    void costsOfOneCurrencyHaveAChange() {
        Figure more = costs(totals(0, cost("BRL", "10")), totals(0, cost("BRL", "15")));
        assertThat(Objects.requireNonNull(more.trend()).words()).isEqualTo("▲ 50.0%");
    }

    /** Costs that aren't known in full, or of two currencies, can't be compared. */
    @Test
    void otherCostsHaveNone() {
        RankingTotals ten = totals(0, cost("BRL", "10"));
        assertThat(costs(ten, totals(0, cost("USD", "15"))).trend()).isNull();
        assertThat(costs(ten, totals(1, cost("BRL", "15"))).trend()).isNull();
        assertThat(costs(totals(1, cost("BRL", "10")), totals(0, cost("BRL", "15"))).trend())
                .isNull();
        assertThat(costs(ten, totals(0, cost("BRL", "15"), cost("USD", "1"))).trend()).isNull();
        assertThat(costs(totals(0, cost("BRL", "0")), ten).trend()).isNull();
        assertThat(costs(ten, totals(1, cost("BRL", "15"))).value()).startsWith("≥");
    }

    private Figure sum(Sum sum, boolean additive) {
        Change change =
                new Change(Mover.Kind.STAYED, BigInteger.TEN, BigInteger.valueOf(900), true, null);
        return figures.sum("viewers", "Viewers", sum, additive, change);
    }

    /** A viewer may be in several rows, and rows may be unknown, or both. */
    @Test
    void aSumThatMayCountAViewerTwiceIsUnknown() {
        assertThat(sum(new Sum(BigInteger.valueOf(900), 2, 0), false).value()).isEqualTo("–");
        assertThat(sum(new Sum(BigInteger.valueOf(900), 2, 1), false).value()).isEqualTo("–");
        assertThat(sum(new Sum(BigInteger.valueOf(900), 2, 0), true).value()).isEqualTo("900");
    }

    @Test
    void aSumThatIsNotKnownInFullHasNoChange() {
        assertThat(sum(new Sum(BigInteger.valueOf(900), 2, 0), true).trend()).isNotNull();
        assertThat(sum(new Sum(BigInteger.valueOf(900), 2, 1), true).trend()).isNull();
    }

    /** At least this much: the help says of how many videos the cost is unknown. */
    @Test
    void costsThatAreNotKnownInFullSayOfHowMany() {
        RankingTotals ten = totals(0, cost("BRL", "10"));
        assertThat(costs(ten, ten).help()).isEmpty();
        assertThat(costs(ten, totals(2, cost("BRL", "15"))).help()).contains("2");
        assertThat(costs(ten, totals(2)).value()).isEqualTo("–");
    }

    /** The caller may know of rows that the totals don't have. */
    @Test
    void costsWithARowThatIsMissingHaveNoChange() {
        RankingTotals ten = totals(0, cost("BRL", "10"));
        MetricFigures.CostChange change =
                MetricFigures.costChange(ten, totals(0, cost("BRL", "15")));
        assertThat(figures.costs("c", "C", List.of(cost("BRL", "15")), 0, change).trend())
                .isNotNull();
        assertThat(figures.costs("c", "C", List.of(cost("BRL", "15")), 1, change).trend()).isNull();
    }

    private static Change change(Long before, Long now, boolean exact) {
        return new Change(
                Mover.Kind.STAYED,
                BigInteger.valueOf(before),
                BigInteger.valueOf(now),
                exact,
                null);
    }

    /** Parts of sums on either side say nothing of the change. */
    @Test
    void aChangeOfValuesThatAreNotExactIsUnknown() {
        Sum known = new Sum(BigInteger.valueOf(900), 2, 0);
        assertThat(figures.sum("v", "V", known, true, change(10L, 900L, false)).trend()).isNull();
        assertThat(figures.trend(change(10L, 900L, false))).isNull();
        assertThat(figures.trend(change(10L, 900L, true))).isNotNull();
    }

    /** Of few, a percentage would say too much. */
    @Test
    void aChangeFromFewIsADifference() {
        long few = Change.FEW;
        assertThat(trend(few - 1, 5_000)).isEqualTo("▲ 4,971");
        assertThat(trend(few, 5_000)).endsWith("%");
        assertThat(trend(5_000, few)).startsWith("▼ ").endsWith("%");
    }

    private String trend(long before, long now) {
        return Objects.requireNonNull(figures.trend(change(before, now, true))).words();
    }

    private static CounterSums rated(long views, long plays) {
        return new CounterSums(
                new Sum(BigInteger.valueOf(views), 1, 0),
                Sum.NONE,
                new Sum(BigInteger.valueOf(plays), 1, 0),
                Sum.NONE);
    }

    /** The days that are over are compared, and the whole period is shown. */
    @Test
    void theChangeOfARateIsThatOfItsBasis() {
        Figure rate =
                figures.rate(
                        "rate",
                        "Play rate",
                        "Help",
                        rated(100_000, 90_000),
                        rated(100_000, 60_049),
                        rated(100_000, 50_000));
        assertThat(rate.value()).isEqualTo("90.0%");
        assertThat(Objects.requireNonNull(rate.trend()).words()).isEqualTo("▲ 10 points");
        Figure fewer =
                figures.rate(
                        "rate",
                        "Play rate",
                        "Help",
                        rated(100_000, 90_000),
                        rated(100_000, 49_940),
                        rated(100_000, 60_000));
        assertThat(Objects.requireNonNull(fewer.trend()).words()).isEqualTo("▼ 10.1 points");
    }
}
