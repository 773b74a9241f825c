package app.marquee.analytics.chart;

/** Texts of a chart in the user's language. */
public interface ChartLabels {
    /**
     * A mark beside the axis.
     *
     * @param greatest of all marks, so that they are written alike
     */
    String mark(double value, double greatest, ChartContent.Unit unit);

    /** A mark below the axis. */
    String mark(double place, ChartContent content);

    /** The text below the names for lines without one. */
    String more(int lines);
}
