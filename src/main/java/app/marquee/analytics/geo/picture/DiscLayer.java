package app.marquee.analytics.geo.picture;

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
 * @param colours of a cluster
 * @param chosen the clusters that are selected
 */
record DiscLayer(
        Bubbles bubbles, IntFunction<BubbleColours> colours, BitSet chosen, BubbleColours marked)
        implements PictureLayer {
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
            ClusterLevel level, boolean @Nullable [] chances, MapLook look) {
        double[] values = level.values();
        BubbleColours unknown = look.unknown();
        BubbleColours plain = look.bubble();
        BubbleColours gain = look.gain();
        BubbleColours loss = look.loss();
        return cluster -> {
            double value = values[cluster];
            if (Double.isNaN(value) || (chances != null && chances[cluster])) {
                return unknown;
            }
            return chances == null ? plain : value > 0 ? gain : loss;
        };
    }

    private void write(Writer to) {
        for (int at = 0; at < bubbles.size(); at++) {
            int cluster = bubbles.cluster(at);
            if (!chosen.get(cluster)) {
                to.disc(bubbles.x(at), bubbles.y(at), bubbles.radius(at), colours.apply(cluster));
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
