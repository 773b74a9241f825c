package app.marquee.ui.chart;

import app.marquee.analytics.chart.ChartContent;
import app.marquee.analytics.chart.ChartDrawing;
import app.marquee.analytics.chart.ChartLayout;
import app.marquee.analytics.chart.ChartLook;
import app.marquee.drawing.Box;
import app.marquee.drawing.Drawing;
import app.marquee.drawing.TextStyle;

import java.util.List;
import java.util.stream.Stream;

/** Chart as a vector image, with the source of its values below. Immutable. */
public final class ChartVector {
    private static final double GAP = 8;
    private static final double LINE = 1.4;

    private final ChartContent content;
    private final Box room;
    private final ChartLook look;
    private final ChartWords words;
    private final List<String> foot;

    /**
     * @param room of the chart alone
     * @param below the source of the values; may be empty
     */
    ChartVector(ChartContent content, Box room, ChartLook look, ChartWords words, String below) {
        this.content = content;
        this.room = room;
        this.look = look;
        this.words = words;
        this.foot =
                Stream.concat(only(content), Stream.of(below))
                        .flatMap(text -> lines(text).stream())
                        .toList();
    }

    /** The name of the only line, which has none at its end. */
    private static Stream<String> only(ChartContent content) {
        return content.series().size() == 1
                ? Stream.of(content.series().getFirst().name())
                : Stream.of();
    }

    private List<String> lines(String text) {
        return new FxText().lines(text, look.font(), room.width() - 2 * GAP);
    }

    /** The chart and what is below it, in pixels of a window. */
    public Box page() {
        double below = foot.isEmpty() ? 0 : 2 * GAP + foot.size() * lineHeight();
        return new Box(0, 0, room.width(), room.height() + below);
    }

    /** What the chart shows, for readers who don't see it. */
    public String title() {
        return words.values(content);
    }

    /** Draws it on any thread, with metrics of its own. */
    public void draw(Drawing on) {
        on.rectangle(page(), look.ground());
        new ChartDrawing(on, new ChartLayout(content, room, look, words, new FxText())).draw();
        TextStyle style = new TextStyle(look.font(), look.muted(), TextStyle.Align.START);
        double y = room.bottom() + GAP + look.font().ascent();
        for (String line : foot) {
            on.text(line, GAP, y, style);
            y += lineHeight();
        }
    }

    private double lineHeight() {
        return look.font().size() * LINE;
    }
}
