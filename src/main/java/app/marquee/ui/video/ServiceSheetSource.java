package app.marquee.ui.video;

import app.marquee.change.StagedChange;
import app.marquee.model.id.ItemKind;
import app.marquee.model.id.VideoId;
import app.marquee.model.video.CustomField;
import app.marquee.service.change.ChangeListService;
import app.marquee.service.playlist.SessionPlaylistService;
import app.marquee.service.session.Session;
import app.marquee.service.sheet.SheetService;
import app.marquee.sheet.SheetChange;
import app.marquee.sheet.SheetNow;
import app.marquee.task.Progress;
import app.marquee.ui.change.PreviewCheck;
import app.marquee.ui.change.sheet.SheetSource;

import java.util.List;

/** Source of the values of a table over the service of a session. */
public record ServiceSheetSource(SheetService service) implements SheetSource {

    public static ServiceSheetSource of(Session session) {
        return new ServiceSheetSource(
                new SheetService(session, () -> new SessionPlaylistService(session).list()));
    }

    /** The comparison of previews over the service of a session. */
    public static PreviewCheck check(Session session) {
        ChangeListService changes = new ChangeListService(session);
        return (lines, progress) -> changes.check(lines, progress::report);
    }

    @Override
    public SheetNow load(ItemKind kind, Progress progress) throws InterruptedException {
        return service.load(kind, progress::report);
    }

    @Override
    public List<CustomField> fields(VideoId video) {
        return service.fields(video);
    }

    @Override
    public StagedChange stage(SheetChange change) {
        return service.stage(change);
    }
}
