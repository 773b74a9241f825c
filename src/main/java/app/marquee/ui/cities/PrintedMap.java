package app.marquee.ui.cities;

import app.marquee.ui.export.PaintedPicture;
import app.marquee.ui.map.MapPrint;
import app.marquee.ui.map.MapStripes;

import javafx.scene.layout.Region;

/** Printed base map as the background of an image. */
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
    public PaintedPicture.Painted painted(int scale) {
        MapStripes stripes = print.stripes(scale);
        return new PaintedPicture.Painted(stripes.height(), stripes::read);
    }
}
