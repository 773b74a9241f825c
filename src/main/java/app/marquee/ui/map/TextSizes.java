package app.marquee.ui.map;

import javafx.scene.text.Font;
import javafx.scene.text.Text;

import java.util.LinkedHashMap;
import java.util.Map;

/** Cache of measured text widths. FX thread only. */
final class TextSizes {
    private static final int KEPT = 2_000;
    private static final double LINE = 1.25;

    private final Map<Key, Double> widths =
            new LinkedHashMap<>() {
                private static final long serialVersionUID = 1L;

                @Override
                protected boolean removeEldestEntry(Map.Entry<Key, Double> eldest) {
                    return size() > KEPT;
                }
            };

    private record Key(String text, Font font) {}

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
}
