package app.marquee.ui.funnels;

import app.marquee.model.funnel.Funnel;
import app.marquee.model.funnel.FunnelVideo;
import app.marquee.model.id.FunnelId;
import app.marquee.model.id.VideoId;
import app.marquee.model.video.SeenVideo;
import app.marquee.model.video.VideoStatus;
import app.marquee.service.funnel.FunnelContents;
import app.marquee.service.trash.TrashListing;

import org.jspecify.annotations.Nullable;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;

/** Matrix of videos and funnels, as far as the funnels list their videos. Immutable. */
record FunnelMatrix(List<Funnel> funnels, Set<FunnelId> untold, List<Row> rows) {
    FunnelMatrix {
        funnels = List.copyOf(funnels);
        untold = Set.copyOf(untold);
        rows = List.copyOf(rows);
    }

    /**
     * Video and the funnels known to contain it. Immutable.
     *
     * @param length in seconds; null when unknown
     */
    record Row(
            VideoId video,
            @Nullable String title,
            @Nullable BigDecimal length,
            Set<FunnelId> holders,
            InTrash trash,
            VideoNotes notes) {
        Row {
            holders = Set.copyOf(holders);
        }

        boolean isTrashed() {
            return trash == InTrash.YES;
        }
    }

    /** Trash status of a video. */
    enum InTrash {
        YES,
        NO,
        /** No funnel has its status, and there is no list of the trash. */
        UNKNOWN
    }

    /** Filter of the rows. */
    enum Shown {
        ALL,
        ORPHANS,
        SEVERAL,
        TRASHED
    }

    /**
     * @param known further videos that may be in no funnel
     * @param trash supplies the status of videos for which no funnel has one
     * @param seen the states of the videos when they were loaded last
     */
    static FunnelMatrix of(
            FunnelContents contents,
            Collection<VideoId> known,
            Map<VideoId, String> titles,
            TrashListing trash,
            Map<VideoId, SeenVideo> seen) {
        Set<VideoId> videos = new LinkedHashSet<>(contents.videos());
        videos.addAll(known);
        Map<VideoId, List<FunnelVideo>> listed = listed(contents);
        List<Row> rows = new ArrayList<>();
        for (VideoId video : videos) {
            SeenVideo before = seen.get(video);
            List<FunnelVideo> places = listed.getOrDefault(video, List.of());
            rows.add(
                    new Row(
                            video,
                            titles.get(video),
                            before == null ? null : before.length(),
                            ids(contents.holders(video)),
                            inTrash(video, places, trash),
                            VideoNotes.of(places, titles.get(video), before)));
        }
        return new FunnelMatrix(contents.funnels(), ids(contents.untold()), rows);
    }

    /** Each video as the funnels list it. */
    private static Map<VideoId, List<FunnelVideo>> listed(FunnelContents contents) {
        return contents.funnels().stream()
                .flatMap(funnel -> funnel.videos().toOptional().orElse(List.of()).stream())
                .collect(Collectors.groupingBy(FunnelVideo::id));
    }

    private static Set<FunnelId> ids(List<Funnel> funnels) {
        return funnels.stream().map(Funnel::id).collect(Collectors.toSet());
    }

    /** A single “in trash” is enough, whatever the other funnels say. */
    private static InTrash inTrash(VideoId video, List<FunnelVideo> listed, TrashListing trash) {
        List<VideoStatus> told =
                listed.stream().map(FunnelVideo::status).filter(Objects::nonNull).toList();
        if (trash.videos().contains(video) || told.contains(VideoStatus.DELETING)) {
            return InTrash.YES;
        }
        return trash.told() || !told.isEmpty() ? InTrash.NO : InTrash.UNKNOWN;
    }

    /**
     * Whether a video is in no funnel and not in the trash; unknown while a funnel does not list
     * its videos.
     */
    boolean isOrphan(Row row) {
        return row.holders().isEmpty() && untold.isEmpty() && row.trash() != InTrash.YES;
    }

    boolean passes(Row row, Shown shown) {
        return switch (shown) {
            case ALL -> true;
            case ORPHANS -> isOrphan(row);
            case SEVERAL -> row.holders().size() > 1;
            case TRASHED -> row.trash() == InTrash.YES;
        };
    }

    long count(Shown shown) {
        return rows.stream().filter(row -> passes(row, shown)).count();
    }

    /** Whether the trash status of every video is known. */
    boolean tellsTrash() {
        return rows.stream().noneMatch(row -> row.trash() == InTrash.UNKNOWN);
    }

    /**
     * The cell of a video and a funnel; a question mark where the funnel does not list its videos.
     */
    String cell(Row row, FunnelId funnel) {
        if (untold.contains(funnel)) {
            return "?";
        }
        return row.holders().contains(funnel) ? "●" : "";
    }
}
