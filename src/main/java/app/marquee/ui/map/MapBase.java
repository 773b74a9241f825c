package app.marquee.ui.map;

import app.marquee.analytics.geo.picture.MapLayer;

import javafx.scene.layout.Region;

import java.util.function.Consumer;

/**
 * Map that shows points as bubbles over any base map. Points are identified by their indexes in the
 * shown layer. FX thread only.
 */
public interface MapBase {
    /** Its node; the same each time. */
    Region view();

    /** Adds a listener for the points that the user selects; none for a click on empty space. */
    void onChosen(Consumer<int[]> chosen);

    /**
     * Shows other points; the selection is cleared.
     *
     * @param anew whether the view goes to where the points are, rather than staying
     */
    void show(MapLayer layer, boolean anew);

    /**
     * Marks these points.
     *
     * @param reveal whether the view moves to them when they are not in it
     */
    void select(int[] points, boolean reveal);

    /** Closes the map: nothing is drawn or reported any more. */
    default void close() {}
}
