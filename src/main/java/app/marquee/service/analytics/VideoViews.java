package app.marquee.service.analytics;

import app.marquee.analytics.Period;
import app.marquee.model.analytics.RankingRow;
import app.marquee.model.id.VideoId;

import org.jspecify.annotations.Nullable;

import java.time.LocalDate;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Views of videos in the latest saved ranking, for which no request is sent. Immutable.
 *
 * @param period null when no ranking is saved
 * @param before the same of the period before; empty when no ranking of it is saved
 */
public record VideoViews(
        @Nullable Period period, Map<VideoId, Long> views, Map<VideoId, Long> before) {
    public static final VideoViews NONE = new VideoViews(null, Map.of(), Map.of());

    private static final int USUAL_DAYS = 28;

    public VideoViews {
        views = Map.copyOf(views);
        before = Map.copyOf(before);
    }

    /** Those of the last 28 days, or of the nearest other days with a saved ranking. Blocks. */
    public static VideoViews saved(Reports reports) {
        return ranking(reports).map(ranking -> of(ranking, reports)).orElse(NONE);
    }

    /**
     * The rankings of the last 28 days and of those before, as far as no copy of them is saved.
     * Blocks.
     */
    public static List<RankingQuestion> missing(Reports reports) {
        RankingQuestion usual = usual(reports.today());
        return Stream.of(usual, new RankingQuestion(usual.period().shift(-1)))
                .filter(each -> reports.cached(ReportType.RANKING, each).isEmpty())
                .toList();
    }

    /** Loads and saves those of the last 28 days in the background. Blocks. */
    public static VideoViews loaded(Reports reports) {
        Report<RankingQuestion, RankingRow> ranking =
                reports.loadInBackground(ReportType.RANKING, usual(reports.today()));
        reports.save(ranking);
        return of(ranking, reports);
    }

    private static RankingQuestion usual(LocalDate today) {
        return new RankingQuestion(new Period(today.minusDays(USUAL_DAYS), today.minusDays(1)));
    }

    /** The saved ranking of the last 28 days, or of the nearest other days. Blocks. */
    static Optional<Report<RankingQuestion, RankingRow>> ranking(Reports reports) {
        RankingQuestion usual = usual(reports.today());
        return reports.cached(ReportType.RANKING, usual)
                .or(
                        () ->
                                reports.otherPeriod(ReportType.RANKING, usual)
                                        .flatMap(
                                                other ->
                                                        reports.cached(ReportType.RANKING, other)));
    }

    /** The saved ranking of the period before. Blocks. */
    static Optional<Report<RankingQuestion, RankingRow>> before(Reports reports, Period period) {
        return reports.cached(ReportType.RANKING, new RankingQuestion(period.shift(-1)));
    }

    private static VideoViews of(Report<RankingQuestion, RankingRow> ranking, Reports reports) {
        Period period = ranking.question().period();
        return new VideoViews(
                period,
                views(ranking),
                before(reports, period).map(VideoViews::views).orElse(Map.of()));
    }

    static Map<VideoId, Long> views(Report<RankingQuestion, RankingRow> ranking) {
        Map<VideoId, Long> views = new HashMap<>();
        for (RankingRow row : ranking.rows()) {
            Long count = row.counters().views();
            if (row.videoId() != null && count != null) {
                views.putIfAbsent(row.videoId(), count);
            }
        }
        return views;
    }

    /** The most viewed videos, the first one first. */
    public List<VideoId> mostViewed(int most) {
        return views.entrySet().stream()
                .sorted(
                        Map.Entry.<VideoId, Long>comparingByValue()
                                .reversed()
                                .thenComparing(entry -> entry.getKey().value()))
                .limit(most)
                .map(Map.Entry::getKey)
                .toList();
    }

    /** The views of a video; null when they are unknown. */
    public @Nullable Long of(VideoId video) {
        return views.get(video);
    }

    /** How many more than in the period before; null when either is unknown. */
    public @Nullable Long change(VideoId video) {
        Long now = views.get(video);
        Long earlier = before.get(video);
        return now == null || earlier == null ? null : Long.valueOf(now - earlier);
    }
}
