package app.marquee.analytics.chart;

/**
 * Event in a chart, such as a change of the user or the peak of a line. Immutable.
 *
 * @param place on the time axis
 * @param value at which it lies; NaN for above the curves
 */
public record ChartMark(double place, double value, Kind kind, String text) {
    /** Origin of a mark. */
    public enum Kind {
        /** A change that was made to an item. */
        CHANGE,
        /** A note that was typed. */
        NOTE,
        /** The greatest value of a line, with its text beside it. */
        PEAK
    }

    /** Creates a mark above the curves. */
    public ChartMark(double place, Kind kind, String text) {
        this(place, Double.NaN, kind, text);
    }

    /** Creates a mark of the greatest value of a line. */
    public static ChartMark peak(double place, double value, String text) {
        return new ChartMark(place, value, Kind.PEAK, text);
    }
}
