package app.marquee.ui.analytics;

import app.marquee.analytics.group.ReferrerDimension;
import app.marquee.model.connection.Connection;
import app.marquee.service.analytics.BackgroundBudget;
import app.marquee.service.analytics.Reports;
import app.marquee.service.analytics.Segments;
import app.marquee.service.analytics.SessionReports;
import app.marquee.service.analytics.SessionSegments;
import app.marquee.service.overview.OverviewService;
import app.marquee.service.search.ItemDirectory;
import app.marquee.service.search.SessionItemDirectory;
import app.marquee.service.session.Session;
import app.marquee.ui.analytics.filter.FilterSources;
import app.marquee.ui.analytics.filter.FiltersViewModel;
import app.marquee.ui.analytics.filter.KeptFilterOptions;
import app.marquee.ui.analytics.filter.SavedViews;
import app.marquee.ui.analytics.period.PeriodViewModel;
import app.marquee.ui.control.ViewMemory;

import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Sources that the report sections of a connection share: their data, and one period until you quit
 * and after a restart. FX thread only.
 *
 * @param rules naming rules of referrers
 * @param filters chips of the toolbars, and saved views
 * @param marks own changes, for charts
 * @param background requests that nobody asked for
 * @param memory keeps the period for the next start
 */
public record ReportSources(
        Reports reports,
        ItemDirectory items,
        PeriodViewModel period,
        ReferrerRuleBook rules,
        FilterSources filters,
        ChangeMarks marks,
        BackgroundBudget background,
        ViewMemory memory) {
    /** Their package of shared texts. */
    public static final String TEXTS = "analytics";

    /**
     * @param memory own settings
     */
    public static ReportSources of(Reports reports, ItemDirectory items, ViewMemory memory) {
        return of(
                reports,
                items,
                new ReferrerRuleBook(memory, Set.of()),
                Segments.NONE,
                ChangeMarks.NONE,
                memory);
    }

    /**
     * @param memory own settings
     */
    public static ReportSources of(
            Reports reports,
            ItemDirectory items,
            ReferrerRuleBook rules,
            Segments segments,
            ChangeMarks marks,
            ViewMemory memory) {
        PeriodViewModel period = new PeriodViewModel(reports::today, memory);
        FiltersViewModel filters = new FiltersViewModel(memory);
        return new ReportSources(
                reports,
                items,
                period,
                rules,
                new FilterSources(
                        filters,
                        new KeptFilterOptions(
                                reports,
                                segments,
                                () -> rules.grouping(ReferrerDimension.CHANNELS)),
                        new SavedViews(memory, period, filters),
                        segments),
                marks,
                BackgroundBudget.of(reports::requestsPerMinute),
                memory);
    }

    /**
     * @param memory of the connection
     */
    public static ReportSources of(Session session, ViewMemory memory) {
        Reports reports = new SessionReports(session);
        ReportSources sources =
                of(
                        reports,
                        new SessionItemDirectory(session),
                        new ReferrerRuleBook(
                                memory.under("referrers"), hosts(session.connection())),
                        new SessionSegments(session),
                        new ChangeMarks(days -> OverviewService.appliedOn(session, days)),
                        memory.under(TEXTS));
        sources.period().leaveOut(reports::settlingDays);
        return sources;
    }

    private static Set<String> hosts(Connection connection) {
        return Stream.of(connection.baseUrl(), connection.dataUrl())
                .flatMap(address -> Stream.ofNullable(address.getHost()))
                .collect(Collectors.toSet());
    }
}
