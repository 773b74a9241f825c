package app.marquee.ui.change.sheet;

import app.marquee.change.StagedChange;
import app.marquee.model.id.ItemKind;
import app.marquee.model.id.VideoId;
import app.marquee.model.video.CustomField;
import app.marquee.sheet.SheetChange;
import app.marquee.sheet.SheetNow;
import app.marquee.task.Progress;

import java.util.List;

/** Source of the present values, and factory of the changes. Called off the FX thread. */
public interface SheetSource {

    /** The present items of a type. Blocking. */
    SheetNow load(ItemKind kind, Progress progress) throws InterruptedException;

    /** The present custom fields of a video. Blocking. */
    List<CustomField> fields(VideoId video);

    /** Stages a change; sends nothing. */
    StagedChange stage(SheetChange change);
}
