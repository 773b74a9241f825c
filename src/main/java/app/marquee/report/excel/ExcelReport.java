package app.marquee.report.excel;

import app.marquee.export.ExportProgress;
import app.marquee.export.FileContent;
import app.marquee.export.TextTooLongException;
import app.marquee.export.WorkbookFile;
import app.marquee.export.WorkbookFile.WorkbookRow;
import app.marquee.export.WorkbookFile.WorkbookSheet;
import app.marquee.model.report.BlockType;
import app.marquee.report.ClientReport;
import app.marquee.report.ClientReport.ReportHead;
import app.marquee.report.KeyNumber;
import app.marquee.report.PlainText;
import app.marquee.report.ReportBlock;
import app.marquee.report.ReportPart;
import app.marquee.report.ReportTable;
import app.marquee.report.ReportTable.ReportCell;
import app.marquee.report.ReportWords;

import org.jspecify.annotations.Nullable;

import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;

/** Excel file of a report: a sheet for the report itself and one for each block with data. */
public final class ExcelReport implements FileContent {
    /** Less than a cell of Excel holds, since a mark may be put before a text. */
    private static final int LONGEST = 32_000;

    private final WorkbookFile book;

    public ExcelReport(ClientReport report) {
        ReportWords words = report.words();
        List<WorkbookSheet> sheets = new ArrayList<>();
        sheets.add(about(report, words));
        for (ReportBlock block : report.blocks()) {
            if (block.type() != BlockType.COVER) {
                sheets.add(sheet(block));
            }
        }
        this.book = new WorkbookFile(sheets, words.text("unknown"), report.head().zone());
    }

    private static WorkbookSheet about(ClientReport report, ReportWords words) {
        ReportHead head = report.head();
        List<WorkbookRow> rows = new ArrayList<>();
        rows.add(WorkbookRow.heading(head.title()));
        rows.add(WorkbookRow.of(words.text("head.client"), head.client()));
        rows.add(WorkbookRow.of(words.text("head.period"), head.days()));
        rows.add(WorkbookRow.of("", head.period().start(), head.period().end()));
        rows.add(WorkbookRow.of(words.text("head.zone"), words.zone(head.zone())));
        rows.add(
                report.isPartial()
                        ? WorkbookRow.of(
                                words.text("head.made"), head.madeAt(), words.text("partial"))
                        : WorkbookRow.of(words.text("head.made"), head.madeAt()));
        rows.addAll(texts(words.text("head.summary"), head.summary()));
        for (ReportBlock block : report.blocks()) {
            if (block.missing() != null) {
                rows.add(WorkbookRow.of(block.title(), block.missing()));
            }
        }
        return plain(words.text("head.about"), rows);
    }

    /** A text with its label, in a row or, where a cell can't hold it, in several. */
    private static List<WorkbookRow> texts(String label, String text) {
        List<WorkbookRow> rows = new ArrayList<>();
        for (String part : parts(text)) {
            rows.add(WorkbookRow.of(rows.isEmpty() ? label : "", part));
        }
        return rows;
    }

    /** The text in parts that fit into a cell, whole words if it has any. */
    private static List<String> parts(String text) {
        List<String> parts = new ArrayList<>();
        String rest = text;
        while (rest.length() > LONGEST) {
            int space = Math.max(rest.lastIndexOf(' ', LONGEST), rest.lastIndexOf('\n', LONGEST));
            int end = space > 0 ? space : rest.offsetByCodePoints(0, LONGEST / 2);
            parts.add(rest.substring(0, end));
            rest = rest.substring(space > 0 ? end + 1 : end);
        }
        parts.add(rest);
        return parts;
    }

    private static WorkbookSheet sheet(ReportBlock block) {
        List<WorkbookRow> rows = new ArrayList<>();
        rows.add(WorkbookRow.heading(block.title()));
        rows.add(WorkbookRow.of(block.source()));
        if (block.missing() != null) {
            rows.add(WorkbookRow.of(block.missing()));
        }
        for (ReportPart part : block.parts()) {
            rows.add(WorkbookRow.of(""));
            add(part, rows);
        }
        return plain(block.title(), rows);
    }

    /** Without characters that would turn the text around them. */
    private static WorkbookSheet plain(String name, List<WorkbookRow> rows) {
        return new WorkbookSheet(
                PlainText.of(name),
                rows.stream()
                        .map(row -> new WorkbookRow(row.isHeading(), plain(row.values())))
                        .toList());
    }

    private static List<@Nullable Object> plain(List<@Nullable Object> values) {
        List<@Nullable Object> plain = new ArrayList<>(values);
        plain.replaceAll(value -> value instanceof String text ? PlainText.of(text) : value);
        return plain;
    }

    private static void add(ReportPart part, List<WorkbookRow> rows) {
        switch (part) {
            case ReportPart.Paragraph(var text) ->
                    parts(text).forEach(one -> rows.add(WorkbookRow.of(one)));
            case ReportPart.Remark(var text) -> rows.add(WorkbookRow.of(text));
            case ReportPart.Picture(var figure) -> rows.add(WorkbookRow.of(figure.description()));
            case ReportPart.KeyNumbers(var numbers) ->
                    numbers.forEach(number -> rows.add(row(number)));
            case ReportPart.Grid(var table) -> add(table, rows);
        }
    }

    private static WorkbookRow row(KeyNumber number) {
        return WorkbookRow.of(number.label(), number.value(), number.text(), number.change());
    }

    private static void add(ReportTable table, List<WorkbookRow> rows) {
        if (!table.title().isEmpty()) {
            rows.add(WorkbookRow.heading(table.title()));
        }
        rows.add(
                WorkbookRow.heading(
                        table.columns().stream().map(column -> (Object) column.title()).toArray()));
        for (List<ReportCell> row : table.rows()) {
            List<@Nullable Object> values = new ArrayList<>();
            row.forEach(cell -> values.add(cell.value()));
            rows.add(new WorkbookRow(false, values));
        }
        if (!table.leftOut().isEmpty()) {
            rows.add(WorkbookRow.of(table.leftOut()));
        }
    }

    @Override
    public long rows() {
        return book.rows();
    }

    @Override
    public void write(OutputStream out, ExportProgress progress)
            throws IOException, InterruptedException, TextTooLongException {
        book.write(out, progress);
    }
}
