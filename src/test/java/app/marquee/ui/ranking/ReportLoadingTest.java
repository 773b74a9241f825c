package app.marquee.ui.ranking;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.analytics.Comparison;
import app.marquee.analytics.PeriodPreset;
import app.marquee.model.HostileTitle;
import app.marquee.task.HeldRunner;
import app.marquee.task.TaskRunner;
import app.marquee.text.Messages;
import app.marquee.ui.analytics.FakeReads;
import app.marquee.ui.analytics.FakeThings;
import app.marquee.ui.analytics.ReportSources;
import app.marquee.ui.testing.FakeMemory;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.Locale;
import java.util.Objects;

/** What a report keeps of the one before it: its comparison and its changes. */
class ReportLoadingTest {
    private final FakeReads reads = new FakeReads();
    private final ReportSources sources =
            ReportSources.of(reads, new FakeThings(), FakeMemory.withoutComparison());
    private final HeldRunner held = new HeldRunner();

    @BeforeEach
    void fill() {
        reads.videos = List.of(FakeReads.video(1, HostileTitle.of("One"), 10L));
    }

    private RankingViewModel model(TaskRunner tasks) {
        return new RankingViewModel(
                sources,
                tasks,
                Messages.of(List.of("ranking", "analytics"), Locale.ENGLISH),
                new FakeMemory(),
                Runnable::run);
    }

    private static boolean isCompared(RankingViewModel model) {
        return Objects.requireNonNull(model.contentProperty().get()).isCompared();
    }

    @Test
    void aCancelledComparisonIsLoadedWhenTheReportIsInFrontAgain() {
        RankingViewModel model = model(held);
        model.shown();
        held.releaseAll();
        sources.period().compare(Comparison.LAST_YEAR);
        held.cancelNewest();
        held.releaseAll();
        assertThat(isCompared(model)).isFalse();
        model.hidden();
        model.shown();
        held.releaseAll();
        assertThat(isCompared(model)).isTrue();
    }

    @Test
    void anotherQuestionIsNotComparedWithTheDaysOfTheLast() {
        RankingViewModel model = model(held);
        sources.period().compare(Comparison.LAST_YEAR);
        model.shown();
        held.releaseAll();
        assertThat(isCompared(model)).isTrue();
        sources.period().choose(PeriodPreset.TODAY);
        held.release();
        assertThat(model.isOfAnotherQuestion()).isFalse();
        assertThat(isCompared(model)).isFalse();
    }

    /** Changes since the last copy are those of the report that is shown. */
    @Test
    void changesOfAnOlderReportAreNotThoseOfTheNext() {
        reads.kept = List.of(FakeReads.video(1, "One", 4L));
        RankingViewModel model = model(held);
        model.shown();
        held.releaseAll();
        assertThat(model.driftProperty().get()).isNotNull();
        model.refresh();
        held.release();
        assertThat(model.driftProperty().get()).as("not known yet").isNull();
        model.refresh();
        held.releaseNewest();
        while (held.waiting().size() > 1) {
            held.release();
        }
        assertThat(model.driftProperty().get()).as("only the older one is saved").isNull();
        held.releaseAll();
        assertThat(model.driftProperty().get()).isNotNull();
    }
}
