package app.marquee.tour;

import app.marquee.command.PictureTour;

import java.nio.file.Path;

/** Tour of the desktop window. */
public final class DesktopTour implements PictureTour {
    @Override
    public void run(Path out, String only) {
        new Tour(out, only).run();
    }
}
