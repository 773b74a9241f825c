package app.marquee.ui.ranking;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.analytics.Comparison;
import app.marquee.analytics.Mover;
import app.marquee.analytics.Period;
import app.marquee.analytics.PeriodPreset;
import app.marquee.analytics.ranking.Movers;
import app.marquee.analytics.ranking.Ranked;
import app.marquee.analytics.ranking.RankingMetric;
import app.marquee.model.HostileTitle;
import app.marquee.model.analytics.RankingRow;
import app.marquee.model.failure.Answer;
import app.marquee.model.failure.Failure;
import app.marquee.service.analytics.RankingQuestion;
import app.marquee.service.analytics.Report;
import app.marquee.task.HeldRunner;
import app.marquee.task.InlineRunner;
import app.marquee.task.LoadState;
import app.marquee.task.TaskRunner;
import app.marquee.text.Messages;
import app.marquee.ui.analytics.FakeReads;
import app.marquee.ui.analytics.FakeThings;
import app.marquee.ui.analytics.ReportSources;
import app.marquee.ui.analytics.period.PeriodViewModel;
import app.marquee.ui.analytics.report.ComparisonResult;
import app.marquee.ui.analytics.report.ReportPacing;
import app.marquee.ui.testing.FakeMemory;

import org.junit.jupiter.api.Test;

import java.time.LocalDate;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;

/** The ranking without a window: what is asked when, and what is shown meanwhile. */
class RankingViewModelTest {
    private static final String ONE = HostileTitle.of("One");
    private static final Failure FAILED = new Failure.ServerError(new Answer(500, null, ""));

    private final FakeReads reads = new FakeReads();
    private final FakeMemory memory = new FakeMemory();
    private final ReportSources sources =
            ReportSources.of(reads, new FakeThings(), FakeMemory.withoutComparison());
    private final PeriodViewModel period = sources.period();
    private final HeldRunner held = new HeldRunner();

    RankingViewModelTest() {
        reads.videos =
                List.of(
                        FakeReads.video(1, ONE, 10L, 3L, "5", "USD"),
                        FakeReads.video(2, "Two", null, 9L, null, null),
                        FakeReads.video(3, "Three", 30L, 6L, "1", "USD"));
    }

    private RankingViewModel model(TaskRunner tasks) {
        return model(tasks, Runnable::run);
    }

    private RankingViewModel model(TaskRunner tasks, ReportPacing pacing) {
        return new RankingViewModel(
                sources,
                tasks,
                Messages.of(List.of("ranking", "analytics"), Locale.ENGLISH),
                memory,
                pacing);
    }

    private static RankingContent content(RankingViewModel model) {
        return Objects.requireNonNull(model.contentProperty().get());
    }

    private static List<Integer> numbers(RankingViewModel model) {
        return content(model).ranked().stream().map(Ranked::number).toList();
    }

    @Test
    void nothingIsAskedBeforeItIsInFront() {
        RankingViewModel model = model(new InlineRunner());
        period.choose(PeriodPreset.TODAY);
        assertThat(reads.rankings).isEmpty();
        model.shown();
        assertThat(reads.rankings).containsExactly(PeriodPreset.TODAY.on(FakeReads.TODAY));
        assertThat(model.phaseProperty().get()).isInstanceOf(LoadState.Loaded.class);
        assertThat(numbers(model)).containsExactly(2, 0, 1);
        assertThat(reads.remembered).containsExactly(3);
    }

    @Test
    void anotherPeriodIsAskedForWhenItIsInFrontAgain() {
        RankingViewModel model = model(new InlineRunner());
        model.shown();
        model.hidden();
        period.choose(PeriodPreset.YESTERDAY);
        assertThat(reads.rankings).hasSize(1);
        assertThat(model.isOfAnotherQuestion()).isTrue();
        model.shown();
        assertThat(reads.rankings).hasSize(2);
        assertThat(model.isOfAnotherQuestion()).isFalse();
        model.hidden();
        model.shown();
        assertThat(reads.rankings).hasSize(2);
    }

    @Test
    void whereNobodyAnswersTheLastKeptDaysAreShownAsWhatTheyAreAndCanBeChosen() {
        Period friday = new Period(FakeReads.TODAY.minusDays(30), FakeReads.TODAY.minusDays(3));
        reads.kept = reads.videos;
        reads.keptDays = friday;
        reads.failure = FAILED;
        RankingViewModel model = model(new InlineRunner());
        model.shown();
        assertThat(model.shownDays()).isEqualTo(friday);
        assertThat(model.isOfAnotherQuestion()).isTrue();
        assertThat(model.phaseProperty().get()).isEqualTo(new LoadState.Failed(FAILED));
        period.choose(friday);
        assertThat(model.isOfAnotherQuestion()).isFalse();
        assertThat(model.shownDays()).isEqualTo(friday);
    }

    @Test
    void otherDaysAreNotShownInThePlaceOfWhatIsOnTheScreen() {
        reads.kept = reads.videos;
        reads.keptDays = Period.of(FakeReads.TODAY.minusDays(3));
        RankingViewModel model = model(new InlineRunner());
        model.shown();
        Period before = model.shownDays();
        reads.failure = FAILED;
        period.choose(PeriodPreset.YESTERDAY);
        assertThat(model.shownDays()).isEqualTo(before);
    }

    @Test
    void aPresetIsAskedForAnewOnTheNextDay() {
        RankingViewModel model = model(new InlineRunner());
        model.shown();
        reads.today = FakeReads.TODAY.plusDays(1);
        model.shown();
        assertThat(reads.rankings).hasSize(2);
        assertThat(reads.rankings.getLast().end()).isEqualTo(FakeReads.TODAY);
    }

    @Test
    void severalStepsInARowBecomeOneRequest() {
        Deque<Runnable> soon = new ArrayDeque<>();
        RankingViewModel model = model(new InlineRunner(), soon::add);
        model.shown();
        period.shift(-1);
        period.shift(-1);
        period.shift(-1);
        assertThat(reads.rankings).hasSize(1);
        soon.getLast().run();
        assertThat(reads.rankings)
                .hasSize(2)
                .last()
                .isEqualTo(PeriodPreset.LAST_28_DAYS.on(FakeReads.TODAY).shift(-3));
    }

    @Test
    void datesThatAreNoPeriodSendNothing() {
        RankingViewModel model = model(new InlineRunner());
        model.shown();
        period.chooseDates(period.state().from(), LocalDate.of(2020, 1, 1));
        model.refresh();
        assertThat(reads.rankings).hasSize(1);
        assertThat(model.contentProperty().get()).isNotNull();
        assertThat(model.isOfAnotherQuestion()).isTrue();
    }

    @Test
    void theLatestRequestWins() {
        RankingViewModel model = model(held);
        model.shown();
        period.choose(PeriodPreset.TODAY);
        assertThat(held.waiting()).hasSize(2);
        held.releaseNewest();
        assertThat(content(model).report().question().period())
                .isEqualTo(PeriodPreset.TODAY.on(FakeReads.TODAY));
        held.releaseAll();
        assertThat(content(model).report().question().period())
                .isEqualTo(PeriodPreset.TODAY.on(FakeReads.TODAY));
        assertThat(model.phaseProperty().get()).isInstanceOf(LoadState.Loaded.class);
    }

    @Test
    void oldContentStaysWhileRefreshingAndAfterAFailure() {
        RankingViewModel model = model(held);
        model.shown();
        assertThat(held.waiting()).contains("Loading ranking");
        held.releaseAll();
        RankingContent before = content(model);
        model.refresh();
        assertThat(held.waiting()).containsExactly("Refreshing ranking");
        assertThat(model.phaseProperty().get()).isInstanceOf(LoadState.Loading.class);
        assertThat(content(model)).isEqualTo(before);
        reads.failure = FAILED;
        held.releaseAll();
        assertThat(model.phaseProperty().get()).isEqualTo(new LoadState.Failed(FAILED));
        assertThat(content(model)).isEqualTo(before);
        reads.failure = null;
        model.refresh();
        held.releaseAll();
        assertThat(model.phaseProperty().get()).isInstanceOf(LoadState.Loaded.class);
        assertThat(content(model)).isNotEqualTo(before);
    }

    @Test
    void anotherMetricOrdersAnewWithoutAsking() {
        RankingViewModel model = model(new InlineRunner());
        model.shown();
        model.rankBy(RankingMetric.UNIQUE_VIEWERS);
        assertThat(numbers(model)).containsExactly(1, 2, 0);
        model.rankBy(RankingMetric.BANDWIDTH_COST);
        assertThat(numbers(model)).containsExactly(0, 2, 1);
        assertThat(reads.rankings).hasSize(1);
        assertThat(reads.remembered).hasSize(1);
    }

    @Test
    void aMetricChosenWhileLoadingHoldsForTheAnswer() {
        RankingViewModel model = model(held);
        model.shown();
        model.rankBy(RankingMetric.BANDWIDTH_COST);
        held.releaseAll();
        assertThat(content(model).metric()).isEqualTo(RankingMetric.BANDWIDTH_COST);
        assertThat(numbers(model)).containsExactly(0, 2, 1);
    }

    @Test
    void anOrderOfAnOlderAnswerDoesNotComeOverANewerOne() {
        RankingViewModel model = model(held);
        model.shown();
        held.releaseAll();
        model.rankBy(RankingMetric.BANDWIDTH_COST);
        reads.videos = List.of(FakeReads.video(9, "Nine", 1L));
        model.refresh();
        held.releaseNewest();
        held.releaseAll();
        assertThat(content(model).ranked()).hasSize(1);
        assertThat(content(model).metric()).isEqualTo(RankingMetric.BANDWIDTH_COST);
    }

    @Test
    void theMetricIsRemembered() {
        model(new InlineRunner()).rankBy(RankingMetric.PLAYS);
        assertThat(model(new InlineRunner()).metricProperty().get()).isEqualTo(RankingMetric.PLAYS);
        memory.keep("metric", "gone");
        assertThat(model(new InlineRunner()).metricProperty().get()).isEqualTo(RankingMetric.VIEWS);
    }

    @Test
    void afterItsEndItFollowsNothing() {
        RankingViewModel model = model(new InlineRunner());
        model.shown();
        model.close();
        period.choose(PeriodPreset.YESTERDAY);
        assertThat(reads.rankings).hasSize(1);
    }

    /** What was kept of the same question yesterday: one video. */
    private static List<RankingRow> yesterday() {
        return List.of(FakeReads.video(9, "Nine", 90L));
    }

    @Test
    void whatWasKeptIsThereBeforeTheAnswer() {
        reads.kept = yesterday();
        RankingViewModel model = model(held);
        model.shown();
        held.releaseNewest();
        assertThat(model.phaseProperty().get()).isInstanceOf(LoadState.Stale.class);
        assertThat(content(model).report().rows()).isEqualTo(reads.kept);
        held.releaseAll();
        assertThat(model.phaseProperty().get()).isInstanceOf(LoadState.Loaded.class);
        assertThat(content(model).report().rows()).isEqualTo(reads.videos);
        assertThat(reads.keptLater).containsExactly(3);
    }

    @Test
    void whatWasKeptNeverReplacesTheAnswer() {
        reads.kept = yesterday();
        RankingViewModel model = model(held);
        model.shown();
        held.releaseAll();
        assertThat(model.phaseProperty().get()).isInstanceOf(LoadState.Loaded.class);
        assertThat(content(model).report().rows()).isEqualTo(reads.videos);
    }

    @Test
    void withoutAServiceWhatWasKeptStaysWithTheFailure() {
        reads.kept = yesterday();
        reads.failure = new Failure.Unavailable(Failure.Unavailable.Cause.NO_ROUTE, "");
        RankingViewModel model = model(held);
        model.shown();
        held.releaseAll();
        assertThat(model.phaseProperty().get()).isInstanceOf(LoadState.Failed.class);
        assertThat(content(model).report().rows()).isEqualTo(reads.kept);
        assertThat(reads.keptLater).isEmpty();
    }

    @Test
    void askingAgainForTheSameDoesNotGoBackToWhatWasKept() {
        reads.kept = yesterday();
        RankingViewModel model = model(held);
        model.shown();
        held.releaseAll();
        model.refresh();
        assertThat(held.waiting()).hasSize(1);
    }

    @Test
    void anAnswerIsComparedWithAnEarlierOne() {
        before(List.of(FakeReads.video(1, ONE, 20L), FakeReads.video(8, "Gone", 5L)));
        RankingViewModel model = model(new InlineRunner());
        model.shown();
        model.period().compare(Comparison.PREVIOUS);
        assertThat(content(model).movers().count(Mover.Kind.ENTERED)).isEqualTo(2);
        assertThat(content(model).movers().count(Mover.Kind.LEFT)).isOne();
        assertThat(first(model).places()).isEqualTo(-1);
        assertThat(first(model).change()).isEqualByComparingTo("-10");
        model.rankBy(RankingMetric.UNIQUE_VIEWERS);
        assertThat(first(model).change()).isEqualByComparingTo("-17");
    }

    /** What the previous period has. */
    private void before(List<RankingRow> videos) {
        Period days = period.period().orElseThrow();
        reads.videosOf.put(Comparison.PREVIOUS.of(days, null).orElseThrow(), videos);
    }

    private Mover first(RankingViewModel model) {
        return Objects.requireNonNull(
                content(model).movers().of(reads.videos.getFirst().videoId()));
    }

    @Test
    void withoutAComparisonNothingMoved() {
        before(List.of(FakeReads.video(8, "Gone", 5L)));
        RankingViewModel model = model(new InlineRunner());
        model.shown();
        assertThat(content(model).compared()).isInstanceOf(ComparisonResult.Nothing.class);
        assertThat(content(model).movers()).isEqualTo(Movers.NONE);
        model.period().compare(Comparison.PREVIOUS);
        assertThat(content(model).movers().count(Mover.Kind.LEFT)).isOne();
        model.period().compare(Comparison.NONE);
        assertThat(content(model).compared()).isInstanceOf(ComparisonResult.Nothing.class);
        assertThat(content(model).movers()).isEqualTo(Movers.NONE);
    }

    @Test
    void aChosenComparisonIsAskedForOnce() {
        RankingViewModel model = model(new InlineRunner());
        model.shown();
        model.period().compare(Comparison.LAST_YEAR);
        assertThat(reads.rankings).hasSize(2);
        assertThat(content(model).isCompared()).isTrue();
        assertThat(first(model).change()).isEqualByComparingTo("0");
        model.rankBy(RankingMetric.UNIQUE_VIEWERS);
        assertThat(content(model).isCompared()).isTrue();
        assertThat(reads.rankings).hasSize(2);
    }

    @Test
    void aComparisonStaysWhileItIsAskedForAgain() {
        RankingViewModel model = model(held);
        model.shown();
        model.period().compare(Comparison.LAST_YEAR);
        held.releaseAll();
        assertThat(reads.rankings).hasSize(2);
        assertThat(content(model).isCompared()).isTrue();
        List<Boolean> compared = new ArrayList<>();
        model.contentProperty().subscribe((_, now) -> compared.add(now.isCompared()));
        model.refresh();
        held.releaseAll();
        assertThat(reads.rankings).hasSize(4);
        assertThat(compared).isNotEmpty().containsOnly(true);
        model.period().compare(Comparison.NONE);
        held.releaseAll();
        assertThat(content(model).isCompared()).isFalse();
        assertThat(reads.rankings).hasSize(4);
    }

    @Test
    void aComparisonThatIsAnsweredAfterAnotherQuestionIsNotItsComparison() {
        RankingViewModel model = model(held);
        model.shown();
        held.releaseAll();
        model.period().compare(Comparison.LAST_YEAR);
        model.period().choose(PeriodPreset.TODAY);
        assertThat(held.waiting()).hasSize(2);
        Set<Period> compared = new HashSet<>();
        model.contentProperty()
                .subscribe(
                        now -> {
                            Report<RankingQuestion, RankingRow> other =
                                    now == null ? null : now.earlier();
                            if (other != null && !model.isOfAnotherQuestion()) {
                                compared.add(other.question().period());
                            }
                        });
        held.releaseAll();
        assertThat(compared).containsExactly(Period.of(FakeReads.TODAY.minusYears(1)));
    }

    @Test
    void whatLeftIsListedWhereAPersonChoseAComparison() {
        RankingViewModel model = model(new InlineRunner());
        model.shown();
        assertThat(content(model).listed()).isEqualTo(content(model).ranked());
        LocalDate day = FakeReads.TODAY.minusYears(1);
        model.period().choose(PeriodPreset.TODAY);
        reads.videosOf.put(Period.of(day), List.of(FakeReads.video(9, "Last year", 5L)));
        model.period().compare(Comparison.LAST_YEAR);
        assertThat(content(model).listed())
                .hasSize(4)
                .last()
                .extracting(one -> one.row().title())
                .isEqualTo("Last year");
        assertThat(content(model).totals().rows()).isEqualTo(3);
    }
}
