package app.marquee.sheet.excel;

import app.marquee.export.XlsxText;

import org.jspecify.annotations.Nullable;

import java.util.List;

import javax.xml.stream.XMLStreamException;

/**
 * Reader of a cell by its type and the format of its style. A formula has the type of its value.
 */
final class CellReader {
    private static final int LONGEST_FORMULA = 60;

    private final List<String> texts;
    private final CellStyles styles;
    private final boolean from1904;
    private final boolean isUncomputed;

    /**
     * @param texts shared by the cells
     * @param isUncomputed whether formulas are computed when the file is opened, so that a 0 may
     *     stand for a value that isn't known
     */
    CellReader(List<String> texts, CellStyles styles, boolean from1904, boolean isUncomputed) {
        this.texts = texts;
        this.styles = styles;
        this.from1904 = from1904;
        this.isUncomputed = isUncomputed;
    }

    /** Reads the cell at whose start the cursor is. */
    SheetCell read(XmlCursor xml) throws XMLStreamException, WorkbookException {
        String type = xml.attribute("t", "n");
        String style = xml.attribute("s", "0");
        String value = null;
        String formula = null;
        String inside = null;
        while (xml.nextInside("c")) {
            switch (xml.name()) {
                case "v" -> value = xml.text();
                case "f" -> formula = xml.text();
                case "is" -> inside = RichString.read(xml);
                default -> xml.skip();
            }
        }
        if (inside != null && value == null) {
            return SheetCell.text(inside);
        }
        return formula == null || isComputed(type, value)
                ? cell(type, style, value == null ? "" : value)
                : SheetCell.error(shortened("=" + formula));
    }

    private boolean isComputed(String type, @Nullable String value) {
        if (type.equals("n")) {
            return value != null && !value.isBlank() && !(isUncomputed && value.equals("0"));
        }
        return value != null || type.equals("str");
    }

    private static String shortened(String formula) {
        return formula.length() > LONGEST_FORMULA
                ? formula.substring(0, LONGEST_FORMULA) + "…"
                : formula;
    }

    private SheetCell cell(String type, String style, String value) throws WorkbookException {
        String plain = value.strip();
        if (plain.isEmpty() && !type.equals("str")) {
            return SheetCell.EMPTY;
        }
        return switch (type) {
            case "s" -> SheetCell.text(shared(plain));
            case "str", "inlineStr" -> SheetCell.text(XlsxText.decode(value));
            case "b" -> flag(plain);
            case "d" -> IsoTime.cell(plain, styles.format(style));
            case "n" -> number(plain, style);
            default -> SheetCell.error(plain);
        };
    }

    private String shared(String index) throws WorkbookException {
        try {
            return texts.get(Integer.parseInt(index));
        } catch (NumberFormatException | IndexOutOfBoundsException e) {
            throw new WorkbookException(e);
        }
    }

    private static SheetCell flag(String value) {
        return switch (value) {
            case "1", "true", "TRUE" -> SheetCell.text("TRUE");
            case "0", "false", "FALSE" -> SheetCell.text("FALSE");
            default -> SheetCell.error(value);
        };
    }

    private SheetCell number(String value, String style) {
        return PlainNumber.read(value)
                .map(
                        number -> {
                            FormatSection section =
                                    styles.format(style).section(number.doubleValue());
                            return section.isTemporal()
                                    ? new SerialTime(number, from1904).cell(section)
                                    : PlainNumber.cell(number);
                        })
                .orElseGet(() -> SheetCell.error(value));
    }
}
