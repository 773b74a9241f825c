package app.marquee.analytics.overview;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.analytics.Change;
import app.marquee.analytics.CounterMetric;
import app.marquee.analytics.Mover;
import app.marquee.analytics.Sum;
import app.marquee.analytics.overview.Breakdown.Basis;
import app.marquee.model.UnknownMembers;
import app.marquee.model.analytics.Counters;
import app.marquee.model.analytics.RankingRow;
import app.marquee.model.id.VideoId;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

import java.math.BigInteger;
import java.util.List;
import java.util.Objects;

/** Shares of parts in a value and in its change. */
class BreakdownTest {
    private static final VideoId ONE = new VideoId("00000000-0000-4000-8000-000000000001");
    private static final VideoId TWO = new VideoId("00000000-0000-4000-8000-000000000002");

    private static RankingRow video(@Nullable VideoId id, long views) {
        return new RankingRow(
                id,
                null,
                new Counters(views, null, null, null),
                null,
                null,
                null,
                UnknownMembers.NONE);
    }

    private static Sum sum(long value) {
        return new Sum(BigInteger.valueOf(value), 1, 0);
    }

    private static Change change(long before, long now) {
        return Objects.requireNonNull(Change.between(sum(before), sum(now), true));
    }

    private static Breakdown.Portion<String> part(String name, long before, long now) {
        return new Breakdown.Portion<>(name, sum(now), change(before, now));
    }

    private static List<String> shares(@Nullable Breakdown<String> of) {
        return Objects.requireNonNull(of).shares().stream()
                .map(one -> one.item() + " " + Math.round(one.share() * 100))
                .toList();
    }

    @Test
    void partsOfAGainAreThoseThatGrew() throws InterruptedException {
        Breakdown.Pair<String> pair =
                Breakdown.of(
                        sum(2_000),
                        change(1_000, 2_000),
                        List.of(part("a", 100, 300), part("b", 500, 1_200), part("c", 400, 500)));
        assertThat(Objects.requireNonNull(pair.inChange()).basis()).isEqualTo(Basis.GAIN);
        assertThat(shares(pair.inChange())).containsExactly("b 70", "a 20", "c 10");
        assertThat(shares(pair.inTotal())).containsExactly("b 60", "c 25", "a 15");
    }

    @Test
    void partsOfALossAreThoseThatShrank() throws InterruptedException {
        Breakdown.Pair<String> pair =
                Breakdown.of(
                        sum(1_000),
                        change(2_000, 1_000),
                        List.of(part("a", 1_500, 300), part("b", 500, 700)));
        assertThat(pair.of(Basis.LOSS).map(BreakdownTest::shares))
                .as("more than all of it, since another part grew")
                .contains(List.of("a 120"));
        assertThat(pair.of(Basis.GAIN)).isEmpty();
    }

    @Test
    void whatMayBeChanceHasNoShare() throws InterruptedException {
        Breakdown.Pair<String> pair =
                Breakdown.of(
                        sum(1_180),
                        change(1_000, 1_180),
                        List.of(part("small", 100, 120), part("new", 900, 1_060)));
        assertThat(shares(pair.inChange())).containsExactly("new 89");
    }

    @Test
    void aChangeThatMayBeChanceHasNoParts() throws InterruptedException {
        Breakdown.Pair<String> pair =
                Breakdown.of(sum(1_010), change(1_000, 1_010), List.of(part("a", 500, 510)));
        assertThat(pair.inChange()).isNull();
        assertThat(shares(pair.inTotal())).containsExactly("a 50");
    }

    @Test
    void nothingIsSharedOfWhatIsNotKnownInFull() throws InterruptedException {
        Breakdown.Pair<String> pair =
                Breakdown.of(new Sum(BigInteger.TEN, 1, 1), null, List.of(part("a", 1, 10)));
        assertThat(pair).isEqualTo(Breakdown.Pair.none());
        assertThat(Breakdown.of(Sum.NONE, null, List.of()).inTotal()).isNull();
        assertThat(Breakdown.of(sum(0), null, List.of()).inTotal()).as("no views").isNull();
    }

    @Test
    void partsThatEnteredOrLeftCountWithTheirWholeValue() throws InterruptedException {
        Change entered = new Change(Mover.Kind.ENTERED, null, BigInteger.valueOf(900), true, null);
        Change left = new Change(Mover.Kind.LEFT, BigInteger.valueOf(300), null, true, null);
        Breakdown.Pair<String> pair =
                Breakdown.of(
                        sum(1_600),
                        change(1_000, 1_600),
                        List.of(
                                new Breakdown.Portion<>("new", sum(900), entered),
                                new Breakdown.Portion<>("gone", Sum.NONE, left),
                                new Breakdown.Portion<>("unknown", Sum.NONE, null)));
        assertThat(shares(pair.inChange())).containsExactly("new 150");
    }

    @Test
    void smallPartsAreNotNamedAndFewAreKept() throws InterruptedException {
        Breakdown.Pair<String> pair =
                Breakdown.of(
                        sum(1_000),
                        null,
                        List.of(
                                part("a", 0, 300),
                                part("b", 0, 250),
                                part("c", 0, 200),
                                part("d", 0, 160),
                                part("e", 0, 90)));
        assertThat(shares(pair.inTotal())).containsExactly("a 30", "b 25", "c 20");
    }

    @Test
    void valuesOfAnySizeHaveShares() throws InterruptedException {
        BigInteger huge = BigInteger.TEN.pow(40);
        Breakdown.Pair<String> pair =
                Breakdown.of(
                        new Sum(huge, 2, 0),
                        null,
                        List.of(
                                new Breakdown.Portion<>(
                                        "a", new Sum(huge.shiftRight(1), 1, 0), null)));
        assertThat(shares(pair.inTotal())).containsExactly("a 50");
    }

    @Test
    void rowsOfOneVideoAreOnePart() throws InterruptedException {
        RankingRow one = video(ONE, 60);
        Breakdown.Pair<RankingRow> pair =
                new Breakdowns(CounterMetric.VIEWS)
                        .videos(List.of(one, video(ONE, 20), video(null, 20)), null);
        assertThat(Objects.requireNonNull(pair.inTotal()).shares())
                .containsExactly(new Breakdown.Share<>(one, 0.8, BigInteger.valueOf(80)));
    }

    @Test
    void aVideoThatLeftIsAPartOfTheLoss() throws InterruptedException {
        RankingRow gone = video(TWO, 500);
        Breakdown.Pair<RankingRow> pair =
                new Breakdowns(CounterMetric.VIEWS)
                        .videos(
                                List.of(video(ONE, 500)),
                                new Breakdowns.Compared<>(
                                        List.of(video(ONE, 500), gone), List.of(video(ONE, 500))));
        assertThat(pair.of(Basis.LOSS).orElseThrow().shares())
                .containsExactly(new Breakdown.Share<>(gone, 1, BigInteger.valueOf(500)));
    }
}
