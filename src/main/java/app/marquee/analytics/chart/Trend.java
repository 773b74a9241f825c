package app.marquee.analytics.chart;

import app.marquee.drawing.Box;
import app.marquee.drawing.Drawing;
import app.marquee.drawing.Outline;
import app.marquee.drawing.Rgba;
import app.marquee.drawing.Stroke;

import java.util.function.IntPredicate;

/**
 * Small chart of values in a row, from zero to the largest or to a whole, with gaps for unknown
 * values. An incomplete value is a ring at the end of a dotted line. Immutable.
 */
public final class Trend {
    /** Of nothing. */
    public static final Trend NONE = new Trend(new double[0], _ -> false);

    private static final double LINE = 1.5;
    private static final double DOT = 1.5;
    private static final double RING = 2.5;

    private final double[] values;
    private final IntPredicate part;
    private final double whole;

    /**
     * @param values unknown ones are NaN; must not be changed
     * @param part whether the value of a number is incomplete
     */
    public Trend(double[] values, IntPredicate part) {
        this(values, part, 0);
    }

    private Trend(double[] values, IntPredicate part, double whole) {
        this.values = values;
        this.part = part;
        this.whole = whole;
    }

    /** Of shares, from zero to the whole. */
    public static Trend ofShares(double[] values, IntPredicate part) {
        return new Trend(values, part, 1);
    }

    public void draw(Drawing on, Box box, Rgba color) {
        Scale scale = scale(box);
        Outline line = new Outline();
        Outline dotted = new Outline();
        for (int i = 0; i < values.length; i++) {
            double x = scale.x(i);
            double y = scale.y(values[i]);
            if (isWhole(i) && isWhole(i - 1)) {
                line.lineTo(x, y);
            } else if (isWhole(i)) {
                line.moveTo(x, y);
                if (!isWhole(i + 1)) {
                    on.disc(x, y, DOT, color);
                }
            } else if (isKnown(i)) {
                if (!isKnown(i + 1)) {
                    on.ring(x, y, RING, Stroke.solid(color, 1));
                }
                if (isKnown(i - 1)) {
                    dotted.moveTo(scale.x(i - 1), scale.y(values[i - 1])).lineTo(x, y);
                }
            }
        }
        on.stroke(dotted, Stroke.dashed(color, 1, 2, 2));
        on.stroke(line, Stroke.solid(color, LINE));
    }

    private boolean isKnown(int at) {
        return at >= 0 && at < values.length && !Double.isNaN(values[at]);
    }

    private boolean isWhole(int at) {
        return isKnown(at) && !part.test(at);
    }

    /** Leaves room for rings and for the width of the line. */
    private Scale scale(Box box) {
        double least = 0;
        double most = whole;
        double room = LINE;
        for (int i = 0; i < values.length; i++) {
            least = Math.min(least, isKnown(i) ? values[i] : 0);
            most = Math.max(most, isKnown(i) ? values[i] : 0);
            room = isKnown(i) && part.test(i) ? RING + 1 : room;
        }
        return new Scale(
                new Box(
                        box.x() + room,
                        box.y() + room,
                        box.width() - 2 * room,
                        box.height() - 2 * room),
                Math.max(1, values.length - 1),
                least,
                most);
    }

    /** Scale from numbers and values to pixels. */
    private record Scale(Box box, int last, double least, double most) {
        double x(int at) {
            return box.x() + box.width() * at / last;
        }

        double y(double value) {
            double share = most > least ? (value - least) / (most - least) : 0;
            return box.bottom() - share * box.height();
        }
    }
}
