package app.marquee.service.analytics;

import app.marquee.analytics.filter.FilterKind;
import app.marquee.analytics.filter.ReportFilter;
import app.marquee.analytics.filter.ReportFilters;
import app.marquee.model.analytics.RankingRow;
import app.marquee.model.id.VideoId;

import org.jspecify.annotations.Nullable;

import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Segments of videos that are known on this computer: folders, playlists, funnels and custom
 * fields. Nothing is requested. Thread-safe. Blocking.
 */
public interface Segments {
    /** No segments are known. */
    Segments NONE =
            new Segments() {
                @Override
                public List<Segment> known(FilterKind kind) {
                    return List.of();
                }

                @Override
                public Set<String> videos(ReportFilter segment) {
                    return Set.of();
                }
            };

    /** Segment with the number of its known videos. */
    record Segment(ReportFilter filter, int videos) {}

    /** Those of one kind of which videos are known, by title. */
    List<Segment> known(FilterKind kind);

    /** The IDs of its known videos. */
    Set<String> videos(ReportFilter segment);

    /** The IDs of the videos that are in all of these; null without any. */
    default @Nullable Set<String> videos(ReportFilters filters) {
        Set<String> all = null;
        for (List<ReportFilter> dimension : filters.segments().byDimension()) {
            Set<String> some = new HashSet<>();
            dimension.forEach(each -> some.addAll(videos(each)));
            if (all == null) {
                all = some;
            } else {
                all.retainAll(some);
            }
        }
        return all;
    }

    /** The rows of the videos that are in all of these; the same list without any. */
    default List<RankingRow> rows(List<RankingRow> rows, ReportFilters filters) {
        Set<String> videos = videos(filters);
        return videos == null
                ? rows
                : rows.stream().filter(row -> isIn(row.videoId(), videos)).toList();
    }

    private static boolean isIn(@Nullable VideoId video, Set<String> videos) {
        return video != null && videos.contains(video.value());
    }
}
