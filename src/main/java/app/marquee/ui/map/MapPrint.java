package app.marquee.ui.map;

import app.marquee.analytics.geo.picture.MapPicture;

import javafx.scene.layout.Region;

/**
 * View of the map for export: its picture repainted at the size of the image, with texts as nodes
 * above. Its content is fixed when it is created, on the FX thread.
 */
public final class MapPrint {
    private final MapPicture picture;
    private final Region above;
    private final Runnable close;

    /**
     * @param above as wide as the camera's view, and at least as high
     */
    MapPrint(MapPicture picture, Region above, Runnable close) {
        this.picture = picture;
        this.above = above;
        this.close = close;
    }

    /** Names, legend, scale and the text below the map; in the scene until {@link #close}. */
    public Region above() {
        return above;
    }

    /** On the FX thread, when the texts are not needed any more. */
    public void close() {
        close.run();
    }

    /**
     * The layers of the picture.
     *
     * @param scale pixels for each of the window's
     */
    public MapStripes stripes(int scale) {
        return new MapStripes(picture, scale);
    }
}
