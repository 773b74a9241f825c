package app.marquee.analytics.chart;

import app.marquee.analytics.series.Series;
import app.marquee.drawing.Box;
import app.marquee.drawing.Drawing;
import app.marquee.drawing.FontFace;
import app.marquee.drawing.Outline;
import app.marquee.drawing.Rgba;
import app.marquee.drawing.Stroke;
import app.marquee.drawing.TextStyle;

import java.util.List;

/** Painter of a chart on any drawing: axes, hatching, lines, names, marks and the crosshair. */
public final class ChartDrawing {
    private static final double LINE = 2;

    /** Of a line that stands out from the others. */
    private static final double LEADING_LINE = 3;

    /** What is left of the color of the others. */
    private static final double BEHIND = 0.5;

    private static final double CONTEXT_LINE = 1.25;
    private static final double COMPARED_LINE = 1.5;
    private static final double COMPARED = 0.75;
    private static final double ALONE = 2.5;
    private static final double RING = 3.5;
    private static final double DOT = 4;
    private static final double HATCHING = 6;
    private static final double HATCH = 0.25;
    private static final double TICK = 4;
    private static final double MARK = 3.5;

    private final Drawing on;
    private final ChartLayout layout;
    private final ChartLook look;
    private final ChartPlane plane;
    private final Box box;

    private final PeakRooms peaks;

    public ChartDrawing(Drawing on, ChartLayout layout) {
        this.on = on;
        this.layout = layout;
        this.look = layout.look();
        this.plane = layout.plane();
        this.box = plane.box();
        this.peaks = new PeakRooms(plane, layout.lines(), look.font().ascent(), 2 * MARK);
    }

    /** Draws all but the crosshair. */
    public void draw() {
        if (!plane.isUsable()) {
            return;
        }
        values();
        layout.incomplete().forEach(this::hatch);
        places();
        List<Series> lines = layout.lines();
        if (lines.size() == 1) {
            area(lines.getFirst());
        }
        compared();
        // The first line is the most important one and lies above the others.
        for (int number = lines.size() - 1; number >= 0; number--) {
            line(number, color(number), width(number));
        }
        int leading = layout.content().leading();
        if (leading >= 0 && leading < lines.size()) {
            line(leading, color(leading), LEADING_LINE);
        }
        names();
        layout.content().marks().forEach(this::mark);
    }

    private Rgba color(int number) {
        Rgba color = layout.color(number);
        return layout.content().isBehind(number) ? color.fainter(BEHIND) : color;
    }

    private double width(int number) {
        return look.isInPalette(number) ? LINE : CONTEXT_LINE;
    }

    private void values() {
        FontFace font = look.font();
        TextStyle style = new TextStyle(font, look.muted(), TextStyle.Align.END);
        for (ChartLayout.Tick tick : layout.values()) {
            double y = Math.round(plane.y(tick.at())) + 0.5;
            Rgba color = tick.at() == 0 ? look.muted().fainter(0.7) : look.grid();
            on.line(box.x(), y, box.right(), y, Stroke.solid(color, 1));
            on.text(tick.text(), box.x() - ChartLayout.GAP, y + font.middle(), style);
        }
    }

    private void hatch(Box span) {
        on.hatch(span, HATCHING, Stroke.solid(look.muted().fainter(HATCH), 1));
    }

    private void places() {
        FontFace font = look.font();
        TextStyle style = new TextStyle(font, look.muted(), TextStyle.Align.MIDDLE);
        Stroke stroke = Stroke.solid(look.muted().fainter(0.7), 1);
        double y = Math.round(box.bottom()) + 0.5;
        for (ChartLayout.Tick tick : layout.places()) {
            double x = Math.round(plane.x(tick.at())) + 0.5;
            on.line(x, y, x, y + TICK, stroke);
            on.text(
                    tick.text(),
                    layout.inside(x, tick),
                    y + ChartLayout.GAP + font.ascent() * 0.9,
                    style);
        }
    }

    /** Fills the area below a single line; several areas would hide each other. */
    private void area(Series series) {
        double bottom = plane.y(0);
        int from = 0;
        while (from < series.size()) {
            int to = from;
            while (to < series.size() && series.isKnown(to)) {
                to++;
            }
            if (to - from > 1) {
                Outline area = new Outline().moveTo(plane.x(series.x()[from]), bottom);
                for (int i = from; i < to; i++) {
                    area.lineTo(plane.x(series.x()[i]), plane.y(series.y()[i]));
                }
                on.fill(area.lineTo(plane.x(series.x()[to - 1]), bottom), look.area());
            }
            from = Math.max(to, from + 1);
        }
    }

    private boolean isWhole(Series series, int at) {
        return at < series.size() && series.isKnown(at) && !layout.content().isPart(series, at);
    }

    private void compared() {
        List<Series> compared = layout.compared();
        for (int number = compared.size() - 1; number >= 0; number--) {
            Rgba color = layout.color(number).fainter(COMPARED);
            Outline path = new Outline();
            Series series = compared.get(number);
            boolean open = false;
            for (int i = 0; i < series.size(); i++) {
                boolean known = series.isKnown(i);
                if (known && open) {
                    path.lineTo(plane.x(series.x()[i]), plane.y(series.y()[i]));
                } else if (known) {
                    path.moveTo(plane.x(series.x()[i]), plane.y(series.y()[i]));
                }
                open = known;
            }
            on.clipped(
                    new Box(box.x(), box.y() - LINE, box.width(), box.height() + 2 * LINE),
                    () -> on.stroke(path, Stroke.dashed(color, COMPARED_LINE, 5, 4)));
        }
    }

    /** Draws a line with its gaps; what is incomplete is dotted and ends in a ring. */
    private void line(int number, Rgba color, double width) {
        Series series = layout.lines().get(number);
        Outline whole = new Outline();
        Outline dotted = new Outline();
        for (int i = 0; i < series.size(); i++) {
            if (!series.isKnown(i)) {
                continue;
            }
            double x = plane.x(series.x()[i]);
            double y = plane.y(series.y()[i]);
            boolean follows = i > 0 && series.isKnown(i - 1);
            if (isWhole(series, i) && follows && isWhole(series, i - 1)) {
                whole.lineTo(x, y);
            } else {
                if (follows) {
                    dotted.moveTo(plane.x(series.x()[i - 1]), plane.y(series.y()[i - 1]))
                            .lineTo(x, y);
                }
                if (isWhole(series, i)) {
                    whole.moveTo(x, y);
                } else {
                    ring(number, x, y, color);
                }
            }
            if (isAlone(series, i)) {
                on.disc(x, y, ALONE, color);
            }
        }
        on.stroke(dotted, Stroke.dashed(color, width, 2, 3));
        on.stroke(whole, Stroke.solid(color, width));
    }

    /** Whether no line leads to a complete point or away from it. */
    private boolean isAlone(Series series, int at) {
        return isWhole(series, at)
                && !(at > 0 && isWhole(series, at - 1))
                && !isWhole(series, at + 1);
    }

    /** Background lines have none, since many would hide each other. */
    private void ring(int number, double x, double y, Rgba color) {
        if (look.isInPalette(number)) {
            on.disc(x, y, RING, look.ground());
            on.ring(x, y, RING, Stroke.solid(color, COMPARED_LINE));
        }
    }

    private void names() {
        FontFace font = look.font();
        TextStyle text = new TextStyle(font, look.text(), TextStyle.Align.START);
        TextStyle muted = new TextStyle(font, look.muted(), TextStyle.Align.START);
        double left = box.right() + ChartLayout.GAP;
        for (ChartLayout.Name name : layout.names()) {
            double right = left + ChartLayout.SWATCH;
            if (name.isOfLine()) {
                Rgba color = layout.color(name.series());
                on.line(left, name.y(), right, name.y(), Stroke.solid(color, LINE));
                lead(name, left, color);
            }
            on.text(
                    name.text(),
                    right + ChartLayout.GAP / 2,
                    name.y() + font.middle(),
                    name.isOfLine() ? text : muted);
        }
    }

    /** Leads from the end of a line to its name, also where it ends before the others. */
    private void lead(ChartLayout.Name name, double to, Rgba color) {
        boolean isAtEdge = name.end() > box.right() - 2;
        Stroke stroke =
                isAtEdge
                        ? Stroke.solid(color.fainter(0.5), 1)
                        : Stroke.dashed(color.fainter(0.5), 1, 1, 4);
        double edge = isAtEdge ? name.end() + DOT : box.right();
        if (!isAtEdge) {
            on.line(name.end() + DOT, name.wanted(), edge, name.wanted(), stroke);
        }
        on.line(edge, name.wanted(), to, name.y(), stroke);
    }

    private void mark(ChartMark mark) {
        double x = plane.x(mark.place());
        if (x < box.x() - 1 || x > box.right() + 1) {
            return;
        }
        switch (mark.kind()) {
            case CHANGE -> on.disc(x, above(x), MARK, look.text());
            case NOTE -> ring(x, above(x));
            case PEAK -> {
                double y = plane.y(mark.value());
                ring(x, y);
                peak(x, y, mark.text());
            }
        }
    }

    /** Leads from the time axis to a mark above the curves. */
    private double above(double x) {
        double y = box.y() - 2 * MARK;
        on.line(x, y, x, box.bottom(), Stroke.dashed(look.muted(), 1, 2, 3));
        return y;
    }

    private void ring(double x, double y) {
        on.disc(x, y, MARK, look.ground());
        on.ring(x, y, MARK, Stroke.solid(look.text(), COMPARED_LINE));
    }

    private void peak(double x, double y, String text) {
        peaks.take(x, y, layout.width(text)).ifPresent(room -> label(room, text));
    }

    /** On ground of its own, so that what lies below doesn't cross its letters. */
    private void label(Box room, String text) {
        on.rectangle(
                new Box(room.x() - LINE, room.y(), room.width() + 2 * LINE, room.height() + LINE),
                look.ground());
        on.text(
                text,
                room.x(),
                room.bottom(),
                new TextStyle(look.font(), look.text(), TextStyle.Align.START));
    }

    /** Draws the crosshair, to be laid over the chart. */
    public void crosshair(Crosshair at) {
        if (!plane.isUsable()) {
            return;
        }
        double x = plane.x(at.place());
        List<Series> lines = layout.lines();
        if (lines.size() > look.lines().size() && !look.isInPalette(at.series())) {
            line(at.series(), look.text(), LINE);
        }
        double edge = Math.round(x) + 0.5;
        on.line(edge, box.y(), edge, box.bottom(), Stroke.solid(look.muted(), 1));
        for (Crosshair.Value value : at.values().reversed()) {
            dot(value, at.series() == value.series());
        }
    }

    private void dot(Crosshair.Value value, boolean active) {
        Double known = value.value();
        if (known == null || !(active || look.isInPalette(value.series()))) {
            return;
        }
        double x = plane.x(value.place());
        double y = plane.y(known);
        Rgba color = look.isInPalette(value.series()) ? layout.color(value.series()) : look.text();
        double radius = active && layout.lines().size() > 1 ? DOT + 1 : DOT;
        on.disc(x, y, radius + 1.5, look.ground());
        on.disc(x, y, radius, color);
    }
}
