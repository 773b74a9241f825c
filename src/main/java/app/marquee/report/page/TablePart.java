package app.marquee.report.page;

import app.marquee.drawing.Box;
import app.marquee.drawing.FontFace;
import app.marquee.drawing.Rgba;
import app.marquee.drawing.Stroke;
import app.marquee.drawing.TextMetrics;
import app.marquee.drawing.TextStyle;
import app.marquee.report.ReportImage;
import app.marquee.report.ReportLook;
import app.marquee.report.ReportTable;
import app.marquee.report.ReportTable.ReportCell;

import java.util.List;

/** Table on pages, whose head is repeated on each. */
record TablePart(PageFlow flow, Rgba color) {
    private static final FontFace BODY = new FontFace(ReportLook.FONT, 11.5, false);
    private static final FontFace SMALL = new FontFace(ReportLook.FONT, 10.5, false);
    private static final FontFace NAME = new FontFace(ReportLook.FONT, 12.5, true);
    private static final double INSET = 5;
    private static final double BAR = 3;
    private static final double FRAME_WIDTH = 57;
    private static final double FRAME_HEIGHT = 32;
    private static final int MOST_LINES = 3;
    private static final double FEW_ROWS = 90;

    void add(ReportTable table) {
        PageTag tag = PageTag.of(PageTag.Role.TABLE);
        flow.need(FEW_ROWS);
        if (!table.title().isEmpty()) {
            flow.space(4);
            flow.paragraph(tag.part(PageTag.Role.CAPTION), table.title(), NAME, ReportLook.TEXT);
        }
        head(table, tag.part(PageTag.Role.ROW));
        for (List<ReportCell> row : table.rows()) {
            double height = height(table, row);
            if (!flow.fits(height)) {
                flow.newPage();
                head(table, PageTag.DECORATION);
            }
            row(table, row, height, tag.part(PageTag.Role.ROW));
        }
        if (!table.leftOut().isEmpty()) {
            flow.space(2);
            flow.paragraph(table.leftOut(), SMALL, ReportLook.MUTED);
        }
        flow.space(10);
    }

    private TextMetrics metrics() {
        return flow.lines().metrics();
    }

    private static double width(ReportTable table, int column) {
        double all = table.columns().stream().mapToDouble(ReportTable.ReportColumn::share).sum();
        return PageFlow.WIDTH * table.columns().get(column).share() / all;
    }

    /**
     * @param tag of the row; that of decorations for a head that is only repeated
     */
    private void head(ReportTable table, PageTag tag) {
        double x = PageFlow.LEFT;
        double baseline = flow.y() + SMALL.ascent() + 3;
        for (int at = 0; at < table.columns().size(); at++) {
            double width = width(table, at);
            ReportTable.ReportColumn column = table.columns().get(at);
            flow.text(
                    tag == PageTag.DECORATION ? tag : tag.part(PageTag.Role.HEADER_CELL),
                    metrics().fitted(column.title(), SMALL.inBold(), width - 2 * INSET),
                    column.isNumber() ? x + width - INSET : x + INSET,
                    baseline,
                    style(SMALL.inBold(), ReportLook.MUTED, column.isNumber()));
            x += width;
        }
        flow.space(PageFlow.lineHeight(SMALL) + 6);
        line(ReportLook.MUTED);
    }

    private void line(Rgba of) {
        double y = flow.y();
        flow.decorate(on -> on.line(PageFlow.LEFT, y, PageFlow.RIGHT, y, Stroke.solid(of, 0.75)));
    }

    private static TextStyle style(FontFace font, Rgba color, boolean atEnd) {
        return new TextStyle(font, color, atEnd ? TextStyle.Align.END : TextStyle.Align.START);
    }

    private double height(ReportTable table, List<ReportCell> row) {
        double height = 0;
        for (int at = 0; at < row.size(); at++) {
            ReportCell cell = row.get(at);
            double text = lines(table, at, cell).size() * PageFlow.lineHeight(BODY);
            double bar = cell.hasBar() ? BAR + 3 : 0;
            double frame = cell.image() == null ? 0 : FRAME_HEIGHT;
            height = Math.max(height, Math.max(text + bar, frame));
        }
        return height + 2 * INSET;
    }

    private List<String> lines(ReportTable table, int column, ReportCell cell) {
        double room = width(table, column) - 2 * INSET - left(table, column);
        return flow.lines().of(cell.text(), BODY, room, MOST_LINES);
    }

    /** Room for the frames of a column; rows without one are indented, too. */
    private static double left(ReportTable table, int column) {
        boolean hasImages = table.rows().stream().anyMatch(row -> row.get(column).image() != null);
        return hasImages ? FRAME_WIDTH + 2 * INSET : 0;
    }

    private void row(ReportTable table, List<ReportCell> row, double height, PageTag tag) {
        double x = PageFlow.LEFT;
        for (int at = 0; at < row.size(); at++) {
            double width = width(table, at);
            Box box = new Box(x, flow.y(), width, height);
            cell(table, at, row.get(at), box, tag.part(PageTag.Role.CELL));
            x += width;
        }
        flow.space(height);
        line(ReportLook.GRID);
    }

    private void cell(ReportTable table, int column, ReportCell cell, Box box, PageTag tag) {
        ReportImage image = cell.image();
        if (image != null) {
            Box frame = new Box(box.x() + INSET, box.y() + INSET, FRAME_WIDTH, FRAME_HEIGHT);
            flow.decorate(on -> on.clipped(frame, () -> on.image(image, covering(image, frame))));
        }
        boolean atEnd = table.columns().get(column).isNumber();
        List<String> lines = lines(table, column, cell);
        double text = lines.size() * PageFlow.lineHeight(BODY) + (cell.hasBar() ? BAR + 3 : 0);
        double y = box.y() + (box.height() - text) / 2;
        double x = atEnd ? box.right() - INSET : box.x() + INSET + left(table, column);
        Rgba shade = cell.value() == null ? ReportLook.MUTED : ReportLook.TEXT;
        TextStyle style = style(BODY, shade, atEnd);
        double first = y + BODY.ascent() + 2;
        // Also without a text, so that the cells after it stay in their columns.
        flow.add(
                tag,
                on -> {
                    for (int at = 0; at < lines.size(); at++) {
                        on.text(lines.get(at), x, first + at * PageFlow.lineHeight(BODY), style);
                    }
                });
        if (cell.hasBar()) {
            double whole = box.width() - 2 * INSET;
            double part = Math.max(1, whole * cell.bar());
            Box bar =
                    new Box(
                            box.right() - INSET - part,
                            y + lines.size() * PageFlow.lineHeight(BODY) + 2,
                            part,
                            BAR);
            flow.decorate(on -> on.rectangle(bar, color));
        }
    }

    /** The box of an image that fills another one and keeps its shape. */
    private static Box covering(ReportImage image, Box frame) {
        double scale = Math.max(frame.width() / image.width(), frame.height() / image.height());
        double width = image.width() * scale;
        double height = image.height() * scale;
        return new Box(
                frame.x() + (frame.width() - width) / 2,
                frame.y() + (frame.height() - height) / 2,
                width,
                height);
    }
}
