package app.marquee.ui.analytics;

import app.marquee.export.ExportProgress;
import app.marquee.ui.export.PaintedPicture;
import app.marquee.ui.map.MapPrint;

import javafx.scene.layout.Region;

/** The printed map as the ground of a picture. */
record PrintedMap(MapPrint print) implements PaintedPicture.Ground {
    @Override
    public Region above() {
        return print.above();
    }

    @Override
    public void taken() {
        print.close();
    }

    @Override
    public int[] paint(int scale, ExportProgress progress) throws InterruptedException {
        return print.paint(scale, done -> progress.report(done, print.steps())).argb();
    }
}
