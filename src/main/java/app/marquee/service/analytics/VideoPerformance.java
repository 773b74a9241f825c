package app.marquee.service.analytics;

import app.marquee.analytics.Period;
import app.marquee.analytics.ranking.RankingTotals;
import app.marquee.model.analytics.RankingRow;
import app.marquee.model.id.VideoId;

import org.jspecify.annotations.Nullable;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Values of one video in the latest saved ranking, for which no request is sent. Immutable.
 *
 * @param totals of the video; without rows when the ranking doesn't name it
 * @param before the same of the period before; null when no ranking of it is saved
 * @param rank by views; null where its views are unknown
 */
public record VideoPerformance(
        Period period,
        Instant askedAt,
        RankingTotals totals,
        @Nullable RankingTotals before,
        @Nullable Rank rank) {
    /**
     * Place of a video in a ranking by views.
     *
     * @param place from 1
     * @param of number of videos with views
     */
    public record Rank(int place, int of) {}

    /** Empty when no ranking is saved. Blocks. */
    public static Optional<VideoPerformance> saved(Reports reports, VideoId video)
            throws InterruptedException {
        Report<RankingQuestion, RankingRow> ranking = VideoViews.ranking(reports).orElse(null);
        if (ranking == null) {
            return Optional.empty();
        }
        Period period = ranking.question().period();
        Report<RankingQuestion, RankingRow> earlier =
                VideoViews.before(reports, period).orElse(null);
        return Optional.of(
                new VideoPerformance(
                        period,
                        ranking.askedAt(),
                        totals(ranking, video),
                        earlier == null ? null : totals(earlier, video),
                        rank(ranking, video)));
    }

    private static @Nullable Rank rank(Report<RankingQuestion, RankingRow> ranking, VideoId video) {
        Map<VideoId, Long> views = VideoViews.views(ranking);
        Long own = views.get(video);
        return own == null
                ? null
                : new Rank(
                        1 + (int) views.values().stream().filter(count -> count > own).count(),
                        views.size());
    }

    private static RankingTotals totals(Report<RankingQuestion, RankingRow> ranking, VideoId video)
            throws InterruptedException {
        List<RankingRow> rows =
                ranking.rows().stream()
                        .filter(row -> video.equals(row.videoId()))
                        .limit(1)
                        .toList();
        return RankingTotals.of(rows);
    }
}
