package app.marquee;

import app.marquee.analytics.filter.FilterKind;
import app.marquee.analytics.group.Grouping;
import app.marquee.analytics.group.ReferrerDimension;
import app.marquee.command.export.ExportRequest;
import app.marquee.command.export.ExportTable;
import app.marquee.model.connection.Connection;
import app.marquee.service.analytics.ReferrerGroupings;
import app.marquee.service.analytics.Reports;
import app.marquee.service.analytics.SessionReports;
import app.marquee.service.analytics.SessionSegments;
import app.marquee.ui.browsers.BrowsersSheet;
import app.marquee.ui.cities.CitiesSheet;
import app.marquee.ui.export.SheetNotes;
import app.marquee.ui.ranking.RankingColumns;
import app.marquee.ui.referrals.TransactionSheet;
import app.marquee.ui.referrers.ReferrersSheet;

import java.util.List;
import java.util.Set;

/** Tables that the report sections contribute to the command line, one line each. */
final class ReportTables {
    private ReportTables() {}

    static List<ExportTable> all() {
        return List.of(
                new ExportTable(
                        "ranking",
                        Set.of(
                                FilterKind.FOLDER,
                                FilterKind.PLAYLIST,
                                FilterKind.FUNNEL,
                                FilterKind.FIELD),
                        ask ->
                                RankingColumns.sheet(
                                        ask.query(),
                                        reports(ask),
                                        new SessionSegments(ask.session()),
                                        notes(ask))),
                new ExportTable(
                        "cities",
                        Set.of(FilterKind.COUNTRY, FilterKind.REGION),
                        ask -> CitiesSheet.sheet(ask.query(), reports(ask), notes(ask))),
                new ExportTable(
                        "referrers",
                        Set.of(FilterKind.SOURCE),
                        ask ->
                                ReferrersSheet.sheet(
                                        ask.query(), reports(ask), channels(ask), notes(ask))),
                new ExportTable(
                        "browsers",
                        Set.of(),
                        ask -> BrowsersSheet.sheet(ask.query(), reports(ask), notes(ask))),
                new ExportTable(
                        "referrals",
                        Set.of(),
                        ask -> TransactionSheet.sheet(reports(ask), notes(ask))));
    }

    private static Reports reports(ExportRequest ask) {
        return new SessionReports(ask.session());
    }

    private static SheetNotes notes(ExportRequest ask) {
        Connection connection = ask.session().connection();
        return SheetNotes.of(
                ask.words().of("export"),
                connection.name(),
                connection.zone(),
                ask.session().clock().instant());
    }

    /** The grouping by channel with the user's naming rules. */
    private static Grouping channels(ExportRequest ask) {
        return ReferrerGroupings.of(
                ReferrerDimension.CHANNELS, ask.session().connection(), ask.settings());
    }
}
