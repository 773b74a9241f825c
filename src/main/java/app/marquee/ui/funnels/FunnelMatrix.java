package app.marquee.ui.funnels;

import app.marquee.model.funnel.Funnel;
import app.marquee.model.funnel.FunnelVideo;
import app.marquee.model.id.FunnelId;
import app.marquee.model.id.VideoId;
import app.marquee.service.funnel.FunnelContents;
import app.marquee.service.trash.TrashListing;

import org.jspecify.annotations.Nullable;

import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** Matrix of videos and funnels, as far as the funnels list their videos. Immutable. */
record FunnelMatrix(List<Funnel> funnels, Set<FunnelId> untold, List<Row> rows) {
    private static final String DELETING = "DELETING";

    FunnelMatrix {
        funnels = List.copyOf(funnels);
        untold = Set.copyOf(untold);
        rows = List.copyOf(rows);
    }

    /** Video and the funnels known to contain it. Immutable. */
    record Row(VideoId video, @Nullable String title, Set<FunnelId> holders, InTrash trash) {
        Row {
            holders = Set.copyOf(holders);
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
     */
    static FunnelMatrix of(
            FunnelContents contents,
            Collection<VideoId> known,
            Map<VideoId, String> titles,
            TrashListing trash) {
        Set<VideoId> videos = new LinkedHashSet<>(contents.videos());
        videos.addAll(known);
        Map<VideoId, InTrash> told = told(contents);
        List<Row> rows =
                videos.stream()
                        .map(
                                video ->
                                        new Row(
                                                video,
                                                titles.get(video),
                                                ids(contents.holders(video)),
                                                inTrash(video, told, trash)))
                        .toList();
        return new FunnelMatrix(contents.funnels(), ids(contents.untold()), rows);
    }

    private static Set<FunnelId> ids(List<Funnel> funnels) {
        return funnels.stream().map(Funnel::id).collect(Collectors.toSet());
    }

    /** The statuses in the rows of the funnels; a single “in trash” is enough. */
    private static Map<VideoId, InTrash> told(FunnelContents contents) {
        Map<VideoId, InTrash> told = new HashMap<>();
        contents.funnels().stream()
                .flatMap(funnel -> funnel.videos().toOptional().orElse(List.of()).stream())
                .filter(video -> status(video) != null)
                .forEach(
                        video ->
                                told.merge(
                                        video.id(),
                                        isTrashed(video) ? InTrash.YES : InTrash.NO,
                                        (one, other) -> one == InTrash.YES ? one : other));
        return told;
    }

    private static @Nullable String status(FunnelVideo video) {
        String status = video.extras().members().get("status");
        return status == null || status.equals("null") ? null : status;
    }

    private static boolean isTrashed(FunnelVideo video) {
        String status = status(video);
        return status != null && status.contains(DELETING);
    }

    private static InTrash inTrash(VideoId video, Map<VideoId, InTrash> told, TrashListing trash) {
        if (trash.videos().contains(video)) {
            return InTrash.YES;
        }
        return told.getOrDefault(video, trash.told() ? InTrash.NO : InTrash.UNKNOWN);
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
