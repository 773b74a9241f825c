package app.marquee.report.page;

import app.marquee.drawing.Box;
import app.marquee.drawing.Drawing;
import app.marquee.report.ReportImage;

/** Drawing of a page, which also takes images and tags. */
public interface PageSurface extends Drawing {
    /** Draws an image that fills the box. */
    void image(ReportImage image, Box box);

    /** Draws content with its tag, where the surface has tags. */
    default void tagged(PageTag tag, Runnable drawn) {
        drawn.run();
    }
}
