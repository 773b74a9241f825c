package app.marquee.report;

import app.marquee.analytics.chart.ChartContent;
import app.marquee.analytics.chart.ChartDrawing;
import app.marquee.analytics.chart.ChartLabels;
import app.marquee.analytics.chart.ChartLayout;
import app.marquee.analytics.chart.ChartLook;
import app.marquee.drawing.Box;
import app.marquee.drawing.Drawing;
import app.marquee.drawing.TextMetrics;

/** Chart of a report, with the layout and the lines of the charts in the window. Immutable. */
public record ChartFigure(String description, ChartContent content, ChartLabels labels)
        implements ReportFigure {
    private static final double RATIO = 0.36;

    @Override
    public double ratio() {
        return RATIO;
    }

    @Override
    public void draw(Drawing on, Box box, ChartLook look, TextMetrics metrics) {
        new ChartDrawing(on, new ChartLayout(content, box, look, labels, metrics)).draw();
    }
}
