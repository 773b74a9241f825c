package app.marquee.analytics.chart;

/**
 * Event above the curves, such as a change of the user. Immutable.
 *
 * @param place on the time axis
 */
public record ChartMark(double place, Kind kind, String text) {
    /** Origin of a mark. */
    public enum Kind {
        /** A change that was made to an item. */
        CHANGE,
        /** A note that was typed. */
        NOTE
    }
}
