package app.marquee.ui.analytics;

import app.marquee.analytics.Drift;
import app.marquee.analytics.Period;
import app.marquee.analytics.RankingMetric;
import app.marquee.model.RankingRow;
import app.marquee.service.AnalyticsReads;
import app.marquee.service.Report;
import app.marquee.service.ReportOrigin;
import app.marquee.task.Job;
import app.marquee.task.LatestJob;
import app.marquee.task.TaskRunner;
import app.marquee.ui.control.Messages;
import app.marquee.ui.control.ViewMemory;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.util.Subscription;

import org.jspecify.annotations.Nullable;

import java.time.LocalDate;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * The ranking of a period. It is asked for while its section is in front, and again when the period
 * is another one. Lives on the FX thread.
 */
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
    private final ReportLoad<RankingContent> load;
    private final LatestJob ordering;
    private final ComparedReads compared;
    private final LatestJob comparing;
    private @Nullable Versus comparingWith;

    /** What was looked for since the ranking was asked for; null where that is still to be done. */
    private @Nullable Versus comparedWith;

    private final ReadOnlyObjectWrapper<RankingMetric> metric;
    private final Subscription following;
    private @Nullable Period asked;
    private boolean inFront;

    RankingViewModel(
            AnalyticsReads reads,
            TaskRunner tasks,
            Messages messages,
            ViewMemory memory,
            PeriodViewModel period,
            Pacing pacing) {
        this.reads = reads;
        this.tasks = tasks;
        this.messages = messages;
        this.memory = memory;
        this.period = period;
        this.load = new ReportLoad<>(messages.text("ranking.job"), tasks);
        this.ordering = new LatestJob(tasks);
        this.compared = new ComparedReads(reads);
        this.comparing = new LatestJob(tasks);
        this.metric = new ReadOnlyObjectWrapper<>(remembered());
        this.following =
                period.stateProperty()
                        .subscribe((_, _) -> pacing.soon(this::loadWhenInFront))
                        .and(load.phaseProperty().subscribe(this::follow));
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
        return load.contentProperty();
    }

    ReadOnlyObjectProperty<Phase> phaseProperty() {
        return load.phaseProperty();
    }

    ReadOnlyObjectProperty<RankingMetric> metricProperty() {
        return metric.getReadOnlyProperty();
    }

    /** Whether what is shown is of another period than the one that is chosen. */
    @Override
    public boolean isOfAnotherQuestion() {
        RankingContent content = load.content();
        return content != null
                && !period.period().equals(Optional.of(content.report().origin().period()));
    }

    @Override
    public void shown() {
        inFront = true;
        loadWhenInFront();
    }

    @Override
    public void hidden() {
        inFront = false;
    }

    private void loadWhenInFront() {
        if (!inFront) {
            return;
        }
        if (period.period().equals(Optional.ofNullable(asked))) {
            compare();
        } else {
            refresh();
        }
    }

    /** Asks for the other days, where they are others than those that are there. */
    private void compare() {
        RankingContent content = load.content();
        Versus wanted = period.versus();
        if (content == null
                || isOfAnotherQuestion()
                || wanted.equals(comparedWith)
                || wanted.equals(comparingWith)) {
            return;
        }
        if (wanted instanceof Versus.Nothing && wanted.equals(content.versus())) {
            comparing.cancel();
            comparedWith = wanted;
            return;
        }
        comparingWith = wanted;
        Period days = content.report().origin().period();
        comparing.submit(
                Job.<RankingContent>of(
                                messages.text("ranking.job.compare"),
                                progress ->
                                        content.against(
                                                wanted,
                                                compared.ranking(
                                                        days,
                                                        wanted,
                                                        rows -> progress.report(rows, -1))))
                        .onSuccess(this::arrived)
                        .onFinally(() -> comparingWith = null));
    }

    @SuppressWarnings("ReferenceEquality") // comparing rows would take the window's time
    private static boolean isOf(RankingContent one, RankingContent other) {
        return one.report() == other.report();
    }

    /** Another order may have been chosen meanwhile. */
    private void arrived(RankingContent against) {
        RankingContent now = load.content();
        if (now != null && isOf(now, against)) {
            comparedWith = against.versus();
            load.replace(against);
            order(against);
        }
    }

    /** Asks again; nothing is sent for dates that are no period. */
    @Override
    public void refresh() {
        period.period().ifPresent(this::ask);
    }

    private void ask(Period days) {
        asked = days;
        comparing.cancel();
        comparingWith = null;
        comparedWith = null;
        RankingMetric by = metric.get();
        RankingContent before = load.content();
        boolean another = isOfAnotherQuestion() || before == null;
        load.run(
                progress -> {
                    Report<RankingRow> report =
                            reads.ranking(days, rows -> progress.report(rows, -1));
                    RankingContent anew = RankingContent.of(report, by);
                    // What it is compared with stays until that was asked for again, too.
                    return another || before == null
                            ? anew
                            : anew.against(before.versus(), before.compared());
                });
        if (another && reads.keepsAnswers()) {
            load.begin(_ -> kept(days, by, before == null));
        }
    }

    /**
     * @param orOther whether one of other days is better than nothing
     */
    private Optional<RankingContent> kept(Period days, RankingMetric by, boolean orOther)
            throws InterruptedException {
        Optional<Report<RankingRow>> report = reads.keptRanking(days);
        if (report.isEmpty() && orOther) {
            report = reads.otherRankingDays(days).flatMap(reads::keptRanking);
        }
        return report.isEmpty()
                ? Optional.empty()
                : Optional.of(RankingContent.of(report.get(), by));
    }

    /** An order may be wanted by now that was not when the answer was asked for. */
    private void follow(Phase phase) {
        RankingContent content = load.content();
        if (phase instanceof Phase.Done && content != null) {
            order(content);
            remember(content.report());
        }
        if (!(phase instanceof Phase.Loading)) {
            compare();
        }
    }

    /** Keeps it, and looks what became of the figures since the same question was asked before. */
    private void remember(Report<RankingRow> report) {
        drift.set(null);
        tasks.submit(
                Job.of(
                                messages.text("ranking.job.remember"),
                                _ -> {
                                    Optional<Drift> since = since(report);
                                    reads.remember(report);
                                    reads.keepRanking(report);
                                    return since;
                                })
                        .onSuccess(since -> drifted(report, since.orElse(null))));
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
        RankingContent now = load.content();
        if (now != null && now.report() == of) {
            drift.set(since);
        }
    }

    /** What became of the figures since the same question was asked before; null when not known. */
    ReadOnlyObjectProperty<@Nullable Drift> driftProperty() {
        return drift.getReadOnlyProperty();
    }

    @Override
    public @Nullable Period shownDays() {
        RankingContent content = load.content();
        return content == null ? null : content.report().origin().period();
    }

    @Override
    public @Nullable Supplier<Optional<LocalDate>> earlier() {
        RankingContent content = load.content();
        if (content == null || isOfAnotherQuestion()) {
            return null;
        }
        ReportOrigin shown = content.report().origin();
        return () -> reads.earlierRankingOn(shown.period()).filter(shown::isAfter);
    }

    void rankBy(RankingMetric by) {
        metric.set(by);
        memory.keep(METRIC, by.key());
        RankingContent content = load.content();
        if (content != null) {
            order(content);
        }
    }

    private void order(RankingContent content) {
        RankingMetric by = metric.get();
        if (content.metric() == by) {
            ordering.cancel();
            return;
        }
        ordering.submit(
                Job.of(messages.text("ranking.job.order"), _ -> content.by(by))
                        .onSuccess(ordered -> replace(content, ordered)));
    }

    /** Not over an answer that came meanwhile. */
    private void replace(RankingContent base, RankingContent ordered) {
        if (base.equals(load.content())) {
            load.replace(ordered);
        }
    }

    @Override
    public void close() {
        following.unsubscribe();
    }
}
