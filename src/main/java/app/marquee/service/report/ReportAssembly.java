package app.marquee.service.report;

import app.marquee.analytics.group.ReferrerDimension;
import app.marquee.drawing.Rgba;
import app.marquee.model.picture.PictureHead;
import app.marquee.model.report.BlockType;
import app.marquee.model.report.ReportTemplate;
import app.marquee.model.video.PictureData;
import app.marquee.report.ClientReport;
import app.marquee.report.ClientReport.ReportHead;
import app.marquee.report.ReportBlock;
import app.marquee.report.ReportImage;
import app.marquee.report.ReportPart;
import app.marquee.report.ReportWords;

import org.jspecify.annotations.Nullable;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** Assembly of the blocks of one report, in the order of its template. */
record ReportAssembly(
        ReportTemplate template,
        ReportScope scope,
        ReportData data,
        SessionReportService.Known known) {
    private static final int GUIDE_LINES = 6;

    ClientReport report(Instant now) throws InterruptedException {
        List<ReportBlock> blocks = new ArrayList<>();
        for (BlockType type : template.chosen()) {
            block(type).ifPresent(blocks::add);
        }
        ReportTemplate.ReportTitle title = template.title();
        ReportHead head =
                new ReportHead(
                        title.name(),
                        title.client(),
                        title.summary().isBlank()
                                ? new ReportSummary(scope, data).text()
                                : title.summary(),
                        scope.period(),
                        scope.words().days(scope.period()),
                        scope.zone(),
                        now,
                        template.style().language(),
                        Rgba.of(template.style().color()),
                        logo(template.style().logo()));
        return new ClientReport(head, blocks);
    }

    private static @Nullable ReportImage logo(@Nullable PictureData data) {
        return data == null
                ? null
                : PictureHead.of(data.bytes())
                        .filter(head -> !head.isTooLarge())
                        .map(head -> new ReportImage(data, head.width(), head.height()))
                        .orElse(null);
    }

    /** Empty for a note that says nothing. */
    private Optional<ReportBlock> block(BlockType type) throws InterruptedException {
        return switch (type) {
            case COVER -> Optional.of(ReportBlock.of(type, scope.title(type), List.of()));
            case NOTE -> note();
            case NUMBERS -> Optional.of(new NumberBlocks(scope, data).numbers());
            case COST -> Optional.of(new CostBlock(scope, data).made());
            case TREND -> Optional.of(new TrendBlock(scope).of(data.traffic(), data.ranking()));
            case MAP -> Optional.of(new PlaceBlock(scope).of(data.cities()));
            case VIDEOS -> Optional.of(new VideoBlock(scope, known.frames()).of(data));
            case REFERRERS ->
                    Optional.of(
                            new ReferrerBlock(
                                            scope,
                                            known.groupings().apply(ReferrerDimension.CHANNELS),
                                            known.groupings().apply(ReferrerDimension.SITES))
                                    .of(data.sources()));
            case BROWSERS -> Optional.of(new BrowserBlock(scope).of(data.browsers()));
            case LIVE -> Optional.of(new StreamBlock(scope).of(data.streams()));
            case GUIDE -> Optional.of(guide());
        };
    }

    private Optional<ReportBlock> note() {
        String note = template.title().note().strip();
        return note.isEmpty()
                ? Optional.empty()
                : Optional.of(
                        ReportBlock.of(
                                BlockType.NOTE,
                                scope.title(BlockType.NOTE),
                                note.lines()
                                        .filter(line -> !line.isBlank())
                                        .<ReportPart>map(ReportPart.Paragraph::new)
                                        .toList()));
    }

    private ReportBlock guide() {
        ReportWords words = scope.words();
        List<ReportPart> lines = new ArrayList<>();
        for (int line = 1; line <= GUIDE_LINES; line++) {
            lines.add(
                    new ReportPart.Paragraph(
                            Objects.requireNonNull(
                                    words.text("guide." + line, scope.settlingDays()))));
        }
        return ReportBlock.of(BlockType.GUIDE, scope.title(BlockType.GUIDE), lines);
    }
}
