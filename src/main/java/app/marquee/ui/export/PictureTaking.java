package app.marquee.ui.export;

import app.marquee.export.RasterImage;
import app.marquee.export.RunLengthRows;
import app.marquee.task.FxThread;
import app.marquee.ui.control.SnapshotNotifier;

import javafx.geometry.Bounds;
import javafx.geometry.Rectangle2D;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.SnapshotParameters;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;
import javafx.scene.layout.BackgroundFill;
import javafx.scene.layout.Region;
import javafx.scene.paint.Color;
import javafx.scene.paint.Paint;
import javafx.scene.transform.Transform;

import org.jspecify.annotations.Nullable;

import java.util.Arrays;
import java.util.function.Consumer;

/** Rendering of an image in bands, between which the window stays responsive. FX thread only. */
final class PictureTaking {
    /** Pixels of a band, rendered faster than the user would notice. */
    private static final int PIXELS_OF_A_BAND = 1 << 16;

    private final Node node;
    private final int scale;
    private final int width;
    private final int height;
    private final int linesOfBand;
    private final int[] band;
    private final RunLengthRows packed;
    private final @Nullable Paint fill;
    private final Consumer<RasterImage> taken;
    private final SnapshotNotifier parts;

    private PictureTaking(Node node, int scale, @Nullable Paint fill, Consumer<RasterImage> taken) {
        this.fill = fill;
        this.node = node;
        this.scale = scale;
        this.taken = taken;
        this.parts = new SnapshotNotifier(node);
        begin();
        this.width = (int) Math.ceil(node.getLayoutBounds().getWidth() * scale);
        this.height = (int) Math.ceil(node.getLayoutBounds().getHeight() * scale);
        this.linesOfBand = Math.min(height, Math.max(1, PIXELS_OF_A_BAND / width));
        this.band = new int[width * linesOfBand];
        this.packed = new RunLengthRows(width);
    }

    /** Notifies the nodes that redraw themselves for images. */
    private void begin() {
        parts.begin();
        if (!parts.isEmpty() && node instanceof Parent parent) {
            parent.applyCss();
            parent.layout();
        }
    }

    /**
     * @param scale pixels of the picture for each of the window's
     * @param taken is called later on this thread; not when the node is no longer visible by then
     */
    static void of(Node node, int scale, Consumer<RasterImage> taken) {
        take(node, scale, null, taken);
    }

    /** Renders a node without its background: transparent where it is. */
    static void above(Node node, int scale, Consumer<RasterImage> taken) {
        take(node, scale, Color.TRANSPARENT, taken);
    }

    private static void take(
            Node node, int scale, @Nullable Paint fill, Consumer<RasterImage> taken) {
        if (isSeen(node)) {
            new PictureTaking(node, scale, fill, taken).from(0);
        }
    }

    /** Whether any part of the node is visible. */
    static boolean isSeen(Node node) {
        Bounds bounds = node.getLayoutBounds();
        return node.getScene() != null
                && bounds.getWidth() > 0
                && bounds.getHeight() > 0
                && isVisible(node);
    }

    private static boolean isVisible(@Nullable Node node) {
        return node == null || (node.isVisible() && isVisible(node.getParent()));
    }

    private void from(int top) {
        Scene scene = node.getScene();
        if (scene == null) {
            parts.end();
            return;
        }
        int lines = Math.min(height - top, linesOfBand);
        if (fill == null || hasParts((double) top / scale, (double) (top + lines) / scale)) {
            band(scene, top, lines);
        } else {
            Arrays.fill(band, 0);
        }
        for (int line = 0; line < lines; line++) {
            packed.add(band, line * width);
        }
        int next = top + lines;
        if (next < height) {
            FxThread.later(() -> from(next));
        } else {
            parts.end();
            taken.accept(new RasterImage(width, height, scale, packed));
        }
    }

    /** Whether a band has any nodes; an empty one needs no rendering. */
    private boolean hasParts(double from, double to) {
        return !(node instanceof Parent parent)
                || parent.getChildrenUnmodifiable().stream()
                        .filter(Node::isVisible)
                        .map(Node::getBoundsInParent)
                        .anyMatch(part -> part.getMaxY() >= from && part.getMinY() <= to);
    }

    /** The background in the window; opaque, so that no pixel needs blending. */
    private Paint ground(Scene scene) {
        for (Node behind = node; behind != null; behind = behind.getParent()) {
            if (behind instanceof Region region && region.getBackground() != null) {
                for (BackgroundFill fill : region.getBackground().getFills().reversed()) {
                    if (fill.getFill() instanceof Color colour && colour.isOpaque()) {
                        return colour;
                    }
                }
            }
        }
        return scene.getFill();
    }

    private void band(Scene scene, int top, int lines) {
        SnapshotParameters how = new SnapshotParameters();
        how.setFill(fill == null ? ground(scene) : fill);
        how.setTransform(Transform.scale(scale, scale));
        how.setViewport(
                new Rectangle2D(
                        node.getLayoutX() * scale, node.getLayoutY() * scale + top, width, lines));
        WritableImage image = node.snapshot(how, new WritableImage(width, lines));
        image.getPixelReader()
                .getPixels(0, 0, width, lines, PixelFormat.getIntArgbPreInstance(), band, 0, width);
    }
}
