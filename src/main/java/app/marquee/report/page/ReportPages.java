package app.marquee.report.page;

import app.marquee.analytics.chart.ChartLook;
import app.marquee.drawing.Box;
import app.marquee.drawing.FontFace;
import app.marquee.drawing.Rgba;
import app.marquee.drawing.TextMetrics;
import app.marquee.model.report.BlockType;
import app.marquee.report.ClientReport;
import app.marquee.report.ClientReport.ReportHead;
import app.marquee.report.ReportBlock;
import app.marquee.report.ReportFigure;
import app.marquee.report.ReportImage;
import app.marquee.report.ReportLook;
import app.marquee.report.ReportPart;
import app.marquee.report.ReportWords;

import java.util.List;

/** Layout of a report on A4 pages. Not thread-safe. */
public final class ReportPages {
    private static final FontFace BODY = new FontFace(ReportLook.FONT, 12.5, false);
    private static final FontFace SMALL = new FontFace(ReportLook.FONT, 10.5, false);
    private static final FontFace HEADING = new FontFace(ReportLook.FONT, 19, true);
    private static final FontFace TITLE = new FontFace(ReportLook.FONT, 34, true);
    private static final FontFace SUBTITLE = new FontFace(ReportLook.FONT, 18, false);
    private static final FontFace SUMMARY = new FontFace(ReportLook.FONT, 15, false);
    private static final double BAND = 10;
    private static final double COVER = 40;
    private static final double LOGO_WIDTH = 260;
    private static final double LOGO_HEIGHT = 90;
    private static final double BETWEEN = 30;
    private static final double LEAST_BLOCK = 150;

    /** The heading of a block with the line below it. */
    private static final double HEADING_HEIGHT = 60;

    private final ClientReport report;
    private final PageFlow flow;
    private final TextMetrics metrics;
    private final ChartLook look;

    private ReportPages(ClientReport report, TextMetrics metrics) {
        this.report = report;
        this.metrics = metrics;
        this.flow = new PageFlow(new TextLines(metrics, report.head().language()));
        this.look = ReportLook.chart(report.head().color());
    }

    /**
     * @param metrics of the font in which the pages are drawn
     */
    public static List<ReportPage> of(ClientReport report, TextMetrics metrics) {
        return of(report, metrics, "");
    }

    /**
     * @param remark at the end; empty without one
     */
    public static List<ReportPage> of(ClientReport report, TextMetrics metrics, String remark) {
        return new ReportPages(report, metrics).pages(remark);
    }

    private List<ReportPage> pages(String remark) {
        head();
        for (ReportBlock block : report.blocks()) {
            if (block.type() != BlockType.COVER) {
                block(block);
            }
        }
        if (!remark.isEmpty()) {
            flow.space(BETWEEN);
            flow.paragraph(remark, SMALL, ReportLook.WARNING);
        }
        ReportWords words = report.words();
        ReportHead head = report.head();
        String foot = head.client().isEmpty() ? head.title() : head.client() + " – " + head.title();
        return flow.pages(
                foot + " · " + head.days(), (page, pages) -> words.text("head.page", page, pages));
    }

    private void head() {
        boolean cover = report.blocks().stream().anyMatch(block -> block.type() == BlockType.COVER);
        ReportHead head = report.head();
        Rgba color = head.color();
        flow.decorate(on -> on.rectangle(new Box(0, 0, ReportPage.WIDTH, BAND), color));
        flow.bookmark(head.title());
        ReportImage logo = head.logo();
        if (logo != null) {
            logo(logo, head.client());
        }
        flow.space(cover ? COVER : 0);
        if (!head.client().isEmpty()) {
            flow.paragraph(head.client(), SUBTITLE.inBold(), color);
            flow.space(4);
        }
        flow.paragraph(PageTag.of(PageTag.Role.TITLE), head.title(), TITLE, ReportLook.TEXT);
        flow.paragraph(head.days(), SUBTITLE, ReportLook.MUTED);
        flow.space(14);
        if (!head.summary().isEmpty()) {
            flow.paragraph(head.summary(), SUMMARY, ReportLook.TEXT);
            flow.space(10);
        }
        ReportWords words = report.words();
        flow.paragraph(
                words.text("head.made")
                        + ' '
                        + words.dateTime(head.madeAt(), head.zone())
                        + " · "
                        + words.zone(head.zone())
                        + (report.isPartial() ? " · " + words.text("partial") : ""),
                SMALL,
                ReportLook.MUTED);
        if (cover && report.blocks().size() > 1) {
            flow.newPage();
        } else {
            flow.space(BETWEEN);
        }
    }

    private void logo(ReportImage logo, String client) {
        double scale =
                Math.min(1, Math.min(LOGO_WIDTH / logo.width(), LOGO_HEIGHT / logo.height()));
        Box box = new Box(PageFlow.LEFT, flow.y(), logo.width() * scale, logo.height() * scale);
        PageTag tag = client.isEmpty() ? PageTag.DECORATION : PageTag.figure(client);
        flow.add(tag, on -> on.image(logo, box));
        flow.space(box.height() + 16);
    }

    private void block(ReportBlock block) {
        flow.need(least(block));
        flow.bookmark(block.title());
        flow.paragraph(
                PageTag.of(PageTag.Role.HEADING), block.title(), HEADING, report.head().color());
        if (!block.source().isEmpty()) {
            flow.paragraph(block.source(), SMALL, ReportLook.MUTED);
        }
        String missing = block.missing();
        if (missing != null) {
            flow.paragraph(missing, BODY, ReportLook.WARNING);
        }
        flow.space(8);
        block.parts().forEach(this::part);
        flow.space(BETWEEN);
    }

    /** The height that a heading has on its page: with a figure all of it, else a beginning. */
    private static double least(ReportBlock block) {
        return !block.parts().isEmpty()
                        && block.parts().getFirst() instanceof ReportPart.Picture(var figure)
                ? HEADING_HEIGHT + height(figure)
                : LEAST_BLOCK;
    }

    private static double height(ReportFigure figure) {
        return PageFlow.WIDTH * figure.ratio() + PageFlow.lineHeight(SMALL) + 8;
    }

    private void part(ReportPart part) {
        switch (part) {
            case ReportPart.Paragraph(var text) -> flow.paragraph(text, BODY, ReportLook.TEXT);
            case ReportPart.Remark(var text) -> flow.paragraph(text, SMALL, ReportLook.MUTED);
            case ReportPart.KeyNumbers(var numbers) -> new NumberCards(flow).add(numbers);
            case ReportPart.Picture(var figure) -> figure(figure);
            case ReportPart.Grid(var table) ->
                    new TablePart(flow, report.head().color()).add(table);
        }
        flow.space(6);
    }

    private void figure(ReportFigure figure) {
        double height = PageFlow.WIDTH * figure.ratio();
        flow.need(height(figure));
        flow.paragraph(figure.description(), SMALL, ReportLook.MUTED);
        flow.space(2);
        Box box = new Box(PageFlow.LEFT, flow.y(), PageFlow.WIDTH, height);
        flow.add(PageTag.figure(figure.description()), on -> figure.draw(on, box, look, metrics));
        flow.space(height + 6);
    }
}
