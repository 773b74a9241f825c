package app.marquee.analytics.overview;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.analytics.BucketReader;
import app.marquee.analytics.CounterMetric;
import app.marquee.analytics.CounterSums;
import app.marquee.analytics.Period;
import app.marquee.analytics.Remainder;
import app.marquee.analytics.Sum;
import app.marquee.analytics.series.Series;
import app.marquee.drawing.Box;
import app.marquee.drawing.RecordedDrawing;
import app.marquee.drawing.Rgba;
import app.marquee.model.UnknownMembers;
import app.marquee.model.analytics.Counters;
import app.marquee.model.analytics.ReferrerRow;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.math.BigInteger;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import java.util.stream.Stream;

/** Sums of rows by day. */
class DailySumsTest {
    private static final ZoneId ZONE = ZoneId.of("America/Sao_Paulo");
    private static final LocalDate FIRST = LocalDate.of(2026, 5, 1);
    private static final Period DAYS = new Period(FIRST, FIRST.plusDays(3));

    private static ReferrerRow row(@Nullable String bucket, @Nullable Long views) {
        return new ReferrerRow(
                "https://a.example",
                bucket,
                new Counters(views, null, null, null),
                UnknownMembers.NONE);
    }

    private static DailySums sums(ReferrerRow... rows) throws InterruptedException {
        return DailySums.of(List.of(rows), BucketReader.days(ZONE));
    }

    private static double[] views(DailySums sums, Period period, Period at) {
        return sums.series("Views", CounterMetric.VIEWS, period, at, ZONE).y();
    }

    @Test
    void rowsOfADayAreAddedAndADayWithoutRowsIsUnknown() throws InterruptedException {
        DailySums sums = sums(row("2026-05-01", 3L), row("2026-05-01", 4L), row("2026-05-03", 0L));
        assertThat(views(sums, DAYS, DAYS)).containsExactly(7, Double.NaN, 0, Double.NaN);
    }

    @Test
    void aDayWhoseRowsSayNothingIsUnknownAndNotZero() throws InterruptedException {
        DailySums sums = sums(row("2026-05-01", null));
        assertThat(sums.isEmpty()).isFalse();
        assertThat(views(sums, DAYS, DAYS)).containsOnly(Double.NaN);
    }

    @Test
    void aMomentBelongsToTheDayOfTheAccount() throws InterruptedException {
        DailySums sums = sums(row("2026-05-02T02:59:00Z", 5L), row("2026-05-02T03:00:00Z", 6L));
        assertThat(views(sums, DAYS, DAYS)).containsExactly(5, 6, Double.NaN, Double.NaN);
    }

    @Test
    void rowsWithoutAReadableDateAreLeftOut() throws InterruptedException {
        assertThat(sums(row(null, 5L), row("someday", 6L)).isEmpty()).isTrue();
    }

    @Test
    void daysThatDoNotAddUpToATotalLeaveARemainder() throws InterruptedException {
        DailySums sums = sums(row("2026-04-30", 9L), row("2026-05-01", 3L), row("2026-05-03", 4L));
        assertThat(sums.remainders(DAYS, totals(10L)))
                .containsExactly(
                        new Remainder(
                                CounterMetric.VIEWS,
                                BigInteger.TEN,
                                new Sum(BigInteger.valueOf(7), 2, 0)));
        assertThat(sums.remainders(DAYS, totals(7L))).isEmpty();
        assertThat(sums.remainders(DAYS, totals(null))).as("an unknown total").isEmpty();
        assertThat(
                        sums(row("2026-05-01", 3L), row("2026-05-02", null))
                                .remainders(DAYS, totals(9L)))
                .as("a day that is unknown")
                .isEmpty();
        assertThat(sums.isWhole(DAYS)).isFalse();
        assertThat(sums.isWhole(new Period(FIRST, FIRST))).isTrue();
    }

    /** A viewer of two days is one of the period. */
    @Test
    void uniqueCountersAreNeverAddedUp() throws InterruptedException {
        Counters day = new Counters(5L, 4L, 2L, 2L);
        ReferrerRow row = new ReferrerRow("a", "2026-05-01", day, UnknownMembers.NONE);
        CounterSums totals = CounterSums.of(Stream.of(new Counters(5L, 3L, 2L, 1L)));
        assertThat(sums(row).remainders(DAYS, totals)).isEmpty();
    }

    private static CounterSums totals(@Nullable Long views) {
        return CounterSums.of(Stream.of(new Counters(views, null, null, null)));
    }

    @Test
    void anEarlierPeriodIsDrawnAtTheDaysOfThisOne() throws InterruptedException {
        DailySums sums = sums(row("2026-04-27", 1L), row("2026-04-30", 2L));
        Period before = DAYS.shift(-1);
        Series drawn = sums.series("Views", CounterMetric.VIEWS, before, DAYS, ZONE);
        assertThat(drawn.y()).containsExactly(1, Double.NaN, Double.NaN, 2);
        assertThat(drawn.x()[0]).isEqualTo((double) FIRST.atStartOfDay(ZONE).toEpochSecond());
    }

    @Test
    void theRunningDayIsIncompleteInASmallChart() throws InterruptedException {
        DailySums sums = sums(row("2026-05-01", 3L), row("2026-05-02", 4L), row("2026-05-03", 1L));
        RecordedDrawing chart = new RecordedDrawing();
        sums.trend(CounterMetric.VIEWS, DAYS, LocalDate.of(2026, 5, 3))
                .draw(chart, new Box(0, 0, 120, 18), Rgba.of(0));
        assertThat(chart.rings()).hasSize(1);
        assertThat(chart.lines(false, 1.5))
                .singleElement()
                .satisfies(line -> assertThat(line.points()).hasSize(2));
    }

    @Test
    void daysAfterThoseOfThisPeriodAreCut() throws InterruptedException {
        DailySums sums = sums(row("2026-04-01", 1L), row("2026-04-05", 2L));
        Period longer = new Period(LocalDate.of(2026, 4, 1), LocalDate.of(2026, 4, 30));
        assertThat(views(sums, longer, DAYS)).hasSize(4).startsWith(1);
    }

    @Test
    void aPeriodHasOnlyItsOwnDays() throws InterruptedException {
        DailySums sums = sums(row("2026-04-30", 1L), row("2026-05-01", 2L), row("2026-05-05", 3L));
        assertThat(sums.in(DAYS).days()).containsOnlyKeys(FIRST);
    }

    /** Each day is a ring: a single value between unknown ones. */
    @ParameterizedTest
    @CsvSource({"4, 2, true", "4, 0, true", "0, 2, false", ", 2, false", "4, , false"})
    void aDayWithoutViewsHasNoRate(@Nullable Long views, @Nullable Long plays, boolean known)
            throws InterruptedException {
        ReferrerRow row =
                new ReferrerRow(
                        "https://a.example",
                        "2026-05-02",
                        new Counters(views, null, plays, null),
                        UnknownMembers.NONE);
        RecordedDrawing chart = new RecordedDrawing();
        sums(row("2026-05-01", 3L), row)
                .rates(DAYS, LocalDate.of(2026, 5, 2))
                .draw(chart, new Box(0, 0, 120, 18), Rgba.of(0));
        assertThat(chart.rings()).hasSize(known ? 1 : 0);
    }
}
