package app.marquee;

import app.marquee.tour.Screenshot;

import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.paint.Color;
import javafx.scene.text.Text;

import org.kordamp.ikonli.javafx.FontIcon;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Words and icons against the pixels around them in a picture of the window, whatever painted
 * these: a ground, an image, a chart or the map. Words keep 4.5 to 1 and icons 3 to 1; in high
 * contrast 7 and 4.5 to 1, disabled ones included. On the FX thread.
 */
public final class PaintedAudit {
    /** The least share of the way from the ground to its own color that some pixel goes. */
    private static final double SEEN = 0.5;

    private final Screenshot picture;
    private final boolean isHigh;
    private final List<String> found = new ArrayList<>();

    private PaintedAudit(Screenshot picture, boolean isHigh) {
        this.picture = picture;
        this.isHigh = isHigh;
    }

    /**
     * What can hardly be read.
     *
     * @param picture of the whole scene
     * @param isHigh whether the theme is the one of high contrast
     */
    public static List<String> of(Parent root, Screenshot picture, boolean isHigh) {
        PaintedAudit audit = new PaintedAudit(picture, isHigh);
        audit.walk(inFront(root), 1);
        return audit.found;
    }

    /** A dialog alone, while there is one: what lies below it is dimmed, so as not to be read. */
    private static Parent inFront(Parent root) {
        return root.lookupAll(".overlay").stream()
                .filter(node -> node.isVisible() && node instanceof Parent)
                .map(Parent.class::cast)
                .findFirst()
                .orElse(root);
    }

    private void walk(Node node, double above) {
        double opacity = above * node.getOpacity();
        boolean isExempt = !isHigh && (node.isDisabled() || opacity < 1);
        if (!node.isVisible() || isExempt) {
            return;
        }
        if (node instanceof Text text && !text.getText().isBlank()) {
            check(text, opacity);
        }
        if (node instanceof Parent parent) {
            parent.getChildrenUnmodifiable().forEach(child -> walk(child, opacity));
        }
    }

    private void check(Text text, double opacity) {
        if (!(text.getFill() instanceof Color fill) || isPartlyHidden(text)) {
            return;
        }
        Map<Integer, Integer> pixels = pixels(text);
        if (pixels.isEmpty()) {
            return;
        }
        Color ground =
                color(Collections.max(pixels.entrySet(), Map.Entry.comparingByValue()).getKey());
        Color painted = ground.interpolate(opaque(fill), fill.getOpacity() * opacity);
        double contrast = Contrast.of(painted, ground);
        double least = text instanceof FontIcon ? (isHigh ? 4.5 : 3) : (isHigh ? 7 : 4.5);
        if (contrast < least && isSeen(pixels, ground, painted)) {
            found.add(
                    String.format(
                            Locale.ROOT,
                            "%.1f to 1: \"%s\" in %s",
                            contrast,
                            text.getText(),
                            ViewAudit.where(text)));
        }
    }

    /** Scrolled out of its pane, so that other things are painted there. */
    private static boolean isPartlyHidden(Node text) {
        Bounds mine = text.localToScene(text.getLayoutBounds());
        for (Node each = text.getParent(); each != null; each = each.getParent()) {
            if (each.getClip() != null
                    && !each.localToScene(each.getLayoutBounds()).contains(mine)) {
                return true;
            }
        }
        return false;
    }

    private Map<Integer, Integer> pixels(Node text) {
        Bounds bounds = text.localToScene(text.getLayoutBounds());
        Map<Integer, Integer> counts = new HashMap<>();
        int right = (int) Math.min(picture.width(), bounds.getMaxX() + 1);
        int bottom = (int) Math.min(picture.height(), bounds.getMaxY() + 1);
        for (int y = (int) Math.max(0, bounds.getMinY() - 1); y < bottom; y++) {
            for (int x = (int) Math.max(0, bounds.getMinX() - 1); x < right; x++) {
                counts.merge(picture.argb(x, y), 1, Integer::sum);
            }
        }
        return counts;
    }

    /** Whether letters of that color are there at all: something may lie over them. */
    private static boolean isSeen(Map<Integer, Integer> pixels, Color ground, Color painted) {
        double way = distance(ground, painted);
        return pixels.keySet().stream()
                .map(PaintedAudit::color)
                .anyMatch(
                        pixel ->
                                distance(ground, pixel) >= SEEN * way
                                        && distance(pixel, painted) <= SEEN * way);
    }

    private static double distance(Color one, Color other) {
        return Math.hypot(
                Math.hypot(one.getRed() - other.getRed(), one.getGreen() - other.getGreen()),
                one.getBlue() - other.getBlue());
    }

    private static Color color(int argb) {
        return Color.rgb(argb >> 16 & 0xff, argb >> 8 & 0xff, argb & 0xff);
    }

    private static Color opaque(Color color) {
        return Color.color(color.getRed(), color.getGreen(), color.getBlue());
    }
}
