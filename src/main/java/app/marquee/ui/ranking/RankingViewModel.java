package app.marquee.ui.ranking;

import app.marquee.analytics.Drift;
import app.marquee.analytics.ranking.RankingMetric;
import app.marquee.model.analytics.RankingRow;
import app.marquee.service.analytics.RankingQuestion;
import app.marquee.service.analytics.Report;
import app.marquee.service.analytics.ReportType;
import app.marquee.service.analytics.Reports;
import app.marquee.task.TaskRunner;
import app.marquee.text.Messages;
import app.marquee.ui.analytics.ReportSources;
import app.marquee.ui.analytics.filter.FilterSources;
import app.marquee.ui.analytics.report.ReportPacing;
import app.marquee.ui.analytics.report.ReportSource;
import app.marquee.ui.analytics.report.ReportViewModel;
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
    private RankingNarrowing narrowing;

    RankingViewModel(
            ReportSources sources,
            TaskRunner tasks,
            Messages messages,
            ViewMemory memory,
            ReportPacing pacing) {
        Reports reports = sources.reports();
        FilterSources filters = sources.filters();
        RankingNarrowing first =
                new RankingNarrowing(
                        remembered(memory),
                        filters.chosen().filters().segments(),
                        filters.segments());
        super(
                new ReportSource<>(reports, ReportType.RANKING),
                first,
                new Jobs(
                        tasks,
                        messages.text("ranking.job"),
                        messages.text("ranking.job.refresh"),
                        messages.text("ranking.job.order"),
                        messages.text("ranking.job.compare"),
                        messages.text("ranking.job.remember")),
                sources.period(),
                pacing);
        this.reports = reports;
        this.memory = memory;
        this.metric = new ReadOnlyObjectWrapper<>(first.metric());
        this.narrowing = first;
        following(
                filters.chosen()
                        .filtersProperty()
                        .subscribe((_, chosen) -> narrowBy(narrowing.with(chosen))));
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
        narrowBy(narrowing.with(by));
    }

    private void narrowBy(RankingNarrowing by) {
        narrowing = by;
        narrow(by);
    }
}
