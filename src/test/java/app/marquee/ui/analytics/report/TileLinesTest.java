package app.marquee.ui.analytics.report;

import static app.marquee.ui.analytics.FakeReads.referrer;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.analytics.CounterMetric;
import app.marquee.analytics.Period;
import app.marquee.analytics.filter.FilterKind;
import app.marquee.analytics.filter.ReportFilter;
import app.marquee.analytics.filter.ReportFilters;
import app.marquee.analytics.filter.SourceFilter;
import app.marquee.analytics.group.KnownSites;
import app.marquee.analytics.group.ReferrerDimension;
import app.marquee.analytics.group.ReferrerGrouping;
import app.marquee.analytics.overview.DailySums;
import app.marquee.model.analytics.Granularity;
import app.marquee.model.analytics.ReferrerRow;
import app.marquee.service.analytics.ReferrerQuestion;
import app.marquee.service.analytics.Report;
import app.marquee.service.analytics.ReportType;
import app.marquee.task.HeldRunner;
import app.marquee.ui.analytics.FakeReads;
import app.marquee.ui.analytics.FakeReport;
import app.marquee.ui.analytics.Figure;
import app.marquee.ui.analytics.FigureStrip;
import app.marquee.ui.chart.Sparkline;
import app.marquee.ui.testing.FakeShell;
import app.marquee.ui.testing.WindowTest;

import javafx.scene.Node;
import javafx.scene.Parent;

import org.junit.jupiter.api.Test;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Stream;

/** Which tiles have a line of days, and until when a known line stands for another report. */
class TileLinesTest extends WindowTest {
    private static final Period DAYS =
            new Period(FakeReads.TODAY.minusDays(2), FakeReads.TODAY.minusDays(1));
    private static final ReferrerQuestion DAILY = new ReferrerQuestion(DAYS, Granularity.DAY);

    private static final List<Figure> FIGURES =
            Arrays.stream(CounterMetric.values())
                    .map(metric -> Figure.of("all-sum-" + metric.key(), metric.key(), "9"))
                    .toList();

    private final FakeReads reads = new FakeReads();
    private final HeldRunner held = new HeldRunner();
    private final FigureStrip strip = new FigureStrip("strip");
    private final TileLines<ReferrerQuestion, ReferrerRow> lines =
            new TileLines<>(
                    strip,
                    new ReportSource<>(reads, ReportType.REFERRERS),
                    new FakeShell(held, Locale.ENGLISH).context("analytics"));

    private static List<ReferrerRow> days() {
        return List.of(
                referrer("https://a.example/", DAYS.start().toString(), 5L),
                referrer("https://a.example/", DAYS.end().toString(), 7L));
    }

    private void show(SourceFilter rows) {
        onFx(() -> lines.show(FIGURES, DAILY, rows, null));
    }

    private static Stream<Node> inside(Node node) {
        return node instanceof Parent parent
                ? Stream.concat(
                        Stream.of(node),
                        parent.getChildrenUnmodifiable().stream().flatMap(TileLinesTest::inside))
                : Stream.of(node);
    }

    private long lined() {
        return onFx(() -> inside(strip).filter(Sparkline.class::isInstance).count());
    }

    private static long additive() {
        return Arrays.stream(CounterMetric.values()).filter(CounterMetric::isAdditive).count();
    }

    @Test
    void onlyValuesThatAddUpHaveALine() {
        reads.keptReferrersByDay = days();
        show(SourceFilter.ALL);
        assertThat(lined()).as("not before it is found").isZero();
        onFx(held::releaseAll);
        assertThat(lined()).isEqualTo(additive()).isLessThan(FIGURES.size()).isPositive();
    }

    @Test
    void aReportWithoutDaysHasNone() {
        reads.keptReferrersByDay = List.of(referrer("https://a.example/", null, 5L));
        show(SourceFilter.ALL);
        onFx(held::releaseAll);
        assertThat(lined()).isZero();
    }

    @Test
    void aKnownLineIsOfTheSameSources() {
        reads.keptReferrersByDay = days();
        show(SourceFilter.ALL);
        onFx(held::releaseAll);
        show(SourceFilter.ALL);
        assertThat(lined()).as("meanwhile").isPositive();
        SourceFilter direct =
                new SourceFilter(
                        new ReferrerGrouping(
                                ReferrerDimension.CHANNELS,
                                KnownSites.bundled(),
                                Set.of(),
                                List.of()),
                        ReportFilters.NONE.with(ReportFilter.of(FilterKind.SOURCE, "DIRECT:")));
        show(direct);
        assertThat(lined()).as("not those of all").isZero();
        onFx(held::releaseAll);
        assertThat(lined()).as("there are none of these").isZero();
    }

    @Test
    void aKnownLineEndsWithOneOfOtherDays() throws InterruptedException {
        reads.keptReferrersByDay = days();
        show(SourceFilter.ALL);
        onFx(held::releaseAll);
        Report<ReferrerQuestion, ReferrerRow> report =
                reads.cached(ReportType.REFERRERS, DAILY).orElseThrow();
        DailySums sums = DailySums.of(report.rows(), report.buckets());
        onFx(() -> lines.show(FIGURES, sums, DAYS, FakeReads.TODAY));
        assertThat(lined()).isEqualTo(additive());
        show(SourceFilter.ALL);
        assertThat(lined()).isZero();
    }

    @Test
    void linesThatAreNotWantedAnyMoreStayAway() {
        reads.keptReferrersByDay = days();
        show(SourceFilter.ALL);
        onFx(() -> lines.show(FIGURES, null, SourceFilter.ALL, null));
        onFx(held::releaseAll);
        assertThat(lined()).isZero();
    }

    @Test
    void theReportBelowIsUsedOnlyWhereItIsByDay() {
        reads.keptReferrersByDay = days();
        Report<ReferrerQuestion, ReferrerRow> total =
                FakeReport.of(
                        ReportType.REFERRERS,
                        new ReferrerQuestion(DAYS, Granularity.TOTAL),
                        FakeShell.NOW,
                        List.of(referrer("https://a.example/", null, 12L)));
        onFx(() -> lines.show(FIGURES, DAILY, SourceFilter.ALL, total));
        onFx(held::releaseAll);
        assertThat(lined()).isEqualTo(additive());
    }
}
