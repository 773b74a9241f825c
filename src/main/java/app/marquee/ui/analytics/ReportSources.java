package app.marquee.ui.analytics;

import app.marquee.service.analytics.Reports;
import app.marquee.service.analytics.SessionReports;
import app.marquee.service.search.ItemDirectory;
import app.marquee.service.search.SessionItemDirectory;
import app.marquee.service.session.Session;
import app.marquee.ui.analytics.period.PeriodViewModel;
import app.marquee.ui.control.ViewMemory;

/**
 * Sources that the report sections of a connection share: their data, and one period until you quit
 * and after a restart. FX thread only.
 *
 * @param memory keeps the period for the next start
 */
public record ReportSources(
        Reports reports, ItemDirectory items, PeriodViewModel period, ViewMemory memory) {
    /** Their package of shared texts. */
    public static final String TEXTS = "analytics";

    public static ReportSources of(Reports reports, ItemDirectory items, ViewMemory memory) {
        return new ReportSources(
                reports, items, new PeriodViewModel(reports::today, memory), memory);
    }

    /**
     * @param memory of the connection
     */
    public static ReportSources of(Session session, ViewMemory memory) {
        return of(
                new SessionReports(session),
                new SessionItemDirectory(session),
                memory.under(TEXTS));
    }
}
