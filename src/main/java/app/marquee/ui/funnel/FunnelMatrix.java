package app.marquee.ui.funnel;

import app.marquee.model.Funnel;
import app.marquee.model.FunnelId;
import app.marquee.model.FunnelVideo;
import app.marquee.model.VideoId;
import app.marquee.service.FunnelContents;

import org.jspecify.annotations.Nullable;

import java.util.Collection;
import java.util.HashSet;
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
    record Row(VideoId video, @Nullable String title, Set<FunnelId> holders, boolean trashed) {
        Row {
            holders = Set.copyOf(holders);
        }
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
     */
    static FunnelMatrix of(
            FunnelContents contents, Collection<VideoId> known, Map<VideoId, String> titles) {
        Set<VideoId> videos = new LinkedHashSet<>(contents.videos());
        videos.addAll(known);
        Set<VideoId> trashed = trashed(contents);
        List<Row> rows =
                videos.stream()
                        .map(
                                video ->
                                        new Row(
                                                video,
                                                titles.get(video),
                                                ids(contents.holders(video)),
                                                trashed.contains(video)))
                        .toList();
        return new FunnelMatrix(contents.funnels(), ids(contents.untold()), rows);
    }

    private static Set<FunnelId> ids(List<Funnel> funnels) {
        return funnels.stream().map(Funnel::id).collect(Collectors.toSet());
    }

    private static Set<VideoId> trashed(FunnelContents contents) {
        Set<VideoId> trashed = new HashSet<>();
        contents.funnels()
                .forEach(
                        funnel ->
                                funnel.videos().toOptional().orElse(List.of()).stream()
                                        .filter(FunnelMatrix::isTrashed)
                                        .forEach(video -> trashed.add(video.id())));
        return trashed;
    }

    private static boolean isTrashed(FunnelVideo video) {
        String status = video.extras().members().get("status");
        return status != null && status.contains(DELETING);
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
            case TRASHED -> row.trashed();
        };
    }

    long count(Shown shown) {
        return rows.stream().filter(row -> passes(row, shown)).count();
    }

    /** Whether a funnel holds a video; a question mark where it does not tell. */
    String cell(Row row, FunnelId funnel) {
        if (untold.contains(funnel)) {
            return "?";
        }
        return row.holders().contains(funnel) ? "●" : "";
    }
}
