package app.marquee.command.export;

import static app.marquee.command.export.ItemTables.column;
import static app.marquee.command.export.ItemTables.value;

import app.marquee.export.Sheet;
import app.marquee.model.funnel.Funnel;
import app.marquee.model.funnel.FunnelVideo;
import app.marquee.model.id.ItemKind;
import app.marquee.model.limit.Limits;
import app.marquee.model.playlist.AccessType;
import app.marquee.model.playlist.Playlist;
import app.marquee.service.funnel.FunnelContents;
import app.marquee.service.funnel.FunnelService;
import app.marquee.service.playlist.PlaylistListing;
import app.marquee.service.playlist.SessionPlaylistService;
import app.marquee.service.playlist.SourcedPlaylist;
import app.marquee.sheet.SheetItem;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Tables of playlists and funnels. */
final class PlaylistTables {
    private PlaylistTables() {}

    static Sheet<?> playlists(ExportRequest request) {
        PlaylistListing listing = new SessionPlaylistService(request.session()).list();
        if (!listing.listed()) {
            request.remarks().accept(LibraryTables.known("playlists"));
        }
        return ItemTables.sheet(
                request.words().text("section.playlists"),
                request,
                List.of(
                        column("id", (SourcedPlaylist row) -> row.id().value()),
                        column("name", row -> value(row.playlist().name())),
                        column("description", row -> value(row.playlist().description())),
                        column(Playlist.ACCESS, row -> access(row.playlist())),
                        column(Playlist.HIDE_VIEWS, row -> value(row.playlist().hideViews())),
                        column(
                                Limits.CREATOR_NAME.member(),
                                row -> value(row.playlist().creatorName())),
                        column("videos_quantity", row -> value(row.playlist().videosQuantity())),
                        column("duration", row -> value(row.playlist().duration())),
                        column("updated_at", row -> value(row.playlist().updatedAt())),
                        column("source", row -> row.source().name().toLowerCase(Locale.ROOT)),
                        ItemTables.asLoaded(
                                ItemKind.PLAYLIST, row -> SheetItem.of(row.playlist()))),
                listing.playlists());
    }

    private static @Nullable Object access(Playlist playlist) {
        return value(playlist.accessType().map(AccessType::wire));
    }

    /**
     * Row of a video in a funnel.
     *
     * @param video null for a funnel without videos, or whose videos are unknown
     */
    private record FunnelRow(Funnel funnel, @Nullable FunnelVideo video) {
        static List<FunnelRow> of(FunnelContents contents) {
            List<FunnelRow> rows = new ArrayList<>();
            for (Funnel funnel : contents.funnels()) {
                List<FunnelVideo> videos = funnel.videos().toOptional().orElse(List.of());
                videos.forEach(video -> rows.add(new FunnelRow(funnel, video)));
                if (videos.isEmpty()) {
                    rows.add(new FunnelRow(funnel, null));
                }
            }
            return rows;
        }

        private boolean isEmpty() {
            return video == null && funnel.videos().isPresent();
        }

        /** Empty for a funnel without videos. */
        @Nullable Object id() {
            return isEmpty() ? "" : video == null ? null : video.id().value();
        }

        @Nullable Object title() {
            return isEmpty() ? "" : video == null ? null : video.title();
        }
    }

    static Sheet<?> funnels(ExportRequest request) {
        FunnelContents contents = FunnelService.of(request.session()).contents((_, _) -> {});
        return ItemTables.sheet(
                request.words().text("section.funnels"),
                request,
                List.of(
                        column("funnel_id", (FunnelRow row) -> row.funnel().id().value()),
                        column("funnel", row -> row.funnel().name()),
                        column("video_id", FunnelRow::id),
                        column("title", FunnelRow::title),
                        column("created_at", row -> row.funnel().createdAt()),
                        column("updated_at", row -> row.funnel().updatedAt())),
                FunnelRow.of(contents));
    }
}
