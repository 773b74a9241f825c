package app.marquee.service.report;

import app.marquee.analytics.chart.ChartContent;
import app.marquee.analytics.series.Series;
import app.marquee.report.ChartFigure;
import app.marquee.report.KeyNumber;
import app.marquee.report.ReportBlock;
import app.marquee.report.ReportFigure;
import app.marquee.report.ReportPart;
import app.marquee.report.ReportTable;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Outline of a block with all that readers see of it, a line for each part and row. A cell or
 * number without a value has a question mark, one with a bar has its length.
 */
final class ReportOutline {
    /** Dates and times have narrow and fixed ones. */
    private static final Pattern SPACE = Pattern.compile("[\\u00a0\\u2009\\u202f]");

    private ReportOutline() {}

    static String of(ReportBlock block) {
        Stream<String> missing = Stream.ofNullable(block.missing()).map(why -> "missing: " + why);
        return Stream.of(
                        Stream.of((block.title() + " # " + block.source()).strip()),
                        missing,
                        block.parts().stream().flatMap(ReportOutline::part))
                .flatMap(lines -> lines)
                .map(ReportOutline::plain)
                .collect(Collectors.joining("\n", "", "\n"));
    }

    /** With plain spaces. */
    static String plain(String text) {
        return SPACE.matcher(text).replaceAll(" ");
    }

    private static Stream<String> part(ReportPart part) {
        return switch (part) {
            case ReportPart.Paragraph(var text) -> Stream.of(text);
            case ReportPart.Remark(var text) -> Stream.of("(" + text + ")");
            case ReportPart.KeyNumbers(var numbers) -> numbers.stream().map(ReportOutline::number);
            case ReportPart.Picture(var figure) -> figure(figure);
            case ReportPart.Grid(var table) -> table(table);
        };
    }

    private static String number(KeyNumber number) {
        String direction =
                switch (Integer.signum(number.direction())) {
                    case 1 -> " ↑";
                    case -1 -> " ↓";
                    default -> "";
                };
        String change = number.change().isEmpty() ? "" : " [" + number.change() + "]";
        return number.label()
                + ": "
                + number.text()
                + (number.value() == null ? "?" : "")
                + change
                + direction;
    }

    private static Stream<String> figure(ReportFigure figure) {
        Stream<String> head = Stream.of("<" + figure.description() + ">");
        return figure instanceof ChartFigure(var _, var content, var _)
                ? Stream.concat(head, chart(content))
                : head;
    }

    private static Stream<String> chart(ChartContent content) {
        return Stream.concat(
                content.series().stream().map(series -> series(content, series)),
                content.compared().stream().map(series -> "~ " + series(content, series)));
    }

    /** A value that is preliminary has dots. */
    private static String series(ChartContent content, Series series) {
        StringBuilder values = new StringBuilder(series.name());
        for (int i = 0; i < series.size(); i++) {
            values.append(' ')
                    .append((long) (series.x()[i] - content.from()))
                    .append('=')
                    .append(series.y()[i])
                    .append(content.isPart(series, i) ? "…" : "");
        }
        return values.toString();
    }

    private static Stream<String> table(ReportTable table) {
        String head =
                table.columns().stream()
                        .map(column -> column.title() + (column.isNumber() ? ">" : ""))
                        .collect(Collectors.joining(" | "));
        return Stream.of(
                        Stream.of(("= " + table.title()).strip()),
                        Stream.of(head),
                        table.rows().stream().map(ReportOutline::row),
                        Stream.of(table.leftOut()).filter(left -> !left.isEmpty()))
                .flatMap(lines -> lines);
    }

    private static String row(List<ReportTable.ReportCell> cells) {
        return cells.stream().map(ReportOutline::cell).collect(Collectors.joining(" | "));
    }

    private static String cell(ReportTable.ReportCell cell) {
        return cell.text()
                + (cell.value() == null ? "?" : "")
                + (cell.hasBar() ? String.format(Locale.ROOT, " %.2f", cell.bar()) : "")
                + (cell.image() == null ? "" : " " + Arrays.toString(cell.image().data().bytes()));
    }
}
