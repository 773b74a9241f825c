package app.marquee.ui.export;

import app.marquee.export.ExportProgress;
import app.marquee.export.Picture;

/** The part of making a picture that takes long. Runs on a worker thread. */
@FunctionalInterface
public interface PictureWork {
    /** Ends on interrupt. */
    Picture make(ExportProgress progress) throws InterruptedException;
}
