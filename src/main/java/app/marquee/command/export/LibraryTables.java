package app.marquee.command.export;

import static app.marquee.command.export.ItemTables.column;
import static app.marquee.command.export.ItemTables.value;

import app.marquee.command.Sentence;
import app.marquee.export.Sheet;
import app.marquee.model.Interrupts;
import app.marquee.model.Member;
import app.marquee.model.Page;
import app.marquee.model.folder.Folder;
import app.marquee.model.id.FolderId;
import app.marquee.model.id.ItemKind;
import app.marquee.model.id.VideoId;
import app.marquee.model.video.Video;
import app.marquee.model.video.VideoFilter;
import app.marquee.model.video.VideoStatus;
import app.marquee.service.folder.FolderListing;
import app.marquee.service.folder.FolderService;
import app.marquee.service.trash.TrashContents;
import app.marquee.service.trash.TrashService;
import app.marquee.service.trash.TrashedVideo;
import app.marquee.service.video.VideoPages;
import app.marquee.service.video.VideoService;
import app.marquee.sheet.SheetItem;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Tables of videos, folders and the trash. */
final class LibraryTables {
    private LibraryTables() {}

    static Sheet<?> videos(ExportRequest request) throws InterruptedException {
        return ItemTables.sheet(
                request.words().text("field.videos"),
                request,
                List.of(
                        column("id", (Video video) -> video.id().value()),
                        column("title", video -> value(video.title())),
                        column("description", video -> value(video.description())),
                        column("status", video -> value(video.status().map(VideoStatus::wire))),
                        column("folder_id", video -> value(video.folderId().map(FolderId::value))),
                        column("length", video -> value(video.length())),
                        column("storage_size", video -> value(video.storageSize())),
                        column("width", video -> value(video.width())),
                        column("height", video -> value(video.height())),
                        column("created_at", video -> value(video.createdAt())),
                        column("updated_at", video -> value(video.updatedAt())),
                        ItemTables.asLoaded(ItemKind.VIDEO, SheetItem::of)),
                rows(request));
    }

    private static List<Video> rows(ExportRequest request) throws InterruptedException {
        VideoService videos = VideoService.of(request.session());
        VideoPages pages = new VideoPages();
        while (!pages.isEnded()) {
            Interrupts.heed();
            Optional<Page<Video>> page = videos.page(VideoFilter.ALL, pages.next());
            if (page.isEmpty()) {
                request.remarks().accept(known("videos"));
                return request.session().catalogue().all(ItemKind.VIDEO).stream()
                        .map(
                                item ->
                                        Video.known(new VideoId(item.id()))
                                                .withTitle(Member.ofKnown(item.title())))
                        .toList();
            }
            pages.take(page.get());
        }
        remark(pages, request);
        return pages.videos();
    }

    /** Tells a number of videos other than the server says. */
    private static void remark(VideoPages pages, ExportRequest request) {
        int count = pages.videos().size();
        Long total = pages.total();
        if (pages.isWhole() && !pages.isBeyondTotal()) {
            return;
        }
        request.remarks()
                .accept(
                        total == null
                                ? Sentence.of("export.partly", count)
                                : Sentence.of("export.partly.of", count, total));
    }

    /** The remark on a table of known items. */
    static Sentence known(String items) {
        return Sentence.of("export.known." + items);
    }

    static Sheet<?> folders(ExportRequest request) {
        FolderListing listing = FolderService.of(request.session()).list();
        if (!listing.whole()) {
            request.remarks().accept(known("folders"));
        }
        return ItemTables.sheet(
                request.words().text("section.folders"),
                request,
                List.of(
                        column("id", (Folder folder) -> folder.id().value()),
                        column("name", folder -> value(folder.name())),
                        column(
                                Folder.PARENT,
                                folder -> value(folder.parent().map(FolderId::value))),
                        column("status", folder -> value(folder.active())),
                        column("videos_count", folder -> value(folder.videosCount())),
                        column("created_at", folder -> value(folder.createdAt())),
                        column("updated_at", folder -> value(folder.updatedAt())),
                        ItemTables.asLoaded(ItemKind.FOLDER, SheetItem::of)),
                listing.folders());
    }

    static Sheet<?> trash(ExportRequest request) {
        TrashContents contents = TrashService.of(request.session()).read(List.of(), (_, _) -> {});
        if (!contents.listed()) {
            request.remarks().accept(known("trash"));
        }
        return ItemTables.sheet(
                request.section("trash"),
                request,
                List.of(
                        column("id", (TrashedVideo video) -> video.id().value()),
                        column("title", TrashedVideo::title),
                        column("deleted_at", TrashedVideo::deletedAt),
                        column("deleted_at_is_exact", TrashedVideo::exact),
                        column("state", video -> video.place().name().toLowerCase(Locale.ROOT))),
                contents.videos());
    }
}
