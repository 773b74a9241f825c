package app.marquee.sheet.excel;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import javax.xml.stream.XMLStreamException;

/** Number formats of the cells of a workbook, by the number of their style. Immutable. */
final class CellStyles {
    static final CellStyles NONE = new CellStyles(List.of());

    private final List<FormatCode> formats;

    private CellStyles(List<FormatCode> formats) {
        this.formats = List.copyOf(formats);
    }

    static CellStyles read(XmlCursor xml) throws XMLStreamException, WorkbookException {
        Map<Integer, FormatCode> own = new HashMap<>();
        List<Integer> used = new ArrayList<>();
        while (xml.nextStart()) {
            if (xml.is("numFmts")) {
                while (xml.nextInside("numFmts")) {
                    own.put(number(xml), new FormatCode(xml.attribute("formatCode", "")));
                }
            } else if (xml.is("cellXfs")) {
                while (xml.nextInside("cellXfs")) {
                    if (xml.is("xf")) {
                        used.add(number(xml));
                    }
                }
            }
        }
        return new CellStyles(
                used.stream()
                        .map(number -> own.getOrDefault(number, BuiltInFormats.of(number)))
                        .toList());
    }

    private static int number(XmlCursor xml) {
        try {
            return Integer.parseInt(xml.attribute("numFmtId", "0").strip());
        } catch (NumberFormatException _) {
            return 0;
        }
    }

    /** The format of a style; that of any number for a style that the workbook doesn't have. */
    FormatCode format(String style) {
        try {
            int number = Integer.parseInt(style.strip());
            return number >= 0 && number < formats.size()
                    ? formats.get(number)
                    : FormatCode.GENERAL;
        } catch (NumberFormatException _) {
            return FormatCode.GENERAL;
        }
    }
}
