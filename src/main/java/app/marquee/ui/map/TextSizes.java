package app.marquee.ui.map;

import app.marquee.drawing.FontFace;
import app.marquee.drawing.TextMetrics;

import javafx.scene.text.Font;
import javafx.scene.text.FontWeight;
import javafx.scene.text.Text;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;

/** Cache of fonts and of measured text widths. FX thread only. */
final class TextSizes implements TextMetrics {
    private static final int KEPT = 2_000;
    private static final double LINE = 1.25;

    private final Map<FontFace, Font> fonts = new HashMap<>();
    private final Map<Key, Double> widths =
            new LinkedHashMap<>() {
                private static final long serialVersionUID = 1L;

                @Override
                protected boolean removeEldestEntry(Map.Entry<Key, Double> eldest) {
                    return size() > KEPT;
                }
            };

    private record Key(String text, Font font) {}

    @Override
    public double width(String text, FontFace face) {
        return width(text, font(face));
    }

    double width(String text, Font font) {
        return widths.computeIfAbsent(new Key(text, font), TextSizes::measure);
    }

    private static double measure(Key key) {
        Text text = new Text(key.text());
        text.setFont(key.font());
        return text.getLayoutBounds().getWidth();
    }

    double height(Font font) {
        return font.getSize() * LINE;
    }

    Font font(FontFace face) {
        return fonts.computeIfAbsent(
                face,
                of ->
                        Font.font(
                                of.family(),
                                of.bold() ? FontWeight.BOLD : FontWeight.NORMAL,
                                of.size()));
    }

    static FontFace face(Font font) {
        return new FontFace(font.getFamily(), font.getSize(), false);
    }
}
