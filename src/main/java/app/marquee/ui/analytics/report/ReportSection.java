package app.marquee.ui.analytics.report;

import app.marquee.ui.shell.section.Section;

import javafx.scene.layout.Region;

/** Base of the sections that show the report of a period. */
public abstract class ReportSection implements Section {
    /** What is around the report. */
    public abstract ReportFrame frame();

    @Override
    public Region view() {
        return frame().view();
    }

    @Override
    public void shown() {
        frame().shown();
    }

    @Override
    public void hidden() {
        frame().hidden();
    }

    @Override
    public void refresh() {
        frame().refresh();
    }

    @Override
    public void focusFilter() {
        frame().focusFilter();
    }

    @Override
    public void close() {
        frame().close();
    }
}
