package app.marquee.analytics.ranking;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.analytics.Mover;
import app.marquee.model.UnknownMembers;
import app.marquee.model.analytics.Counters;
import app.marquee.model.analytics.RankingRow;
import app.marquee.model.id.VideoId;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

import java.math.BigDecimal;
import java.util.List;
import java.util.Objects;

/** Who entered, who left, who moved, and by how much of it all. */
class MoversTest {
    private static RankingRow row(
            @Nullable String id, @Nullable Long views, @Nullable String currency) {
        return new RankingRow(
                id == null ? null : new VideoId(id),
                null,
                new Counters(views, null, null, null),
                null,
                new BigDecimal("2"),
                currency,
                UnknownMembers.NONE);
    }

    private static RankingRow row(String id, @Nullable Long views) {
        return row(id, views, "USD");
    }

    private static Movers between(
            RankingMetric metric, List<RankingRow> before, List<RankingRow> now)
            throws InterruptedException {
        RankingOrder order = new RankingOrder(metric);
        return Movers.between(order.of(before), order.of(now), metric);
    }

    private static Movers views(List<RankingRow> before, List<RankingRow> now)
            throws InterruptedException {
        return between(RankingMetric.VIEWS, before, now);
    }

    private static Mover of(Movers movers, String id) {
        return Objects.requireNonNull(movers.of(new VideoId(id)));
    }

    @Test
    void rankAndValueMove() throws InterruptedException {
        Movers movers =
                views(
                        List.of(row("a", 10L), row("b", 20L), row("c", 30L)),
                        List.of(row("a", 40L), row("b", 20L), row("c", 20L)));
        assertThat(of(movers, "a"))
                .isEqualTo(
                        new Mover(Mover.Kind.STAYED, 2, new BigDecimal("30"), null, 0.75, false));
        assertThat(of(movers, "b").places()).isZero();
        assertThat(of(movers, "b").change()).isEqualByComparingTo("0");
        assertThat(of(movers, "c"))
                .isEqualTo(
                        new Mover(
                                Mover.Kind.STAYED,
                                -1,
                                new BigDecimal("-10"),
                                -1 / 3.0,
                                0.25,
                                true));
    }

    @Test
    void whoEnteredOrLeftChangedByTheWholeValue() throws InterruptedException {
        Movers movers = views(List.of(row("old", 30L)), List.of(row("new", 10L)));
        assertThat(of(movers, "new"))
                .isEqualTo(
                        new Mover(
                                Mover.Kind.ENTERED, null, new BigDecimal("10"), null, 0.25, false));
        assertThat(of(movers, "old"))
                .isEqualTo(
                        new Mover(Mover.Kind.LEFT, null, new BigDecimal("-30"), null, 0.75, false));
        assertThat(movers.count(Mover.Kind.LEFT)).isOne();
    }

    @Test
    void aSmallChangeOfSmallNumbersMayBeChance() throws InterruptedException {
        Movers movers =
                views(
                        List.of(row("a", 8_821L), row("b", 200L)),
                        List.of(row("a", 8_837L), row("b", 100L)));
        assertThat(of(movers, "a").isChance()).isTrue();
        assertThat(of(movers, "a").direction()).isZero();
        assertThat(of(movers, "b").isChance()).isFalse();
        assertThat(of(movers, "b").direction()).isNegative();
    }

    @Test
    void theRatioIsToldWhereThereWasEnoughBefore() throws InterruptedException {
        Movers movers =
                views(
                        List.of(row("a", 200L), row("b", 29L), row("c", 30L)),
                        List.of(row("a", 150L), row("b", 58L), row("c", 60L)));
        assertThat(of(movers, "a").ratio()).isEqualTo(-0.25);
        assertThat(of(movers, "b").ratio()).isNull();
        assertThat(of(movers, "c").ratio()).isEqualTo(1);
    }

    @Test
    void unknownIsNoChangeOfZero() throws InterruptedException {
        Movers movers =
                views(
                        List.of(row("a", null), row("b", 1L)),
                        List.of(row("a", 5L), row("b", null), row("c", null)));
        assertThat(of(movers, "a"))
                .isEqualTo(new Mover(Mover.Kind.STAYED, null, null, null, null, false));
        assertThat(of(movers, "b"))
                .isEqualTo(new Mover(Mover.Kind.STAYED, null, null, null, null, true));
        assertThat(of(movers, "c"))
                .isEqualTo(new Mover(Mover.Kind.ENTERED, null, null, null, null, true));
    }

    @Test
    void moneyOfAnotherCurrencyIsNotSubtracted() throws InterruptedException {
        Movers movers =
                between(
                        RankingMetric.BANDWIDTH_COST,
                        List.of(row("a", 1L, "USD")),
                        List.of(row("a", 1L, "BRL")));
        assertThat(of(movers, "a").change()).isNull();
    }

    @Test
    void rowsWithoutAVideoAndRepeatedOnesAreLeftOut() throws InterruptedException {
        Movers movers =
                views(
                        List.of(row(null, 9L, null), row("a", 1L)),
                        List.of(row("a", 4L), row("a", 2L), row(null, 7L, null)));
        assertThat(movers.of()).hasSize(1);
        assertThat(of(movers, "a").change()).isEqualByComparingTo("3");
    }

    @Test
    void whatLeftStandsBehindWithoutAPlaceOrAFigure() throws InterruptedException {
        RankingOrder order = new RankingOrder(RankingMetric.VIEWS);
        List<Ranked> before =
                order.of(
                        List.of(
                                row("low", 1L),
                                row("a", 10L),
                                row("high", 20L),
                                row(null, 5L, "USD")));
        List<Ranked> now = order.of(List.of(row("a", 3L), row("b", 4L)));
        Movers movers = Movers.between(before, now, RankingMetric.VIEWS);
        List<Ranked> all = movers.withLeft(before, now);
        assertThat(all).startsWith(now.toArray(Ranked[]::new)).hasSize(4);
        assertThat(all.subList(2, 4))
                .extracting(one -> one.row().videoId())
                .containsExactly(new VideoId("high"), new VideoId("low"));
        assertThat(all).extracting(Ranked::number).doesNotHaveDuplicates();
        assertThat(all.getLast().rank()).isNull();
        assertThat(all.getLast().row().counters()).isEqualTo(Counters.UNKNOWN);
        assertThat(all.getLast().row().bandwidthCost()).isNull();
    }
}
