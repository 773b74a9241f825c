package app.marquee.report.html;

import static app.marquee.export.SvgFile.escaped;

import app.marquee.export.ExportProgress;
import app.marquee.export.FileContent;
import app.marquee.model.report.BlockType;
import app.marquee.report.ClientReport;
import app.marquee.report.ClientReport.ReportHead;
import app.marquee.report.ReportBlock;
import app.marquee.report.ReportImage;
import app.marquee.report.ReportWords;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Base64;

/**
 * HTML file of a report. Figures, images and styles are in it, and it loads and runs nothing: a
 * policy in its head forbids both.
 */
public final class HtmlReport implements FileContent {
    private static final String POLICY =
            "default-src 'none'; img-src data:; style-src 'unsafe-inline'";

    private final ClientReport report;
    private final ReportWords words;

    public HtmlReport(ClientReport report) {
        this.report = report;
        this.words = report.words();
    }

    @Override
    public long rows() {
        return report.blocks().size();
    }

    @Override
    public void write(OutputStream out, ExportProgress progress) throws IOException {
        out.write(page().getBytes(StandardCharsets.UTF_8));
        progress.report(rows(), rows());
    }

    private String page() {
        ReportHead head = report.head();
        StringBuilder html = new StringBuilder("<!DOCTYPE html>\n");
        html.append("<html lang=\"").append(escaped(head.language().toLanguageTag()));
        html.append("\" dir=\"ltr\">\n");
        html.append("<head>\n<meta charset=\"utf-8\">\n");
        html.append("<meta http-equiv=\"Content-Security-Policy\" content=\"");
        html.append(POLICY).append("\">\n");
        html.append("<meta name=\"viewport\" content=\"width=device-width\">\n");
        html.append("<title>").append(escaped(report.fileName())).append("</title>\n");
        html.append("<style>\n:root { --accent: ").append(head.color().hex()).append("; }\n");
        html.append(style()).append("</style>\n</head>\n<body>\n");
        cover(html);
        HtmlParts parts = new HtmlParts(html, head.color());
        for (ReportBlock block : report.blocks()) {
            if (block.type() != BlockType.COVER) {
                block(block, html, parts);
            }
        }
        return html.append("</body>\n</html>\n").toString();
    }

    /** The page's head, which is larger with the block of the cover. */
    private void cover(StringBuilder html) {
        ReportHead head = report.head();
        boolean whole = report.blocks().stream().anyMatch(block -> block.type() == BlockType.COVER);
        html.append(whole ? "<header class=\"cover\">\n" : "<header>\n");
        ReportImage logo = head.logo();
        if (logo != null) {
            html.append(image(logo, "logo", head.client()));
        }
        if (!head.client().isEmpty()) {
            html.append("<p class=\"client\" dir=\"auto\">").append(escaped(head.client()));
            html.append("</p>\n");
        }
        html.append("<h1 dir=\"auto\">").append(escaped(head.title())).append("</h1>\n");
        html.append("<p class=\"days\">").append(escaped(head.days())).append("</p>\n");
        if (!head.summary().isEmpty()) {
            html.append("<p class=\"summary\" dir=\"auto\">");
            html.append(escaped(head.summary())).append("</p>\n");
        }
        html.append("<p class=\"source\">").append(escaped(words.text("head.made"))).append(' ');
        html.append(escaped(words.dateTime(head.madeAt(), head.zone()))).append(" · ");
        html.append(escaped(words.zone(head.zone())));
        if (report.isPartial()) {
            html.append(" · ").append(escaped(words.text("partial")));
        }
        html.append("</p>\n");
        html.append("</header>\n");
    }

    private static void block(ReportBlock block, StringBuilder html, HtmlParts parts) {
        html.append("<section class=\"").append(block.type().key()).append("\">\n<h2>");
        html.append(escaped(block.title())).append("</h2>\n");
        if (!block.source().isEmpty()) {
            html.append("<p class=\"source\">").append(escaped(block.source())).append("</p>\n");
        }
        String missing = block.missing();
        if (missing != null) {
            html.append("<p class=\"missing\">").append(escaped(missing)).append("</p>\n");
        }
        block.parts().forEach(parts::add);
        html.append("</section>\n");
    }

    static String image(ReportImage image, String style, String text) {
        return "<img class=\""
                + style
                + "\" alt=\""
                + escaped(text)
                + "\" width=\""
                + image.width()
                + "\" height=\""
                + image.height()
                + "\" src=\"data:"
                + image.mediaType()
                + ";base64,"
                + Base64.getEncoder().encodeToString(image.data().bytes())
                + "\">\n";
    }

    private static String style() {
        try (InputStream sheet = HtmlReport.class.getResourceAsStream("style.txt")) {
            if (sheet == null) {
                throw new IllegalStateException("Resource not found: style.txt");
            }
            return new String(sheet.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }
}
