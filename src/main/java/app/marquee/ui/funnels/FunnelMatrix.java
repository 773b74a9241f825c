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

/** Which video is in which funnel, as far as the funnels told. Immutable. */
record FunnelMatrix(List<Funnel> funnels, Set<FunnelId> untold, List<Row> rows) {
    private static final String DELETING = "DELETING";

    FunnelMatrix {
        funnels = List.copyOf(funnels);
        untold = Set.copyOf(untold);
        rows = List.copyOf(rows);
    }

    /** A video and the funnels that are known to hold it. */
    record Row(VideoId video, @Nullable String title, Set<FunnelId> holders, InTrash trash) {
        Row {
            holders = Set.copyOf(holders);
        }
    }

    /** Whether a video is in the trash. */
    enum InTrash {
        YES,
        NO,
        /** No funnel tells its status, and there is no list of the trash. */
        UNKNOWN
    }

    /** Which rows are shown. */
    enum Shown {
        ALL,
        ORPHANS,
        SEVERAL,
        TRASHED
    }

    /**
     * @param known further videos that may be in no funnel
     * @param trash speaks for the videos of which no funnel tells a status
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

    /** What the rows of the funnels say themselves; one that says it is in the trash is enough. */
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

    /** Whether a video is in no funnel; while one does not tell its videos nobody knows. */
    boolean isOrphan(Row row) {
        return row.holders().isEmpty() && untold.isEmpty();
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

    /** Whether it is known of every video whether it is in the trash. */
    boolean tellsTrash() {
        return rows.stream().noneMatch(row -> row.trash() == InTrash.UNKNOWN);
    }

    /** Whether a funnel holds a video; a question mark where it does not tell. */
    String cell(Row row, FunnelId funnel) {
        if (untold.contains(funnel)) {
            return "?";
        }
        return row.holders().contains(funnel) ? "●" : "";
    }
}
