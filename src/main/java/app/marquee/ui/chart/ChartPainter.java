package app.marquee.ui.chart;

import app.marquee.analytics.series.PixelColumns;
import app.marquee.analytics.series.Series;
import app.marquee.analytics.series.Ticks;

import javafx.geometry.VPos;
import javafx.scene.canvas.Canvas;
import javafx.scene.paint.Paint;
import javafx.scene.text.Text;
import javafx.scene.text.TextAlignment;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;

/** Painter of axes, lines and the highlighted point. FX thread only. */
final class ChartPainter {
    private static final double EDGE = 12;
    private static final double GAP = 8;
    private static final double MARK_ROOM = 7;
    private static final double LINE = 1.75;

    /** Least marks above 0; with one, a small curve would lie far below it. */
    private static final double LEAST_MARKS = 2;

    private static final double DOT = 3.5;
    private static final double RING = 3;
    private static final double ALONE = 2;
    private static final double[] DOTS = {1, 3};

    private final Canvas canvas;
    private final ChartStyle style;
    private final ChartWords words;
    private List<Series> reduced = List.of();
    private ChartContent drawn;
    private double reducedFor = -1;
    private @Nullable Scene scene;
    private @Nullable ChartPlane made;

    ChartPainter(Canvas canvas, ChartStyle style, ChartWords words, ChartContent first) {
        this.canvas = canvas;
        this.style = style;
        this.words = words;
        this.drawn = first;
    }

    /**
     * Highlighted point. Immutable.
     *
     * @param index of a point, or less than 0 for none
     */
    record Spoken(int series, int index) {
        static final Spoken NONE = new Spoken(0, -1);
    }

    /** Inputs for which a plane was computed. */
    private record Scene(ChartContent content, double width, double height, double text) {}

    ChartPlane plane(ChartContent content) {
        Scene now =
                new Scene(content, canvas.getWidth(), canvas.getHeight(), style.font().getSize());
        ChartPlane known = made;
        if (known == null || !now.equals(scene)) {
            known = measure(content);
            made = known;
            scene = now;
        }
        return known;
    }

    private ChartPlane measure(ChartContent content) {
        double line = style.font().getSize() * 1.4;
        double height = canvas.getHeight() - EDGE - line - GAP;
        List<Double> marks =
                Ticks.counts(
                        content.greatest(), (int) Math.max(LEAST_MARKS, height / (line * 3.2)));
        double left =
                EDGE
                        + GAP
                        + marks.stream()
                                .mapToDouble(mark -> width(words.mark(mark)))
                                .max()
                                .orElse(0);
        return new ChartPlane(
                left,
                EDGE,
                canvas.getWidth() - left - EDGE * 2,
                height,
                content.from(),
                content.to(),
                marks);
    }

    private double width(String text) {
        Text measured = new Text(text);
        measured.setFont(style.font());
        return measured.getLayoutBounds().getWidth();
    }

    void draw(ChartPen pen, ChartContent content, Spoken spoken) {
        ChartPlane on = plane(content);
        if (!on.isUsable()) {
            return;
        }
        values(pen, on);
        places(pen, on, content);
        lines(pen, on, content);
        if (spoken.index() >= 0 && spoken.series() < content.series().size()) {
            spoken(pen, on, content, spoken);
        }
    }

    private ChartPen.Writing writing(TextAlignment align, VPos baseline) {
        return new ChartPen.Writing(style.font(), style.text(), align, baseline);
    }

    private void values(ChartPen pen, ChartPlane plane) {
        ChartPen.Stroke grid = new ChartPen.Stroke(style.grid(), 1);
        ChartPen.Writing how = writing(TextAlignment.RIGHT, VPos.CENTER);
        for (double mark : plane.marks()) {
            double y = Math.round(plane.y(mark)) + 0.5;
            pen.line(plane.left(), y, plane.left() + plane.width(), y, grid);
            pen.write(words.mark(mark), plane.left() - GAP, y, how);
        }
    }

    private void places(ChartPen pen, ChartPlane plane, ChartContent content) {
        int most = (int) Math.max(1, plane.width() / (style.font().getSize() * MARK_ROOM));
        List<Double> ticks =
                switch (content.axis()) {
                    case LENGTHS -> Ticks.lengths(plane.from(), plane.to(), most);
                    case DAYS -> Ticks.days(plane.from(), plane.to(), most, content.zone());
                    case MOMENTS -> Ticks.moments(plane.from(), plane.to(), most, content.zone());
                };
        double y = plane.top() + plane.height() + GAP;
        ChartPen.Writing how = writing(TextAlignment.CENTER, VPos.TOP);
        for (double tick : ticks) {
            String mark = words.mark(tick, content);
            pen.write(mark, inside(plane.x(tick), width(mark) / 2), y, how);
        }
    }

    /** The center of a text that has to stay within the canvas. */
    private double inside(double x, double half) {
        return Math.max(half, Math.min(x, canvas.getWidth() - half));
    }

    private void lines(ChartPen pen, ChartPlane plane, ChartContent content) {
        reduce(plane, content);
        if (reduced.size() == 1) {
            area(pen, plane, reduced.getFirst(), content);
        }
        for (int number = 0; number < reduced.size(); number++) {
            Paint paint = style.line(number);
            line(
                    pen,
                    plane,
                    reduced.get(number),
                    content,
                    new ChartPen.Stroke(paint, LINE, style.dashes(number)));
            parts(pen, plane, reduced.get(number), content, paint);
        }
    }

    /** Reduces the series once for each content and width. */
    private void reduce(ChartPlane plane, ChartContent content) {
        if (!content.equals(drawn) || reducedFor != plane.width()) {
            PixelColumns columns =
                    new PixelColumns(plane.from(), plane.to(), (int) Math.ceil(plane.width()));
            List<Series> anew = new ArrayList<>();
            content.series().forEach(series -> anew.add(columns.of(series)));
            reduced = List.copyOf(anew);
            drawn = content;
            reducedFor = plane.width();
        }
    }

    /** Fills the area below a single line; several areas would hide each other. */
    private void area(ChartPen pen, ChartPlane plane, Series series, ChartContent content) {
        double bottom = plane.y(0);
        int from = 0;
        while (from < series.size()) {
            int to = from;
            while (isWhole(series, to, content)) {
                to++;
            }
            if (to - from > 1) {
                pen.moveTo(plane.x(series.x()[from]), bottom);
                for (int i = from; i < to; i++) {
                    pen.lineTo(plane.x(series.x()[i]), plane.y(series.y()[i]));
                }
                pen.lineTo(plane.x(series.x()[to - 1]), bottom);
                pen.fill(style.area());
            }
            from = Math.max(to, from + 1);
        }
    }

    private static void line(
            ChartPen pen,
            ChartPlane plane,
            Series series,
            ChartContent content,
            ChartPen.Stroke stroke) {
        boolean open = false;
        for (int i = 0; i < series.size(); i++) {
            if (!isWhole(series, i, content)) {
                open = false;
                continue;
            }
            double x = plane.x(series.x()[i]);
            double y = plane.y(series.y()[i]);
            if (open) {
                pen.lineTo(x, y);
            } else {
                pen.moveTo(x, y);
                if (!isWhole(series, i + 1, content)) {
                    // A point between two gaps has no line: it is a dot.
                    pen.disc(x, y, ALONE, stroke.paint());
                }
            }
            open = true;
        }
        pen.draw(stroke);
    }

    private static boolean isWhole(Series series, int i, ChartContent content) {
        return i < series.size() && series.isKnown(i) && !content.isPart(series, i);
    }

    /** Draws incomplete values as rings on a dotted line, since a full line would seem to drop. */
    private static void parts(
            ChartPen pen, ChartPlane plane, Series series, ChartContent content, Paint paint) {
        ChartPen.Stroke dotted = new ChartPen.Stroke(paint, LINE, DOTS);
        ChartPen.Stroke ring = new ChartPen.Stroke(paint, LINE);
        for (int i = 0; i < series.size(); i++) {
            if (!series.isKnown(i) || !content.isPart(series, i)) {
                continue;
            }
            if (i > 0 && series.isKnown(i - 1)) {
                between(pen, plane, series, i, dotted);
            }
            if (isWhole(series, i + 1, content)) {
                between(pen, plane, series, i + 1, dotted);
            }
            pen.ring(plane.x(series.x()[i]), plane.y(series.y()[i]), RING, ring);
        }
    }

    /** Draws the line from the previous point to this one. */
    private static void between(
            ChartPen pen, ChartPlane plane, Series series, int to, ChartPen.Stroke stroke) {
        pen.line(
                plane.x(series.x()[to - 1]),
                plane.y(series.y()[to - 1]),
                plane.x(series.x()[to]),
                plane.y(series.y()[to]),
                stroke);
    }

    private void spoken(ChartPen pen, ChartPlane plane, ChartContent content, Spoken spoken) {
        Series series = content.series().get(spoken.series());
        double x = plane.x(series.x()[spoken.index()]);
        ChartPen.Stroke cursor = new ChartPen.Stroke(style.cursor(), 1);
        pen.line(x, plane.top(), x, plane.top() + plane.height(), cursor);
        if (series.isKnown(spoken.index())) {
            double y = plane.y(series.y()[spoken.index()]);
            pen.disc(x, y, DOT, style.line(spoken.series()));
            pen.ring(x, y, DOT + 1.5, cursor);
        }
    }
}
