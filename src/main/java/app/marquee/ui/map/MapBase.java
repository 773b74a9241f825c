package app.marquee.ui.map;

import javafx.scene.layout.Region;

import java.util.function.Consumer;

/**
 * A map that shows points as bubbles, whoever draws the ground below them. Points are known by
 * their numbers in what was shown. Lives on the FX thread.
 */
public interface MapBase {
    /** Its node; the same each time. */
    Region view();

    /** Is told which points a person chose; none when they chose the sea. */
    void onChosen(Consumer<int[]> chosen);

    /**
     * Shows other points; the selection is given up.
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

    /** Ends it: nothing is drawn or told any more. */
    default void close() {}
}
