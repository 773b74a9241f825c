package app.marquee.ui.map;

import app.marquee.analytics.geo.Bubble;
import app.marquee.analytics.geo.BubbleColours;
import app.marquee.analytics.geo.BubblePainter;
import app.marquee.analytics.geo.Bubbles;
import app.marquee.analytics.geo.GroundPainter;
import app.marquee.analytics.geo.MapCamera;
import app.marquee.analytics.geo.MapColours;
import app.marquee.analytics.geo.Pixels;
import app.marquee.analytics.geo.WorldOutlines;

import javafx.scene.image.ImageView;
import javafx.scene.image.PixelBuffer;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;

import org.jspecify.annotations.Nullable;

import java.nio.IntBuffer;
import java.util.Set;

/**
 * The pixels of the map. The ground is painted again only when the view or its colours change;
 * bubbles go onto a copy of it. Lives on the FX thread.
 */
final class MapSurface extends ImageView {
    static final double CHOSEN = 0.72;

    private Pixels ground = new Pixels(1, 1);
    private Pixels shown = new Pixels(1, 1);
    private GroundPainter painter = new GroundPainter(ground);
    private BubblePainter bubblePainter = new BubblePainter(shown, 1);
    private PixelBuffer<IntBuffer> buffer = buffer(shown);
    private @Nullable Ground painted;

    /** What the ground was painted of. */
    private record Ground(WorldOutlines outlines, MapCamera camera, MapColours colours) {}

    MapSurface() {
        setManaged(false);
        setMouseTransparent(true);
    }

    private static PixelBuffer<IntBuffer> buffer(Pixels pixels) {
        return new PixelBuffer<>(
                pixels.width(),
                pixels.height(),
                IntBuffer.wrap(pixels.argb()),
                PixelFormat.getIntArgbPreInstance());
    }

    /**
     * @param density pixels of the screen for each of the window's
     * @param chosen clusters that are marked
     */
    void paint(
            WorldOutlines outlines,
            MapCamera camera,
            double density,
            MapStyle style,
            LevelColours colours,
            Bubbles bubbles,
            Set<Integer> chosen) {
        size(camera, density);
        Ground wanted = new Ground(outlines, camera.denser(density), style.ground());
        if (!wanted.equals(painted)) {
            painter.paint(wanted.outlines(), wanted.camera(), wanted.colours());
            painted = wanted;
        }
        shown.copy(ground);
        for (Bubble bubble : bubbles.shown()) {
            if (!chosen.contains(bubble.cluster())) {
                paint(bubble, density, colours.of(bubble.cluster()));
            }
        }
        for (Bubble bubble : bubbles.shown()) {
            if (chosen.contains(bubble.cluster())) {
                paint(bubble, density, style.selected(CHOSEN));
            }
        }
        buffer.updateBuffer(_ -> null);
    }

    private void paint(Bubble bubble, double density, BubbleColours colours) {
        bubblePainter.paint(
                bubble.x() * density, bubble.y() * density, bubble.radius() * density, colours);
    }

    private void size(MapCamera camera, double density) {
        int width = (int) Math.max(1, Math.round(camera.width() * density));
        int height = (int) Math.max(1, Math.round(camera.height() * density));
        if (width != shown.width() || height != shown.height()) {
            ground = new Pixels(width, height);
            shown = new Pixels(width, height);
            painter = new GroundPainter(ground);
            bubblePainter = new BubblePainter(shown, density);
            buffer = buffer(shown);
            painted = null;
            setImage(new WritableImage(buffer));
        }
        setFitWidth(camera.width());
        setFitHeight(camera.height());
    }
}
