package app.marquee.ui.ranking;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.analytics.Period;
import app.marquee.analytics.ranking.RankingHistory;
import app.marquee.analytics.ranking.RankingMetric;
import app.marquee.model.analytics.RankingRow;
import app.marquee.model.id.VideoId;
import app.marquee.service.analytics.BackgroundBudget;
import app.marquee.service.analytics.RankingQuestion;
import app.marquee.service.analytics.ReportType;
import app.marquee.task.HeldRunner;
import app.marquee.task.InlineRunner;
import app.marquee.task.TaskRunner;
import app.marquee.text.Messages;
import app.marquee.ui.analytics.FakeDays;
import app.marquee.ui.analytics.FakeReads;
import app.marquee.ui.analytics.FakeReport;
import app.marquee.ui.analytics.report.BackgroundLoader;
import app.marquee.ui.analytics.report.DailyFetchPlan;
import app.marquee.ui.testing.FakeShell;

import org.junit.jupiter.api.Test;

import java.time.LocalDate;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.stream.Stream;

/** Single days of a ranking without a window: what is read, kept, shown and ended. */
class RankingDaysViewModelTest {
    private static final Period WEEK = new Period(FakeReads.TODAY.minusDays(6), FakeReads.TODAY);

    private final FakeReads reads = new FakeReads();
    private final FakeDays days = new FakeDays(FakeShell.NOW);
    private final HeldRunner held = new HeldRunner();
    private final RankingRow video = FakeReads.video(1, "One", 70L);
    private BackgroundLoader loader = new BackgroundLoader(BackgroundBudget.of(() -> 60_000), held);

    RankingDaysViewModelTest() {
        reads.days = days;
        days.answer = day -> List.of(FakeReads.video(1, "One", (long) day.getDayOfMonth()));
    }

    private RankingDaysViewModel model(TaskRunner tasks) {
        loader = new BackgroundLoader(BackgroundBudget.of(() -> 60_000), tasks);
        return new RankingDaysViewModel(
                reads, loader, tasks, Messages.of(List.of("ranking", "analytics"), Locale.ENGLISH));
    }

    private RankingDaysViewModel inFront(TaskRunner tasks) {
        RankingDaysViewModel model = model(tasks);
        loader.shown();
        return model;
    }

    private RankingContent content(Period period) {
        return content(period, RankingMetric.VIEWS);
    }

    private RankingContent content(Period period, RankingMetric metric) {
        try {
            return RankingContent.of(
                    FakeReport.of(
                            ReportType.RANKING,
                            new RankingQuestion(period),
                            FakeShell.NOW,
                            List.of(video)),
                    metric);
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    private VideoId id() {
        return Objects.requireNonNull(video.videoId());
    }

    private static DailyFetchPlan plan(RankingDaysViewModel model) {
        return Objects.requireNonNull(model.planProperty().get());
    }

    @Test
    void whatIsKeptIsShownWithoutAnyRequest() {
        days.askedAt.put(WEEK.start(), FakeShell.NOW);
        days.askedAt.put(WEEK.start().plusDays(2), FakeShell.NOW);
        RankingDaysViewModel model = model(new InlineRunner());
        model.show(content(WEEK));
        double[] values = model.historyProperty().get().line(id()).values();
        assertThat(values).hasSize(7);
        assertThat(values[0]).isEqualTo(WEEK.start().getDayOfMonth());
        assertThat(values[1]).isNaN();
        assertThat(values[2]).isEqualTo(WEEK.start().plusDays(2).getDayOfMonth());
        assertThat(days.read).isEmpty();
    }

    /** Of today only a part can be known. */
    @Test
    void aDayThatWasAskedForWhileItRanIsMarked() {
        days.askedAt.put(WEEK.start(), FakeShell.NOW);
        days.askedAt.put(WEEK.end(), FakeShell.NOW);
        RankingDaysViewModel model = model(new InlineRunner());
        model.show(content(WEEK));
        RankingHistory history = model.historyProperty().get();
        assertThat(history.unfinished()).containsExactly(WEEK.end());
        DaysWords words =
                new DaysWords(Messages.of(List.of("ranking", "analytics"), Locale.ENGLISH));
        assertThat(words.column(history, WEEK.end()))
                .isEqualTo("Views " + WEEK.end() + " (incomplete)");
        assertThat(words.column(history, WEEK.start())).isEqualTo("Views " + WEEK.start());
        assertThat(words.summary(history.line(id()), RankingMetric.VIEWS, null))
                .contains(" is incomplete: ")
                .contains(" so far.");
        assertThat(words.listed(history.line(id()), RankingMetric.VIEWS, null))
                .endsWith(" (incomplete)");
    }

    @Test
    void onlyDaysThatAreNotFinalAreReadTheNewestFirst() {
        LocalDate old = WEEK.start();
        days.askedAt.put(old, FakeShell.NOW);
        RankingDaysViewModel model = inFront(new InlineRunner());
        model.show(content(WEEK));
        assertThat(days.read)
                .containsExactlyElementsOf(
                        Stream.iterate(WEEK.end(), day -> day.minusDays(1)).limit(6).toList());
        assertThat(model.historyProperty().get().line(id()).known()).isEqualTo(7);
        assertThat(plan(model).due()).isEmpty();
    }

    /** Each day that is still preliminary would be a request for each visit. */
    @Test
    void whatWasLoadedTodayIsNotLoadedAgainUnasked() {
        RankingDaysViewModel model = inFront(new InlineRunner());
        model.show(content(WEEK));
        days.read.clear();
        loader.hidden();
        loader.shown();
        model.show(content(WEEK, RankingMetric.PLAYS));
        assertThat(plan(model).toRead()).as("preliminary").isNotEmpty();
        assertThat(days.read).isEmpty();
    }

    /** Values of another metric would stand under its name. */
    @Test
    void anotherMetricHasNoValuesUntilItsOwnAreThere() {
        days.askedAt.put(WEEK.start(), FakeShell.NOW);
        days.askedAt.put(WEEK.start().plusDays(1), FakeShell.NOW);
        RankingDaysViewModel model = model(held);
        model.show(content(WEEK));
        held.releaseAll();
        assertThat(model.historyProperty().get().hasLines()).isTrue();
        model.show(content(WEEK, RankingMetric.PLAYS));
        assertThat(model.historyProperty().get().metric()).isEqualTo(RankingMetric.PLAYS);
        assertThat(model.historyProperty().get().hasLines()).isFalse();
        held.releaseAll();
        assertThat(model.historyProperty().get().metric()).isEqualTo(RankingMetric.PLAYS);
    }

    @Test
    void whatWasReadBeforeAFailureStaysAndTheUserLoadsTheRest() {
        days.failing = WEEK.end().minusDays(2);
        RankingDaysViewModel model = inFront(new InlineRunner());
        model.show(content(WEEK));
        assertThat(days.read).hasSize(2);
        assertThat(model.historyProperty().get().line(id()).known()).isEqualTo(2);
        assertThat(plan(model).due()).hasSize(5);
        days.failing = null;
        model.loadAll();
        assertThat(days.read).hasSize(7);
        assertThat(plan(model).due()).isEmpty();
    }

    @Test
    void nothingIsLoadedBehindAnotherView() {
        RankingDaysViewModel model = model(new InlineRunner());
        model.show(content(WEEK));
        assertThat(days.read).isEmpty();
        assertThat(plan(model).due()).hasSize(7);
    }

    @Test
    void theSameRankingIsNotPutTogetherTwice() {
        RankingDaysViewModel model = model(held);
        RankingContent content = content(WEEK);
        model.show(content);
        held.releaseAll();
        model.show(content);
        assertThat(held.waiting()).isEmpty();
    }
}
