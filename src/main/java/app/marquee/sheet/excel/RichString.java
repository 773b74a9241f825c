package app.marquee.sheet.excel;

import app.marquee.export.XlsxText;

import java.util.ArrayList;
import java.util.List;

import javax.xml.stream.XMLStreamException;

/** Reader of texts: runs are joined, and the reading aids of Asian texts are left out. */
final class RichString {

    private RichString() {}

    /** The text of an element. */
    static String read(XmlCursor xml) throws XMLStreamException, WorkbookException {
        String element = xml.name();
        StringBuilder text = new StringBuilder();
        while (xml.nextInside(element)) {
            switch (xml.name()) {
                case "t" -> XmlCursor.append(XlsxText.decode(xml.text()), text);
                case "rPh" -> xml.skip();
                default -> {
                    // A run has its text inside, and properties without any.
                }
            }
        }
        return text.toString();
    }

    /** The shared texts of a workbook. */
    static List<String> all(XmlCursor xml) throws XMLStreamException, WorkbookException {
        List<String> all = new ArrayList<>();
        while (xml.nextStart()) {
            if (xml.is("si")) {
                all.add(read(xml));
                if (all.size() > SheetParser.MOST_CELLS) {
                    throw new WorkbookException(WorkbookException.Reason.TOO_MANY_CELLS);
                }
            }
        }
        return all;
    }
}
