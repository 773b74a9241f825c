package app.marquee.service.analytics;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.analytics.Period;
import app.marquee.analytics.filter.FilterKind;
import app.marquee.analytics.filter.ReportFilter;
import app.marquee.analytics.filter.ReportFilters;
import app.marquee.analytics.ranking.RankingTotals;
import app.marquee.model.UnknownMembers;
import app.marquee.model.analytics.Counters;
import app.marquee.model.analytics.RankingRow;
import app.marquee.model.id.VideoId;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Values of one video, and rows of segments, from what is saved. */
class VideoPerformanceTest {
    private static final Instant NOW = Instant.parse("2026-03-20T12:00:00Z");
    private static final LocalDate TODAY = LocalDate.parse("2026-03-20");
    private static final VideoId A = new VideoId("a");
    private static final Period USUAL = new Period(TODAY.minusDays(28), TODAY.minusDays(1));

    private final ReportShelf reports = new ReportShelf(NOW);

    private static RankingRow row(@Nullable VideoId video, @Nullable Long views) {
        return new RankingRow(
                video,
                null,
                new Counters(views, null, null, null),
                null,
                null,
                null,
                UnknownMembers.NONE);
    }

    private void save(Period period, RankingRow... rows) {
        reports.save(
                ReportShelf.report(
                        ReportType.RANKING, new RankingQuestion(period), NOW, List.of(rows)));
    }

    private static RankingTotals totals(RankingRow... rows) throws InterruptedException {
        return RankingTotals.of(List.of(rows));
    }

    private static VideoPerformance.Rank rank(int place, int of) {
        return new VideoPerformance.Rank(place, of);
    }

    @Test
    void aVideoIsComparedWithThePeriodBefore() throws InterruptedException {
        assertThat(VideoPerformance.saved(reports, A)).isEmpty();
        save(USUAL, row(new VideoId("b"), 9L), row(A, 5L), row(A, 7L));
        assertThat(VideoPerformance.saved(reports, A))
                .contains(new VideoPerformance(USUAL, NOW, totals(row(A, 5L)), null, rank(2, 2)));
        save(USUAL.shift(-1), row(A, 3L));
        assertThat(VideoPerformance.saved(reports, A))
                .contains(
                        new VideoPerformance(
                                USUAL, NOW, totals(row(A, 5L)), totals(row(A, 3L)), rank(2, 2)));
        assertThat(VideoPerformance.saved(reports, new VideoId("c")))
                .contains(new VideoPerformance(USUAL, NOW, totals(), totals(), null));
    }

    @Test
    void theNearestOtherDaysServe() throws InterruptedException {
        Period other = new Period(TODAY.minusDays(40), TODAY.minusDays(20));
        save(other, row(A, 5L), row(A, 7L), row(null, 1L), row(new VideoId("b"), null));
        assertThat(VideoViews.saved(reports)).isEqualTo(VideoViews.NONE);
        reports.otherPeriod(new RankingQuestion(other));
        assertThat(VideoPerformance.saved(reports, A))
                .contains(new VideoPerformance(other, NOW, totals(row(A, 5L)), null, rank(1, 1)));
        VideoViews views = VideoViews.saved(reports);
        assertThat(views.views()).isEqualTo(Map.of(A, 5L));
        assertThat(views.of(new VideoId("b"))).as("unknown isn't zero").isNull();
    }

    @Test
    void viewsChangeWhereBothPeriodsAreSaved() {
        VideoId b = new VideoId("b");
        save(USUAL, row(A, 5L), row(b, 2L));
        assertThat(VideoViews.saved(reports).change(A)).as("no period before").isNull();
        save(USUAL.shift(-1), row(A, 8L), row(new VideoId("c"), 1L));
        VideoViews views = VideoViews.saved(reports);
        assertThat(views.change(A)).isEqualTo(-3);
        assertThat(views.change(b)).as("not in the period before").isNull();
        assertThat(views.change(new VideoId("c"))).as("not in this period").isNull();
    }

    private static final ReportFilter ONE = new ReportFilter(FilterKind.FOLDER, "1", "One");
    private static final ReportFilter TWO = new ReportFilter(FilterKind.FOLDER, "2", "Two");
    private static final ReportFilter LIST = new ReportFilter(FilterKind.PLAYLIST, "p", "P");

    private static final Segments SEGMENTS =
            new Segments() {
                private final Map<ReportFilter, Set<String>> videos =
                        Map.of(ONE, Set.of("a", "b"), TWO, Set.of("c"), LIST, Set.of("b", "c"));

                @Override
                public List<Segment> known(FilterKind kind) {
                    return List.of();
                }

                @Override
                public Set<String> videos(ReportFilter segment) {
                    return videos.getOrDefault(segment, Set.of());
                }
            };

    private static ReportFilters filters(ReportFilter... some) {
        ReportFilters all = ReportFilters.NONE;
        for (ReportFilter one : some) {
            all = all.with(one);
        }
        return all;
    }

    @Test
    void rowsOfSegmentsAreThoseInOneOfEachKind() {
        List<RankingRow> rows =
                List.of(
                        row(A, 1L),
                        row(new VideoId("b"), 2L),
                        row(new VideoId("c"), 3L),
                        row(null, 4L));
        assertThat(SEGMENTS.rows(rows, filters())).isSameAs(rows);
        assertThat(SEGMENTS.rows(rows, filters(ONE))).containsExactly(rows.get(0), rows.get(1));
        assertThat(SEGMENTS.rows(rows, filters(ONE, TWO)))
                .containsExactlyElementsOf(rows.subList(0, 3));
        assertThat(SEGMENTS.rows(rows, filters(ONE, LIST))).containsExactly(rows.get(1));
        assertThat(Segments.NONE.rows(rows, filters(ONE))).isEmpty();
    }
}
