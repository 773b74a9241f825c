package app.marquee.ui.overview;

import static app.marquee.ui.analytics.FakeReads.city;
import static app.marquee.ui.analytics.FakeReads.referrer;
import static app.marquee.ui.analytics.FakeReads.video;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.analytics.CounterMetric;
import app.marquee.analytics.Period;
import app.marquee.analytics.filter.FilterKind;
import app.marquee.analytics.filter.ReportFilter;
import app.marquee.analytics.filter.ReportFilters;
import app.marquee.analytics.filter.SourceFilter;
import app.marquee.analytics.group.GroupKind;
import app.marquee.analytics.group.GroupStep;
import app.marquee.analytics.group.Grouping;
import app.marquee.service.analytics.Segments;
import app.marquee.text.Messages;
import app.marquee.ui.analytics.FakeReads;
import app.marquee.ui.analytics.ReportSources;
import app.marquee.ui.analytics.period.ComparisonTarget;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.stream.Stream;

/** The sentences at the head of the Overview, written from reports. */
class OverviewSentencesTest {
    private static final Period DAYS =
            new Period(FakeReads.TODAY.minusDays(7), FakeReads.TODAY.minusDays(1));
    private static final Period BEFORE = DAYS.shift(-1);
    private static final Grouping BY_TEXT =
            text -> List.of(new GroupStep(GroupKind.NAMED, Objects.requireNonNullElse(text, "")));

    private final FakeReads reads = new FakeReads();
    private Grouping grouping = BY_TEXT;
    private Locale locale = Locale.US;
    private ComparisonTarget versus = new ComparisonTarget.Days(BEFORE);
    private ReportFilters filters = ReportFilters.NONE;
    private CounterMetric metric = CounterMetric.VIEWS;
    private boolean isPreliminary;

    private void sources(String name, long before, long now) {
        List<app.marquee.model.analytics.ReferrerRow> rows = new ArrayList<>(reads.referrers);
        rows.add(referrer(name, BEFORE.start().toString(), before));
        rows.add(referrer(name, DAYS.start().toString(), now));
        reads.referrers = rows;
    }

    private void videos(long before, long now) {
        reads.videosOf.put(BEFORE, List.of(video(1, "One", before), video(2, "Two", 100L)));
        reads.videosOf.put(DAYS, List.of(video(1, "One", now), video(2, "Two", 100L)));
    }

    private void places(long before, long now) {
        reads.citiesOf.put(
                BEFORE, List.of(city("BR", "SP", "São Paulo", before), city("PT", "", "", 100L)));
        reads.citiesOf.put(
                DAYS, List.of(city("BR", "SP", "São Paulo", now), city("PT", "", "", 100L)));
    }

    private List<String> sentences() throws InterruptedException {
        OverviewQuestion question = new OverviewQuestion(DAYS, versus, filters);
        OverviewReading reading = new OverviewReading(reads, new FakeOverview(), grouping, false);
        return sentences(
                reading.traffic(question).orElseThrow(),
                new VideosReading(reads, Segments.NONE, false).read(question).orElseThrow(),
                reading.countries(question).orElseThrow());
    }

    private List<String> sentences(
            @Nullable Traffic traffic, @Nullable Videos videos, @Nullable Countries countries) {
        return new OverviewSentences(
                        Messages.of(List.of("overview", ReportSources.TEXTS), locale),
                        ZoneOffset.UTC)
                .of(
                        OverviewFindings.of(metric, filters, traffic, videos, countries),
                        new OverviewSentences.Days(
                                DAYS,
                                versus instanceof ComparisonTarget.Days(var days, _) ? days : null,
                                FakeReads.TODAY,
                                isPreliminary));
    }

    private void grown() {
        videos(900, 1_900);
        sources("Instagram", 100, 710);
        sources("Search", 500, 800);
        sources("Email", 400, 490);
        places(500, 1_400);
    }

    @Test
    void sayWhetherUpOrDownAndTheSharesOfTheChange() throws InterruptedException {
        grown();
        assertThat(sentences())
                .hasSize(3)
                .satisfiesExactly(
                        first ->
                                assertThat(first)
                                        .startsWith("Views are up 100.0% (+1,000) compared to "),
                        second ->
                                assertThat(second)
                                        .isEqualTo(
                                                "Instagram accounts for 61% of the gain"
                                                        + " and Search for 30%."),
                        third ->
                                assertThat(third)
                                        .isEqualTo(
                                                "“One” accounts for 100% of the gain"
                                                        + " and Brazil for 100%."));
    }

    @Test
    void sayThatAllDaysArePreliminary() throws InterruptedException {
        grown();
        isPreliminary = true;
        assertThat(sentences().getFirst())
                .startsWith("Views are up 100.0% (+1,000) compared to ")
                .endsWith(" These days are still preliminary.");
    }

    @Test
    void areWrittenInPortugueseAndSpanish() throws InterruptedException {
        grown();
        locale = Locale.of("pt", "BR");
        assertThat(sentences().get(0)).startsWith("As visualizações subiram 100,0% (+1.000) em");
        assertThat(sentences().get(1))
                .isEqualTo("Instagram responde por 61% do ganho e Search por 30%.");
        locale = Locale.of("es");
        assertThat(sentences().get(0)).startsWith("Las vistas subieron un 100,0");
        assertThat(sentences().get(1)).startsWith("Instagram supone el 61");
    }

    @Test
    void anAbbreviatedMonthEndsTheSentenceToo() throws InterruptedException {
        grown();
        locale = Locale.of("pt", "BR");
        assertThat(sentences().getFirst()).endsWith(".").doesNotEndWith("..");
    }

    @Test
    void whatHasNoNameIsToldOnlyWhereNothingElseStandsOut() throws InterruptedException {
        videos(900, 1_900);
        grouping = _ -> List.of(new GroupStep(GroupKind.UNKNOWN, ""));
        sources("?", 100, 1_100);
        assertThat(sentences().get(1))
                .isEqualTo("An unknown source accounts for 100% of the gain.");
        grouping =
                text ->
                        "?".equals(text)
                                ? List.of(new GroupStep(GroupKind.UNKNOWN, ""))
                                : BY_TEXT.steps(text);
        sources("Search", 100, 400);
        assertThat(sentences().get(1)).isEqualTo("Search accounts for 23% of the gain.");
    }

    @Test
    void aLossHasTheSharesOfTheLoss() throws InterruptedException {
        videos(1_900, 900);
        sources("Instagram", 1_500, 500);
        sources("Search", 100, 100);
        places(1_900, 700);
        assertThat(sentences())
                .satisfiesExactly(
                        first -> assertThat(first).startsWith("Views are down 50.0% (−1,000)"),
                        second ->
                                assertThat(second)
                                        .isEqualTo("Instagram accounts for 100% of the loss."),
                        third -> assertThat(third).contains("“One” accounts for 100% of the loss"));
    }

    @Test
    void aPartThatOutgrewTheWholeIsMoreThanAllOfIt() throws InterruptedException {
        videos(900, 1_900);
        sources("Instagram", 100, 2_000);
        sources("Search", 1_500, 700);
        assertThat(sentences().get(1))
                .isEqualTo("Instagram accounts for more than 100% of the gain.");
    }

    @Test
    void whatMayBeChanceIsAboutTheSameAndHasTheSharesOfTheTotal() throws InterruptedException {
        videos(900, 910);
        sources("Instagram", 600, 606);
        sources("Search", 400, 404);
        assertThat(sentences().get(0)).startsWith("Views are about the same: 1,010 after 1,000 (");
        assertThat(sentences().get(1))
                .isEqualTo("Instagram accounts for 60% of all views and Search for 40%.");
    }

    @Test
    void equalNumbersAreAboutTheSame() throws InterruptedException {
        videos(900, 900);
        assertThat(sentences().getFirst())
                .startsWith("Views are about the same: 1,000 after 1,000");
    }

    @Test
    void fewViewsMakeNoStatement() throws InterruptedException {
        reads.videosOf.put(BEFORE, List.of(video(1, "One", 1L)));
        reads.videosOf.put(DAYS, List.of(video(1, "One", 20L)));
        sources("Instagram", 1, 20);
        assertThat(sentences()).containsExactly("20 views in 7 days. Too few to compare.");
        reads.videosOf.put(DAYS, List.of(video(1, "One", 1L)));
        assertThat(sentences()).containsExactly("1 view in 7 days. Too few to compare.");
    }

    @Test
    void fromFewToManyThereIsNoPercentage() throws InterruptedException {
        reads.videosOf.put(BEFORE, List.of(video(1, "One", 12L)));
        reads.videosOf.put(DAYS, List.of(video(1, "One", 432L)));
        assertThat(sentences().getFirst()).startsWith("Views went from 12 (").endsWith(") to 432.");
        reads.videosOf.put(BEFORE, List.of(video(1, "One", 50L)));
        reads.videosOf.put(DAYS, List.of(video(1, "One", 5_000L)));
        assertThat(sentences().getFirst())
                .as("not 9,900%")
                .startsWith("Views went from 50 (")
                .endsWith(") to 5,000.");
    }

    @Test
    void noneComparedHasTheTotalAndItsShares() throws InterruptedException {
        grown();
        versus = new ComparisonTarget.Nothing();
        reads.referrers = List.of(referrer("Instagram", DAYS.start().toString(), 80L));
        assertThat(sentences())
                .containsExactly(
                        "2,000 views in 7 days.",
                        "Instagram accounts for 100% of all views.",
                        "“One” accounts for 95% of all views and Brazil for 93%.");
    }

    @Test
    void unknownIsSaidAsUnknown() throws InterruptedException {
        reads.videos = List.of(video(1, "One", null));
        reads.referrers = List.of(referrer("a", DAYS.start().toString(), null));
        reads.cities = List.of(city("BR", "SP", "São Paulo", null));
        assertThat(sentences()).containsExactly("Views are unknown.");
    }

    @Test
    void aPartThatIsUnknownMakesALowerBoundWithoutShares() throws InterruptedException {
        reads.videosOf.put(BEFORE, List.of(video(1, "One", 900L)));
        reads.videosOf.put(DAYS, List.of(video(1, "One", 1_900L), video(2, "Two", null)));
        sources("Instagram", 100, 700);
        reads.referrers =
                Stream.concat(
                                reads.referrers.stream(),
                                Stream.of(referrer("Search", DAYS.start().toString(), null)))
                        .toList();
        assertThat(sentences())
                .containsExactly(
                        "At least 1,900 views in 7 days.",
                        "The shares of the sources are unknown.");
    }

    @Test
    void theDaysBeforeMayBeUnknown() throws InterruptedException {
        reads.videosOf.put(BEFORE, List.of(video(1, "One", null)));
        reads.videosOf.put(DAYS, List.of(video(1, "One", 1_900L)));
        assertThat(sentences().getFirst())
                .isEqualTo("1,900 views in 7 days. The days before are unknown.");
    }

    @Test
    void reportsThatDisagreeOnTheDirectionSayNothing() throws InterruptedException {
        videos(900, 1_900);
        sources("Instagram", 1_500, 500);
        assertThat(sentences()).noneMatch(each -> each.contains("Instagram"));
    }

    @Test
    void manySmallSourcesStandOutFromNothing() throws InterruptedException {
        videos(900, 1_900);
        for (int number = 0; number < 20; number++) {
            sources("s" + number, 100, 150);
        }
        assertThat(sentences().get(1)).isEqualTo("No source stands out.");
    }

    @Test
    void nothingIsSaidBeforeTheTotalIsLoaded() {
        assertThat(sentences(null, null, null)).isEmpty();
    }

    @Test
    void aReportThatIsMissingIsLeftOut() throws InterruptedException {
        grown();
        OverviewQuestion question = new OverviewQuestion(DAYS, versus, filters);
        Videos loaded = new VideosReading(reads, Segments.NONE, false).read(question).orElseThrow();
        assertThat(sentences(null, loaded, null))
                .hasSize(2)
                .last()
                .isEqualTo("“One” accounts for 100% of the gain.");
    }

    @Test
    void aVideoWithoutATitleIsSaidSo() throws InterruptedException {
        reads.videosOf.put(BEFORE, List.of(video(1, null, 900L)));
        reads.videosOf.put(DAYS, List.of(video(1, " ", 1_900L)));
        assertThat(sentences().getLast())
                .isEqualTo("A video without a title accounts for 100% of the gain.");
    }

    @Test
    void onlyReportsThatApplyAllFiltersSayAnything() throws InterruptedException {
        grown();
        filters = ReportFilters.NONE.with(SourceFilter.of(new GroupStep(GroupKind.NAMED, "a")));
        assertThat(sentences()).allMatch(each -> !each.contains("One") && !each.contains("Brazil"));
        filters = filters.with(new ReportFilter(FilterKind.COUNTRY, "BR", "Brazil"));
        assertThat(sentences()).as("no report has both").isEmpty();
    }

    @Test
    void ofOnePlaceTheReportOfPlacesCounts() throws InterruptedException {
        grown();
        filters = ReportFilters.NONE.with(new ReportFilter(FilterKind.COUNTRY, "BR", "Brazil"));
        assertThat(sentences().getFirst()).startsWith("Views are up 150.0% (+900)");
    }

    @Test
    void playsAreNamedAsPlays() throws InterruptedException {
        grown();
        metric = CounterMetric.PLAYS;
        assertThat(sentences().getFirst()).startsWith("Plays are up 100.0% (+700)");
    }

    @Test
    void fromManyToFewIsComparedAllTheSame() throws InterruptedException {
        reads.videosOf.put(BEFORE, List.of(video(1, "One", 1_000L)));
        reads.videosOf.put(DAYS, List.of(video(1, "One", 5L)));
        assertThat(sentences().getFirst()).startsWith("Views are down 99.5% (−995)");
    }
}
