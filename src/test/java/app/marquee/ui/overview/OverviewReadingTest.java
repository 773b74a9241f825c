package app.marquee.ui.overview;

import static app.marquee.ui.analytics.FakeReads.city;
import static app.marquee.ui.analytics.FakeReads.referrer;
import static app.marquee.ui.analytics.FakeReads.video;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.analytics.Change;
import app.marquee.analytics.CounterMetric;
import app.marquee.analytics.Period;
import app.marquee.analytics.filter.ReportFilters;
import app.marquee.analytics.group.GroupKind;
import app.marquee.analytics.group.GroupStep;
import app.marquee.analytics.group.Grouping;
import app.marquee.analytics.overview.Largest;
import app.marquee.analytics.place.PlaceNode;
import app.marquee.analytics.ranking.Ranked;
import app.marquee.model.analytics.Granularity;
import app.marquee.service.analytics.Segments;
import app.marquee.ui.analytics.FakeReads;
import app.marquee.ui.analytics.period.ComparisonTarget;

import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.Map;
import java.util.Objects;

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
        Traffic traffic = traffic(against(BEFORE));
        assertThat(reads.asked)
                .containsExactly(
                        "referrers " + BEFORE.start() + " " + Granularity.DAY.wire(),
                        "referrers " + DAYS.start() + " " + Granularity.TOTAL.wire());
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
