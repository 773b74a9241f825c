package app.marquee.sheet.excel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import app.marquee.sheet.excel.WorkbookException.Reason;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.zip.Deflater;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

class ExcelWorkbookTest {

    private static final String SHEET = "xl/sheet.xml";
    private static final int MILLION = 1_048_576;

    private static final String RELATIONSHIPS =
            "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

    private static final SheetRows ALL =
            new SheetRows() {
                @Override
                public boolean row(int number, List<SheetCell> cells) {
                    return true;
                }

                @Override
                public void merged(CellRange range) {
                    // Not looked at.
                }
            };

    private static Map<String, String> parts(String rows) {
        Map<String, String> parts = new LinkedHashMap<>();
        parts.put("_rels/.rels", links("officeDocument", "xl/workbook.xml"));
        parts.put("xl/workbook.xml", "<workbook><sheets><sheet id='a'/></sheets></workbook>");
        parts.put("xl/_rels/workbook.xml.rels", links("worksheet", "sheet.xml"));
        parts.put(SHEET, "<worksheet><sheetData>" + rows + "</sheetData></worksheet>");
        return parts;
    }

    private static String links(String type, String target) {
        return "<Relationships><Relationship Id='a' Type='%s/%s' Target='%s'/></Relationships>"
                .formatted(RELATIONSHIPS, type, target);
    }

    private static byte[] zip(Map<String, String> parts) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(out)) {
            for (Map.Entry<String, String> part : parts.entrySet()) {
                zip.putNextEntry(new ZipEntry(part.getKey()));
                zip.write(part.getValue().getBytes(StandardCharsets.ISO_8859_1));
            }
        }
        return out.toByteArray();
    }

    private static void read(byte[] file, long most) throws WorkbookException {
        ExcelWorkbook book = ExcelWorkbook.open(file, most);
        book.read(book.sheets().getFirst(), ALL);
    }

    private static Reason refused(byte[] file, long most) {
        return catchThrowableOfType(WorkbookException.class, () -> read(file, most)).reason();
    }

    @Test
    void noMoreThanALimitIsUnpacked() throws Exception {
        byte[] file = zip(parts("<row/>" + " ".repeat(MILLION)));

        assertThat(file.length).isLessThan(MILLION / 100);
        assertThatCode(() -> read(file, 2 * MILLION)).doesNotThrowAnyException();
        assertThat(refused(file, MILLION)).isEqualTo(Reason.TOO_LARGE_UNPACKED);
    }

    /** The limit that holds where none is given, and that messages and pages name. */
    @Test
    void noMoreThan256MegabytesAreUnpacked() throws Exception {
        assertThat(reasonOf(blanks(255))).isNull();
        assertThat(reasonOf(blanks(257))).isEqualTo(Reason.TOO_LARGE_UNPACKED);
    }

    private static @Nullable Reason reasonOf(byte[] file) {
        try {
            ExcelWorkbook book = ExcelWorkbook.open(file);
            book.read(book.sheets().getFirst(), ALL);
            return null;
        } catch (WorkbookException refused) {
            return refused.reason();
        }
    }

    /** A workbook whose sheet ends with so many megabytes of blanks. */
    private static byte[] blanks(int megabytes) throws IOException {
        Map<String, String> parts = parts("<row/>");
        String sheet = Objects.requireNonNull(parts.get(SHEET));
        int end = sheet.indexOf("<row/>");
        byte[] block = " ".repeat(1024 * 1024).getBytes(StandardCharsets.ISO_8859_1);
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(out)) {
            zip.setLevel(Deflater.BEST_SPEED);
            for (Map.Entry<String, String> part : parts.entrySet()) {
                zip.putNextEntry(new ZipEntry(part.getKey()));
                boolean isSheet = part.getKey().equals(SHEET);
                String before = isSheet ? sheet.substring(0, end) : part.getValue();
                zip.write(before.getBytes(StandardCharsets.ISO_8859_1));
                for (int at = 0; isSheet && at < megabytes; at++) {
                    zip.write(block);
                }
                if (isSheet) {
                    zip.write(sheet.substring(end).getBytes(StandardCharsets.ISO_8859_1));
                }
            }
        }
        return out.toByteArray();
    }

    @Test
    void partsThatAreNotReadDontCount() throws Exception {
        Map<String, String> parts = parts("<row/>");
        parts.put("xl/media/picture.bmp", " ".repeat(MILLION));

        assertThatCode(() -> read(zip(parts), MILLION)).doesNotThrowAnyException();
    }

    @Test
    void noMoreRowsThanExcelHasAreRead() throws Exception {
        assertThatCode(() -> read(zip(parts("<row/>".repeat(MILLION))), 100 * MILLION))
                .doesNotThrowAnyException();
        assertThat(refused(zip(parts("<row/>".repeat(MILLION + 1))), 100 * MILLION))
                .isEqualTo(Reason.TOO_MANY_ROWS);
        assertThat(refused(zip(parts("<row r='1'/>".repeat(MILLION + 1))), 100 * MILLION))
                .isEqualTo(Reason.TOO_MANY_ROWS);
    }

    /** The parser of the JDK has limits of its own, which a usual file must not reach. */
    @Test
    void manyReferencesToCharactersAreRead() throws Exception {
        String cell = "<row><c t='inlineStr'><is><t>" + "&amp;&#233;".repeat(1_000);

        assertThatCode(
                        () ->
                                read(
                                        zip(parts((cell + "</t></is></c></row>").repeat(500))),
                                        100 * MILLION))
                .doesNotThrowAnyException();
    }

    @Test
    void aDamagedZipFileIsRefusedAndNothingElse() throws Exception {
        byte[] whole = zip(parts("<row/>"));
        Random random = new Random(8);
        for (int round = 0; round < 3_000; round++) {
            byte[] damaged = whole.clone();
            damaged[random.nextInt(damaged.length)] = (byte) random.nextInt(256);
            try {
                read(damaged, MILLION);
            } catch (WorkbookException refused) {
                assertThat(refused.reason()).isNotNull();
            }
        }
    }

    private static String text(String content) {
        return "<row><c t='inlineStr'><is><t>" + content + "</t></is></c></row>";
    }

    @Test
    void noMoreColumnsThanExcelHasAreRead() throws Exception {
        String row = "<row>" + "<c/>".repeat(16_384);

        assertThatCode(() -> read(zip(parts(row + "</row>")), MILLION)).doesNotThrowAnyException();
        assertThat(refused(zip(parts(row + "<c/></row>")), MILLION))
                .isEqualTo(Reason.TOO_MANY_COLUMNS);
        assertThat(refused(zip(parts("<row><c r='XFE1'/></row>")), MILLION))
                .isEqualTo(Reason.TOO_MANY_COLUMNS);
        assertThat(refused(zip(parts("<row r='1048577'/>")), MILLION))
                .isEqualTo(Reason.TOO_MANY_ROWS);
    }

    @Test
    void cellsThatDontFitIntoMemoryAreNotKept() throws Exception {
        String row = "<row>" + "<c t='b'><v>1</v></c>".repeat(4_000) + "</row>";

        assertThatCode(() -> read(zip(parts(row.repeat(1_000))), 100 * MILLION))
                .doesNotThrowAnyException();
        assertThat(refused(zip(parts(row.repeat(1_001))), 100 * MILLION))
                .isEqualTo(Reason.TOO_MANY_CELLS);
    }

    @Test
    void xmlThatNoSpreadsheetWritesIsRefused() throws Exception {
        String deep = "<a>".repeat(51) + "</a>".repeat(51);
        Map<String, String> declared = parts("<row/>");
        declared.merge(
                "xl/sheet.xml", "<!DOCTYPE a [<!ENTITY e SYSTEM 'file:///x'>]>", (a, b) -> b + a);

        assertThat(refused(zip(parts(deep)), MILLION)).isEqualTo(Reason.FOREIGN_XML);
        assertThat(refused(zip(declared), MILLION)).isEqualTo(Reason.FOREIGN_XML);
        assertThat(refused(zip(parts(text("a".repeat(MILLION + 1)))), 100 * MILLION))
                .isEqualTo(Reason.FOREIGN_XML);
        assertThat(refused(zip(parts("<row a='" + "a".repeat(9 * MILLION) + "'/>")), 100 * MILLION))
                .isEqualTo(Reason.FOREIGN_XML);
        assertThat(refused(zip(parts("<!--" + "<a>".repeat(3 * MILLION) + "-->")), 100 * MILLION))
                .isEqualTo(Reason.FOREIGN_XML);
    }

    @Test
    void textsBeyondThoseThatAreThereAreDamage() throws Exception {
        Map<String, String> parts = parts("<row><c t='s'><v>2147483648</v></c></row>");
        parts.merge(
                "xl/_rels/workbook.xml.rels",
                links("sharedStrings", "texts.xml"),
                (sheet, texts) ->
                        sheet.replace("</Relationships>", "")
                                + texts.replace("<Relationships>", ""));
        parts.put("xl/texts.xml", "<sst count='2147483648'><si><t>a</t></si></sst>");

        assertThat(refused(zip(parts), MILLION)).isEqualTo(Reason.DAMAGED);
        parts.replace("xl/sheet.xml", "<worksheet><row><c t='s'><v>0</v></c></row></worksheet>");
        assertThatCode(() -> read(zip(parts), MILLION)).doesNotThrowAnyException();
    }

    private static List<SheetCell> cells(String rows) throws Exception {
        List<SheetCell> found = new ArrayList<>();
        ExcelWorkbook book = ExcelWorkbook.open(zip(parts(rows)), MILLION);
        book.read(
                book.sheets().getFirst(),
                new SheetRows() {
                    @Override
                    public boolean row(int number, List<SheetCell> cells) {
                        return found.addAll(cells);
                    }

                    @Override
                    public void merged(CellRange range) {
                        // None.
                    }
                });
        return found;
    }

    /** Programs that write cells twice or out of order mean the last one. */
    @Test
    void aCellThatIsThereTwiceHasItsLastValue() throws Exception {
        String twice =
                "<row>"
                        + "<c r='C1' t='str'><v>c</v></c>"
                        + "<c r='A1' t='str'><v>old</v></c>"
                        + "<c r='A1' t='str'><v>new</v></c></row>";
        assertThat(cells(twice)).extracting(SheetCell::text).containsExactly("new", "", "c");
    }

    /** A formula may have no text as its result, and a text of its own beside an inline one. */
    @Test
    void anEmptyResultIsNoError() throws Exception {
        List<SheetCell> found =
                cells(
                        "<row><c t='str'><f>T(1)</f></c><c t='n'><f>1/0</f></c>"
                                + "<c t='str'><v>y</v><is><t>x</t></is></c></row>");
        assertThat(found).extracting(SheetCell::text).containsExactly("", "=1/0", "y");
        assertThat(found.getFirst().type()).isEqualTo(SheetCell.Type.TEXT);
    }
}
