package app.marquee.command.export;

import static app.marquee.command.export.ItemTables.column;

import app.marquee.export.Sheet;
import app.marquee.model.referral.SeenTransaction;
import app.marquee.service.analytics.ReferralQuestion;
import app.marquee.service.analytics.ReportType;
import app.marquee.service.analytics.SessionReports;

import java.util.List;

/** Table of the referral transactions. */
final class ReferralTable {
    private ReferralTable() {}

    static Sheet<?> sheet(ExportRequest request) {
        var report =
                new SessionReports(request.session())
                        .load(ReportType.TRANSACTIONS, new ReferralQuestion(), _ -> {});
        return ItemTables.sheet(
                "Referrals",
                request,
                List.of(
                        column("id", (SeenTransaction row) -> row.transaction().id()),
                        column("created_at", row -> row.transaction().createdAt()),
                        column("status", row -> row.transaction().status()),
                        column("amount", row -> row.transaction().amount()),
                        column("currency", row -> row.transaction().currency())),
                report.rows());
    }
}
