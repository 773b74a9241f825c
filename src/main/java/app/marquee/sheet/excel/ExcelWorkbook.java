package app.marquee.sheet.excel;

import app.marquee.export.XlsxText;
import app.marquee.sheet.excel.WorkbookException.Reason;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import javax.xml.stream.XMLStreamException;

/** Excel file (XLSX) in memory. */
public final class ExcelWorkbook {
    /** Most bytes of all parts that are read, once they are unpacked. */
    private static final long MOST_UNPACKED = 256L * 1024 * 1024;

    /** Part of the files of Numbers. */
    private static final String NUMBERS = "Index/Document.iwa";

    /** Part of OpenDocument files that names their type. */
    private static final String TYPE = "mimetype";

    private static final int LONGEST_TYPE = 100;

    private final ZipParts parts;
    private final List<ExcelSheet> sheets = new ArrayList<>();
    private final CellReader cells;

    /** Setting that counts for all cells. */
    private boolean from1904;

    private boolean isUncomputed;

    /** Reader of one part. */
    @FunctionalInterface
    private interface PartReader<T> {
        T read(XmlCursor xml) throws XMLStreamException, WorkbookException;
    }

    private ExcelWorkbook(ZipParts parts) throws WorkbookException {
        this.parts = parts;
        String book =
                links("")
                        .ofType("officeDocument")
                        .orElseThrow(() -> new WorkbookException(Reason.OTHER_FORMAT));
        if (book.endsWith(".bin")) {
            throw new WorkbookException(Reason.XLSB);
        }
        PartLinks links = links(book);
        read(
                book,
                xml -> {
                    settings(xml, links);
                    return sheets;
                });
        if (sheets.isEmpty()) {
            throw new WorkbookException(Reason.OTHER_FORMAT);
        }
        Optional<String> texts = links.ofType("sharedStrings");
        Optional<String> styles = links.ofType("styles");
        this.cells =
                new CellReader(
                        texts.isEmpty() ? List.of() : read(texts.get(), RichString::all),
                        styles.isEmpty() ? CellStyles.NONE : read(styles.get(), CellStyles::read),
                        from1904,
                        isUncomputed);
    }

    /**
     * @throws WorkbookException if it isn't one, is damaged or too large
     */
    public static ExcelWorkbook open(byte[] file) throws WorkbookException {
        return open(file, MOST_UNPACKED);
    }

    static ExcelWorkbook open(byte[] file, long most) throws WorkbookException {
        try {
            ZipParts parts = new ZipParts(file, most);
            if (!parts.has(PartLinks.of(""))) {
                throw new WorkbookException(other(parts));
            }
            return new ExcelWorkbook(parts);
        } catch (IOException e) {
            throw new WorkbookException(e);
        }
    }

    private static Reason other(ZipParts parts) throws IOException {
        if (parts.has(NUMBERS)) {
            return Reason.NUMBERS;
        }
        if (!parts.has(TYPE)) {
            return Reason.OTHER_FORMAT;
        }
        try (InputStream in = parts.open(TYPE)) {
            String type = new String(in.readNBytes(LONGEST_TYPE), StandardCharsets.US_ASCII);
            return type.contains("opendocument.spreadsheet")
                    ? Reason.OPEN_DOCUMENT
                    : Reason.OTHER_FORMAT;
        }
    }

    private PartLinks links(String part) throws WorkbookException {
        return read(PartLinks.of(part), xml -> PartLinks.read(xml, part));
    }

    private <T> T read(String part, PartReader<T> reader) throws WorkbookException {
        try (XmlCursor xml = new XmlCursor(parts.open(part))) {
            return reader.read(xml);
        } catch (IOException | XMLStreamException e) {
            throw parts.isExceeded()
                    ? new WorkbookException(Reason.TOO_LARGE_UNPACKED)
                    : new WorkbookException(e);
        }
    }

    /** Charts that have a tab of their own are no sheets. */
    private void settings(XmlCursor xml, PartLinks links)
            throws XMLStreamException, WorkbookException {
        while (xml.nextStart()) {
            switch (xml.name()) {
                case "workbookPr" -> from1904 |= xml.isOn("date1904");
                case "calcPr" -> isUncomputed |= xml.isOn("fullCalcOnLoad");
                case "sheet" -> {
                    String name = XlsxText.decode(xml.attribute("name", ""));
                    boolean isVisible = xml.attribute("state", "visible").equals("visible");
                    links.ofType("worksheet", xml.attribute("id", ""))
                            .ifPresent(part -> sheets.add(new ExcelSheet(name, isVisible, part)));
                }
                default -> {
                    // Of no meaning for the cells.
                }
            }
        }
    }

    /** The sheets in the order of their tabs. */
    public List<ExcelSheet> sheets() {
        return List.copyOf(sheets);
    }

    /**
     * Reads the rows of a sheet, and then the merged cells unless the receiver stopped before.
     *
     * @throws WorkbookException if the file is damaged or too large
     */
    public void read(ExcelSheet sheet, SheetRows rows) throws WorkbookException {
        read(
                sheet.part(),
                xml -> {
                    new SheetParser(xml, cells, rows).parse();
                    return sheet;
                });
    }
}
