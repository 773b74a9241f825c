package app.marquee.report.html;

import static app.marquee.export.SvgFile.escaped;

import app.marquee.drawing.Box;
import app.marquee.drawing.Rgba;
import app.marquee.export.SvgFile;
import app.marquee.report.AverageMetrics;
import app.marquee.report.KeyNumber;
import app.marquee.report.PlainText;
import app.marquee.report.ReportFigure;
import app.marquee.report.ReportImage;
import app.marquee.report.ReportLook;
import app.marquee.report.ReportPart;
import app.marquee.report.ReportTable;
import app.marquee.report.ReportTable.ReportCell;

import java.util.List;
import java.util.Locale;

/** Writer of the parts of blocks as HTML. Not thread-safe. */
final class HtmlParts {
    private static final double WIDTH = 720;
    private static final double PERCENT = 100;

    private final StringBuilder html;
    private final Rgba color;
    private int figures;

    HtmlParts(StringBuilder html, Rgba color) {
        this.html = html;
        this.color = color;
    }

    void add(ReportPart part) {
        switch (part) {
            case ReportPart.Paragraph(var text) -> paragraph("text", text);
            case ReportPart.Remark(var text) -> paragraph("remark", text);
            case ReportPart.KeyNumbers(var numbers) -> numbers(numbers);
            case ReportPart.Picture(var figure) -> figure(figure);
            case ReportPart.Grid(var table) -> table(table);
        }
    }

    private void paragraph(String style, String text) {
        html.append("<p class=\"").append(style).append("\" dir=\"auto\">");
        html.append(escaped(text)).append("</p>\n");
    }

    private void numbers(List<KeyNumber> numbers) {
        html.append("<dl class=\"numbers\">\n");
        for (KeyNumber number : numbers) {
            html.append("<div><dt>").append(escaped(number.label())).append("</dt><dd>");
            html.append(escaped(number.text()));
            if (!number.change().isEmpty()) {
                html.append(" <span class=\"").append(direction(number.direction())).append("\">");
                html.append(escaped(number.change())).append("</span>");
            }
            html.append("</dd></div>\n");
        }
        html.append("</dl>\n");
    }

    private static String direction(int direction) {
        return direction > 0 ? "more" : direction < 0 ? "less" : "same";
    }

    private void figure(ReportFigure figure) {
        figures++;
        Box box = new Box(0, 0, WIDTH, WIDTH * figure.ratio());
        String description = PlainText.of(figure.description());
        SvgFile svg =
                new SvgFile(
                        box,
                        description,
                        on -> figure.draw(on, box, ReportLook.chart(color), new AverageMetrics()));
        html.append("<figure>\n<figcaption>").append(escaped(description));
        html.append("</figcaption>\n").append(svg.element("figure-" + figures + "-"));
        html.append("</figure>\n");
    }

    private void table(ReportTable table) {
        html.append("<table>\n");
        if (!table.title().isEmpty()) {
            html.append("<caption>").append(escaped(table.title())).append("</caption>\n");
        }
        html.append("<thead><tr>");
        for (ReportTable.ReportColumn column : table.columns()) {
            html.append("<th scope=\"col\"").append(number(column)).append('>');
            html.append(escaped(column.title())).append("</th>");
        }
        html.append("</tr></thead>\n<tbody>\n");
        for (List<ReportCell> row : table.rows()) {
            html.append("<tr>");
            for (int at = 0; at < row.size(); at++) {
                cell(row.get(at), table.columns().get(at));
            }
            html.append("</tr>\n");
        }
        html.append("</tbody>\n</table>\n");
        if (!table.leftOut().isEmpty()) {
            paragraph("remark", table.leftOut());
        }
    }

    private static String number(ReportTable.ReportColumn column) {
        return column.isNumber() ? " class=\"number\"" : "";
    }

    private void cell(ReportCell cell, ReportTable.ReportColumn column) {
        html.append("<td").append(number(column)).append('>');
        ReportImage image = cell.image();
        if (image != null) {
            html.append(HtmlReport.image(image, "frame", ""));
        }
        if (cell.hasBar()) {
            html.append("<span class=\"bar\" style=\"width:");
            html.append(String.format(Locale.ROOT, "%.1f", cell.bar() * PERCENT));
            html.append("%\"></span>");
        }
        html.append("<bdi>").append(escaped(cell.text())).append("</bdi></td>");
    }
}
