package app.marquee.ui.ranking;

import app.marquee.analytics.Drift;
import app.marquee.analytics.Period;
import app.marquee.analytics.ranking.RankingMetric;
import app.marquee.model.analytics.RankingRow;
import app.marquee.service.analytics.AnalyticsReads;
import app.marquee.service.analytics.Report;
import app.marquee.task.Job;
import app.marquee.task.TaskRunner;
import app.marquee.ui.analytics.period.PeriodViewModel;
import app.marquee.ui.analytics.report.FilteredReportViewModel;
import app.marquee.ui.analytics.report.ReportLoadState;
import app.marquee.ui.analytics.report.ReportModel;
import app.marquee.ui.analytics.report.ReportPacing;
import app.marquee.ui.control.Messages;
import app.marquee.ui.control.ViewMemory;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.util.Subscription;

import org.jspecify.annotations.Nullable;

import java.time.LocalDate;
import java.util.Optional;
import java.util.function.Supplier;

/** View model of a period's ranking by one metric. FX thread only. */
final class RankingViewModel implements ReportModel {
    private static final String METRIC = "metric";
    private static final Drift.Reading<RankingRow> READING =
            new Drift.Reading<>(_ -> null, RankingRow::counters);

    private final ReadOnlyObjectWrapper<@Nullable Drift> drift = new ReadOnlyObjectWrapper<>(null);

    private final AnalyticsReads reads;
    private final TaskRunner tasks;
    private final Messages messages;
    private final ViewMemory memory;
    private final PeriodViewModel period;
    private final FilteredReportViewModel<Period, Report<RankingRow>, RankingMetric, RankingContent>
            report;
    private final ReadOnlyObjectWrapper<RankingMetric> metric;
    private final Subscription following;

    RankingViewModel(
            AnalyticsReads reads,
            TaskRunner tasks,
            Messages messages,
            ViewMemory memory,
            PeriodViewModel period,
            ReportPacing pacing) {
        this.reads = reads;
        this.tasks = tasks;
        this.messages = messages;
        this.memory = memory;
        this.period = period;
        this.metric = new ReadOnlyObjectWrapper<>(remembered());
        this.report =
                new FilteredReportViewModel<>(
                        new RankingAnswers(reads, period),
                        (_, answer, by) -> RankingContent.of(answer, by),
                        tasks,
                        new FilteredReportViewModel.Jobs(
                                messages.text("ranking.job"),
                                messages.text("ranking.job.order"),
                                messages.text("ranking.job.compare")),
                        period,
                        pacing,
                        metric.get());
        report.onDone(content -> remember(content.report()));
        this.following = period.stateProperty().subscribe((_, _) -> report.questionChanged());
    }

    private RankingMetric remembered() {
        return Optional.ofNullable(memory.recall(METRIC))
                .flatMap(RankingMetric::ofKey)
                .orElse(RankingMetric.VIEWS);
    }

    PeriodViewModel period() {
        return period;
    }

    ReadOnlyObjectProperty<@Nullable RankingContent> contentProperty() {
        return report.contentProperty();
    }

    ReadOnlyObjectProperty<ReportLoadState> phaseProperty() {
        return report.phaseProperty();
    }

    ReadOnlyObjectProperty<RankingMetric> metricProperty() {
        return metric.getReadOnlyProperty();
    }

    @Override
    public boolean isOfAnotherQuestion() {
        return report.isOfAnotherQuestion();
    }

    @Override
    public void shown() {
        report.shown();
    }

    @Override
    public void hidden() {
        report.hidden();
    }

    @Override
    public void refresh() {
        report.refresh();
    }

    @Override
    public @Nullable Period shownDays() {
        return report.shownDays();
    }

    @Override
    public @Nullable Supplier<Optional<LocalDate>> earlier() {
        return report.earlier();
    }

    /** Saves it and computes the changes since the same query was loaded before. */
    private void remember(Report<RankingRow> answer) {
        drift.set(null);
        tasks.submit(
                Job.of(
                                messages.text("ranking.job.remember"),
                                _ -> {
                                    Optional<Drift> since = since(answer);
                                    reads.remember(answer);
                                    reads.keepRanking(answer);
                                    return since;
                                })
                        .onSuccess(since -> drifted(answer, since.orElse(null))));
    }

    private Optional<Drift> since(Report<RankingRow> of) throws InterruptedException {
        Optional<Report<RankingRow>> before = reads.keptRanking(of.origin().period());
        return before.isEmpty()
                ? Optional.empty()
                : Optional.of(
                        Drift.between(
                                before.get().origin().askedAt(),
                                before.get().rows(),
                                of.rows(),
                                READING));
    }

    @SuppressWarnings("ReferenceEquality") // comparing rows would take the window's time
    private void drifted(Report<RankingRow> of, @Nullable Drift since) {
        RankingContent now = report.content();
        if (now != null && now.report() == of) {
            drift.set(since);
        }
    }

    /** Changes since the same query was loaded before; null when unknown. */
    ReadOnlyObjectProperty<@Nullable Drift> driftProperty() {
        return drift.getReadOnlyProperty();
    }

    void rankBy(RankingMetric by) {
        metric.set(by);
        memory.keep(METRIC, by.key());
        report.narrow(_ -> by);
    }

    @Override
    public void close() {
        following.unsubscribe();
        report.close();
    }
}
