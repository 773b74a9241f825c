package app.marquee.ui.ranking;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.analytics.Period;
import app.marquee.analytics.ranking.RankingHistory;
import app.marquee.analytics.ranking.RankingMetric;
import app.marquee.model.analytics.RankingRow;
import app.marquee.model.id.VideoId;
import app.marquee.service.analytics.RankingQuestion;
import app.marquee.service.analytics.ReportType;
import app.marquee.task.HeldRunner;
import app.marquee.task.InlineRunner;
import app.marquee.task.TaskRunner;
import app.marquee.ui.analytics.FakeDays;
import app.marquee.ui.analytics.FakeReads;
import app.marquee.ui.analytics.FakeReport;
import app.marquee.ui.analytics.report.DailyFetchPlan;
import app.marquee.ui.control.Messages;
import app.marquee.ui.testing.FakeShell;

import org.junit.jupiter.api.Test;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;

/** Single days of a ranking without a window: what is read, kept, shown and ended. */
class RankingDaysViewModelTest {
    private static final Period WEEK = new Period(FakeReads.TODAY.minusDays(6), FakeReads.TODAY);

    private final FakeReads reads = new FakeReads();
    private final FakeDays days = new FakeDays(FakeShell.NOW);
    private final HeldRunner held = new HeldRunner();
    private final RankingRow video = FakeReads.video(1, "One", 70L);

    RankingDaysViewModelTest() {
        reads.days = days;
        days.answer = day -> List.of(FakeReads.video(1, "One", (long) day.getDayOfMonth()));
    }

    private RankingDaysViewModel model(TaskRunner tasks) {
        return new RankingDaysViewModel(
                reads, tasks, Messages.of(List.of("ranking", "analytics"), Locale.ENGLISH));
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

    private static DailyFetchPlan plan(RankingDaysViewModel model, Period of) {
        model.plan(of);
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
    void onlyDaysThatAreNotFinalAreReadAndThenShown() {
        LocalDate old = WEEK.start();
        days.askedAt.put(old, FakeShell.NOW);
        RankingDaysViewModel model = model(new InlineRunner());
        model.show(content(WEEK));
        assertThat(model.historyProperty().get().hasLines()).isFalse();
        DailyFetchPlan plan = plan(model, WEEK);
        assertThat(plan.toRead()).hasSize(6).doesNotContain(old);
        model.read(plan);
        assertThat(days.read).containsExactlyElementsOf(plan.toRead());
        assertThat(model.readingProperty().get())
                .isEqualTo(new DailyDataProgress.Ended(6, 6, null));
        assertThat(model.historyProperty().get().line(id()).known()).isEqualTo(7);
        model.dismiss();
        assertThat(model.readingProperty().get()).isEqualTo(DailyDataProgress.IDLE);
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
    void aPlanWithoutDaysLoadsNothing() {
        Period old = new Period(WEEK.start().minusYears(1), WEEK.start().minusYears(1));
        days.askedAt.put(old.start(), FakeShell.NOW);
        RankingDaysViewModel model = model(new InlineRunner());
        DailyFetchPlan nothing = plan(model, old);
        assertThat(nothing.toRead()).isEmpty();
        model.read(nothing);
        assertThat(model.readingProperty().get()).isEqualTo(DailyDataProgress.IDLE);
    }

    @Test
    void progressIsTold() {
        List<DailyDataProgress> told = new ArrayList<>();
        RankingDaysViewModel model = model(new InlineRunner());
        model.show(content(WEEK));
        DailyFetchPlan plan = plan(model, new Period(WEEK.start(), WEEK.start().plusDays(1)));
        model.readingProperty()
                .subscribe(
                        one -> {
                            told.add(one);
                        });
        model.read(plan);
        assertThat(told)
                .containsExactly(
                        DailyDataProgress.IDLE,
                        new DailyDataProgress.Running(0, 2),
                        new DailyDataProgress.Running(1, 2),
                        new DailyDataProgress.Running(2, 2),
                        new DailyDataProgress.Ended(2, 2, null));
    }

    @Test
    void whatWasReadBeforeAFailureStays() {
        days.failing = WEEK.start().plusDays(2);
        RankingDaysViewModel model = model(new InlineRunner());
        model.show(content(WEEK));
        model.read(plan(model, WEEK));
        assertThat(days.read).hasSize(2);
        assertThat(model.readingProperty().get())
                .isEqualTo(new DailyDataProgress.Ended(2, 7, days.failure));
        assertThat(model.historyProperty().get().line(id()).known()).isEqualTo(2);
        days.failing = null;
        assertThat(plan(model, WEEK).toRead()).contains(WEEK.start().plusDays(2));
    }

    @Test
    void endedByThePersonItKeepsWhatWasRead() {
        RankingDaysViewModel model = model(held);
        model.show(content(WEEK));
        model.plan(WEEK);
        held.releaseAll();
        days.onRead =
                () -> {
                    if (days.read.size() == 3) {
                        model.cancel();
                    }
                };
        model.read(Objects.requireNonNull(model.planProperty().get()));
        held.releaseAll();
        assertThat(days.read.size()).isBetween(3, 4);
        assertThat(model.readingProperty().get())
                .isInstanceOfSatisfying(
                        DailyDataProgress.Ended.class,
                        ended -> {
                            assertThat(ended.isWhole()).isFalse();
                            assertThat(ended.failure()).isNull();
                        });
        assertThat(model.historyProperty().get().known()).isEqualTo(days.read.size());
    }

    @Test
    void oneReadingAtATime() {
        RankingDaysViewModel model = model(held);
        model.show(content(WEEK));
        model.plan(WEEK);
        held.releaseAll();
        DailyFetchPlan plan = Objects.requireNonNull(model.planProperty().get());
        model.read(plan);
        model.read(plan);
        assertThat(held.waiting()).hasSize(1);
    }

    @Test
    void anotherPlanIsAskedForAndTheOlderForgotten() {
        RankingDaysViewModel model = model(held);
        model.plan(WEEK);
        model.plan(Period.of(WEEK.start()));
        assertThat(model.planProperty().get()).isNull();
        held.releaseAll();
        assertThat(Objects.requireNonNull(model.planProperty().get()).period().days()).isEqualTo(1);
        model.unplan();
        assertThat(model.planProperty().get()).isNull();
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
