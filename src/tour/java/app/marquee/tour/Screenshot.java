package app.marquee.tour;

import app.marquee.export.PngFile;
import app.marquee.export.RasterImage;

import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Screenshot of a node, taken on the FX thread and saved on any other. */
public final class Screenshot {
    private final int width;
    private final int height;
    private final int[] pixels;

    /** Copies the pixels only: encoding them is for another thread. */
    private Screenshot(WritableImage shot) {
        width = (int) shot.getWidth();
        height = (int) shot.getHeight();
        pixels = new int[width * height];
        shot.getPixelReader()
                .getPixels(0, 0, width, height, PixelFormat.getIntArgbInstance(), pixels, 0, width);
    }

    public static Screenshot of(Scene scene) {
        return new Screenshot(scene.snapshot(null));
    }

    public static Screenshot of(Node node) {
        return new Screenshot(node.snapshot(null, null));
    }

    public int width() {
        return width;
    }

    public int height() {
        return height;
    }

    /** The color of one pixel as 0xAARRGGBB. */
    public int argb(int x, int y) {
        return pixels[y * width + x];
    }

    /** Writes it as PNG, and makes the directory when it is not there. */
    public void save(Path file) {
        RasterImage image =
                new RasterImage(
                        width,
                        height,
                        1,
                        (line, into) -> System.arraycopy(pixels, line * width, into, 0, width));
        try {
            Files.createDirectories(file.toAbsolutePath().getParent());
            try (OutputStream out = Files.newOutputStream(file)) {
                new PngFile(image).write(out, (_, _) -> {});
            }
        } catch (IOException failed) {
            throw new UncheckedIOException("Could not write the image " + file, failed);
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("Interrupted while writing " + file, stopped);
        }
    }
}
