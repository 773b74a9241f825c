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
     */
    public record Part(Region place, PictureMaker maker) {}

    @Override
    public void make(int scale, Consumer<RasterImage> ready) {
        Optional<Part> found = parts.get().filter(part -> isSeen(part.place()));
        PictureMaker whole = PictureMaker.of(view);
        if (found.isEmpty()) {
            whole.make(scale, ready);
            return;
        }
        Part part = found.orElseThrow();
        Point2D at = view.sceneToLocal(part.place().localToScene(0, 0));
        int left = (int) Math.round(at.getX() * scale);
        int top = (int) Math.round(at.getY() * scale);
        part.maker()
                .make(
                        scale,
                        above ->
                                whole.make(
                                        scale,
                                        below -> ready.accept(laid(above, below, left, top))));
    }

    private boolean isSeen(Region place) {
        return Objects.equals(place.getScene(), view.getScene()) && PictureTaking.isSeen(place);
    }

    /** Overlays an image on another, clipped to its bounds. */
    private static RasterImage laid(RasterImage above, RasterImage below, int left, int top) {
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
                        System.arraycopy(part, from, into, left + from, wide);
                    }
                });
    }
}
