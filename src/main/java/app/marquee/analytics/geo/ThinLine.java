package app.marquee.analytics.geo;

/** Anti-aliased line of one pixel width (Xiaolin Wu). */
final class ThinLine {
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
