package app.marquee.report.page;

import app.marquee.drawing.Box;
import app.marquee.drawing.FontFace;
import app.marquee.drawing.Outline;
import app.marquee.drawing.Rgba;
import app.marquee.drawing.Stroke;
import app.marquee.drawing.TextMetrics;
import app.marquee.drawing.TextStyle;
import app.marquee.report.KeyNumber;
import app.marquee.report.ReportLook;

import java.util.List;

/** Cards of numbers side by side. */
record NumberCards(PageFlow flow) {
    private static final FontFace LABEL = new FontFace(ReportLook.FONT, 11, false);
    private static final FontFace VALUE = new FontFace(ReportLook.FONT, 21, true);
    private static final int IN_ROW = 4;
    private static final double GAP = 12;
    private static final double HEIGHT = 86;
    private static final double INSET = 12;

    void add(List<KeyNumber> numbers) {
        int columns = Math.min(IN_ROW, Math.max(1, numbers.size()));
        double width = (PageFlow.WIDTH - GAP * (columns - 1)) / columns;
        for (int at = 0; at < numbers.size(); at++) {
            int column = at % columns;
            if (column == 0) {
                flow.need(HEIGHT);
            }
            card(
                    numbers.get(at),
                    new Box(PageFlow.LEFT + column * (width + GAP), flow.y(), width, HEIGHT));
            if (column == columns - 1 || at == numbers.size() - 1) {
                flow.space(HEIGHT + GAP);
            }
        }
    }

    private void card(KeyNumber number, Box box) {
        flow.decorate(on -> on.stroke(Outline.of(box), Stroke.solid(ReportLook.GRID, 1)));
        PageTag tag = PageTag.of(PageTag.Role.PARAGRAPH);
        double x = box.x() + INSET;
        double width = box.width() - 2 * INSET;
        text(tag, number.label(), x, box.y() + 24, width, style(LABEL, ReportLook.MUTED));
        FontFace font = fitting(number.text(), width);
        text(tag, number.text(), x, box.y() + 51, width, style(font, ReportLook.TEXT));
        if (!number.change().isEmpty()) {
            Rgba color =
                    number.direction() > 0
                            ? ReportLook.MORE
                            : number.direction() < 0 ? ReportLook.LESS : ReportLook.MUTED;
            text(tag, number.change(), x, box.y() + 72, width, style(LABEL, color));
        }
    }

    private void text(PageTag tag, String text, double x, double y, double width, TextStyle style) {
        flow.text(tag, metrics().fitted(text, style.font(), width), x, y, style);
    }

    private TextMetrics metrics() {
        return flow.lines().metrics();
    }

    /** Smaller where a long value needs it, so that no digit is cut. */
    private FontFace fitting(String text, double width) {
        double wanted = metrics().width(text, VALUE);
        return wanted <= width
                ? VALUE
                : new FontFace(VALUE.family(), VALUE.size() * width / wanted * 0.98, VALUE.bold());
    }

    private static TextStyle style(FontFace font, Rgba color) {
        return new TextStyle(font, color, TextStyle.Align.START);
    }
}
