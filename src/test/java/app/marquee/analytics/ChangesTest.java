package app.marquee.analytics;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.model.analytics.CounterRow;
import app.marquee.model.analytics.Counters;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/** What differs between two reports, and what does not. */
class ChangesTest {
    private static final ZoneId ZONE = ZoneId.of("America/Sao_Paulo");

    private static final CounterMetric VIEWS = CounterMetric.VIEWS;

    private static Changes.Leveled sums(int level, @Nullable Long... views) {
        return new Changes.Leveled(
                level,
                CounterSums.of(
                        Arrays.stream(views).map(one -> new Counters(one, one, null, null))));
    }

    private static Change change(Changes<String> changes, String key, CounterMetric metric) {
        return Objects.requireNonNull(changes.of(key, metric));
    }

    @Test
    void eachLevelIsCountedByItself() throws InterruptedException {
        Changes<String> changes =
                Changes.between(
                        Map.of("BR", sums(0, 4L), "Santos", sums(1, 4L), "Osasco", sums(1, 1L)),
                        Map.of("BR", sums(0, 9L), "Santos", sums(1, 7L), "Belém", sums(1, 2L)));
        assertThat(changes.count(0, Mover.Kind.STAYED)).isEqualTo(1);
        assertThat(changes.count(2, Mover.Kind.STAYED)).isZero();
        assertThat(changes.count(0, Mover.Kind.ENTERED)).isZero();
        assertThat(changes.count(0, Mover.Kind.LEFT)).isZero();
        assertThat(changes.count(1, Mover.Kind.STAYED)).isEqualTo(1);
        assertThat(changes.count(1, Mover.Kind.ENTERED)).isEqualTo(1);
        assertThat(changes.count(1, Mover.Kind.LEFT)).isEqualTo(1);
        assertThat(change(changes, "BR", VIEWS).share()).isEqualTo(1);
        assertThat(change(changes, "Santos", VIEWS).share()).isEqualTo(0.5);
        assertThat(changes.of("Nowhere", VIEWS)).isNull();
    }

    @Test
    void whereNothingChangedThereIsNoShare() throws InterruptedException {
        Changes<String> changes =
                Changes.between(Map.of("a", sums(0, 4L)), Map.of("a", sums(0, 4L)));
        assertThat(change(changes, "a", VIEWS).difference()).isZero();
        assertThat(change(changes, "a", VIEWS).share()).isNull();
    }

    /** A viewer of two rows counts twice, and a row that says nothing is missing. */
    @Test
    void aChangeIsExactOnlyWhereBothSumsAre() throws InterruptedException {
        Changes<String> changes =
                Changes.between(
                        Map.of(
                                "one", sums(0, 1L),
                                "before", sums(0, 1L, null),
                                "now", sums(0, 1L),
                                "left", sums(0, 1L)),
                        Map.of(
                                "one", sums(0, 2L),
                                "before", sums(0, 2L),
                                "now", sums(0, 2L, null),
                                "entered", sums(0, 1L, 1L)));
        assertThat(change(changes, "one", VIEWS).exact()).isTrue();
        assertThat(change(changes, "before", VIEWS).exact()).isFalse();
        assertThat(change(changes, "now", VIEWS).exact()).isFalse();
        assertThat(change(changes, "left", VIEWS).exact()).isTrue();
        assertThat(change(changes, "entered", VIEWS).exact()).isTrue();
        assertThat(change(changes, "entered", CounterMetric.UNIQUE_VIEWS).exact()).isFalse();
    }

    @Test
    void sumsOfAFilterAreNotTheWhole() throws InterruptedException {
        Changes<String> changes =
                Changes.between(
                        Map.of("stayed", sums(0, 1L), "left", sums(0, 3L)),
                        Map.of("stayed", sums(0, 5L)));
        assertThat(changes.isWhole("stayed", sums(0, 5L).sums())).isTrue();
        assertThat(changes.isWhole("stayed", sums(0, 1L).sums())).isFalse();
        assertThat(changes.isWhole("left", sums(0, 9L).sums())).isTrue();
        assertThat(changes.isWhole("nowhere", sums(0, 5L).sums())).isFalse();
        assertThat(Changes.none().of("stayed", VIEWS)).isNull();
    }

    @Test
    void whatAFilterLeftOfAThingChangedByItsPartsTogether() throws InterruptedException {
        Changes<String> changes =
                Changes.between(
                        Map.of("all", sums(0, 9L), "a", sums(1, 4L), "b", sums(1, 5L)),
                        Map.of("all", sums(0, 16L), "a", sums(1, 7L), "c", sums(1, 2L)));
        CounterSums whole = sums(0, 16L).sums();
        CounterSums a = sums(0, 7L).sums();
        CounterSums c = sums(0, 2L).sums();
        assertThat(changes.of("all", whole, Map.of(), VIEWS)).isEqualTo(changes.of("all", VIEWS));
        Change two = changes.of("all", a.plus(c), Map.of("a", a, "c", c), VIEWS);
        assertThat(Objects.requireNonNull(two).before()).isEqualTo(4);
        assertThat(two.difference()).isEqualTo(5);
        CounterSums part = sums(0, 3L).sums();
        assertThat(changes.of("all", part, Map.of("a", part), VIEWS)).as("a part").isNull();
        assertThat(changes.of("all", CounterSums.NONE, Map.of(), VIEWS)).as("nothing").isNull();
    }

    /** The shown answer has more days than those that are compared. */
    @Test
    void aPartOfTheAnswerIsCompared() throws InterruptedException {
        Changes<String> changes =
                Changes.between(
                        Map.of("all", sums(0, 9L), "a", sums(1, 4L), "b", sums(1, 5L)),
                        Map.of("all", sums(0, 12L), "a", sums(1, 6L), "b", sums(1, 6L)),
                        Map.of(
                                "all", sums(0, 20L),
                                "a", sums(1, 9L),
                                "b", sums(1, 8L),
                                "late", sums(1, 3L)));
        CounterSums whole = sums(0, 20L).sums();
        CounterSums a = sums(1, 9L).sums();
        CounterSums late = sums(1, 3L).sums();
        assertThat(Objects.requireNonNull(changes.of("all", whole, Map.of(), VIEWS)).difference())
                .isEqualTo(3);
        assertThat(
                        Objects.requireNonNull(
                                        changes.of(
                                                "all",
                                                a.plus(late),
                                                Map.of("a", a, "late", late),
                                                VIEWS))
                                .difference())
                .isEqualTo(2);
        assertThat(changes.of("late", VIEWS)).isNull();
        assertThat(changes.isWhole("a", a)).isTrue();
    }

    private record Row(@Nullable String bucket, @Nullable Long views) implements CounterRow {
        @Override
        public Counters counters() {
            return new Counters(views, null, null, null);
        }
    }

    private static List<String> drift(List<Row> before, List<Row> now) throws InterruptedException {
        Drift drift = Drift.between(Instant.EPOCH, before, now, BucketReader.days(ZONE));
        assertThat(drift.since()).isEqualTo(Instant.EPOCH);
        return drift.changed();
    }

    @Test
    void aDayDriftsWhenItsSumIsAnotherOne() throws InterruptedException {
        assertThat(
                        drift(
                                List.of(
                                        new Row("2026-03-04", 1L),
                                        new Row("2026-03-01", 1L),
                                        new Row("2026-03-01", 2L),
                                        new Row("2026-03-02", 5L)),
                                List.of(
                                        new Row("2026-03-03", 7L),
                                        new Row("2026-03-02", 6L),
                                        new Row("2026-03-01", 3L),
                                        new Row("2026-03-01", 0L))))
                .as("changed, new and gone, in the order of time")
                .containsExactly("2026-03-02", "2026-03-03", "2026-03-04");
        assertThat(drift(List.of(new Row(null, 1L)), List.of(new Row(null, 2L))))
                .containsExactly("");
        assertThat(drift(List.of(new Row(null, 1L)), List.of(new Row(null, 1L)))).isEmpty();
        assertThat(drift(List.of(new Row("a", null)), List.of(new Row("a", 0L))))
                .as("unknown is not zero")
                .containsExactly("a");
    }

    @Test
    void theLastPointIsTheLatestInTimeWhateverTheOrder() {
        assertThat(last("2026-03-02", "2026-03-03", "2026-03-01", null, "2026-03-03"))
                .contains(Instant.parse("2026-03-03T03:00:00Z"));
        assertThat(last("soon", "2026-03-01")).contains(Instant.parse("2026-03-01T03:00:00Z"));
        assertThat(last(null, null)).isEmpty();
        assertThat(last()).isEmpty();
    }

    private static Optional<Instant> last(@Nullable String... buckets) {
        return LastPoint.of(
                Stream.of(buckets).map(bucket -> new Row(bucket, 1L)).toList(),
                BucketReader.days(ZONE));
    }

    @Test
    void aPeriodHoldsItsFirstAndLastDay() {
        LocalDate first = LocalDate.of(2026, 3, 4);
        Period period = new Period(first, first.plusDays(2));
        assertThat(period.contains(first.minusDays(1))).isFalse();
        assertThat(period.contains(first)).isTrue();
        assertThat(period.contains(first.plusDays(2))).isTrue();
        assertThat(period.contains(first.plusDays(3))).isFalse();
    }

    @Test
    void theYearBeforeIsAWholeOne() {
        assertThat(PeriodPreset.LAST_YEAR.on(LocalDate.of(2026, 3, 4)))
                .isEqualTo(new Period(LocalDate.of(2025, 1, 1), LocalDate.of(2025, 12, 31)));
    }

    @Test
    void amountsAreOrderedByCurrencyAndThenByValue() {
        Amount none = Amount.of(9);
        Amount little = new Amount(java.math.BigDecimal.ONE, "BRL");
        Amount much = new Amount(java.math.BigDecimal.TEN, "BRL");
        Amount dollars = new Amount(java.math.BigDecimal.ONE, "USD");
        assertThat(Stream.of(dollars, much, none, little).sorted())
                .containsExactly(none, little, much, dollars);
        assertThat(none.compareTo(Amount.of(9))).isZero();
    }
}
