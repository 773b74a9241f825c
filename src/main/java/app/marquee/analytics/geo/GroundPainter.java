package app.marquee.analytics.geo;

/**
 * Paints water, land and borders. What is nearer to the last point than a pixel's part is left out,
 * so that each zoom has lines as simple as it needs. One for one size; used by one thread at a
 * time.
 */
public final class GroundPainter {
    private static final double NEAR = 0.6;

    private final Pixels pixels;
    private final LandFill fill;

    public GroundPainter(Pixels pixels) {
        this.pixels = pixels;
        this.fill = new LandFill(pixels.width(), pixels.height());
    }

    /**
     * @param camera of as many pixels as are painted
     */
    public void paint(WorldOutlines outlines, MapCamera camera, MapColours colours) {
        OutlineLevel level = outlines.at(camera.zoom());
        fill.clear();
        for (int line = 0; line < level.lines(); line++) {
            if (level.kind(line) != OutlineLevel.BORDER) {
                fill(level, line, camera);
            }
        }
        fill.paint(pixels, colours.water(), colours.land());
        stroke(level, camera, OutlineLevel.COAST, colours.coast());
        stroke(level, camera, OutlineLevel.BORDER, colours.border());
    }

    /** What lies left of the view fills as much as a straight line; right of it, nothing. */
    private void fill(OutlineLevel level, int line, MapCamera camera) {
        if (camera.screenY(level.bottom(line)) < 0
                || camera.screenY(level.top(line)) > camera.height()
                || camera.screenX(level.left(line)) > camera.width()) {
            return;
        }
        if (camera.screenX(level.right(line)) < 0) {
            int first = level.start(line);
            int last = level.end(line) - 1;
            fill.line(0, camera.screenY(level.y(first)), 0, camera.screenY(level.y(last)));
            return;
        }
        walk(level, line, camera, fill::line);
    }

    private void stroke(OutlineLevel level, MapCamera camera, byte kind, int colour) {
        if (colour >>> 24 == 0) {
            return;
        }
        ThinLine pen = new ThinLine(pixels, colour);
        for (int line = 0; line < level.lines(); line++) {
            if (level.kind(line) == kind && isInView(level, line, camera)) {
                walk(level, line, camera, pen::draw);
            }
        }
    }

    private static boolean isInView(OutlineLevel level, int line, MapCamera camera) {
        return camera.screenX(level.right(line)) >= 0
                && camera.screenX(level.left(line)) <= camera.width()
                && camera.screenY(level.bottom(line)) >= 0
                && camera.screenY(level.top(line)) <= camera.height();
    }

    /** What is done with a piece of a line. */
    @FunctionalInterface
    private interface Piece {
        void from(double fromX, double fromY, double toX, double toY);
    }

    private static void walk(OutlineLevel level, int line, MapCamera camera, Piece piece) {
        double scale = camera.scale();
        double offsetX = camera.width() / 2 - camera.x() * scale;
        double offsetY = camera.height() / 2 - camera.y() * scale;
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
}
