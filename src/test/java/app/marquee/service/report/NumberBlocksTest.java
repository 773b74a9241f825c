package app.marquee.service.report;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.analytics.Period;
import app.marquee.analytics.PeriodPreset;
import app.marquee.model.UnknownMembers;
import app.marquee.model.analytics.Counters;
import app.marquee.model.analytics.RankingRow;
import app.marquee.model.id.VideoId;
import app.marquee.report.KeyNumber;
import app.marquee.report.ReportPart;
import app.marquee.report.ReportWords;
import app.marquee.service.analytics.RankingQuestion;
import app.marquee.service.analytics.Report;
import app.marquee.service.analytics.ReportShelf;
import app.marquee.service.analytics.ReportType;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.time.Instant;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

/** Key numbers of a report and what they say of the period before. */
final class NumberBlocksTest {
    private static final int VIEWS = 0;
    private static final int PLAYS = 1;
    private static final int RATE = 2;
    private static final Period JUNE =
            new Period(LocalDate.of(2026, 6, 1), LocalDate.of(2026, 6, 30));

    /** Views and plays of a video. */
    private record Video(@Nullable Long views, @Nullable Long plays) {}

    private static Report<RankingQuestion, RankingRow> ranking(Video... videos) {
        List<RankingRow> rows =
                IntStream.range(0, videos.length)
                        .mapToObj(
                                at ->
                                        new RankingRow(
                                                new VideoId(
                                                        "00000000-0000-4000-8000-%012d"
                                                                .formatted(at)),
                                                "Video " + at,
                                                new Counters(
                                                        videos[at].views(),
                                                        null,
                                                        videos[at].plays(),
                                                        null),
                                                null,
                                                null,
                                                null,
                                                UnknownMembers.NONE))
                        .toList();
        return new Report<>(
                ReportType.RANKING,
                new RankingQuestion(JUNE),
                null,
                Instant.parse("2026-07-20T12:00:00Z"),
                ReportShelf.ZONE,
                rows,
                Counters.UNKNOWN,
                UnknownMembers.NONE);
    }

    private static List<KeyNumber> numbers(
            Report<RankingQuestion, RankingRow> now,
            @Nullable Report<RankingQuestion, RankingRow> before)
            throws Exception {
        ReportScope scope =
                new ReportScope(
                        ReportWords.of(Locale.US),
                        JUNE,
                        ReportScope.Compared.of(JUNE, null, LocalDate.MAX),
                        ReportShelf.ZONE,
                        3);
        ReportData data =
                new ReportData(now, now, before, null, null, null, List.of(), List.of(), null);
        return new NumberBlocks(scope, data)
                .numbers().parts().stream()
                        .filter(ReportPart.KeyNumbers.class::isInstance)
                        .flatMap(part -> ((ReportPart.KeyNumbers) part).numbers().stream())
                        .toList();
    }

    @ParameterizedTest
    @CsvSource({"80, 50, +30 points, 1", "50, 80, −30 points, -1", "50, 50, no change, 0"})
    void theChangeOfARateIsInPercentagePoints(
            long plays, long playsBefore, String points, int direction) throws Exception {
        KeyNumber rate =
                numbers(ranking(new Video(100L, plays)), ranking(new Video(100L, playsBefore)))
                        .get(RATE);

        assertThat(rate.value()).isEqualTo(plays / 100.0);
        assertThat(rate.change()).isEqualTo(points);
        assertThat(rate.direction()).isEqualTo(direction);
    }

    /** Of March 1 to 30, what changed since February is that of the first 28 days. */
    @Test
    void theChangeOfALongerMonthIsAboutTheDaysOfTheShorterOne() throws Exception {
        Period march = PeriodPreset.THIS_MONTH.on(LocalDate.of(2026, 3, 31));
        ReportScope scope =
                new ReportScope(
                        ReportWords.of(Locale.US),
                        march,
                        ReportScope.Compared.of(march, PeriodPreset.THIS_MONTH, LocalDate.MAX),
                        ReportShelf.ZONE,
                        3);
        ReportData data =
                new ReportData(
                        ranking(new Video(3_000L, 1_500L)),
                        ranking(new Video(2_800L, 1_400L)),
                        ranking(new Video(1_400L, 1_400L)),
                        null,
                        null,
                        null,
                        List.of(),
                        List.of(),
                        null);
        assertThat(ReportOutline.of(new NumberBlocks(scope, data).numbers()))
                .contains("3,000", "+100.0%", "−50 points")
                .contains("Changes compare Mar 1 – Mar 28, 2026 with February 2026");
        assertThat(new ReportSummary(scope, data).text())
                .as("the summary has no room to say so")
                .contains("3,000")
                .doesNotContain("100");
    }

    /** Differences that happen without any reason are said, without a direction. */
    @Test
    void aChangeThatMayBeChanceHasNoDirection() throws Exception {
        List<KeyNumber> numbers =
                numbers(ranking(new Video(10_100L, 5_040L)), ranking(new Video(10_000L, 5_000L)));

        assertThat(numbers.get(VIEWS).change()).isEqualTo("+1.0%");
        assertThat(numbers.get(RATE).change()).isEqualTo("−0.1 points");
        for (int number : List.of(VIEWS, PLAYS, RATE)) {
            assertThat(numbers.get(number).direction()).isZero();
        }
    }

    @Test
    void aRateWithoutAnEarlierOneHasNoChange() throws Exception {
        for (var before : Arrays.asList(null, ranking(new Video(0L, 0L)), ranking())) {
            KeyNumber rate = numbers(ranking(new Video(100L, 80L)), before).get(RATE);

            assertThat(rate.text()).contains("80");
            assertThat(rate.change()).isEmpty();
            assertThat(rate.direction()).isZero();
        }
    }

    /** Neither a rate nor a change can be told from a sum with unknown parts. */
    @Test
    void aSumWithUnknownPartsIsALeastValueWithoutChange() throws Exception {
        Video known = new Video(100L, 80L);
        var whole = ranking(known, known);
        var partly = ranking(known, new Video(null, null));

        for (List<KeyNumber> numbers : List.of(numbers(partly, whole), numbers(whole, partly))) {
            for (int number : List.of(VIEWS, PLAYS, RATE)) {
                assertThat(numbers.get(number).change()).isEmpty();
                assertThat(numbers.get(number).direction()).isZero();
            }
        }
        List<KeyNumber> numbers = numbers(partly, whole);
        assertThat(numbers.get(VIEWS).text()).isEqualTo("at least 100");
        assertThat(numbers.get(RATE).value()).isNull();
        assertThat(numbers.get(RATE).text()).isEqualTo("Unknown");
        assertThat(numbers(whole, whole.with(ranking(known).rows())).get(VIEWS).change())
                .isEqualTo("+100.0%");
    }
}
