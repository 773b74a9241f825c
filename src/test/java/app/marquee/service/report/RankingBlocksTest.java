package app.marquee.service.report;

import static app.marquee.service.report.ReportRows.NOTHING;
import static app.marquee.service.report.ReportRows.SCOPE;
import static app.marquee.service.report.ReportRows.cost;
import static app.marquee.service.report.ReportRows.id;
import static app.marquee.service.report.ReportRows.ranked;
import static app.marquee.service.report.ReportRows.ranking;
import static app.marquee.service.report.ReportRows.video;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.analytics.Period;
import app.marquee.analytics.cost.CostDays;
import app.marquee.analytics.cost.CostMonth;
import app.marquee.model.analytics.RankingRow;
import app.marquee.model.settings.Budget;
import app.marquee.model.video.PictureData;
import app.marquee.report.ReportImage;
import app.marquee.service.analytics.RankingQuestion;
import app.marquee.service.analytics.Report;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.math.BigDecimal;
import java.time.LocalDate;
import java.time.YearMonth;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Blocks of the ranking and of costs, with all that they say of given rows. */
final class RankingBlocksTest {
    private static final String HEAD =
            " # Jun 1 – Jun 3, 2026 · Brasilia Time · loaded Jul 20, 2026, 9:00 AM\n";
    private static final String BEFORE = "(Changes are relative to May 29 – May 31, 2026.)\n";
    private static final LocalDate TODAY = LocalDate.of(2026, 7, 20);

    private static String videos(ReportData data) throws Exception {
        ReportImage frame = new ReportImage(new PictureData(new byte[] {7}), 1, 1);
        return ReportOutline.of(
                new VideoBlock(
                                SCOPE,
                                video ->
                                        video.equals(id(1)) ? Optional.of(frame) : Optional.empty())
                        .of(data));
    }

    @Test
    void videosHaveTheirRankShareFrameAndChange() throws Exception {
        List<RankingRow> rows = new ArrayList<>();
        rows.add(video(2, "Second", 250L, null));
        rows.add(video(1, "First", 500L, 400L));
        rows.add(video(3, null, 100L, 0L));
        rows.add(video(0, "No ID", 50L, 25L));
        for (int number = 4; number <= 21; number++) {
            rows.add(video(number, "Small " + number, 0L, 0L));
        }
        Report<RankingQuestion, RankingRow> before =
                ranking(video(1, "First", 200L, 10L), video(2, "Second", 260L, 10L));
        String outline = videos(ranked(ranking(rows.toArray(RankingRow[]::new)), before));
        assertThat(outline)
                .startsWith(
                        "Top videos"
                                + HEAD
                                + """
                                =
                                #> | Video | Views> | % of total> | Plays> | Change>
                                1 | First [7] | 500 1.00 | 55.6% | 400 | +300
                                2 | Second | 250 0.50 | 27.8% | Unknown? | −10
                                3 | Untitled | 100 0.20 | 11.1% | 0 | New
                                4 | No ID | 50 0.10 | 5.6% | 25 | –?
                                5 | Small 4 | 0 0.00 | 0.0% | 0 | New
                                """)
                .endsWith(
                        """
                        5 | Small 19 | 0 0.00 | 0.0% | 0 | New
                        2 more rows aren’t shown.
                        """);
    }

    @Test
    void whatIsUnknownOfAVideoIsSaid() throws Exception {
        RankingRow unknown = video(2, "B", null, 3L);
        assertThat(videos(ranked(ranking(unknown, video(1, "A", 5L, 5L)), null)))
                .endsWith(
                        """
                        1 | A [7] | 5 1.00 | Unknown? | 5 | –?
                        –? | B | Unknown? | Unknown? | 3 | –?
                        """);
        assertThat(videos(ranked(ranking(unknown), null)))
                .endsWith("\n–? | B | Unknown? | Unknown? | 3 | –?\n");
        assertThat(videos(ranked(ranking(), null)))
                .isEqualTo("Top videos" + HEAD + "No data in this period.\n");
        assertThat(videos(NOTHING))
                .isEqualTo("Top videos #\nmissing: The ranking of the videos isn’t loaded.\n");
    }

    private static String numbers(ReportData data) throws Exception {
        return ReportOutline.of(new NumberBlocks(SCOPE, data).numbers());
    }

    @Test
    void totalsHaveTheirChange() throws Exception {
        Report<RankingQuestion, RankingRow> now =
                ranking(video(1, "First", 100L, 40L), video(2, "Second", 1_000L, 500L));
        Report<RankingQuestion, RankingRow> before =
                ranking(video(1, "First", 60L, 40L), video(2, "Second", 1_140L, 310L));
        assertThat(numbers(ranked(now, before)))
                .isEqualTo(
                        "Key numbers"
                                + HEAD
                                + """
                                Views: 1,100 [−8.3%] ↓
                                Plays: 540 [+54.3%] ↑
                                Play rate: 49.1% [+19.9 points] ↑
                                Videos with data: 2
                                """
                                + BEFORE);
        assertThat(numbers(ranked(now, null)))
                .isEqualTo(
                        "Key numbers"
                                + HEAD
                                + """
                                Views: 1,100
                                Plays: 540
                                Play rate: 49.1%
                                Videos with data: 2
                                (No data for May 29 – May 31, 2026 to compare with.)
                                """);
        assertThat(numbers(ranked(ranking(), now)))
                .isEqualTo(
                        "Key numbers"
                                + HEAD
                                + """
                                Views: Unknown?
                                Plays: Unknown?
                                Play rate: Unknown?
                                Videos with data: 0
                                """
                                + BEFORE);
        assertThat(numbers(NOTHING))
                .isEqualTo("Key numbers #\nmissing: The ranking of this period isn’t loaded.\n");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    29        | 1100    | had 1,100 views.
                    30        | 1100    | had 1,100 views, 3,566.7% more than May 29 – May 31, 2026.
                    1000      | 1100    | had 1,100 views, 10.0% more than May 29 – May 31, 2026.
                    2000      | 1100    | had 1,100 views, 45.0% fewer than May 29 – May 31, 2026.
                    1099900   | 1100000 | had 1,100,000 views, as many as May 29 – May 31, 2026.
                    """)
    void theSummaryComparesTheViews(long before, long now, String said) throws Exception {
        ReportData data =
                ranked(ranking(video(1, "A", now, 1L)), ranking(video(1, "", before, 1L)));
        assertThat(summary(data))
                .startsWith("Jun 1 – Jun 3, 2026 " + said + " The most viewed video was “A” with ");
    }

    @Test
    void theSummaryTellsOnlyWhatIsKnown() throws Exception {
        RankingRow untitled = video(1, null, 300L, 40L);
        RankingRow second = video(2, "B", 200L, 1L);
        RankingRow unknown = video(3, "C", null, null);
        Report<RankingQuestion, RankingRow> before = ranking(video(1, "", 1_000L, 1L));
        assertThat(summary(ranked(ranking(unknown, untitled, second), before)))
                .isEqualTo(
                        "Jun 1 – Jun 3, 2026 had at least 500 views."
                                + " The most viewed video was “B” with 200 views.");
        assertThat(summary(ranked(ranking(unknown), before)))
                .isEqualTo("No views are known for Jun 1 – Jun 3, 2026.");
        assertThat(summary(NOTHING)).as("the blocks say what is missing").isEmpty();
    }

    /** The sum is of all days, and the comparison of the final ones. */
    @Test
    void theSummaryOfAPeriodOfWhichAPartIsComparedTellsNoChange() throws Exception {
        ReportScope.Compared part =
                new ReportScope.Compared(SCOPE.before(), Period.of(SCOPE.period().start()));
        ReportScope scope =
                new ReportScope(
                        SCOPE.words(), SCOPE.period(), part, SCOPE.zone(), SCOPE.settlingDays());
        ReportData data =
                ranked(ranking(video(1, "A", 3_000L, 1L)), ranking(video(1, "A", 1_000L, 1L)));
        assertThat(ReportOutline.plain(new ReportSummary(SCOPE, data).text())).contains("more");
        assertThat(ReportOutline.plain(new ReportSummary(scope, data).text()))
                .isEqualTo(
                        "Jun 1 – Jun 3, 2026 had 3,000 views."
                                + " The most viewed video was “A” with 3,000 views.");
    }

    private static String summary(ReportData data) throws Exception {
        return ReportOutline.plain(new ReportSummary(SCOPE, data).text());
    }

    private static String costs(ReportData data, ReportData.@Nullable MonthCost costs)
            throws Exception {
        ReportData all =
                new ReportData(
                        data.ranking(),
                        data.basis(),
                        data.before(),
                        null,
                        null,
                        null,
                        List.of(),
                        List.of(),
                        costs);
        return ReportOutline.of(new CostBlock(SCOPE, all).made());
    }

    private static ReportData.MonthCost month(int days, @Nullable Budget budget, RankingRow... rows)
            throws Exception {
        CostDays.Making making = new CostDays.Making(YearMonth.from(TODAY));
        for (int back = 1; back <= days; back++) {
            making.day(TODAY.minusDays(back), true, List.of(rows));
        }
        return new ReportData.MonthCost(
                new CostMonth(making.made(), TODAY), days == 0 ? null : ReportRows.LATER, budget);
    }

    @Test
    void costsOfThePeriodAreComparedInTheirCurrency() throws Exception {
        RankingRow first = cost(1, "First", "10.00", "BRL");
        RankingRow second = cost(2, " ", "2.50", "BRL");
        RankingRow unknown = video(3, "Third", 1L, 1L);
        Report<RankingQuestion, RankingRow> before =
                ranking(cost(1, "First", "70", "ARS"), cost(1, "First", "50", "BRL"));
        assertThat(costs(ranked(ranking(first, second), before), null))
                .isEqualTo("Cost" + HEAD + "Bandwidth cost: R$12.50 [−75.0%]\n" + BEFORE);
        assertThat(costs(ranked(ranking(first, unknown), before), null))
                .isEqualTo(
                        "Cost"
                                + HEAD
                                + "Bandwidth cost: at least R$10.00\n"
                                + "(1 video has no known cost.)\n"
                                + BEFORE);
        assertThat(costs(ranked(ranking(unknown), before), null))
                .isEqualTo(
                        "Cost"
                                + HEAD
                                + "missing: The platform provided no costs for this period.\n");
        assertThat(costs(NOTHING, null))
                .isEqualTo("Cost #\nmissing: The costs of this period aren’t loaded.\n");
    }

    @Test
    void costsOfTheMonthHaveTheirForecastAndBudget() throws Exception {
        RankingRow first = cost(1, "First", "10.00", "BRL");
        RankingRow second = cost(2, " ", "2.50", "BRL");
        Budget budget = new Budget(new BigDecimal("475"), "BRL");
        assertThat(costs(ranked(ranking(first), null), month(28, budget, first, second)))
                .isEqualTo(
                        "Cost"
                                + HEAD
                                + """
                                Bandwidth cost: R$10.00
                                (No data for May 29 – May 31, 2026 to compare with.)
                                July 2026 so far: R$237.50
                                Forecast for July 2026: R$387.50 – R$387.50 [R$387.50 expected]
                                Budget for July 2026: R$475.00 [50.0% spent]
                                The month is likely to stay within the budget.
                                = Videos with the highest cost: July 2026
                                Video | Bandwidth cost>
                                First | R$190.00 1.00
                                Untitled | R$47.50 0.25
                                (19 of 19 days of July 2026 are complete.)
                                (Daily costs: Jun 22 – Jul 19, 2026 · Brasilia Time · loaded Jul 20, 2026, 9:00 AM · preliminary)
                                """);
    }

    @Test
    void aMonthOfWhichLittleIsKnownHasNoForecast() throws Exception {
        RankingRow first = cost(1, "First", "10.00", "BRL");
        Budget budget = new Budget(new BigDecimal("475"), "USD");
        assertThat(costs(NOTHING, month(3, budget, first)))
                .isEqualTo(
                        """
                        Cost #
                        missing: The costs of this period aren’t loaded. These days have no complete costs: Jun 22 – Jul 16, 2026.
                        July 2026 so far: at least R$30.00
                        Forecast for July 2026: Unknown?
                        Budget for July 2026: $475.00
                        The budget is in another currency.
                        = Videos with the highest cost: July 2026
                        Video | Bandwidth cost>
                        First | R$30.00 1.00
                        (A forecast needs 7 complete days. So far: 3.)
                        (3 of 19 days of July 2026 are complete.)
                        (Daily costs: Jun 22 – Jul 19, 2026 · Brasilia Time · loaded Jul 20, 2026, 9:00 AM · preliminary)
                        """);
        assertThat(costs(NOTHING, month(0, null)))
                .isEqualTo(
                        "Cost #\n"
                                + "missing: The costs of this period aren’t loaded. These days"
                                + " have no complete costs: Jun 22 – Jul 19, 2026.\n");
    }
}
