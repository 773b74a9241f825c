package app.marquee.ui.chart;

import app.marquee.drawing.FontFace;
import app.marquee.drawing.Rgba;
import app.marquee.drawing.TextMetrics;
import app.marquee.ui.control.font.TextShaping;

import javafx.scene.paint.Color;
import javafx.scene.paint.Paint;
import javafx.scene.text.Font;
import javafx.scene.text.FontWeight;
import javafx.scene.text.Text;

import java.util.HashMap;
import java.util.Map;
import java.util.function.UnaryOperator;

/** Fonts, colors and text widths of JavaFX for drawings. FX thread only, unless stated. */
public final class FxText implements TextMetrics {
    private static final int CHANNEL = 255;
    private static final int MOST = 2_000;

    private final Map<Measured, Double> widths = new HashMap<>();

    FxText() {}

    /**
     * A measure that may be used on any thread; it keeps no widths.
     *
     * @param fxThread measures there what has to be shaped
     */
    public static TextMetrics ofAnyThread(UnaryOperator<TextMetrics> fxThread) {
        TextShaping.separate();
        TextMetrics here = (text, font) -> measure(new Measured(text, font));
        TextMetrics there = fxThread.apply(here);
        return (text, font) -> (TextShaping.isNeeded(text) ? there : here).width(text, font);
    }

    /** Text of which the width is known. */
    private record Measured(String text, FontFace font) {}

    @Override
    public double width(String text, FontFace font) {
        if (widths.size() > MOST) {
            widths.clear();
        }
        return widths.computeIfAbsent(new Measured(text, font), FxText::measure);
    }

    private static double measure(Measured measured) {
        Text node = new Text(measured.text());
        node.setFont(font(measured.font()));
        return node.getLayoutBounds().getWidth();
    }

    static Font font(FontFace face) {
        FontWeight weight = face.bold() ? FontWeight.BOLD : FontWeight.NORMAL;
        return Font.font(face.family(), weight, face.size());
    }

    static FontFace face(Font font) {
        return new FontFace(font.getFamily(), font.getSize(), false);
    }

    static Color color(Rgba color) {
        return Color.rgb(color.red(), color.green(), color.blue(), color.opacity());
    }

    static Rgba rgba(Paint paint) {
        Color color = paint instanceof Color plain ? plain : Color.GRAY;
        int rgb =
                channel(color.getRed()) << 16
                        | channel(color.getGreen()) << 8
                        | channel(color.getBlue());
        return new Rgba(rgb, color.getOpacity());
    }

    private static int channel(double part) {
        return (int) Math.round(part * CHANNEL);
    }
}
