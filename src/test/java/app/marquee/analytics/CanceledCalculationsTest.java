package app.marquee.analytics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.marquee.analytics.group.BrowserGrouping;
import app.marquee.analytics.group.Group;
import app.marquee.analytics.group.GroupComparison;
import app.marquee.analytics.group.GroupFilter;
import app.marquee.analytics.group.GroupLeaf;
import app.marquee.analytics.group.GroupOrder;
import app.marquee.analytics.group.Groups;
import app.marquee.analytics.group.KnownSites;
import app.marquee.analytics.group.ReferrerRule;
import app.marquee.analytics.group.RuleTrial;
import app.marquee.analytics.place.Audience;
import app.marquee.analytics.place.Neighbourhoods;
import app.marquee.analytics.place.PlaceComparison;
import app.marquee.analytics.place.PlaceFilter;
import app.marquee.analytics.place.PlaceLeaf;
import app.marquee.analytics.place.PlaceNode;
import app.marquee.analytics.place.PlaceOrder;
import app.marquee.analytics.place.PlaceSort;
import app.marquee.analytics.place.Places;
import app.marquee.analytics.ranking.Movers;
import app.marquee.analytics.ranking.Ranked;
import app.marquee.analytics.ranking.RankingMetric;
import app.marquee.analytics.ranking.RankingOrder;
import app.marquee.model.UnknownMembers;
import app.marquee.model.analytics.BrowserRow;
import app.marquee.model.analytics.CityRow;
import app.marquee.model.analytics.Counters;

import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/** A long calculation ends when its task is canceled, and never with a half result. */
class CanceledCalculationsTest {
    private static final ZoneId ZONE = ZoneId.of("America/Sao_Paulo");

    private static final Counters ONE = new Counters(1L, 1L, 1L, 1L);

    @AfterEach
    void forgetTheInterrupt() {
        Thread.interrupted();
    }

    static Stream<Named<ThrowingCallable>> calculations() throws InterruptedException {
        List<CityRow> cities =
                List.of(
                        new CityRow(
                                "BR",
                                "SP",
                                "Santos",
                                1.0,
                                2.0,
                                "2026-03-01",
                                ONE,
                                UnknownMembers.NONE));
        Neighbourhoods around = Neighbourhoods.of(cities);
        Places places = new Places(around, BucketReader.hours(ZONE));
        PlaceNode all = places.of(cities);
        List<BrowserRow> rows = List.of(new BrowserRow("Edge 1", null, ONE, UnknownMembers.NONE));
        Groups groups = new Groups(new BrowserGrouping(), BucketReader.hours(ZONE));
        Group group = groups.of(rows);
        PlaceSort sort = new PlaceSort(CounterMetric.VIEWS, true);
        List<Ranked> ranked =
                new RankingOrder(RankingMetric.VIEWS).of(List.of(Rankings.views("a", 1L)));
        Map<String, Changes.Leveled> sums =
                Map.of("a", new Changes.Leveled(0, CounterSums.of(Stream.of(ONE))));
        return Stream.of(
                Named.of("places", () -> places.of(cities)),
                Named.of("neighborhoods", () -> Neighbourhoods.of(cities)),
                Named.of("places compared", () -> PlaceComparison.of(all, all)),
                Named.of("places filtered", () -> new PlaceFilter(_ -> true).of(all)),
                Named.of(
                        "places sorted",
                        () -> new PlaceOrder(sort, Locale.ENGLISH, PlaceNode::name).of(all)),
                Named.of("places in a row", () -> PlaceLeaf.of(all)),
                Named.of("audience", () -> Audience.of(all, Set.of(all.key()), _ -> "?")),
                Named.of("groups", () -> groups.of(rows)),
                Named.of("groups compared", () -> GroupComparison.of(group, group)),
                Named.of("groups filtered", () -> new GroupFilter(_ -> true).of(group)),
                Named.of(
                        "groups sorted",
                        () -> new GroupOrder(sort, Locale.ENGLISH, Group::name).of(group)),
                Named.of("groups in a row", () -> GroupLeaf.of(group)),
                Named.of(
                        "rule",
                        () -> RuleTrial.of(new ReferrerRule("a", "b"), KnownSites.bundled(), rows)),
                Named.of(
                        "curve",
                        () ->
                                new TimeCurve(CounterMetric.VIEWS, ZONE, Duration.ofDays(1))
                                        .of("all", all)),
                Named.of("entered", () -> Changes.between(Map.of(), sums)),
                Named.of("left", () -> Changes.between(sums, Map.of())),
                Named.of(
                        "drift",
                        () ->
                                Drift.between(
                                        Instant.EPOCH, cities, List.of(), BucketReader.days(ZONE))),
                Named.of("movers in", () -> Movers.between(List.of(), ranked, RankingMetric.VIEWS)),
                Named.of(
                        "movers out",
                        () -> Movers.between(ranked, List.of(), RankingMetric.VIEWS)));
    }

    @ParameterizedTest
    @MethodSource("calculations")
    void endsWhenItsThreadIsInterrupted(ThrowingCallable calculation) throws Throwable {
        calculation.call();
        Thread.currentThread().interrupt();
        assertThatThrownBy(calculation).isInstanceOf(InterruptedException.class);
        assertThat(Thread.currentThread().isInterrupted()).isFalse();
    }
}
