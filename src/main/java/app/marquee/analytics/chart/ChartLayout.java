package app.marquee.analytics.chart;

import app.marquee.analytics.series.PixelColumns;
import app.marquee.analytics.series.Series;
import app.marquee.analytics.series.Ticks;
import app.marquee.drawing.Box;
import app.marquee.drawing.Rgba;
import app.marquee.drawing.TextMetrics;

import java.util.ArrayList;
import java.util.List;

/**
 * Layout of a chart for one size: plane, ticks, reduced lines, names and incomplete spans. Texts
 * are measured when it is created, so that it can be drawn on any thread. Immutable.
 */
public final class ChartLayout {
    static final double GAP = 8;
    static final double SWATCH = 10;

    private static final double EDGE = 10;
    private static final double SIDE = 6;
    private static final double MARK_ROOM = 5.5;
    private static final double LINE = 1.45;
    private static final double NAMES = 0.24;
    private static final double LONGEST_NAME = 15;
    private static final double LEAST_WIDTH = 260;

    /** Least marks above 0; with one, a small curve would lie far below it. */
    private static final double LEAST_MARKS = 2;

    private final ChartContent content;
    private final Box room;
    private final ChartLook look;
    private final ChartLabels words;
    private final TextMetrics metrics;
    private final ChartPlane plane;
    private final List<Tick> values;
    private final List<Tick> places;
    private final List<Series> lines;
    private final List<Series> compared;
    private final List<Name> names;

    /** Labeled place on an axis; half is that of the width of the text. Immutable. */
    record Tick(double at, String text, double half) {}

    /** Name at the end of a line; of no line for the number of those without. Immutable. */
    record Name(int series, String text, double end, double wanted, double y) {
        boolean isOfLine() {
            return series >= 0;
        }
    }

    public ChartLayout(
            ChartContent content,
            Box room,
            ChartLook look,
            ChartLabels words,
            TextMetrics metrics) {
        this(content, room, look, words, metrics, true);
    }

    /**
     * @param isNamed whether names stand at the ends of the lines
     */
    public ChartLayout(
            ChartContent content,
            Box room,
            ChartLook look,
            ChartLabels words,
            TextMetrics metrics,
            boolean isNamed) {
        this.content = content;
        this.room = room;
        this.look = look;
        this.words = words;
        this.metrics = metrics;
        double line = look.font().size() * LINE;
        double above = EDGE + (content.marks().isEmpty() ? 0 : line);
        double height = room.height() - above - line - GAP;
        List<Double> marks = marks(height, line);
        double most = marks.getLast();
        values =
                marks.stream()
                        .map(mark -> tick(mark, words.mark(mark, most, content.unit())))
                        .toList();
        double left =
                SIDE + GAP + values.stream().mapToDouble(tick -> 2 * tick.half()).max().orElse(0);
        double right = isNamed ? nameRoom(room.width()) : EDGE;
        plane =
                new ChartPlane(
                        new Box(
                                room.x() + left,
                                room.y() + above,
                                room.width() - left - right,
                                height),
                        content.from(),
                        content.to(),
                        most);
        places = placeTicks();
        lines = reduced(content.series());
        compared = reduced(content.compared());
        names = isNamed ? names(right, line) : List.of();
    }

    private Tick tick(double at, String text) {
        return new Tick(at, text, metrics.width(text, look.font()) / 2);
    }

    private List<Double> marks(double height, double line) {
        int most = (int) Math.max(LEAST_MARKS, height / (line * 3));
        return content.unit() == ChartContent.Unit.COUNT
                ? Ticks.counts(content.greatest(), most)
                : Ticks.amounts(content.greatest(), most);
    }

    /**
     * The width of the names beside the plane, with what leads to them. The only line of a chart
     * has none: what stands above the chart names it.
     */
    private double nameRoom(double width) {
        if (width < LEAST_WIDTH || content.series().size() == 1) {
            return EDGE;
        }
        double most = Math.min(width * NAMES, look.font().size() * LONGEST_NAME);
        double widest =
                content.series().stream()
                        .limit(look.lines().size())
                        .mapToDouble(series -> metrics.width(series.name(), look.font()))
                        .max()
                        .orElse(0);
        return widest == 0 ? EDGE : Math.min(most, widest) + lead() + SIDE;
    }

    /** From the plane to a name. */
    private static double lead() {
        return GAP + SWATCH + GAP / 2;
    }

    private List<Tick> placeTicks() {
        int most = (int) Math.max(1, plane.box().width() / (look.font().size() * MARK_ROOM));
        List<Double> ticks =
                switch (content.axis()) {
                    case LENGTHS -> Ticks.lengths(plane.from(), plane.to(), most);
                    case DAYS -> Ticks.days(plane.from(), plane.to(), most, content.zone());
                    case MOMENTS -> Ticks.moments(plane.from(), plane.to(), most, content.zone());
                };
        List<Tick> placed = new ArrayList<>(ticks.stream().map(this::place).toList());
        if (content.axis() == ChartContent.Axis.DAYS && !ticks.isEmpty()) {
            Tick last = place(plane.to());
            if (end(placed.getLast()) + 2 * GAP < inside(plane.x(last.at()), last) - last.half()) {
                placed.add(last);
            }
        }
        return List.copyOf(placed);
    }

    private Tick place(double at) {
        return tick(at, words.mark(at, content));
    }

    private double end(Tick tick) {
        return plane.x(tick.at()) + tick.half();
    }

    private List<Series> reduced(List<Series> series) {
        if (!plane.isUsable()) {
            return List.of();
        }
        PixelColumns columns =
                new PixelColumns(plane.from(), plane.to(), (int) Math.ceil(plane.box().width()));
        return series.stream().map(columns::of).toList();
    }

    private List<Name> names(double right, double height) {
        double room = right - lead() - SIDE;
        if (room <= 0 || !plane.isUsable()) {
            return List.of();
        }
        List<EndLabels.Label> wanted = new ArrayList<>();
        for (int number = 0; number < lines.size() && look.isInPalette(number); number++) {
            int last = last(lines.get(number));
            if (last >= 0) {
                wanted.add(new EndLabels.Label(number, plane.y(lines.get(number).y()[last]), 0));
            }
        }
        Box box = plane.box();
        long drawn = lines.stream().filter(line -> last(line) >= 0).count();
        boolean cut = drawn > wanted.size();
        double bottom = box.bottom() - (cut ? height : 0);
        List<Name> placed = new ArrayList<>();
        for (EndLabels.Label label : EndLabels.placed(wanted, box.y(), bottom, height)) {
            Series line = lines.get(label.series());
            placed.add(
                    new Name(
                            label.series(),
                            metrics.fitted(line.name(), look.font(), room),
                            plane.x(line.x()[last(line)]),
                            label.wanted(),
                            label.y()));
        }
        if (drawn > placed.size()) {
            String more = words.more((int) drawn - placed.size());
            double y = Math.max(box.bottom(), placed.isEmpty() ? 0 : placed.getLast().y() + height);
            placed.add(new Name(-1, metrics.fitted(more, look.font(), room), 0, y, y));
        }
        return List.copyOf(placed);
    }

    /** The last known point; -1 when there is none. */
    private static int last(Series line) {
        int at = line.size() - 1;
        while (at >= 0 && !line.isKnown(at)) {
            at--;
        }
        return at;
    }

    /** All of the chart. */
    public Box room() {
        return room;
    }

    public ChartContent content() {
        return content;
    }

    public ChartPlane plane() {
        return plane;
    }

    ChartLook look() {
        return look;
    }

    /** The color of a line; what is the sum of others is gray. */
    public Rgba color(int number) {
        boolean isRest = content.rest() && number == content.series().size() - 1;
        return isRest ? look.muted() : look.line(number);
    }

    List<Tick> values() {
        return values;
    }

    List<Tick> places() {
        return places;
    }

    List<Series> lines() {
        return lines;
    }

    List<Series> compared() {
        return compared;
    }

    List<Name> names() {
        return names;
    }

    double width(String text) {
        return metrics.width(text, look.font());
    }

    /** The middle of a text that has to stay within the chart. */
    double inside(double middle, Tick tick) {
        double least = room.x() + SIDE + tick.half();
        return Math.max(least, Math.min(middle, room.right() - EDGE - tick.half()));
    }

    /** The incomplete spans, each from halfway to the complete point before it to halfway after. */
    List<Box> incomplete() {
        double[] x = content.series().isEmpty() ? new double[0] : content.positions();
        List<Box> spans = new ArrayList<>();
        int at = x.length - 1;
        while (at >= 0) {
            int end = at;
            while (at >= 0 && content.part().test(x[at])) {
                at--;
            }
            if (at < end) {
                double left = between(x[Math.max(at, 0)], x[at + 1]);
                double right = between(x[end], x[Math.min(end + 1, x.length - 1)]);
                spans.add(new Box(left, plane.box().y(), right - left, plane.box().height()));
            }
            at--;
        }
        return spans;
    }

    private double between(double one, double next) {
        return plane.x((one + next) / 2);
    }
}
