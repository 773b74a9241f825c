package app.marquee.report;

import app.marquee.analytics.chart.ChartLook;
import app.marquee.drawing.Box;
import app.marquee.drawing.Drawing;
import app.marquee.drawing.TextMetrics;

/** Figure of a report, such as a chart, which is drawn on any drawing. */
public interface ReportFigure {
    /** Its text for readers who don't see it. */
    String description();

    /** Its height for a width of 1. */
    double ratio();

    void draw(Drawing on, Box box, ChartLook look, TextMetrics metrics);
}
