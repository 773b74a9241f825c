package app.marquee.ui.map;

import app.marquee.analytics.geo.BubbleColours;
import app.marquee.analytics.geo.Bubbles;
import app.marquee.analytics.geo.ClusterLevel;
import app.marquee.analytics.geo.MapCamera;
import app.marquee.analytics.geo.MapFrame;
import app.marquee.drawing.Drawing;
import app.marquee.drawing.Rgba;
import app.marquee.drawing.Stroke;

import org.jspecify.annotations.Nullable;

import java.util.BitSet;
import java.util.function.IntFunction;

/**
 * Layer of discs for clusters; those that are selected lie above the others. Immutable.
 *
 * @param bubbles in pixels of the window
 * @param colours of a cluster; null where only selected ones are shown
 * @param chosen the clusters that are selected
 */
record DiscLayer(
        Bubbles bubbles,
        @Nullable IntFunction<BubbleColours> colours,
        BitSet chosen,
        BubbleColours marked)
        implements PictureLayer {
    private static final double DISC = 0.5;
    private static final double RING = 0.16;

    /** Of the discs of selected clusters. */
    static final double CHOSEN = 0.72;

    /** Receiver of discs in their order. */
    @FunctionalInterface
    private interface Writer {
        void disc(double x, double y, double radius, BubbleColours colours);
    }

    /**
     * The colors of clusters: those of a difference by its direction, and pale where it may be
     * chance.
     *
     * @param chances of each cluster; null for plain values
     */
    static IntFunction<BubbleColours> colours(
            ClusterLevel level, boolean @Nullable [] chances, MapStyle style) {
        double[] values = level.values();
        BubbleColours unknown = style.unknown();
        BubbleColours plain = style.bubble(DISC);
        BubbleColours gain = style.gain(DISC);
        BubbleColours loss = style.loss(RING);
        return cluster -> {
            double value = values[cluster];
            if (Double.isNaN(value) || (chances != null && chances[cluster])) {
                return unknown;
            }
            return chances == null ? plain : value > 0 ? gain : loss;
        };
    }

    private void write(Writer to) {
        IntFunction<BubbleColours> of = colours;
        if (of != null) {
            for (int at = 0; at < bubbles.size(); at++) {
                int cluster = bubbles.cluster(at);
                if (!chosen.get(cluster)) {
                    to.disc(bubbles.x(at), bubbles.y(at), bubbles.radius(at), of.apply(cluster));
                }
            }
        }
        if (!chosen.isEmpty()) {
            for (int at = 0; at < bubbles.size(); at++) {
                if (chosen.get(bubbles.cluster(at))) {
                    to.disc(bubbles.x(at), bubbles.y(at), bubbles.radius(at), marked);
                }
            }
        }
    }

    @Override
    public void paint(MapFrame on, MapCamera camera, double density) {
        write((x, y, radius, its) -> on.bubble(x * density, y * density, radius * density, its));
    }

    @Override
    public void draw(Drawing on, MapCamera camera) {
        write(
                (x, y, radius, its) -> {
                    on.disc(x, y, radius, Rgba.ofArgb(its.fill()));
                    on.ring(x, y, radius, Stroke.solid(Rgba.ofArgb(its.line()), 1));
                });
    }
}
