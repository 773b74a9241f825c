package app.marquee.ui.overview;

import static app.marquee.ui.analytics.FakeReads.city;
import static app.marquee.ui.analytics.FakeReads.referrer;
import static app.marquee.ui.analytics.FakeReads.video;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.analytics.Change;
import app.marquee.analytics.CounterMetric;
import app.marquee.analytics.Period;
import app.marquee.analytics.filter.FilterKind;
import app.marquee.analytics.filter.ReportFilter;
import app.marquee.analytics.filter.ReportFilters;
import app.marquee.analytics.group.GroupKind;
import app.marquee.analytics.group.GroupStep;
import app.marquee.analytics.group.Grouping;
import app.marquee.analytics.overview.Largest;
import app.marquee.analytics.place.PlaceNode;
import app.marquee.analytics.ranking.Ranked;
import app.marquee.model.analytics.Granularity;
import app.marquee.service.analytics.RankingQuestion;
import app.marquee.service.analytics.Report;
import app.marquee.service.analytics.ReportQuestion;
import app.marquee.service.analytics.ReportType;
import app.marquee.service.analytics.Segments;
import app.marquee.ui.analytics.FakeReads;
import app.marquee.ui.analytics.period.ComparisonTarget;

import org.junit.jupiter.api.Test;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/** What the cards of the Overview ask for, and what they make of the answers. */
class OverviewReadingTest {
    private static final Period DAYS =
            new Period(FakeReads.TODAY.minusDays(7), FakeReads.TODAY.minusDays(1));
    private static final Period BEFORE = DAYS.shift(-1);
    private static final Grouping BY_TEXT =
            text -> List.of(new GroupStep(GroupKind.NAMED, Objects.requireNonNullElse(text, "")));

    private final FakeReads reads = new FakeReads();

    private static OverviewQuestion against(Period before) {
        return new OverviewQuestion(DAYS, new ComparisonTarget.Days(before), ReportFilters.NONE);
    }

    private OverviewReading reading() {
        return new OverviewReading(reads, new FakeOverview(), BY_TEXT, false);
    }

    private Traffic traffic(OverviewQuestion question) throws InterruptedException {
        return reading().traffic(question).orElseThrow();
    }

    private static String day(Period period) {
        return period.start().toString();
    }

    @Test
    void oneRequestIsOfBothPeriodsWhereTheyTouch() throws InterruptedException {
        reads.referrers = List.of(referrer("a", day(DAYS), 60L), referrer("a", day(BEFORE), 40L));
        Traffic traffic = traffic(against(BEFORE));
        assertThat(reads.asked)
                .containsExactly("referrers " + BEFORE.start() + " " + Granularity.DAY.wire());
        Largest<?> first =
                traffic.sources().getOrDefault(CounterMetric.VIEWS, List.of()).getFirst();
        assertThat(first.value().known()).isEqualTo(60);
        Change change = Objects.requireNonNull(first.change());
        assertThat(change.before()).isEqualTo(40);
    }

    @Test
    void changesAreAboutTheFinalDaysAloneAndStillOneRequest() throws InterruptedException {
        Period part = new Period(DAYS.start(), DAYS.end().minusDays(2));
        Period before = new Period(BEFORE.start(), BEFORE.end().minusDays(2));
        OverviewQuestion question =
                new OverviewQuestion(
                        DAYS, new ComparisonTarget.Days(before, part), ReportFilters.NONE);
        reads.referrers =
                List.of(
                        referrer("a", day(DAYS), 60L),
                        referrer("a", DAYS.end().toString(), 5L),
                        referrer("a", day(BEFORE), 40L),
                        referrer("a", BEFORE.end().toString(), 30L));
        Traffic traffic = traffic(question);
        assertThat(reads.asked).hasSize(1);
        Change change = Objects.requireNonNull(traffic.counts().change(CounterMetric.VIEWS));
        assertThat(change.before()).isEqualTo(40);
        assertThat(change.now()).isEqualTo(60);
        assertThat(traffic.counts().now().views().known()).as("all days").isEqualTo(65);
    }

    @Test
    void periodsApartAreTwoRequests() throws InterruptedException {
        Period yearBefore = new Period(DAYS.start().minusYears(1), DAYS.end().minusYears(1));
        reads.referrersOf.put(DAYS, List.of(referrer("a", day(DAYS), 60L)));
        reads.referrersOf.put(yearBefore, List.of(referrer("a", day(yearBefore), 30L)));
        Traffic traffic = traffic(against(yearBefore));
        assertThat(reads.asked).hasSize(2);
        assertThat(traffic.daily().days()).containsOnlyKeys(DAYS.start(), yearBefore.start());
    }

    @Test
    void aComparisonThatFailsLeavesTheRest() throws InterruptedException {
        Period yearBefore = new Period(DAYS.start().minusYears(1), DAYS.end().minusYears(1));
        reads.failing = yearBefore;
        reads.referrers = List.of(referrer("a", day(DAYS), 60L));
        Largest<?> first =
                traffic(against(yearBefore))
                        .sources()
                        .getOrDefault(CounterMetric.VIEWS, List.of())
                        .getFirst();
        assertThat(first.change()).isNull();
    }

    @Test
    void rowsWithoutDatesAreAskedForThePeriodAlone() throws InterruptedException {
        reads.referrersOf.put(
                new Period(BEFORE.start(), DAYS.end()), List.of(referrer("a", null, 100L)));
        reads.referrersOf.put(DAYS, List.of(referrer("a", null, 60L)));
        assertThat(reading().traffic(against(BEFORE))).as("another request").isEmpty();
        assertThat(reads.asked)
                .containsExactly("referrers " + BEFORE.start() + " " + Granularity.DAY.wire());
        reads.asked.clear();
        reads.keptReferrersByDay = List.of(referrer("a", null, 100L));
        Traffic traffic = traffic(against(BEFORE));
        assertThat(reads.asked)
                .containsExactly("referrers " + DAYS.start() + " " + Granularity.TOTAL.wire());
        assertThat(traffic.daily().isEmpty()).isTrue();
        assertThat(traffic.isEmpty()).isFalse();
        assertThat(
                        traffic.sources()
                                .getOrDefault(CounterMetric.VIEWS, List.of())
                                .getFirst()
                                .value()
                                .known())
                .isEqualTo(60);
    }

    @Test
    void nothingIsAskedForSavedCopiesAlone() throws InterruptedException {
        OverviewReading saved = new OverviewReading(reads, new FakeOverview(), BY_TEXT, true);
        assertThat(saved.traffic(against(BEFORE))).isEmpty();
        assertThat(saved.countries(against(BEFORE))).isEmpty();
        assertThat(new VideosReading(reads, Segments.NONE, true).read(against(BEFORE))).isEmpty();
        assertThat(reads.asked).isEmpty();
        assertThat(reads.questions).isEmpty();
        assertThat(reads.rankings).isEmpty();
    }

    @Test
    void countriesAreAddedUpAndOrdered() throws InterruptedException {
        reads.cities =
                List.of(
                        city("BR", "SP", "São Paulo", 20L),
                        city("US", "NY", "New York", 25L),
                        city("BR", "RJ", "Rio", 10L));
        Countries countries = reading().countries(against(BEFORE)).orElseThrow();
        assertThat(countries.top().get(CounterMetric.VIEWS))
                .extracting(one -> one.item().name() + " " + one.value().known())
                .containsExactly("BR 30", "US 25");
    }

    @Test
    void countriesAreComparedWhereThatMakesAtMostFiveRequests() throws InterruptedException {
        reads.cities = List.of(city("BR", "SP", "São Paulo", 40L));
        reads.citiesOf.put(DAYS, List.of(city("BR", "SP", "São Paulo", 50L)));
        assertThat(Objects.requireNonNull(brazil(BEFORE).change()).before()).isEqualTo(40);
        assertThat(reads.questions).hasSize(2);
        Period apart = DAYS.shift(-2);
        assertThat(brazil(apart).change()).as("the referrers take two requests").isNull();
        assertThat(reads.questions).hasSize(3);
        reads.keptDays = apart;
        assertThat(Objects.requireNonNull(brazil(apart).change()).before()).isEqualTo(40);
    }

    /** Two are for the changes of the videos, which are about the final days alone. */
    @Test
    void withPreliminaryDaysThereAreFiveRequests() throws InterruptedException {
        Period part = new Period(DAYS.start(), DAYS.end().minusDays(2));
        Period before = new Period(BEFORE.start(), BEFORE.end().minusDays(2));
        OverviewQuestion question =
                new OverviewQuestion(
                        DAYS, new ComparisonTarget.Days(before, part), ReportFilters.NONE);
        reads.referrers = List.of(referrer("a", day(DAYS), 60L));
        reads.cities = List.of(city("BR", "SP", "São Paulo", 40L));
        traffic(question);
        reading().countries(question);
        new VideosReading(reads, Segments.NONE, false).read(question);
        assertThat(reads.asked).hasSize(1);
        assertThat(reads.questions).hasSize(1);
        assertThat(reads.rankings).containsExactlyInAnyOrder(DAYS, before, part);
    }

    private Largest<PlaceNode> brazil(Period before) throws InterruptedException {
        return reading()
                .countries(against(before))
                .orElseThrow()
                .top()
                .getOrDefault(CounterMetric.VIEWS, List.of())
                .getFirst();
    }

    @Test
    void videosGainAndLoseAgainstThePeriodBefore() throws InterruptedException {
        reads.videosOf.put(
                DAYS, List.of(video(1, "Up", 90L), video(2, "Down", 40L), video(3, "Same", 5L)));
        reads.videosOf.put(
                BEFORE, List.of(video(1, "Up", 50L), video(2, "Down", 80L), video(3, "Same", 5L)));
        Videos videos =
                new VideosReading(reads, Segments.NONE, false).read(against(BEFORE)).orElseThrow();
        Videos.ByMetric by = Objects.requireNonNull(videos.by().get(OverviewMetric.VIEWS));
        assertThat(titles(by.top())).containsExactly("Up", "Down", "Same");
        assertThat(titles(by.gained())).containsExactly("Up");
        assertThat(titles(by.lost())).containsExactly("Down");
        assertThat(reads.rankings).containsExactly(DAYS, BEFORE);
        assertThat(reads.remembered).containsExactly(3);
    }

    private Videos videos(OverviewQuestion question) throws InterruptedException {
        return new VideosReading(reads, Segments.NONE, false).read(question).orElseThrow();
    }

    @Test
    void theLargestLossesAreFirstAndVideosWithoutViewsHaveNoPlace() throws InterruptedException {
        reads.videosOf.put(
                DAYS, List.of(video(1, "A", 90L), video(2, "B", 40L), video(3, "C", null)));
        reads.videosOf.put(
                BEFORE, List.of(video(1, "A", 99L), video(2, "B", 80L), video(3, "C", 5L)));
        Videos.ByMetric by =
                Objects.requireNonNull(videos(against(BEFORE)).by().get(OverviewMetric.VIEWS));
        assertThat(titles(by.top())).containsExactly("A", "B");
        assertThat(titles(by.lost())).startsWith("B", "A");
    }

    /** What is compared is of the filtered videos, too, where that is a part of the days. */
    @Test
    void theComparedPartOfThePeriodIsFilteredAsTheRestIs() throws InterruptedException {
        Period part = new Period(DAYS.start(), DAYS.end().minusDays(2));
        Period before = new Period(BEFORE.start(), BEFORE.end().minusDays(2));
        ReportFilter folder = ReportFilter.of(FilterKind.FOLDER, "f");
        Segments first =
                new Segments() {
                    @Override
                    public List<Segment> known(FilterKind kind) {
                        return List.of();
                    }

                    @Override
                    public Set<String> videos(ReportFilter segment) {
                        return Set.of(String.valueOf(video(1, "A", 1L).videoId()));
                    }
                };
        reads.videosOf.put(DAYS, List.of(video(1, "A", 90L), video(2, "B", 400L)));
        reads.videosOf.put(part, List.of(video(1, "A", 70L), video(2, "B", 300L)));
        reads.videosOf.put(before, List.of(video(1, "A", 60L), video(2, "B", 200L)));
        Videos videos =
                new VideosReading(reads, first, false)
                        .read(
                                new OverviewQuestion(
                                        DAYS,
                                        new ComparisonTarget.Days(before, part),
                                        ReportFilters.NONE.with(folder)))
                        .orElseThrow();
        assertThat(videos.totals().counters().views().known()).isEqualTo(90);
        assertThat(videos.basis().counters().views().known()).isEqualTo(70);
        assertThat(Objects.requireNonNull(videos.before()).counters().views().known())
                .isEqualTo(60);
    }

    /** Without it the values of all days would be compared with those of a part. */
    @Test
    void savedCopiesAreComparedOnlyWithThatOfThePart() throws InterruptedException {
        Period part = new Period(DAYS.start(), DAYS.end().minusDays(2));
        Set<Period> saved = new HashSet<>(Set.of(DAYS, BEFORE));
        FakeReads copies =
                new FakeReads() {
                    @Override
                    public <Q extends ReportQuestion, R> Optional<Report<Q, R>> cached(
                            ReportType<Q, R> type, Q question) {
                        return question instanceof RankingQuestion(var days) && saved.contains(days)
                                ? Optional.of(load(type, question, _ -> {}))
                                : Optional.empty();
                    }
                };
        copies.videos = List.of(video(1, "A", 90L));
        OverviewQuestion question =
                new OverviewQuestion(
                        DAYS, new ComparisonTarget.Days(BEFORE, part), ReportFilters.NONE);
        VideosReading reading = new VideosReading(copies, Segments.NONE, true);
        assertThat(reading.read(question).orElseThrow().before()).isNull();
        saved.add(part);
        assertThat(reading.read(question).orElseThrow().before()).isNotNull();
    }

    @Test
    void withoutAComparisonNoVideoMoves() throws InterruptedException {
        reads.videos = List.of(video(1, "Alone", 90L));
        Videos videos =
                new VideosReading(reads, Segments.NONE, false)
                        .read(
                                new OverviewQuestion(
                                        DAYS, new ComparisonTarget.Nothing(), ReportFilters.NONE))
                        .orElseThrow();
        assertThat(videos.before()).isNull();
        assertThat(videos.by().values()).isNotEmpty().allMatch(by -> by.gained().isEmpty());
        assertThat(reads.rankings).containsExactly(DAYS);
    }

    private static List<String> titles(List<Ranked> some) {
        return some.stream().map(one -> String.valueOf(one.row().title())).toList();
    }

    @Test
    void aRateOfWhatIsNotKnownInFullIsUnknown() throws InterruptedException {
        reads.videosOf.put(DAYS, List.of(video(1, "A", 100L), video(2, "B", 50L)));
        reads.videosOf.put(BEFORE, List.of(video(1, "A", 100L), video(2, "B", null)));
        Videos videos =
                new VideosReading(reads, Segments.NONE, false).read(against(BEFORE)).orElseThrow();
        assertThat(videos.totals().rate()).isEqualTo(0.7);
        assertThat(Objects.requireNonNull(videos.before()).rate()).isNull();
    }

    @Test
    void changesOfTheUserAreKeptByDay() throws InterruptedException {
        FakeOverview known = new FakeOverview();
        known.applied = Map.of(DAYS.start(), 3L);
        reads.referrers = List.of(referrer("a", day(DAYS), 60L));
        Traffic traffic =
                new OverviewReading(reads, known, BY_TEXT, false)
                        .traffic(against(BEFORE))
                        .orElseThrow();
        assertThat(traffic.applied()).containsEntry(DAYS.start(), 3L);
    }
}
