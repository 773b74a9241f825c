package app.marquee.ui.library;

import app.marquee.model.folder.Folder;
import app.marquee.model.id.FolderId;
import app.marquee.model.id.VideoId;
import app.marquee.model.limit.Limits;
import app.marquee.model.rename.RenameBatch;
import app.marquee.model.rename.RenameItem;
import app.marquee.model.rename.RenameLine;
import app.marquee.model.video.Video;
import app.marquee.service.folder.FolderNode;
import app.marquee.text.Messages;
import app.marquee.ui.change.rename.BatchRenameDialog;
import app.marquee.ui.change.rename.RenameTask;
import app.marquee.ui.control.table.PictureColumn;
import app.marquee.ui.shell.section.SectionContext;

import org.jspecify.annotations.Nullable;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** Batch renames of the selected videos or folders. FX thread only. */
final class BatchRenames {
    private final LibraryModels models;
    private final SectionContext on;
    private final Messages messages;

    BatchRenames(LibraryModels models, SectionContext on) {
        this.models = models;
        this.on = on;
        this.messages = on.messages();
    }

    /** Renames videos; equal titles in the list are duplicates. */
    void videos(List<Video> some) {
        Set<VideoId> ids = some.stream().map(Video::id).collect(Collectors.toSet());
        List<RenameItem> others =
                models.videos().rowsProperty().get().stream()
                        .map(VideoRow::video)
                        .filter(video -> !ids.contains(video.id()))
                        .map(BatchRenames::item)
                        .toList();
        RenameBatch batch =
                new RenameBatch(
                        some.stream().map(BatchRenames::item).toList(), others, Limits.VIDEO_TITLE);
        VideoActionsViewModel actions = models.videoActions();
        RenameTask task =
                new RenameTask(
                        batch,
                        count -> messages.plural("rename.videos", count),
                        (index, title) -> actions.renamed(some.get(index), title),
                        actions::withWarning);
        PictureColumn<RenameLine> frame =
                some.stream().anyMatch(video -> picture(video) != null)
                        ? models.pictures().column(line -> picture(some.get(line.index())))
                        : null;
        new BatchRenameDialog(on, models.changes(), task, frame).open();
    }

    private static @Nullable String picture(Video video) {
        return video.thumbnail().orNull();
    }

    private static RenameItem item(Video video) {
        return new RenameItem(video.title().orNull(), "");
    }

    /**
     * Renames the selected folders, in the order of the tree; equal names below one parent are
     * duplicates.
     */
    void folders() {
        Set<FolderId> chosen = new HashSet<>(models.actions().choiceProperty().get().folders());
        List<Folder> some =
                models.tree().rowsProperty().get().stream()
                        .flatMap(row -> row.changeable().stream())
                        .filter(chosen::contains)
                        .map(models.tree()::known)
                        .toList();
        List<RenameItem> others =
                models.tree().tree().nodes().stream()
                        .filter(FolderNode::isOriginal)
                        .map(FolderNode::folder)
                        .filter(folder -> !chosen.contains(folder.id()))
                        .map(BatchRenames::item)
                        .toList();
        RenameBatch batch =
                new RenameBatch(
                        some.stream().map(BatchRenames::item).toList(), others, Limits.FOLDER_NAME);
        RenameTask task =
                new RenameTask(
                        batch,
                        count -> messages.plural("rename.folders", count),
                        (index, name) -> models.actions().renamed(some.get(index), name),
                        proposal -> proposal);
        new BatchRenameDialog(on, models.changes(), task).open();
    }

    private static RenameItem item(Folder folder) {
        FolderId parent = folder.parent().orNull();
        return new RenameItem(folder.name().orNull(), parent == null ? "" : parent.value());
    }
}
