package app.marquee.analytics.geo.picture;

import app.marquee.analytics.geo.MapCamera;
import app.marquee.analytics.geo.MapFrame;
import app.marquee.drawing.Box;
import app.marquee.drawing.Drawing;

import org.jspecify.annotations.Nullable;

import java.util.List;

/**
 * Description of the picture of a map, from which pixels and vectors are written: layers from the
 * lowest to the highest, and names above them. Immutable.
 *
 * @param camera of the window's pixels
 * @param outlined the areas with a line around them
 * @param earlier what lies over its left part; null for nothing
 */
public record MapPicture(
        MapCamera camera,
        List<PictureLayer> layers,
        List<LabelPlaces.Written> names,
        List<Integer> outlined,
        @Nullable Earlier earlier) {
    /** Width of the line around an area. */
    public static final double OUTLINE = 2;

    public MapPicture {
        layers = List.copyOf(layers);
        names = List.copyOf(names);
        outlined = List.copyOf(outlined);
    }

    /** Layers alone. */
    public MapPicture(MapCamera camera, List<PictureLayer> layers) {
        this(camera, layers, List.of(), List.of(), null);
    }

    /**
     * Picture of an earlier period, up to a line.
     *
     * @param part of the width that it covers
     * @param before the earlier period
     * @param now the period right of the line
     */
    public record Earlier(MapPicture picture, double part, String before, String now) {}

    public MapPicture with(@Nullable Earlier before) {
        return new MapPicture(camera, layers, names, outlined, before);
    }

    /** The same with the detail of a larger image; may load it. */
    public MapPicture detailed(double zoom) {
        Earlier before = earlier;
        return new MapPicture(
                camera,
                layers.stream().map(layer -> layer.detailed(zoom)).toList(),
                names,
                outlined,
                before == null
                        ? null
                        : new Earlier(
                                before.picture().detailed(zoom),
                                before.part(),
                                before.before(),
                                before.now()));
    }

    /** The whole map in pixels of the window. */
    public Box box() {
        return new Box(0, 0, camera.width(), camera.height());
    }

    /** Where the line is, in pixels of the window; 0 without one. */
    public double line() {
        return earlier == null ? 0 : Math.rint(earlier.part() * camera.width());
    }

    /** The part right of the line. */
    public Box later() {
        return new Box(line(), 0, camera.width() - line(), camera.height());
    }

    /** The part left of the line. */
    public Box sooner() {
        return new Box(0, 0, line(), camera.height());
    }

    /**
     * Writes the layers as pixels, without what lies over the left part.
     *
     * @param density pixels for each of the window's
     */
    public void paint(MapFrame on, double density) {
        MapCamera large = camera.denser(density);
        layers.forEach(layer -> layer.paint(on, large, density));
    }

    /** Writes the layers as vectors, on both sides of the line. */
    void draw(Drawing on) {
        on.clipped(later(), () -> layers.forEach(layer -> layer.draw(on, camera)));
        Earlier before = earlier;
        if (before != null) {
            on.clipped(
                    sooner(),
                    () -> before.picture().layers().forEach(layer -> layer.draw(on, camera)));
        }
    }
}
