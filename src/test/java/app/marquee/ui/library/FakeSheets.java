package app.marquee.ui.library;

import app.marquee.change.JournalEntryFactory;
import app.marquee.change.StagedChange;
import app.marquee.model.id.ItemKind;
import app.marquee.model.id.VideoId;
import app.marquee.model.video.CustomField;
import app.marquee.service.sheet.SheetService;
import app.marquee.sheet.FolderPaths;
import app.marquee.sheet.SheetChange;
import app.marquee.sheet.SheetNow;
import app.marquee.task.Progress;
import app.marquee.ui.change.sheet.SheetSource;

import java.util.List;
import java.util.Map;

/** Present values in memory, for a test to play the service. */
final class FakeSheets implements SheetSource {

    private final JournalEntryFactory staging;
    SheetNow now = new SheetNow(Map.of(), false, FolderPaths.NONE);

    FakeSheets(JournalEntryFactory staging) {
        this.staging = staging;
    }

    @Override
    public SheetNow load(ItemKind kind, Progress progress) {
        return now;
    }

    @Override
    public List<CustomField> fields(VideoId video) {
        return List.of();
    }

    @Override
    public StagedChange stage(SheetChange change) {
        return SheetService.stage(change, staging);
    }
}
