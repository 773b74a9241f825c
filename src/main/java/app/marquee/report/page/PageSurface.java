package app.marquee.report.page;

import app.marquee.drawing.Box;
import app.marquee.drawing.Drawing;
import app.marquee.report.ReportImage;

/** Drawing of a page, which also takes images. */
public interface PageSurface extends Drawing {
    /** Draws an image that fills the box. */
    void image(ReportImage image, Box box);
}
