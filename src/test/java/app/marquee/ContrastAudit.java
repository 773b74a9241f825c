package app.marquee;

import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Labeled;
import javafx.scene.layout.Background;
import javafx.scene.layout.BackgroundFill;
import javafx.scene.layout.Region;
import javafx.scene.paint.Color;
import javafx.scene.paint.Paint;

import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Words and icons as they are painted, on what is painted below them: words keep 4.5 to 1 and icons
 * 3 to 1 (WCAG 2.2, 1.4.3 and 1.4.11). What is disabled, or pale while it is read anew, is exempt.
 * On the FX thread.
 */
public final class ContrastAudit {
    private static final double WORDS = 4.5;
    private static final double ICONS = 3;

    private final List<String> found = new ArrayList<>();

    private ContrastAudit() {}

    /** What of all that is shown below the node can hardly be read. */
    public static List<String> of(Parent root) {
        ContrastAudit audit = new ContrastAudit();
        audit.walk(root, List.of());
        return audit.found;
    }

    /**
     * @param below the paints under the node, the lowest first
     */
    private void walk(Node node, List<Color> below) {
        if (!node.isVisible() || node.isDisabled() || node.getOpacity() < 1) {
            return;
        }
        List<Color> under = painted(node, below);
        if (node instanceof Labeled labeled
                && labeled.getText() != null
                && !labeled.getText().isBlank()) {
            check(labeled, labeled.getTextFill(), under, WORDS, labeled.getText());
        }
        if (node instanceof FontIcon icon) {
            check(icon, icon.getIconColor(), under, ICONS, icon.getIconLiteral());
        }
        if (node instanceof Parent parent) {
            parent.getChildrenUnmodifiable().forEach(child -> walk(child, under));
        }
    }

    private static List<Color> painted(Node node, List<Color> below) {
        @Nullable Background background =
                node instanceof Region region ? region.getBackground() : null;
        if (background == null || background.getFills().isEmpty()) {
            return below;
        }
        List<Color> all = new ArrayList<>(below);
        for (BackgroundFill fill : background.getFills()) {
            if (fill.getFill() instanceof Color color) {
                all.add(color);
            }
        }
        return all;
    }

    private void check(
            Node node, @Nullable Paint paint, List<Color> under, double least, String what) {
        Color ground = under.stream().reduce(Color.WHITE, ContrastAudit::over);
        if (!(paint instanceof Color color)) {
            return;
        }
        double contrast = Contrast.of(over(ground, color), ground);
        if (contrast < least) {
            found.add(
                    String.format(
                            Locale.ROOT,
                            "%.1f to 1: \"%s\" in %s",
                            contrast,
                            what,
                            ViewAudit.where(node)));
        }
    }

    private static Color over(Color ground, Color paint) {
        return ground.interpolate(
                Color.color(paint.getRed(), paint.getGreen(), paint.getBlue()), paint.getOpacity());
    }
}
