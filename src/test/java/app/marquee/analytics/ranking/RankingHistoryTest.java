package app.marquee.analytics.ranking;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.marquee.analytics.series.Series;
import app.marquee.model.HostileTitle;
import app.marquee.model.UnknownMembers;
import app.marquee.model.analytics.Counters;
import app.marquee.model.analytics.RankingRow;
import app.marquee.model.id.VideoId;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/** Lines of single days: what nobody said is never 0. */
class RankingHistoryTest {
    private static final ZoneId ZONE = ZoneId.of("America/Sao_Paulo");

    private static final LocalDate FIRST = LocalDate.of(2026, 3, 1);
    private static final List<LocalDate> DAYS = FIRST.datesUntil(FIRST.plusDays(5)).toList();
    private static final Instant ASKED = Instant.parse("2026-03-20T08:00:00Z");

    private static VideoId id(int number) {
        return new VideoId("v" + number);
    }

    private static RankingRow row(int number, @Nullable Long views) {
        return row(number, views, null, null);
    }

    private static RankingRow row(
            int number, @Nullable Long views, @Nullable String cost, @Nullable String currency) {
        return new RankingRow(
                id(number),
                HostileTitle.of("Video " + number),
                new Counters(views, null, null, null),
                null,
                cost == null ? null : new BigDecimal(cost),
                currency,
                UnknownMembers.NONE);
    }

    private static List<Ranked> ranked(RankingRow... rows) {
        return IntStream.range(0, rows.length)
                .mapToObj(i -> new Ranked(i, i + 1, 0, rows[i]))
                .toList();
    }

    private static RankingHistory.Making making(RankingMetric metric, RankingRow... rows)
            throws InterruptedException {
        return new RankingHistory.Making(ranked(rows), metric, DAYS);
    }

    @Test
    void aDayWithoutAnAnswerWithoutTheVideoOrWithoutTheFigureIsAGap() throws Exception {
        RankingHistory.Making making = making(RankingMetric.VIEWS, row(1, 9L), row(2, 8L));
        making.day(FIRST, ASKED, ZONE, List.of(row(1, 3L), row(2, 5L)));
        making.day(FIRST.plusDays(2), ASKED, ZONE, List.of(row(2, 0L), row(7, 100L)));
        making.day(FIRST.plusDays(3), ASKED, ZONE, List.of(row(1, 4L), row(2, null)));
        RankingHistory history = making.made();
        assertThat(history.line(id(1)).values())
                .containsExactly(3, Double.NaN, Double.NaN, 4, Double.NaN);
        assertThat(history.line(id(2)).values())
                .containsExactly(5, Double.NaN, 0, Double.NaN, Double.NaN);
        assertThat(history.known()).isEqualTo(3);
        assertThat(history.askedAt(FIRST)).isEqualTo(ASKED);
        assertThat(history.askedAt(FIRST.plusDays(1))).isNull();
        assertThat(history.value(id(2), 2)).isZero();
        assertThat(history.value(id(7), 2)).as("not in the ranking").isNaN();
        assertThat(history.line(null)).isEqualTo(DayLine.NONE);
    }

    @Test
    void oneDayIsNoLine() throws Exception {
        RankingHistory.Making making = making(RankingMetric.VIEWS, row(1, 9L));
        making.day(FIRST, ASKED, ZONE, List.of(row(1, 3L)));
        assertThat(making.made().hasLines()).isFalse();
        making.day(FIRST.plusDays(1), ASKED, ZONE, List.of());
        assertThat(making.made().hasLines()).isTrue();
    }

    @Test
    void moneyOfAnotherCurrencyIsNotPutIntoTheLine() throws Exception {
        RankingHistory.Making making = making(RankingMetric.BANDWIDTH_COST, row(1, 9L, "5", "USD"));
        making.day(FIRST, ASKED, ZONE, List.of(row(1, 1L, "0.35", "USD")));
        making.day(FIRST.plusDays(1), ASKED, ZONE, List.of(row(1, 1L, "2", "BRL")));
        making.day(FIRST.plusDays(2), ASKED, ZONE, List.of(row(1, 1L, "2", null)));
        assertThat(making.made().line(id(1)).values())
                .containsExactly(0.35, Double.NaN, Double.NaN, Double.NaN, Double.NaN);
    }

    @Test
    void aVideoThatADayNamesTwiceCountsOnceAsInTheRanking() throws Exception {
        RankingHistory.Making making = making(RankingMetric.VIEWS, row(1, 9L));
        making.day(FIRST, ASKED, ZONE, List.of(row(1, 3L), row(1, 50L)));
        assertThat(making.made().value(id(1), 0)).isEqualTo(3);
    }

    @Test
    void ofVeryManyVideosTheFirstOnes() throws Exception {
        RankingHistory history =
                new RankingHistory.Making(
                                ranked(row(1, 9L), row(2, 8L), row(3, 7L)),
                                RankingMetric.VIEWS,
                                DAYS,
                                DAYS.size() * 2 + 1)
                        .made();
        assertThat(history.videos()).isEqualTo(2);
        assertThat(history.line(id(3))).isEqualTo(DayLine.NONE);
    }

    @Test
    void aDayThatIsNoneOfTheDaysIsADefect() throws Exception {
        RankingHistory.Making making = making(RankingMetric.VIEWS, row(1, 9L));
        assertThatThrownBy(() -> making.day(FIRST.minusDays(1), ASKED, ZONE, List.of()))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void whatALineSays() {
        DayLine line = new DayLine(DAYS, new double[] {Double.NaN, 4, 9, 4, Double.NaN}, Set.of());
        assertThat(line.known()).isEqualTo(3);
        assertThat(line.least()).isEqualTo(1);
        assertThat(line.greatest()).isEqualTo(2);
        assertThat(line.last()).isEqualTo(3);
        assertThat(DayLine.NONE.least()).isEqualTo(-1);
        assertThat(DayLine.NONE.last()).isEqualTo(-1);
    }

    @Test
    void aDayThatWasNotOverIsNeitherTheLeastNorTheLatestFigure() {
        DayLine line = new DayLine(DAYS, new double[] {5, 4, 9, 6, 1}, Set.of(FIRST.plusDays(4)));
        assertThat(line.known()).isEqualTo(5);
        assertThat(line.least()).isEqualTo(1);
        assertThat(line.greatest()).isEqualTo(2);
        assertThat(line.last()).isEqualTo(3);
        assertThat(line.lastPart()).isEqualTo(4);
        Series shown = line.series("One", ZONE);
        assertThat(shown.y()).containsExactly(5, 4, 9, 6, 1);
    }

    @Test
    void whereOnlyPartsAreKnownTheyAreWhatThereIs() {
        DayLine line =
                new DayLine(
                        DAYS.subList(0, 2),
                        new double[] {Double.NaN, 3},
                        Set.of(FIRST.plusDays(1)));
        assertThat(line.least()).isEqualTo(1);
        assertThat(line.last()).isEqualTo(1);
        assertThat(line.lastPart()).isEqualTo(1);
    }

    /** Three hours before midnight of the account it is already the next day in UTC. */
    @Test
    void whetherADayIsOverIsAMatterOfTheZoneOfTheAccount() throws Exception {
        ZoneId brazil = ZoneId.of("America/Sao_Paulo");
        LocalDate third = FIRST.plusDays(2);
        RankingHistory.Making making = making(RankingMetric.VIEWS, row(1, 9L));
        making.day(third, Instant.parse("2026-03-04T02:59:59Z"), brazil, List.of(row(1, 3L)));
        assertThat(making.made().unfinished()).containsExactly(third);
        RankingHistory.Making later = making(RankingMetric.VIEWS, row(1, 9L));
        later.day(third, Instant.parse("2026-03-04T03:00:00Z"), brazil, List.of(row(1, 3L)));
        assertThat(later.made().unfinished()).isEmpty();
    }

    /** The clocks of this zone went forward on the second day. */
    @Test
    void daysBeginAtTheirFirstMomentInTheZoneOfTheAccount() {
        ZoneId zone = ZoneId.of("Europe/Berlin");
        List<LocalDate> days =
                LocalDate.of(2026, 3, 28).datesUntil(LocalDate.of(2026, 3, 31)).toList();
        double[] x = new DayLine(days, new double[] {1, 2, 3}, Set.of()).series("One", zone).x();
        assertThat(x[1] - x[0]).isEqualTo(86_400);
        assertThat(x[2] - x[1]).isEqualTo(82_800);
    }
}
