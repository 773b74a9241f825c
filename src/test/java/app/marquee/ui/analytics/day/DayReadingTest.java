package app.marquee.ui.analytics.day;

import static app.marquee.ui.analytics.FakeReads.city;
import static app.marquee.ui.analytics.FakeReads.referrer;
import static app.marquee.ui.analytics.FakeReads.video;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.marquee.analytics.CounterMetric;
import app.marquee.analytics.Period;
import app.marquee.analytics.filter.FilterKind;
import app.marquee.analytics.filter.ReportFilter;
import app.marquee.analytics.filter.ReportFilters;
import app.marquee.analytics.group.Group;
import app.marquee.analytics.group.GroupKind;
import app.marquee.analytics.group.GroupStep;
import app.marquee.analytics.group.Grouping;
import app.marquee.analytics.place.PlaceNode;
import app.marquee.model.UnknownMembers;
import app.marquee.model.analytics.Counters;
import app.marquee.model.analytics.RankingRow;
import app.marquee.model.analytics.ReferrerRow;
import app.marquee.model.failure.Failure;
import app.marquee.model.failure.FailureException;
import app.marquee.service.analytics.Segments;
import app.marquee.text.Messages;
import app.marquee.ui.analytics.FakeReads;
import app.marquee.ui.analytics.ReportSources;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

import java.time.LocalDate;
import java.time.ZoneOffset;
import java.time.format.TextStyle;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;

/** What made a day: the requests for it, and the sentence about it. */
class DayReadingTest {
    private static final LocalDate DAY = FakeReads.TODAY.minusDays(10);
    private static final Grouping BY_TEXT =
            text -> List.of(new GroupStep(GroupKind.NAMED, Objects.requireNonNullElse(text, "")));

    private final FakeReads reads = new FakeReads();
    private CounterMetric metric = CounterMetric.VIEWS;
    private ReportFilters filters = ReportFilters.NONE;
    private List<Period> loaded = List.of();
    private boolean byVideo;
    private Locale locale = Locale.US;

    private DayQuestion question() {
        return new DayQuestion(DAY, metric, filters, loaded);
    }

    private DayReading reading(boolean comparing) {
        return new DayReading(reads, Segments.NONE, BY_TEXT, BY_TEXT, false, comparing);
    }

    private DayPart<Group> sources() throws InterruptedException {
        return reading(false).sources(question()).orElseThrow();
    }

    private DayPart<RankingRow> videos(boolean comparing) throws InterruptedException {
        return reading(comparing).videos(question()).orElseThrow();
    }

    private DayPart<PlaceNode> places(boolean comparing) throws InterruptedException {
        return reading(comparing).places(question()).orElseThrow();
    }

    private void source(String name, long usual, long now) {
        List<ReferrerRow> rows = new ArrayList<>(reads.referrers);
        for (LocalDate day : question().usual()) {
            rows.add(referrer(name, day.toString(), usual));
        }
        rows.add(referrer(name, DAY.toString(), now));
        reads.referrers = rows;
    }

    private void spike() {
        source("Instagram", 1_000, 5_880);
        source("Search", 3_000, 6_120);
        Period own = Period.of(DAY);
        reads.videos = List.of(video(1, "One", 1_000L), video(2, "Two", 3_000L));
        reads.videosOf.put(own, List.of(video(1, "One", 8_500L), video(2, "Two", 3_500L)));
        reads.cities =
                List.of(city("BR", "SP", "São Paulo", 1_000L), city("BR", "RJ", "Rio", 3_000L));
        reads.citiesOf.put(
                own,
                List.of(city("BR", "SP", "São Paulo", 7_000L), city("BR", "RJ", "Rio", 5_000L)));
    }

    private String sentence(
            @Nullable DayPart<Group> sources,
            @Nullable DayPart<RankingRow> videos,
            @Nullable DayPart<PlaceNode> places) {
        return words().sentence(question(), new DayWords.Known(sources, videos, places, byVideo));
    }

    private DayWords words() {
        return new DayWords(Messages.of(List.of(ReportSources.TEXTS), locale), ZoneOffset.UTC);
    }

    @Test
    void theSentenceSaysTheDifferenceAndItsLargestParts() throws InterruptedException {
        spike();
        assertThat(sentence(sources(), videos(true), places(true)))
                .isEqualTo(
                        "+8,000 (+200.0%) views compared to a usual "
                                + DAY.getDayOfWeek().getDisplayName(TextStyle.FULL, Locale.US)
                                + ": mostly Instagram (61%), mostly “One” (94%),"
                                + " mostly São Paulo (75%).");
    }

    @Test
    void itIsWrittenInPortugueseAndSpanish() throws InterruptedException {
        spike();
        locale = Locale.of("pt", "BR");
        assertThat(sentence(sources(), null, null))
                .startsWith("+8.000 (+200,0%) visualizações em relação ao habitual de ")
                .endsWith(": principalmente Instagram (61%).");
        locale = Locale.of("es");
        assertThat(sentence(sources(), null, null)).contains("sobre todo Instagram, con el 61");
    }

    @Test
    void theDayAloneIsTwoRequestsBesideTheSources() throws InterruptedException {
        spike();
        sources();
        assertThat(reads.asked).hasSize(1);
        assertThat(videos(false).missing()).isEqualTo(4);
        assertThat(reads.rankings).containsExactly(Period.of(DAY));
        assertThat(places(false).missing()).isEqualTo(4);
        assertThat(reads.questions).hasSize(1);
    }

    @Test
    void usualDaysAreEightRequestsMore() throws InterruptedException {
        spike();
        assertThat(videos(true).usual()).isEqualTo(question().usual());
        assertThat(places(true).usual()).hasSize(4);
        assertThat(reads.rankings).hasSize(5);
        assertThat(reads.questions).hasSize(5);
    }

    @Test
    void withoutUsualDaysTheSharesAreThoseOfTheDay() throws InterruptedException {
        spike();
        reads.referrers = List.of(referrer("Instagram", DAY.toString(), 12_000L));
        assertThat(sentence(sources(), videos(false), places(false)))
                .isEqualTo(
                        "12,000 views: mostly Instagram (100%), mostly “One” (71%),"
                                + " mostly São Paulo (58%).");
        assertThat(words().compared(videos(false))).isEqualTo("Shares of this day. Not compared.");
    }

    @Test
    void partsOfAnotherWholeAreLeftOut() throws InterruptedException {
        spike();
        assertThat(sentence(sources(), videos(false), null))
                .as("the videos aren't compared, but the sources are")
                .contains("Instagram")
                .doesNotContain("One");
    }

    @Test
    void anUsualDayIsSaidSo() throws InterruptedException {
        source("Instagram", 1_000, 1_010);
        assertThat(sentence(sources(), null, null))
                .startsWith("About as usual for a ")
                .contains(": 1,010, on average 1,000: mostly Instagram (100%).");
    }

    @Test
    void fewViewsMakeNoStatement() throws InterruptedException {
        source("Instagram", 1, 20);
        assertThat(sentence(sources(), null, null)).isEqualTo("20 views. Too few to compare.");
        reads.referrers = List.of();
        source("Instagram", 0, 1);
        assertThat(sentence(sources(), null, null)).isEqualTo("1 view. Too few to compare.");
    }

    @Test
    void fromFewToManyThereIsNoPercentage() throws InterruptedException {
        source("Instagram", 10, 5_000);
        assertThat(sentence(sources(), null, null)).startsWith("+4,990 views compared to a usual");
    }

    @Test
    void unknownIsSaidAsUnknown() throws InterruptedException {
        reads.referrers = List.of(referrer("a", DAY.toString(), null));
        assertThat(sentence(sources(), null, null)).isEqualTo("Views: unknown for this day.");
        assertThat(sentence(null, null, null)).as("nothing is loaded yet").isEmpty();
    }

    @Test
    void aDayWithoutRowsIsUnknown() throws InterruptedException {
        reads.referrers = List.of(referrer("a", question().usual().getFirst().toString(), 1_000L));
        assertThat(sentence(sources(), null, null)).isEqualTo("Views: unknown for this day.");
    }

    @Test
    void oneUsualDayIsNoAverage() throws InterruptedException {
        reads.referrers =
                List.of(
                        referrer("a", question().usual().getFirst().toString(), 1_000L),
                        referrer("a", DAY.toString(), 9_000L));
        assertThat(sources().made().change()).isNull();
    }

    @Test
    void aUsualDayThatIsNotKnownInFullIsLeftOut() throws InterruptedException {
        source("a", 1_000, 3_000);
        List<ReferrerRow> rows = new ArrayList<>(reads.referrers);
        rows.add(referrer("b", question().usual().getFirst().toString(), null));
        reads.referrers = rows;
        assertThat(Objects.requireNonNull(sources().made().change()).before()).isEqualTo(1_000);
    }

    @Test
    void rowsWithoutDatesAreOfTheDayWhereItAloneIsAskedFor() throws InterruptedException {
        reads.referrersOf.put(question().span(), List.of(referrer("a", null, 9_000L)));
        reads.referrersOf.put(Period.of(DAY), List.of(referrer("a", null, 500L)));
        assertThat(sentence(sources(), null, null)).isEqualTo("500 views: mostly a (100%).");
    }

    @Test
    void aReportOfTheViewIsUsedWhereItHasAllDays() throws InterruptedException {
        source("a", 1_000, 3_000);
        loaded = List.of(new Period(DAY.minusDays(40), DAY.plusDays(5)));
        reads.keptReferrersByDay = reads.referrers;
        assertThat(sources().made().change()).isNotNull();
        assertThat(reads.asked).isEmpty();
        loaded = List.of(new Period(DAY.minusDays(3), DAY.plusDays(5)));
        reads.keptReferrerDays = loaded.getFirst();
        sources();
        assertThat(reads.asked).as("it begins too late").hasSize(1);
        loaded = List.of(new Period(DAY.minusDays(40), DAY.minusDays(1)));
        reads.keptReferrerDays = loaded.getFirst();
        sources();
        assertThat(reads.asked).as("it ends too early").hasSize(2);
    }

    @Test
    void aVideoThatIsNewHasAllOfItsViewsInTheGain() throws InterruptedException {
        spike();
        reads.videosOf.put(
                Period.of(DAY), List.of(video(3, "New", 8_000L), video(2, "Two", 4_000L)));
        assertThat(videos(true).made().largest())
                .extracting(one -> one.item().title())
                .containsExactly("New", "Two");
        byVideo = true;
        assertThat(sentence(null, videos(true), null)).contains("“New” (100%)");
    }

    @Test
    void playsAreExplainedLikeViews() throws InterruptedException {
        spike();
        metric = CounterMetric.PLAYS;
        assertThat(sentence(sources(), null, null)).contains(" plays compared to a usual ");
    }

    @Test
    void withoutOneOfTheUsualDaysTheOthersAreComparedWith() throws InterruptedException {
        spike();
        LocalDate missing = question().usual().getFirst();
        reads.failing = Period.of(missing);
        DayPart<RankingRow> videos = videos(true);
        assertThat(videos.usual()).hasSize(3).doesNotContain(missing);
        assertThat(Objects.requireNonNull(videos.made().change()).before()).isEqualTo(4_000);
    }

    @Test
    void aCancelledComparisonEnds() {
        spike();
        reads.failing = Period.of(question().usual().getFirst());
        reads.failingWith = new Failure.Cancelled(false);
        assertThatThrownBy(() -> videos(true)).isInstanceOf(FailureException.class);
    }

    @Test
    void rowsOfOneVideoAreAddedUp() throws InterruptedException {
        spike();
        reads.videosOf.put(
                Period.of(DAY),
                List.of(video(1, "One", 5_000L), video(2, "Two", 3_500L), video(1, "One", 3_500L)));
        assertThat(videos(true).made().largest().getFirst().value().known()).isEqualTo(8_500);
    }

    @Test
    void rowsThatNameNoVideoCountInTheDay() throws InterruptedException {
        spike();
        RankingRow nameless =
                new RankingRow(
                        null,
                        null,
                        new Counters(1_000L, null, null, null),
                        null,
                        null,
                        null,
                        UnknownMembers.NONE);
        reads.videosOf.put(Period.of(DAY), List.of(video(1, "One", 8_500L), nameless));
        assertThat(videos(false).made().now().known()).isEqualTo(9_500);
    }

    @Test
    void placesOfOneRegionAreAskedForAlone() throws InterruptedException {
        spike();
        filters =
                ReportFilters.NONE
                        .with(ReportFilter.of(FilterKind.COUNTRY, "BR"))
                        .with(ReportFilter.of(FilterKind.REGION, "SP"));
        places(false);
        assertThat(reads.questions.getFirst().country()).isEqualTo("BR");
        assertThat(reads.questions.getFirst().region()).isEqualTo("SP");
    }

    @Test
    void fromManyToFewIsComparedAllTheSame() throws InterruptedException {
        source("Instagram", 1_000, 5);
        assertThat(sentence(sources(), null, null)).startsWith("−995 (−99.5%) views compared to");
    }

    @Test
    void fewOfWhichSomeAreUnknownAreNotTooFew() throws InterruptedException {
        reads.referrers =
                List.of(referrer("a", DAY.toString(), 3L), referrer("b", DAY.toString(), null));
        assertThat(sentence(sources(), null, null)).doesNotContain("Too few").contains("3");
    }

    @Test
    void aCityWithoutANameIsUnknown() throws InterruptedException {
        reads.cities = List.of(city("BR", "SP", " ", 1_000L));
        DayPart<PlaceNode> part = places(false);
        assertThat(words().place(part.made().largest().getFirst().item()))
                .isEqualTo("Unknown city");
    }
}
