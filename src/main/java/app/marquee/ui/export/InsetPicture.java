package app.marquee.ui.export;

import app.marquee.export.RasterImage;

import javafx.geometry.Point2D;
import javafx.scene.layout.Region;

import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * Image maker that lets one part of a view redraw itself at export size, instead of only being
 * enlarged. FX thread only.
 */
public final class InsetPicture implements PictureMaker {
    private final Region view;
    private final Supplier<Optional<Part>> parts;

    /**
     * @param parts supplies the part for each image; empty to render the view as it is
     */
    public InsetPicture(Region view, Supplier<Optional<Part>> parts) {
        this.view = view;
        this.parts = parts;
    }

    /**
     * Part that redraws itself. Immutable.
     *
     * @param place its region in the view
     * @param over what lies over it and stays as it is in the view
     */
    public record Part(Region place, PictureMaker maker, Region over) {}

    @Override
    public void make(int scale, Consumer<RasterImage> ready) {
        Optional<Part> found = parts.get().filter(part -> isSeen(part.place()));
        PictureMaker whole = PictureMaker.of(view);
        if (found.isEmpty()) {
            whole.make(scale, ready);
            return;
        }
        Part part = found.orElseThrow();
        Point2D at = corner(part.place(), 0, 0);
        int left = (int) Math.round(at.getX() * scale);
        int top = (int) Math.round(at.getY() * scale);
        Hole hole = hole(part.over(), scale);
        part.maker()
                .make(
                        scale,
                        above ->
                                whole.make(
                                        scale,
                                        below ->
                                                ready.accept(laid(above, below, left, top, hole))));
    }

    private Point2D corner(Region of, double x, double y) {
        return view.sceneToLocal(of.localToScene(x, y));
    }

    /** Pixels of the view that are not overlaid. */
    private record Hole(int left, int top, int right, int bottom) {
        boolean has(int line) {
            return line >= top && line < bottom;
        }
    }

    private Hole hole(Region over, int scale) {
        if (!isSeen(over)) {
            return new Hole(0, 0, 0, 0);
        }
        Point2D from = corner(over, 0, 0);
        Point2D to = corner(over, over.getWidth(), over.getHeight());
        return new Hole(
                (int) Math.floor(from.getX() * scale),
                (int) Math.floor(from.getY() * scale),
                (int) Math.ceil(to.getX() * scale),
                (int) Math.ceil(to.getY() * scale));
    }

    private boolean isSeen(Region place) {
        return Objects.equals(place.getScene(), view.getScene()) && PictureTaking.isSeen(place);
    }

    /** Overlays an image on another, clipped to its bounds, except in a hole. */
    private static RasterImage laid(
            RasterImage above, RasterImage below, int left, int top, Hole hole) {
        int from = Math.max(0, -left);
        int wide = Math.min(above.width(), below.width() - left) - from;
        if (wide <= 0) {
            return below;
        }
        int[] part = new int[above.width()];
        return new RasterImage(
                below.width(),
                below.height(),
                below.scale(),
                (line, into) -> {
                    below.lines().read(line, into);
                    int inside = line - top;
                    if (inside >= 0 && inside < above.height()) {
                        above.lines().read(inside, part);
                        int end = from + wide;
                        int before =
                                hole.has(line) ? Math.clamp(hole.left() - left, from, end) : end;
                        int after =
                                hole.has(line) ? Math.clamp(hole.right() - left, from, end) : end;
                        System.arraycopy(part, from, into, left + from, before - from);
                        System.arraycopy(part, after, into, left + after, end - after);
                    }
                });
    }
}
