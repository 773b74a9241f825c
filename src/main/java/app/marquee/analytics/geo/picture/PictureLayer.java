package app.marquee.analytics.geo.picture;

import app.marquee.analytics.geo.MapCamera;
import app.marquee.analytics.geo.MapFrame;
import app.marquee.drawing.Drawing;

import java.util.List;

/**
 * Layer of the picture of a map with both of its writers and its rows of the legend. Immutable, and
 * written on any thread.
 */
public interface PictureLayer {
    /**
     * Writes pixels over those of the layers below.
     *
     * @param camera of the whole picture, in its pixels
     * @param density pixels for each of the window's
     */
    void paint(MapFrame on, MapCamera camera, double density);

    /**
     * Writes vectors over those of the layers below.
     *
     * @param camera of the window's pixels
     */
    void draw(Drawing on, MapCamera camera);

    /** What its colors mean, from high to low. */
    default List<LegendSteps.Row> legend(LegendSteps.Texts texts) {
        return List.of();
    }

    /** The same with the detail that a zoom needs; may load it. */
    default PictureLayer detailed(double zoom) {
        return this;
    }
}
