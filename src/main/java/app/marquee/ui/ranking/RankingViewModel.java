package app.marquee.ui.ranking;

import app.marquee.analytics.Drift;
import app.marquee.analytics.ranking.RankingMetric;
import app.marquee.model.analytics.RankingRow;
import app.marquee.service.analytics.RankingQuestion;
import app.marquee.service.analytics.Report;
import app.marquee.service.analytics.ReportType;
import app.marquee.service.analytics.Reports;
import app.marquee.task.TaskRunner;
import app.marquee.ui.analytics.period.PeriodViewModel;
import app.marquee.ui.analytics.report.ReportPacing;
import app.marquee.ui.analytics.report.ReportSource;
import app.marquee.ui.analytics.report.ReportViewModel;
import app.marquee.ui.control.Messages;
import app.marquee.ui.control.ViewMemory;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

import java.util.Optional;

/** View model of a period's ranking by one metric. FX thread only. */
final class RankingViewModel extends ReportViewModel<RankingQuestion, RankingRow, RankingContent> {
    private static final String METRIC = "metric";

    private final Reports reports;
    private final ViewMemory memory;
    private final ReadOnlyObjectWrapper<RankingMetric> metric;

    RankingViewModel(
            Reports reports,
            TaskRunner tasks,
            Messages messages,
            ViewMemory memory,
            PeriodViewModel period,
            ReportPacing pacing) {
        RankingMetric first = remembered(memory);
        super(
                new ReportSource<>(reports, ReportType.RANKING),
                new RankingNarrowing(first),
                new Jobs(
                        tasks,
                        messages.text("ranking.job"),
                        messages.text("ranking.job.order"),
                        messages.text("ranking.job.compare"),
                        messages.text("ranking.job.remember")),
                period,
                pacing);
        this.reports = reports;
        this.memory = memory;
        this.metric = new ReadOnlyObjectWrapper<>(first);
    }

    private static RankingMetric remembered(ViewMemory memory) {
        return Optional.ofNullable(memory.recall(METRIC))
                .flatMap(RankingMetric::ofKey)
                .orElse(RankingMetric.VIEWS);
    }

    @Override
    protected Optional<RankingQuestion> question() {
        return period().period().map(RankingQuestion::new);
    }

    @Override
    protected Optional<Drift> save(Report<RankingQuestion, RankingRow> report)
            throws InterruptedException {
        reports.saveTitles(report);
        return super.save(report);
    }

    ReadOnlyObjectProperty<RankingMetric> metricProperty() {
        return metric.getReadOnlyProperty();
    }

    void rankBy(RankingMetric by) {
        metric.set(by);
        memory.keep(METRIC, by.key());
        narrow(new RankingNarrowing(by));
    }
}
