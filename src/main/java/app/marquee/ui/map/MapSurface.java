package app.marquee.ui.map;

import app.marquee.analytics.geo.BubbleColours;
import app.marquee.analytics.geo.Bubbles;
import app.marquee.analytics.geo.MapCamera;
import app.marquee.analytics.geo.MapColours;
import app.marquee.analytics.geo.MapFrame;
import app.marquee.analytics.geo.Pixels;
import app.marquee.analytics.geo.WorldOutlines;

import javafx.scene.image.ImageView;
import javafx.scene.image.PixelBuffer;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;

import java.nio.IntBuffer;
import java.util.BitSet;

/**
 * Image of the map's pixels. The base map is repainted only when the view or its colors change. FX
 * thread only.
 */
final class MapSurface extends ImageView {
    static final double CHOSEN = 0.72;

    private MapFrame frame = new MapFrame(1, 1, 1);
    private PixelBuffer<IntBuffer> buffer = buffer(frame.pixels());

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

    void paint(
            MapPainting.View view,
            MapColours ground,
            MapStyle style,
            LevelColours colours,
            Bubbles bubbles) {
        double density = view.density();
        BitSet chosen = view.markedClusters();
        size(view.camera(), density);
        MapCamera camera = view.camera().denser(density);
        frame.ground(view.outlines(), camera, ground);
        if (view.isHeat()) {
            frame.heat(view.layer().density(), camera, style.ramp());
        } else {
            LevelColours.Mixed mixed = colours.mixed();
            for (int at = 0; at < bubbles.size(); at++) {
                int cluster = bubbles.cluster(at);
                if (!chosen.get(cluster)) {
                    paint(bubbles, at, density, mixed.of(cluster));
                }
            }
        }
        if (!chosen.isEmpty()) {
            paintChosen(bubbles, density, style.selected(CHOSEN), chosen);
        }
        buffer.updateBuffer(_ -> null);
    }

    /** The base map alone. */
    void paint(WorldOutlines outlines, MapCamera camera, double density, MapColours colours) {
        size(camera, density);
        frame.ground(outlines, camera.denser(density), colours);
        buffer.updateBuffer(_ -> null);
    }

    private void paintChosen(
            Bubbles bubbles, double density, BubbleColours colours, BitSet chosen) {
        for (int at = 0; at < bubbles.size(); at++) {
            if (chosen.get(bubbles.cluster(at))) {
                paint(bubbles, at, density, colours);
            }
        }
    }

    private void paint(Bubbles bubbles, int at, double density, BubbleColours colours) {
        frame.bubble(
                bubbles.x(at) * density,
                bubbles.y(at) * density,
                bubbles.radius(at) * density,
                colours);
    }

    private void size(MapCamera camera, double density) {
        int width = (int) Math.max(1, Math.round(camera.width() * density));
        int height = (int) Math.max(1, Math.round(camera.height() * density));
        if (width != frame.pixels().width() || height != frame.pixels().height()) {
            frame = new MapFrame(width, height, density);
            buffer = buffer(frame.pixels());
            setImage(new WritableImage(buffer));
        }
        setFitWidth(camera.width());
        setFitHeight(camera.height());
    }
}
