package app.marquee.report;

import java.util.List;

/** Part of a block. */
public sealed interface ReportPart {
    /** Paragraph. */
    record Paragraph(String text) implements ReportPart {
        public Paragraph {
            text = PlainText.of(text);
        }
    }

    /** Note about the data, such as what a table leaves out. */
    record Remark(String text) implements ReportPart {
        public Remark {
            text = PlainText.of(text);
        }
    }

    /** Numbers side by side. */
    record KeyNumbers(List<KeyNumber> numbers) implements ReportPart {
        public KeyNumbers {
            numbers = List.copyOf(numbers);
        }
    }

    /** Chart or map. */
    record Picture(ReportFigure figure) implements ReportPart {}

    /** Table. */
    record Grid(ReportTable table) implements ReportPart {}
}
