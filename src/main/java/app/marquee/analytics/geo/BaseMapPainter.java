package app.marquee.analytics.geo;

import org.jspecify.annotations.Nullable;

/**
 * Painter of the base map: water, land and borders. Points closer than a fraction of a pixel are
 * skipped, so that each zoom has lines as simple as it needs. For one size. Not thread-safe.
 */
public final class BaseMapPainter {
    private static final double NEAR = 0.6;

    private final Pixels pixels;
    private final LandFill fill;
    private final AreaRaster raster;
    private @Nullable Filled filled;

    public BaseMapPainter(Pixels pixels) {
        this.pixels = pixels;
        this.fill = new LandFill(pixels.width(), pixels.height());
        this.raster = new AreaRaster(pixels.width(), pixels.height());
    }

    /** View of which the pixels of areas are known. */
    private record Filled(
            WorldOutlines outlines, MapCamera camera, int water, int land, AreaShades areas) {
        boolean isFor(WorldOutlines other, MapCamera seen, MapColours colours, AreaShades shades) {
            return outlines.equals(other)
                    && camera.equals(seen)
                    && water == colours.water()
                    && land == colours.land()
                    && areas.showsSame(shades);
        }
    }

    /**
     * @param camera of as many pixels as are painted
     */
    public void paint(WorldOutlines outlines, MapCamera camera, MapColours colours) {
        OutlineLevel level = outlines.at(camera.zoom());
        View view = View.of(camera);
        AreaShades areas = colours.areas();
        if (areas == null) {
            filled = null;
            land(level, view, colours);
        } else {
            areas(outlines, camera, colours, areas);
        }
        if (colours.states() != 0) {
            stroke(AreaOutlines.world().borders(), view, OutlineLevel.BORDER, colours.states());
        }
        stroke(level, view, OutlineLevel.COAST, colours.coast());
        stroke(level, view, OutlineLevel.BORDER, colours.border());
    }

    private void land(OutlineLevel level, View view, MapColours colours) {
        fill.clear();
        for (int line = 0; line < level.lines(); line++) {
            if (level.kind(line) != OutlineLevel.BORDER) {
                fill(level, line, view);
            }
        }
        fill.paint(pixels, colours.water(), colours.land());
    }

    /** Fills areas once for a view; other colors of the same areas need no lines. */
    private void areas(
            WorldOutlines outlines, MapCamera camera, MapColours colours, AreaShades areas) {
        Filled known = filled;
        if (known == null || !known.isFor(outlines, camera, colours, areas)) {
            View view = View.of(camera);
            land(outlines.at(camera.zoom()), view, colours);
            raster.begin(pixels);
            for (int area = 0; area < areas.outlines().size(); area++) {
                if (areas.shows(area) && areas.outlines().box(area).meets(view.box())) {
                    fill.clear();
                    areas.outlines().walk(area, view.scale(), view.x(), view.y(), NEAR, fill::line);
                    raster.add(area, fill);
                }
            }
            filled = new Filled(outlines, camera, colours.water(), colours.land(), areas);
        }
        raster.colour(pixels, areas);
    }

    /**
     * Precomputed camera, since each frame reads thousands of lines.
     *
     * @param scale pixels that the world is wide
     * @param x added to a place in pixels
     * @param box what is in view of the world
     */
    private record View(double scale, double x, double y, WorldBox box) {
        static View of(MapCamera camera) {
            double scale = camera.scale();
            return new View(
                    scale,
                    camera.width() / 2 - camera.x() * scale,
                    camera.height() / 2 - camera.y() * scale,
                    camera.box());
        }

        double screenY(double worldY) {
            return worldY * scale + y;
        }
    }

    /** What lies left of the view fills as much as a straight line; right of it, nothing. */
    private void fill(OutlineLevel level, int line, View view) {
        WorldBox box = view.box();
        if (level.bottom(line) < box.top()
                || level.top(line) > box.bottom()
                || level.left(line) > box.right()) {
            return;
        }
        if (level.right(line) < box.left()) {
            int first = level.start(line);
            int last = level.end(line) - 1;
            fill.line(0, view.screenY(level.y(first)), 0, view.screenY(level.y(last)));
            return;
        }
        walk(level, line, view, fill::line);
    }

    private void stroke(OutlineLevel level, View view, byte kind, int colour) {
        if (colour >>> 24 == 0) {
            return;
        }
        ThinLine pen = new ThinLine(pixels, colour);
        for (int line = 0; line < level.lines(); line++) {
            if (level.kind(line) == kind && level.isIn(view.box(), line)) {
                walk(level, line, view, pen::draw);
            }
        }
    }

    /** Callback for a piece of a line. */
    @FunctionalInterface
    private interface Piece {
        void from(double fromX, double fromY, double toX, double toY);
    }

    private static void walk(OutlineLevel level, int line, View view, Piece piece) {
        double scale = view.scale();
        double offsetX = view.x();
        double offsetY = view.y();
        int last = level.end(line) - 1;
        double x = level.x(level.start(line)) * scale + offsetX;
        double y = level.y(level.start(line)) * scale + offsetY;
        for (int i = level.start(line) + 1; i <= last; i++) {
            double nextX = level.x(i) * scale + offsetX;
            double nextY = level.y(i) * scale + offsetY;
            if (i == last || Math.abs(nextX - x) > NEAR || Math.abs(nextY - y) > NEAR) {
                piece.from(x, y, nextX, nextY);
                x = nextX;
                y = nextY;
            }
        }
    }

    /** Anti-aliased line of one pixel width (Xiaolin Wu). */
    static final class ThinLine {
        private final Pixels pixels;
        private final int colour;
        private final int alpha;

        ThinLine(Pixels pixels, int colour) {
            this.pixels = pixels;
            this.colour = colour;
            this.alpha = Pixels.alpha(colour);
        }

        void draw(double fromX, double fromY, double toX, double toY) {
            if (isBeside(fromX, toX, pixels.width()) || isBeside(fromY, toY, pixels.height())) {
                return;
            }
            boolean steep = Math.abs(toY - fromY) > Math.abs(toX - fromX);
            if (steep) {
                along(fromY, fromX, toY, toX, true);
            } else {
                along(fromX, fromY, toX, toY, false);
            }
        }

        /** Whether both ends lie on the same side of what is shown, including the line's width. */
        private static boolean isBeside(double from, double to, int limit) {
            return (from < -2 && to < -2) || (from > limit + 2 && to > limit + 2);
        }

        private void along(double fromU, double fromV, double toU, double toV, boolean steep) {
            if (fromU > toU) {
                along(toU, toV, fromU, fromV, steep);
                return;
            }
            int limit = steep ? pixels.height() : pixels.width();
            double slope = toU == fromU ? 0 : (toV - fromV) / (toU - fromU);
            int first = (int) Math.max(0, Math.ceil(fromU - 0.5));
            int behind = (int) Math.min(limit, Math.ceil(toU - 0.5));
            for (int u = first; u < behind; u++) {
                double v = fromV + (u + 0.5 - fromU) * slope - 0.5;
                int low = (int) Math.floor(v);
                int share = (int) ((v - low) * alpha);
                dot(u, low, alpha - share, steep);
                dot(u, low + 1, share, steep);
            }
        }

        private void dot(int u, int v, int strength, boolean steep) {
            int x = steep ? v : u;
            int y = steep ? u : v;
            if (x >= 0 && y >= 0 && x < pixels.width() && y < pixels.height()) {
                pixels.blend(y * pixels.width() + x, colour, strength);
            }
        }
    }
}
