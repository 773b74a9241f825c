package app.marquee.ui.control;

import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

import javax.imageio.ImageIO;

/**
 * Screenshot of a node, taken on the FX thread and saved on any other. Works without a display and
 * without the Swing bridge.
 */
public final class Snapshot {
    private final int width;
    private final int height;
    private final int[] pixels;

    /** Copies the pixels only: encoding them is for another thread. */
    private Snapshot(WritableImage shot) {
        width = (int) shot.getWidth();
        height = (int) shot.getHeight();
        pixels = new int[width * height];
        shot.getPixelReader()
                .getPixels(0, 0, width, height, PixelFormat.getIntArgbInstance(), pixels, 0, width);
    }

    private BufferedImage image() {
        BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_INT_ARGB);
        image.setRGB(0, 0, width, height, pixels, 0, width);
        return image;
    }

    public static Snapshot of(Scene scene) {
        return new Snapshot(scene.snapshot(null));
    }

    public static Snapshot of(Node node) {
        return new Snapshot(node.snapshot(null, null));
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
        try {
            Path directory = file.toAbsolutePath().getParent();
            if (directory != null) {
                Files.createDirectories(directory);
            }
            if (!ImageIO.write(image(), "png", file.toFile())) {
                throw new IOException("This Java runtime can't write PNG");
            }
        } catch (IOException failed) {
            throw new UncheckedIOException("Could not write the image " + file, failed);
        }
    }
}
