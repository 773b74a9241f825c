package app.marquee.ui.analytics.group;

import app.marquee.ui.analytics.report.ReportFrame;
import app.marquee.ui.analytics.report.ReportSection;
import app.marquee.ui.export.ExportMenu;
import app.marquee.ui.export.Exporting;
import app.marquee.ui.shell.section.Availability;

import java.util.Optional;

/** Base of a report section with grouped rows. */
public abstract class GroupsSection extends ReportSection implements Exporting {
    protected abstract GroupsReport<?, ?> report();

    @Override
    public ReportFrame frame() {
        return report().frame();
    }

    @Override
    public void refresh() {
        report().refresh();
    }

    @Override
    public Optional<ExportMenu> exports() {
        return Optional.of(report().exports());
    }

    Availability grouping() {
        boolean loaded = report().model().contentProperty().get() != null;
        return Availability.when(loaded, "groups.nothing");
    }
}
