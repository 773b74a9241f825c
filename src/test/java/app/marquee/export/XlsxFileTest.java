package app.marquee.export;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import app.marquee.export.SampleSheet.Row;

import org.dhatim.fastexcel.reader.Cell;
import org.dhatim.fastexcel.reader.CellType;
import org.dhatim.fastexcel.reader.ReadableWorkbook;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.util.Collections;
import java.util.List;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import java.util.zip.ZipFile;

/** What is in a workbook is what was on the screen, with its types. */
@Tag("zone")
class XlsxFileTest {
    @TempDir Path folder;

    private static byte[] written(List<Row> rows) throws Exception {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        new XlsxFile<>(SampleSheet.of(rows)).write(out, (_, _) -> {});
        return out.toByteArray();
    }

    private static List<org.dhatim.fastexcel.reader.Row> read(byte[] file, int sheet)
            throws IOException {
        try (ReadableWorkbook book = new ReadableWorkbook(new ByteArrayInputStream(file))) {
            return book.getSheet(sheet).orElseThrow().read();
        }
    }

    private static Cell cell(List<org.dhatim.fastexcel.reader.Row> rows, int row, int column) {
        return rows.get(row).getCell(column);
    }

    private String part(byte[] file, String name) throws IOException {
        Path saved = Files.write(folder.resolve("book.xlsx"), file);
        try (ZipFile zip = new ZipFile(saved.toFile())) {
            return new String(
                    zip.getInputStream(zip.getEntry(name)).readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    @Test
    void everyCellHasItsType() throws Exception {
        var rows = read(written(List.of(Row.titled("A title"))), 0);
        assertThat(cell(rows, 1, 0).asString()).isEqualTo("A title");
        assertThat(cell(rows, 1, 1).getType()).isEqualTo(CellType.NUMBER);
        assertThat(cell(rows, 1, 1).asNumber()).isEqualByComparingTo(BigDecimal.ZERO);
        assertThat(cell(rows, 1, 2).asNumber()).isEqualByComparingTo(new BigDecimal("-12.5"));
        assertThat(cell(rows, 1, 3).asDate())
                .isEqualToIgnoringNanos(LocalDateTime.parse("2026-03-10T12:00:00"));
        assertThat(cell(rows, 1, 4).asNumber().doubleValue()).isEqualTo(3723 / 86_400.0);
    }

    @Test
    void unknownIsAWordAndNoZero() throws Exception {
        var rows = read(written(List.of(SampleSheet.UNKNOWN)), 0);
        assertThat(rows.get(1).stream())
                .hasSize(5)
                .allMatch(cell -> cell.asString().equals("unknown"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"=1+1", "+1", "-1", "@SUM(A1)", "\t1", "\n1"})
    void aTextThatCouldBeAFormulaIsNone(String dangerous) throws Exception {
        Cell cell = cell(read(written(List.of(Row.titled(dangerous))), 0), 1, 0);
        assertThat(cell.getType()).isEqualTo(CellType.STRING);
        assertThat(cell.asString()).isEqualTo("'" + dangerous);
    }

    @Test
    void whatXmlCannotHoldIsMarkedOrWrittenAsANumber() throws Exception {
        var rows = read(written(List.of(Row.titled("a\u0000b\ud800c \ud83c\udfac"))), 0);
        assertThat(cell(rows, 1, 0).asString()).isEqualTo("a_x0000_b\ufffdc \ud83c\udfac");
    }

    @ParameterizedTest
    @MethodSource("titlesInXml")
    void halvesOfCharactersAreMarkedAndControlCharactersWrittenAsNumbers(String title, String shown)
            throws Exception {
        assertThat(cell(read(written(List.of(Row.titled(title))), 0), 1, 0).asString())
                .isEqualTo(shown);
    }

    static List<Arguments> titlesInXml() {
        return List.of(
                Arguments.of("a\ud83c", "a\ufffd"),
                Arguments.of("\ud83ca", "\ufffda"),
                Arguments.of("\udfaca", "\ufffda"),
                Arguments.of("a\udfac", "a\ufffd"),
                Arguments.of("a\udfac\ud83c", "a\ufffd\ufffd"),
                Arguments.of("a\u001fb", "a_x001F_b"),
                Arguments.of("a\ufffeb\uffff", "a_xFFFE_b_xFFFF_"),
                Arguments.of("clip_x1080_final", "clip_x005F_x1080_final"),
                Arguments.of("_x0041_x0042_ _x5_", "_x005F_x0041_x005F_x0042_ _x5_"),
                Arguments.of("a\tb\nc \ufffd", "a\tb\nc \ufffd"));
    }

    /** Excel drops the spaces at the ends of any other text. */
    @Test
    void everyTextKeepsTheSpacesAtItsEnds() throws Exception {
        byte[] file = written(List.of(Row.titled("  a  "), SampleSheet.UNKNOWN));
        assertThat(part(file, "xl/worksheets/sheet1.xml") + part(file, "xl/worksheets/sheet2.xml"))
                .contains("<t xml:space=\"preserve\">  a  </t>")
                .doesNotContain("<t>");
    }

    @Test
    void theHeaderIsBoldAndStaysInSight() throws Exception {
        byte[] file = written(List.of(Row.titled("a")));
        assertThat(part(file, "xl/worksheets/sheet1.xml"))
                .containsPattern("<pane[^>]*ySplit=\"1\"[^>]*state=\"frozen\"");
        assertThat(part(file, "xl/styles.xml")).contains("<b/>");
    }

    @Test
    void theSecondSheetSaysWhereTheFiguresComeFrom() throws Exception {
        var rows = read(written(Collections.nCopies(3, Row.titled("a"))), 1);
        assertThat(rows.stream().map(row -> row.getCell(0).asString()))
                .containsExactly("Source", "First day", "Asked at", "Rows");
        assertThat(cell(rows, 0, 1).asString()).isEqualTo("GET /ranking");
        assertThat(cell(rows, 3, 1).asNumber()).isEqualByComparingTo(BigDecimal.valueOf(3));
    }

    @Test
    void aPartIsNotTakenForTheWhole() throws Exception {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        new XlsxFile<>(SampleSheet.of(List.of(Row.titled("a"))).of(8)).write(out, (_, _) -> {});
        var rows = read(out.toByteArray(), 1);
        assertThat(rows.getLast().getCell(0).asString()).isEqualTo("Left out");
        assertThat(cell(rows, rows.size() - 1, 1).asNumber())
                .isEqualByComparingTo(BigDecimal.valueOf(7));
    }

    @Test
    void everyRowIsThere() throws Exception {
        List<Row> many =
                LongStream.range(0, 20_000)
                        .mapToObj(number -> new Row("v" + number, number, null, null, null))
                        .toList();
        var rows = read(written(many), 0);
        assertThat(rows).hasSize(1 + many.size());
        assertThat(cell(rows, 20_000, 1).asNumber())
                .isEqualByComparingTo(BigDecimal.valueOf(19_999));
    }

    @Test
    void moreRowsThanFitAreRefusedBeforehand() {
        var sheet = SampleSheet.of(Collections.nCopies(XlsxFile.MOST_ROWS, Row.titled("a")));
        assertThat(new XlsxFile<>(sheet).refusal())
                .contains(new ExportOutcome.TooManyRows(1_048_576, 1_048_575));
        var most = SampleSheet.of(Collections.nCopies(XlsxFile.MOST_ROWS - 1, Row.titled("a")));
        assertThat(new XlsxFile<>(most).refusal()).isEmpty();
    }

    @Test
    void aTextThatDoesNotFitIsNotCut() {
        List<Row> rows = List.of(Row.titled("a"), Row.titled("x".repeat(32_768)));
        TextTooLongException thrown =
                catchThrowableOfType(TextTooLongException.class, () -> written(rows));
        assertThat(thrown.outcome())
                .isEqualTo(new ExportOutcome.TextTooLong(2, "Title", 32_768, 32_767));
    }

    @Test
    void theLongestTextThatFitsIsWritten() throws Exception {
        String longest = "x".repeat(32_767);
        assertThat(cell(read(written(List.of(Row.titled(longest))), 0), 1, 0).asString())
                .isEqualTo(longest);
    }

    @Test
    void aNumberOfFifteenDigitsIsANumber() throws Exception {
        var rows =
                read(
                        written(
                                List.of(
                                        new Row("a", 123_456_789_012_345L, null, null, null),
                                        new Row("a", 1_234_567_890_123_456L, null, null, null))),
                        0);
        assertThat(cell(rows, 1, 1).getType()).isEqualTo(CellType.NUMBER);
        assertThat(cell(rows, 1, 1).asNumber())
                .isEqualByComparingTo(BigDecimal.valueOf(123_456_789_012_345L));
        assertThat(cell(rows, 2, 1).getType()).isEqualTo(CellType.STRING);
    }

    @Test
    void otherNumbersAreNumbers() throws Exception {
        assertThat(value(0.25).asNumber()).isEqualByComparingTo(new BigDecimal("0.25"));
        assertThat(value(7).asNumber()).isEqualByComparingTo(BigDecimal.valueOf(7));
    }

    @Test
    void aDayIsADay() throws Exception {
        assertThat(value(LocalDate.parse("2026-03-01")).asDate())
                .isEqualTo(LocalDateTime.parse("2026-03-01T00:00:00"));
    }

    private static Cell value(Object value) throws Exception {
        Sheet<Row> like = SampleSheet.of(List.of(Row.titled("a")));
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        new XlsxFile<>(
                        new Sheet<>(
                                like.words(),
                                List.of(new SheetColumn<>("value", "Value", _ -> value)),
                                like.rows(),
                                List.of(),
                                like.zone()))
                .write(out, (_, _) -> {});
        return cell(read(out.toByteArray(), 0), 1, 0);
    }

    /** Without its format a day or a length would be shown as a number. */
    @Test
    void timesDaysAndLengthsAreShownAsSuch() throws Exception {
        String styles = part(written(List.of(Row.titled("a"))), "xl/styles.xml");
        assertThat(styles).contains("\"yyyy-mm-dd hh:mm:ss\"", "\"yyyy-mm-dd\"", "\"[h]:mm:ss\"");
    }

    @Test
    void unknownIsGrey() throws Exception {
        assertThat(part(written(List.of(SampleSheet.UNKNOWN)), "xl/styles.xml"))
                .contains("<i/>", "808080");
    }

    @Test
    void columnsAreWideEnoughToRead() throws Exception {
        byte[] file = written(List.of(Row.titled("a")));
        assertThat(part(file, "xl/worksheets/sheet1.xml"))
                .containsPattern("<col min=\"1\" max=\"1\" width=\"44")
                .containsPattern("<col min=\"5\" max=\"5\" width=\"18");
        assertThat(part(file, "xl/worksheets/sheet2.xml"))
                .containsPattern("<col min=\"1\" max=\"1\" width=\"36")
                .containsPattern("<col min=\"2\" max=\"2\" width=\"88");
    }

    @ParameterizedTest
    @CsvSource({
        "Ranking: week, Ranking  week",
        "a [b] 'c'? d/e\\f*, a  b   c   d e f",
        "1234567890123456789012345678901, 1234567890123456789012345678901",
        "12345678901234567890123456789012, 1234567890123456789012345678901"
    })
    void aSheetHasANameThatSpreadsheetsAllow(String title, String name) throws Exception {
        Sheet<Row> sheet = SampleSheet.of(List.of());
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        new XlsxFile<>(
                        new Sheet<>(
                                new Sheet.SheetWords(title, "About", "Rows", "Left out", "unknown"),
                                sheet.columns(),
                                sheet.rows(),
                                sheet.facts(),
                                sheet.zone()))
                .write(out, (_, _) -> {});
        try (ReadableWorkbook book =
                new ReadableWorkbook(new ByteArrayInputStream(out.toByteArray()))) {
            assertThat(book.getSheets().map(each -> each.getName())).containsExactly(name, "About");
        }
    }

    @Test
    void whateverHasNoTypeInAFileIsWrittenAsText() {
        assertThat(
                        Stream.of(
                                "text",
                                1L,
                                BigDecimal.ONE,
                                SampleSheet.NOON,
                                LocalDate.EPOCH,
                                Duration.ZERO))
                .allMatch(SheetColumn::hasType);
        assertThat(SheetColumn.hasType(List.of("text"))).isFalse();
    }

    @Test
    void aNumberWithTooManyDigitsKeepsThem() throws Exception {
        var rows =
                read(written(List.of(new Row("a", 9_007_199_254_740_993L, null, null, null))), 0);
        assertThat(cell(rows, 1, 1).asString()).isEqualTo("9007199254740993");
    }
}
