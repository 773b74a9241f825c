package app.marquee.service.report;

import app.marquee.analytics.BucketReader;
import app.marquee.analytics.group.BrowserGrouping;
import app.marquee.analytics.group.Group;
import app.marquee.analytics.group.Groups;
import app.marquee.model.analytics.BrowserRow;
import app.marquee.model.report.BlockType;
import app.marquee.report.ReportBlock;
import app.marquee.report.ReportPart;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/** Block with the browsers of the most viewed videos. */
record BrowserBlock(ReportScope scope) {
    private static final int MOST = 10;

    ReportBlock of(List<ReportData.Watched> videos) throws InterruptedException {
        List<BrowserRow> rows = new ArrayList<>();
        Instant askedAt = Instant.MAX;
        List<String> titles = new ArrayList<>();
        for (ReportData.Watched video : videos) {
            var report = video.report();
            if (report != null) {
                rows.addAll(report.rows());
                titles.add(
                        video.title().isEmpty() ? scope.words().text("untitled") : video.title());
                askedAt = report.askedAt().isBefore(askedAt) ? report.askedAt() : askedAt;
            }
        }
        if (titles.isEmpty() || titles.size() < videos.size()) {
            return scope.missing(BlockType.BROWSERS);
        }
        List<ReportPart> parts = new ArrayList<>();
        parts.add(
                new ReportPart.Remark(
                        scope.words().text("browsers.videos", String.join(" · ", titles))));
        if (rows.isEmpty()) {
            parts.add(new ReportPart.Paragraph(scope.words().text("empty")));
        } else {
            Group all = new Groups(new BrowserGrouping(), BucketReader.days(scope.zone())).of(rows);
            parts.add(new ReportPart.Grid(new GroupRows(scope).of("browsers.table", all, MOST)));
        }
        return new ReportBlock(
                BlockType.BROWSERS,
                scope.title(BlockType.BROWSERS),
                scope.source(askedAt),
                parts,
                null);
    }
}
