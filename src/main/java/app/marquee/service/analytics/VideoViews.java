package app.marquee.service.analytics;

import app.marquee.analytics.Period;
import app.marquee.model.analytics.RankingRow;
import app.marquee.model.id.VideoId;

import org.jspecify.annotations.Nullable;

import java.time.LocalDate;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * Views of videos in the latest saved ranking, for which no request is sent. Immutable.
 *
 * @param period null when no ranking is saved
 */
public record VideoViews(@Nullable Period period, Map<VideoId, Long> views) {
    public static final VideoViews NONE = new VideoViews(null, Map.of());

    private static final int USUAL_DAYS = 28;

    public VideoViews {
        views = Map.copyOf(views);
    }

    /** Those of the last 28 days, or of the nearest other days with a saved ranking. Blocks. */
    public static VideoViews saved(Reports reports) {
        return ranking(reports).map(VideoViews::of).orElse(NONE);
    }

    /** The saved ranking of the last 28 days, or of the nearest other days. Blocks. */
    static Optional<Report<RankingQuestion, RankingRow>> ranking(Reports reports) {
        LocalDate today = reports.today();
        RankingQuestion usual =
                new RankingQuestion(new Period(today.minusDays(USUAL_DAYS), today.minusDays(1)));
        return reports.cached(ReportType.RANKING, usual)
                .or(
                        () ->
                                reports.otherPeriod(ReportType.RANKING, usual)
                                        .flatMap(
                                                other ->
                                                        reports.cached(ReportType.RANKING, other)));
    }

    private static VideoViews of(Report<RankingQuestion, RankingRow> ranking) {
        Map<VideoId, Long> views = new HashMap<>();
        for (RankingRow row : ranking.rows()) {
            Long count = row.counters().views();
            if (row.videoId() != null && count != null) {
                views.putIfAbsent(row.videoId(), count);
            }
        }
        return new VideoViews(ranking.question().period(), views);
    }

    /** The views of a video; null when they are unknown. */
    public @Nullable Long of(VideoId video) {
        return views.get(video);
    }
}
