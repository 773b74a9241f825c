package app.marquee.ui.map;

import app.marquee.analytics.geo.MapCamera;
import app.marquee.analytics.geo.MapFrame;
import app.marquee.analytics.geo.Pixels;
import app.marquee.analytics.geo.picture.MapPicture;

import javafx.scene.image.ImageView;
import javafx.scene.image.PixelBuffer;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;

import java.nio.IntBuffer;

/**
 * Image of the map's pixels. The base map is repainted only when the view or its colors change. FX
 * thread only.
 */
final class MapSurface extends ImageView {
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

    /**
     * @param density pixels of the screen for each of the window's
     */
    void paint(MapPicture picture, double density) {
        size(picture.camera(), density);
        picture.paint(frame, density);
        buffer.updateBuffer(_ -> null);
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
