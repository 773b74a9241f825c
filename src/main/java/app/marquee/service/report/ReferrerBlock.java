package app.marquee.service.report;

import app.marquee.analytics.group.Group;
import app.marquee.analytics.group.Grouping;
import app.marquee.analytics.group.Groups;
import app.marquee.model.analytics.ReferrerRow;
import app.marquee.model.report.BlockType;
import app.marquee.report.ReportBlock;
import app.marquee.report.ReportPart;
import app.marquee.service.analytics.ReferrerQuestion;
import app.marquee.service.analytics.Report;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;

/** Block with the channels and sites that bring viewers. */
record ReferrerBlock(ReportScope scope, Grouping channels, Grouping sites) {
    private static final int SITES = 15;

    ReportBlock of(@Nullable Report<ReferrerQuestion, ReferrerRow> sources)
            throws InterruptedException {
        if (sources == null) {
            return scope.missing(BlockType.REFERRERS);
        }
        List<ReportPart> parts = new ArrayList<>();
        if (sources.rows().isEmpty()) {
            parts.add(new ReportPart.Paragraph(scope.words().text("empty")));
        } else {
            GroupRows tables = new GroupRows(scope);
            Group byChannel = new Groups(channels, sources.buckets()).of(sources.rows());
            Group bySite = new Groups(sites, sources.buckets()).of(sources.rows());
            parts.add(
                    new ReportPart.Grid(
                            tables.of("referrers.channels", byChannel, Integer.MAX_VALUE)));
            parts.add(new ReportPart.Grid(tables.of("referrers.sites", bySite, SITES)));
        }
        return new ReportBlock(
                BlockType.REFERRERS,
                scope.title(BlockType.REFERRERS),
                scope.source(sources.askedAt()),
                parts,
                null);
    }
}
