package app.marquee.ui.analytics;

import app.marquee.ui.control.SplitMemory;
import app.marquee.ui.control.ViewMemory;

import javafx.geometry.Orientation;
import javafx.scene.control.SplitPane;
import javafx.scene.layout.Region;

/**
 * Split pane of a report and the chart above it, which comes and goes. The divider position is
 * remembered. FX thread only.
 */
public final class ReportSplit extends SplitPane {
    /** The share of the height that the chart has. */
    private static final double CHART = 0.36;

    public ReportSplit(String id, Region chart, Region report, ViewMemory memory) {
        super(report);
        setId(id);
        setOrientation(Orientation.VERTICAL);
        getStyleClass().add("report-split");
        SplitMemory.attach(this, memory, CHART);
        chart.visibleProperty()
                .subscribe(
                        isThere -> {
                            getItems().remove(chart);
                            if (isThere) {
                                getItems().addFirst(chart);
                            }
                        });
    }
}
