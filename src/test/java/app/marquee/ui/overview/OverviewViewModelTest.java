package app.marquee.ui.overview;

import static app.marquee.ui.analytics.FakeReads.city;
import static app.marquee.ui.analytics.FakeReads.referrer;
import static app.marquee.ui.analytics.FakeReads.video;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.analytics.Period;
import app.marquee.analytics.PeriodPreset;
import app.marquee.analytics.filter.FilterKind;
import app.marquee.analytics.filter.ReportFilter;
import app.marquee.model.failure.Failure;
import app.marquee.model.id.VideoId;
import app.marquee.service.change.ChangeCounts;
import app.marquee.task.HeldRunner;
import app.marquee.task.InlineRunner;
import app.marquee.task.LoadState;
import app.marquee.task.TaskRunner;
import app.marquee.ui.analytics.FakeReads;
import app.marquee.ui.analytics.FakeThings;
import app.marquee.ui.analytics.ReportSources;
import app.marquee.ui.analytics.card.CopiesFirst;
import app.marquee.ui.testing.FakeMemory;
import app.marquee.ui.testing.FakeShell;

import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;

/** What the Overview loads and when, without a window. */
class OverviewViewModelTest {
    private static final Failure LOST = new Failure.LostAnswer("reset");

    private final FakeReads reads = new FakeReads();
    private final FakeOverview known = new FakeOverview();
    private final ReportSources sources =
            ReportSources.of(reads, new FakeThings(), FakeMemory.withoutComparison());

    OverviewViewModelTest() {
        reads.videos = List.of(video(1, "Alpha", 100L), video(2, "Beta", 60L));
        reads.referrers = List.of(referrer("https://www.google.com/", "2026-03-01", 70L));
        reads.cities = List.of(city("BR", "SP", "São Paulo", 20L));
    }

    private OverviewViewModel model(TaskRunner tasks) {
        FakeShell shell = new FakeShell(tasks, Locale.ENGLISH);
        return new OverviewViewModel(
                sources,
                known,
                shell.context("overview"),
                Runnable::run,
                new CopiesFirst(Runnable::run));
    }

    private int requests() {
        return reads.rankings.size() + reads.questions.size() + reads.asked.size();
    }

    @Test
    void nothingIsLoadedBeforeItIsInFrontAndAfterIt() {
        OverviewViewModel model = model(new InlineRunner());
        sources.period().choose(PeriodPreset.LAST_7_DAYS);
        assertThat(requests()).isZero();
        model.shown();
        int first = requests();
        assertThat(first).isPositive();
        model.hidden();
        sources.period().choose(PeriodPreset.LAST_28_DAYS);
        model.refresh();
        assertThat(requests()).isEqualTo(first);
        model.shown();
        assertThat(requests()).isGreaterThan(first);
    }

    @Test
    void otherDaysAreLoadedAtOnceAndTheSameOnlyWhenTheyAreRefreshed() {
        OverviewViewModel model = model(new InlineRunner());
        model.shown();
        int first = requests();
        model.shown();
        assertThat(requests()).isEqualTo(first);
        model.refresh();
        assertThat(requests()).isEqualTo(2 * first);
        sources.period().choose(PeriodPreset.LAST_7_DAYS);
        assertThat(requests()).isEqualTo(3 * first);
        assertThat(reads.rankings.getLast())
                .isEqualTo(PeriodPreset.LAST_7_DAYS.on(FakeReads.TODAY));
    }

    private OverviewViewModel compared() {
        return new OverviewViewModel(
                ReportSources.of(reads, new FakeThings(), new FakeMemory()),
                known,
                new FakeShell(new InlineRunner(), Locale.ENGLISH).context("overview"),
                Runnable::run,
                new CopiesFirst(Runnable::run));
    }

    /** With the comparison and the preliminary days of a first start. */
    @Test
    void theFirstOpeningSendsAtMostFiveRequests() {
        compared().shown();
        assertThat(requests()).isBetween(3, 5);
    }

    @Test
    void sourcesWithoutDatesAreLoadedOnRequest() {
        reads.referrers = List.of(referrer("https://www.google.com/", null, 70L));
        OverviewViewModel model = compared();
        model.shown();
        assertThat(requests()).isBetween(3, 5);
        assertThat(model.traffic().value()).isNull();
        assertThat(model.traffic().stateProperty().get()).isInstanceOf(LoadState.Cancelled.class);
        reads.keptReferrersByDay = reads.referrers;
        model.loadTraffic();
        assertThat(model.traffic().value()).isNotNull();
    }

    /** A filter of sources says nothing about videos and places. */
    @Test
    void aFilterLoadsOnlyTheReportsThatItIsAbout() {
        OverviewViewModel model = model(new InlineRunner());
        model.shown();
        int rankings = reads.rankings.size();
        int cities = reads.questions.size();
        int traffic = reads.asked.size();
        sources.filters().chosen().add(ReportFilter.of(FilterKind.COUNTRY, "BR"));
        assertThat(reads.questions.size()).isGreaterThan(cities);
        assertThat(reads.questions.getLast().country()).isEqualTo("BR");
        assertThat(reads.rankings).hasSize(rankings);
        assertThat(reads.asked).hasSize(traffic);
    }

    @Test
    void theChosenMetricIsThereAfterARestart() {
        FakeShell shell = new FakeShell();
        OverviewViewModel model = model(shell);
        assertThat(model.metric()).isEqualTo(OverviewMetric.VIEWS);
        model.metric(OverviewMetric.COST);
        assertThat(model.metricProperty().get()).isEqualTo(OverviewMetric.COST);
        assertThat(model(shell).metric()).isEqualTo(OverviewMetric.COST);
        shell.memory().keep("metric", "of a newer version");
        assertThat(model(shell).metric()).isEqualTo(OverviewMetric.VIEWS);
    }

    private OverviewViewModel model(FakeShell shell) {
        return new OverviewViewModel(
                sources,
                known,
                shell.context("overview"),
                Runnable::run,
                new CopiesFirst(Runnable::run));
    }

    @Test
    void theTopVideosAreAmongWhatIsCheckedOnceTheyAreKnown() {
        OverviewViewModel model = model(new InlineRunner());
        assertThat(model.attentionProperty().get()).isNull();
        model.shown();
        assertThat(known.top)
                .containsExactly(
                        new VideoId("00000000-0000-4000-8000-000000000001"),
                        new VideoId("00000000-0000-4000-8000-000000000002"));
        assertThat(model.attentionProperty().get()).isEqualTo(known.attention);
    }

    @Test
    void nothingIsCheckedWhileItIsNotInFront() {
        OverviewViewModel model = model(new InlineRunner());
        model.refresh();
        assertThat(model.attentionProperty().get()).isNull();
    }

    @Test
    void knownStreamsAreThereWithoutARequest() {
        OverviewViewModel model = model(new InlineRunner());
        assertThat(model.live().value()).isNull();
        model.shown();
        assertThat(model.live().value()).isNotNull();
    }

    /** Changes that are recorded while it is checked are checked again, once. */
    @Test
    void whatComesDuringACheckIsCheckedAfterIt() {
        HeldRunner held = new HeldRunner();
        OverviewViewModel model = model(held);
        model.begin();
        held.releaseAll();
        known.attention = FakeOverview.attention(new ChangeCounts(1, 0, 0, 0, 0));
        model.refresh();
        List<String> checks = new ArrayList<>();
        known.whileReading = () -> checks.add("check");
        model.refresh();
        model.refresh();
        held.releaseAll();
        assertThat(checks.size()).isBetween(2, 4);
        assertThat(Objects.requireNonNull(model.attentionProperty().get()).changes().failed())
                .isOne();
        checks.clear();
        model.refresh();
        held.releaseAll();
        assertThat(checks).isNotEmpty();
    }

    @Test
    void aFailedRefreshIsToldOnlyWhileItsReportIsShown() {
        OverviewViewModel model = model(new InlineRunner());
        reads.failure = LOST;
        model.shown();
        assertThat(model.failedRefresh()).as("nothing is shown").isEmpty();
        assertThat(model.failedAlike()).contains(LOST);
        reads.failure = null;
        model.refresh();
        assertThat(model.failedRefresh()).isEmpty();
        assertThat(model.failedAlike()).isEmpty();
        reads.failure = LOST;
        model.refresh();
        assertThat(model.failedRefresh()).isPresent();
    }

    /** One that failed for itself has its reason in its card. */
    @Test
    void oneReportThatFailsIsNotTheFailureOfAll() {
        OverviewViewModel model = model(new InlineRunner());
        model.shown();
        Period days = sources.period().period().orElseThrow();
        reads.failing = days;
        model.refresh();
        assertThat(model.failedAlike()).isPresent();
        reads.failing = null;
        reads.failure = LOST;
        HeldRunner held = new HeldRunner();
        OverviewViewModel some = model(held);
        some.begin();
        held.release();
        held.release();
        assertThat(some.failedAlike()).as("the others are on their way").isEmpty();
    }

    @Test
    void theAgeIsThatOfTheOldestReportThatIsShown() {
        OverviewViewModel model = model(new InlineRunner());
        assertThat(model.oldest()).isEmpty();
        assertThat(model.isLoading()).isFalse();
        model.shown();
        assertThat(model.oldest()).contains(FakeShell.NOW.minusSeconds(130));
        HeldRunner held = new HeldRunner();
        OverviewViewModel loading = model(held);
        loading.begin();
        assertThat(loading.isLoading()).isTrue();
        held.releaseAll();
        assertThat(loading.isLoading()).isFalse();
    }

    @Test
    void theMapIsLoadedOnceThereIsSomethingToShowOnIt() {
        OverviewViewModel model = model(new InlineRunner());
        assertThat(model.mapProperty().get()).isNull();
        model.shown();
        CountryMap map = Objects.requireNonNull(model.mapProperty().get());
        model.refresh();
        assertThat(model.mapProperty().get()).isSameAs(map);
    }

    @Test
    void afterClosingNothingIsLoaded() {
        OverviewViewModel model = model(new InlineRunner());
        model.shown();
        model.close();
        int first = requests();
        sources.period().choose(PeriodPreset.LAST_7_DAYS);
        assertThat(requests()).isEqualTo(first);
        assertThat(known.listeners).isEmpty();
    }

    @Test
    void stateChangesOfEachReportAreFollowed() {
        OverviewViewModel model = model(new InlineRunner());
        List<String> heard = new ArrayList<>();
        var following = model.follow(() -> heard.add("changed"));
        model.shown();
        assertThat(heard.size()).isGreaterThanOrEqualTo(6);
        following.unsubscribe();
        heard.clear();
        model.refresh();
        assertThat(heard).isEmpty();
    }
}
