package app.marquee.command.export;

import static app.marquee.command.export.ItemTables.column;

import app.marquee.analytics.live.LiveCurve;
import app.marquee.analytics.live.LiveFigures;
import app.marquee.command.CommandFailure;
import app.marquee.command.ExitStatus;
import app.marquee.command.Sentence;
import app.marquee.export.Sheet;
import app.marquee.model.Interrupts;
import app.marquee.model.id.ItemKind;
import app.marquee.model.id.LiveId;
import app.marquee.service.analytics.LiveQuestion;
import app.marquee.service.analytics.ReportType;
import app.marquee.service.analytics.Reports;
import app.marquee.service.analytics.SessionReports;

import org.jspecify.annotations.Nullable;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;

/** Table of the values of live streams, a request each. */
final class LiveTable {
    private static final int DECIMALS = 3;

    private LiveTable() {}

    private record Stream(LiveId id, LiveFigures figures) {}

    static Sheet<?> sheet(ExportRequest request) throws InterruptedException {
        Reports reports = new SessionReports(request.session());
        List<Stream> rows = new ArrayList<>();
        for (LiveId id : ids(request)) {
            Interrupts.heed();
            var report = reports.load(ReportType.LIVE, new LiveQuestion(id), _ -> {});
            rows.add(new Stream(id, LiveFigures.of(LiveCurve.of(report.rows()))));
        }
        return ItemTables.sheet(
                request.section("live"),
                request,
                List.of(
                        column("live_id", (Stream row) -> row.id().value()),
                        column("peak", row -> row.figures().peak()),
                        column("peak_at", row -> row.figures().peakAt()),
                        column("average", row -> rounded(row.figures().average())),
                        column("median", row -> rounded(row.figures().median())),
                        column("to_peak", row -> row.figures().toPeak()),
                        column("length", row -> row.figures().length()),
                        column("first", row -> row.figures().first()),
                        column("last", row -> row.figures().last()),
                        column("points", row -> row.figures().points()),
                        column("gaps", row -> row.figures().gaps())),
                rows);
    }

    private static List<LiveId> ids(ExportRequest request) {
        List<LiveId> ids =
                request.streams().isEmpty()
                        ? request.session().catalogue().all(ItemKind.LIVE).stream()
                                .map(item -> new LiveId(item.id()))
                                .toList()
                        : request.streams();
        if (ids.isEmpty()) {
            throw new CommandFailure(ExitStatus.USAGE, Sentence.of("export.live"));
        }
        return ids;
    }

    private static @Nullable Object rounded(@Nullable Double value) {
        return value == null
                ? null
                : BigDecimal.valueOf(value)
                        .setScale(DECIMALS, RoundingMode.HALF_UP)
                        .stripTrailingZeros();
    }
}
