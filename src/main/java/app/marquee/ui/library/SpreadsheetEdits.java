package app.marquee.ui.library;

import app.marquee.model.folder.Folder;
import app.marquee.model.id.ItemKind;
import app.marquee.model.video.Video;
import app.marquee.service.folder.FolderNode;
import app.marquee.sheet.FolderPaths;
import app.marquee.sheet.SheetForm;
import app.marquee.sheet.SheetItem;
import app.marquee.ui.change.Proposal;
import app.marquee.ui.change.sheet.SheetDialog;
import app.marquee.ui.change.sheet.SheetSource;
import app.marquee.ui.change.sheet.SheetTask;
import app.marquee.ui.shell.section.SectionContext;

import java.util.List;
import java.util.function.UnaryOperator;

/** Videos and folders edited in a spreadsheet. FX thread only. */
final class SpreadsheetEdits {

    private final LibraryModels models;
    private final SectionContext on;
    private final SheetSource source;

    SpreadsheetEdits(LibraryModels models, SectionContext on, SheetSource source) {
        this.models = models;
        this.on = on;
        this.source = source;
    }

    /**
     * @param of where they are listed
     */
    void videos(String of, List<Video> videos) {
        dialog(
                        "field.videos",
                        ItemKind.VIDEO,
                        videos.stream().map(SheetItem::of).toList(),
                        models.videoActions()::withWarning)
                .of(of)
                .open();
    }

    /** All folders that are listed. */
    void folders() {
        dialog(
                        "sheet.folders",
                        ItemKind.FOLDER,
                        listed().stream().map(SheetItem::of).toList(),
                        proposal -> proposal)
                .open();
    }

    private List<Folder> listed() {
        return models.tree().tree().nodes().stream()
                .filter(FolderNode::isOriginal)
                .map(FolderNode::folder)
                .toList();
    }

    private SheetDialog dialog(
            String name, ItemKind kind, List<SheetItem> items, UnaryOperator<Proposal> warning) {
        return new SheetDialog(
                on,
                models.changes(),
                new SheetTask(
                        on.messages().text(name),
                        SheetForm.of(kind),
                        items,
                        new FolderPaths(listed()),
                        source,
                        warning));
    }
}
