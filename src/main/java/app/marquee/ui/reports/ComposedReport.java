package app.marquee.ui.reports;

import app.marquee.model.report.ReportTemplate;
import app.marquee.report.ClientReport;
import app.marquee.report.page.ReportPage;
import app.marquee.service.report.ReportPlan;

import java.util.List;

/**
 * Report with its pages and with what it costs to complete it. Immutable.
 *
 * @param isLoaded whether what was missing was loaded for it, as far as that is possible
 */
record ComposedReport(
        ReportTemplate template,
        ClientReport report,
        ReportPlan plan,
        List<ReportPage> pages,
        PageImages images,
        boolean isLoaded) {}
