package app.marquee.export;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.export.SampleSheet.Row;

import de.siegmar.fastcsv.reader.CsvReader;
import de.siegmar.fastcsv.reader.CsvRecord;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.ByteArrayOutputStream;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.LongStream;

/** What is in a CSV file is what was on the screen. */
class CsvFileTest {
    private static final Locale PORTUGUESE = Locale.of("pt", "BR");

    private static String text(Sheet<?> sheet, CsvForm form) throws Exception {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        new CsvFile<>(sheet, form).write(out, (_, _) -> {});
        return out.toString(StandardCharsets.UTF_8);
    }

    private static List<List<String>> read(Sheet<?> sheet) throws Exception {
        return CsvReader.builder().ofCsvRecord(text(sheet, CsvForm.FIXED)).stream()
                .map(CsvRecord::getFields)
                .toList();
    }

    @Test
    void aRowReadsBackAsItWas() throws Exception {
        assertThat(read(SampleSheet.of(List.of(Row.titled("A \"quoted\", title\nof two lines")))))
                .containsExactly(
                        List.of("Title", "Views", "Cost", "At", "Length"),
                        List.of(
                                "A \"quoted\", title\nof two lines",
                                "0",
                                "-12.50",
                                "2026-03-10T12:00:00-03:00",
                                "1:02:03"));
    }

    @Test
    void unknownIsAWordAndNoZero() throws Exception {
        assertThat(read(SampleSheet.of(List.of(SampleSheet.UNKNOWN))).getLast())
                .containsOnly("unknown");
    }

    /** A program with another separator doesn't split what is in quotes. */
    @Test
    void onlyTextsAreInQuotes() throws Exception {
        Sheet<Row> rows = SampleSheet.of(List.of());
        Sheet<@Nullable Object> values =
                new Sheet<>(
                        rows.words(),
                        List.of(new SheetColumn<>("any", "Any", (@Nullable Object value) -> value)),
                        Arrays.asList(
                                "a",
                                "7",
                                "",
                                "unknown",
                                null,
                                7L,
                                new BigDecimal("-1.5"),
                                LocalDate.parse("2026-03-01"),
                                SampleSheet.NOON,
                                Duration.ofSeconds(1),
                                true),
                        List.of(),
                        rows.zone());
        assertThat(text(values, CsvForm.of(PORTUGUESE)).split("\r\n", -1))
                .containsExactly(
                        "\ufeff\"Any\"",
                        "\"a\"",
                        "\"7\"",
                        "",
                        "\"unknown\"",
                        "unknown",
                        "7",
                        "-1,5",
                        "2026-03-01",
                        "2026-03-10 12:00:00",
                        "0:00:01",
                        "\"true\"",
                        "");
    }

    @ParameterizedTest
    @ValueSource(strings = {"=1+1", "+1", "-1", "@SUM(A1)", "\t1", "\r1", "\n1", "＝1"})
    void aTextThatCouldBeAFormulaIsNone(String dangerous) throws Exception {
        assertThat(read(SampleSheet.of(List.of(Row.titled(dangerous)))).getLast().getFirst())
                .isEqualTo("'" + dangerous);
    }

    /** The name of a custom field is the title of its column. */
    @Test
    void aTitleThatCouldBeAFormulaIsNone() throws Exception {
        Sheet<Row> rows = SampleSheet.of(List.of());
        Sheet<Row> dangerous =
                new Sheet<>(
                        rows.words(),
                        List.of(SheetColumn.string("key", "=1+1", Row::title)),
                        List.of(),
                        rows.facts(),
                        rows.zone());
        assertThat(read(dangerous).getFirst()).containsExactly("'=1+1");
    }

    @Test
    void spreadsheetsOfALanguageWithCommasGetSemicolons() throws Exception {
        var sheet = SampleSheet.of(List.of(Row.titled("Ação")));
        assertThat(text(sheet, CsvForm.of(PORTUGUESE)).split("\r\n", -1))
                .containsExactly(
                        "\ufeff\"Title\";\"Views\";\"Cost\";\"At\";\"Length\"",
                        "\"Ação\";0;-12,50;2026-03-10 12:00:00;1:02:03",
                        "");
    }

    @Test
    void spreadsheetsOfOtherLanguagesGetCommas() throws Exception {
        var sheet = SampleSheet.of(List.of(Row.titled("a")));
        assertThat(text(sheet, CsvForm.of(Locale.US)).split("\r\n", -1))
                .containsExactly(
                        "\ufeff\"Title\",\"Views\",\"Cost\",\"At\",\"Length\"",
                        "\"a\",0,-12.50,2026-03-10 12:00:00,1:02:03",
                        "");
    }

    @Test
    void theClipboardGetsTabsAndNoMark() throws Exception {
        var sheet = SampleSheet.of(List.of(Row.titled("a")));
        assertThat(text(sheet, CsvForm.clipboard(PORTUGUESE)))
                .isEqualTo(
                        """
                        Title\tViews\tCost\tAt\tLength\r
                        a\t0\t-12,50\t2026-03-10 12:00:00\t1:02:03\r
                        """);
        assertThat(CsvForm.clipboard(Locale.US).decimal()).isEqualTo('.');
    }

    @Test
    void aPartIsNotTakenForTheWhole() {
        var rows = SampleSheet.of(List.of(Row.titled("a")));
        assertThat(new CsvFile<>(rows.of(8), CsvForm.FIXED).leftOut()).isEqualTo(7);
        assertThat(new CsvFile<>(rows, CsvForm.FIXED).leftOut()).isZero();
    }

    @Test
    void everyRowIsThere() throws Exception {
        List<Row> rows =
                LongStream.range(0, 70_000)
                        .mapToObj(number -> new Row("v" + number, number, null, null, null))
                        .toList();
        List<List<String>> read = read(SampleSheet.of(rows));
        assertThat(read).hasSize(1 + rows.size());
        assertThat(read.getLast().get(1)).isEqualTo("69999");
    }

    @Test
    void progressEndsAtTheLastRow() throws Exception {
        List<Long> told = new ArrayList<>();
        new CsvFile<>(
                        SampleSheet.of(java.util.Collections.nCopies(1_300, Row.titled("a"))),
                        CsvForm.FIXED)
                .write(new ByteArrayOutputStream(), (done, _) -> told.add(done));
        assertThat(told).containsExactly(512L, 1024L, 1300L);
    }
}
