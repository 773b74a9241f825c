package app.marquee.ui.analytics;

import app.marquee.ui.control.SplitMemory;
import app.marquee.ui.control.ViewMemory;

import javafx.geometry.Orientation;
import javafx.scene.control.SplitPane;
import javafx.scene.layout.Region;

/**
 * Split pane of a report and a lower pane that comes and goes. The divider position is remembered.
 * FX thread only.
 */
public final class ReportSplit extends SplitPane {
    /** The share of the height that the report has. */
    private static final double REPORT = 0.52;

    public ReportSplit(String id, Region report, Region below, ViewMemory memory) {
        super(report);
        setId(id);
        setOrientation(Orientation.VERTICAL);
        getStyleClass().add("report-split");
        SplitMemory.attach(this, memory, REPORT);
        below.visibleProperty()
                .subscribe(
                        isThere -> {
                            getItems().remove(below);
                            if (isThere) {
                                getItems().add(below);
                            }
                        });
    }
}
