package app.marquee.ui.analytics.report;

import app.marquee.analytics.CounterMetric;
import app.marquee.analytics.Period;
import app.marquee.analytics.filter.SourceFilter;
import app.marquee.analytics.overview.DailySums;
import app.marquee.model.analytics.NamedRow;
import app.marquee.service.analytics.PeriodQuestion;
import app.marquee.service.analytics.Report;
import app.marquee.task.Job;
import app.marquee.task.LatestJob;
import app.marquee.ui.analytics.Figure;
import app.marquee.ui.analytics.FigureStrip;
import app.marquee.ui.shell.section.SectionContext;

import org.jspecify.annotations.Nullable;

import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

/**
 * Lines of the tiles above a report, from the saved copy of a report by day. Without one the tiles
 * have no lines, since no request is worth them. FX thread only.
 */
public final class TileLines<Q extends PeriodQuestion<Q>, R extends NamedRow> {
    private final FigureStrip tiles;
    private final ReportSource<Q, R> source;
    private final String job;
    private final LatestJob finding;
    private @Nullable Found found;

    public TileLines(FigureStrip tiles, ReportSource<Q, R> source, SectionContext context) {
        this.tiles = tiles;
        this.source = source;
        this.job = context.messages().text("lines.job");
        this.finding = new LatestJob(context.tasks());
    }

    /**
     * Shows tiles at once, and their lines once they are found. Lines that are known are shown
     * meanwhile; a saved copy may be newer, or gone.
     *
     * @param daily the question of the lines; null for none
     * @param shown the report below, which may be the daily one before it is saved; null for one of
     *     another type
     */
    public void show(
            List<Figure> figures,
            @Nullable Q daily,
            SourceFilter rows,
            @Nullable Report<Q, R> shown) {
        Found known = found;
        tiles.show(
                known != null && daily != null && known.isOf(daily, rows)
                        ? known.lines().under(figures)
                        : figures);
        finding.supersede();
        if (daily != null) {
            finding.submit(
                    Job.of(job, _ -> find(daily, rows, shown))
                            .onSuccess(one -> show(one.orElse(null), figures)));
        }
    }

    /** Shows tiles with lines of days that are known. */
    public void show(List<Figure> figures, DailySums days, Period period, LocalDate preliminary) {
        found = null;
        finding.cancel();
        tiles.show(new Lines(days, period, preliminary).under(figures));
    }

    private void show(@Nullable Found lines, List<Figure> figures) {
        found = lines;
        tiles.show(lines == null ? figures : lines.lines().under(figures));
    }

    private Optional<Found> find(Q daily, SourceFilter rows, @Nullable Report<Q, R> shown)
            throws InterruptedException {
        Report<Q, R> report =
                shown != null && shown.question().equals(daily)
                        ? shown
                        : source.cached(daily).orElse(null);
        if (report == null) {
            return Optional.empty();
        }
        DailySums days = DailySums.of(rows.of(report.rows()), report.buckets());
        LocalDate preliminary =
                new DataFinalityRule(source.reports().settlingDays()).first(report.askedOn());
        return days.isEmpty()
                ? Optional.empty()
                : Optional.of(new Found(daily, rows, new Lines(days, daily.period(), preliminary)));
    }

    private record Found(PeriodQuestion<?> question, SourceFilter rows, Lines lines) {
        boolean isOf(PeriodQuestion<?> other, SourceFilter others) {
            return question.equals(other) && rows.equals(others);
        }
    }

    /**
     * @param preliminary the first day with preliminary data
     */
    private record Lines(DailySums days, Period period, LocalDate preliminary) {
        List<Figure> under(List<Figure> figures) {
            return figures.stream().map(this::under).toList();
        }

        private Figure under(Figure figure) {
            for (CounterMetric metric : CounterMetric.values()) {
                if (metric.isAdditive() && figure.id().endsWith("-sum-" + metric.key())) {
                    return figure.drawn(days.trend(metric, period, preliminary));
                }
            }
            return figure;
        }
    }
}
