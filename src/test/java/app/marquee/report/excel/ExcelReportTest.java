package app.marquee.report.excel;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.model.HostileTitle;
import app.marquee.model.report.BlockType;
import app.marquee.report.ClientReport;
import app.marquee.report.ReportBlock;
import app.marquee.report.ReportPart;
import app.marquee.report.SampleReport;

import org.dhatim.fastexcel.reader.CellType;
import org.dhatim.fastexcel.reader.ReadableWorkbook;
import org.dhatim.fastexcel.reader.Row;
import org.dhatim.fastexcel.reader.Sheet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** A sheet a block, with values that are typed and texts that are no formulas. */
@Tag("zone")
class ExcelReportTest {
    private static ReadableWorkbook read(ClientReport report) throws Exception {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        new ExcelReport(report).write(out, (_, _) -> {});
        return new ReadableWorkbook(new ByteArrayInputStream(out.toByteArray()));
    }

    private static List<String> texts(Sheet sheet) throws IOException {
        List<String> all = new ArrayList<>();
        for (Row row : sheet.read()) {
            row.forEach(
                    cell -> {
                        if (cell != null) {
                            assertThat(cell.getType()).isNotEqualTo(CellType.FORMULA);
                            all.add(cell.getText());
                        }
                    });
        }
        return all;
    }

    @Test
    void everyBlockHasASheet() throws Exception {
        try (ReadableWorkbook book =
                read(
                        SampleReport.of(
                                SampleReport.numbers(),
                                SampleReport.videos(List.of("A", "B")),
                                SampleReport.videos(List.of("C"))))) {
            assertThat(book.getSheets().map(Sheet::getName))
                    .containsExactly("Report", "Key numbers", "Top videos", "Top videos 2");
        }
    }

    /** Whoever opens the file later sees it without the window that asked. */
    @Test
    void aReportWithoutSomeDataSaysPartial() throws Exception {
        ReportBlock numbers = SampleReport.numbers();
        try (ReadableWorkbook whole = read(SampleReport.of(numbers));
                ReadableWorkbook partial =
                        read(
                                SampleReport.of(
                                        numbers,
                                        ReportBlock.missing(
                                                BlockType.MAP,
                                                "Places",
                                                "The cities aren’t loaded.")))) {
            assertThat(texts(whole.getSheet(0).orElseThrow())).doesNotContain("Partial");
            assertThat(texts(partial.getSheet(0).orElseThrow())).contains("Partial");
        }
    }

    @Test
    void aHostileTitleIsNoFormula() throws Exception {
        try (ReadableWorkbook book =
                read(
                        SampleReport.of(
                                SampleReport.videos(
                                        List.of(SampleReport.FORMULA, HostileTitle.TEXT))))) {
            assertThat(texts(book.getSheet(1).orElseThrow()))
                    .contains("'" + SampleReport.FORMULA)
                    .contains("Unknown", "1234", "5 more rows aren’t shown.");
        }
    }

    @Test
    void aTextThatACellCantHoldGoesOnInTheNextRow() throws Exception {
        String words = "word ".repeat(15_000).strip();
        String oneWord = "🎬".repeat(40_000);
        ReportPart note = new ReportPart.Paragraph(words + "\n" + oneWord);
        try (ReadableWorkbook book =
                read(SampleReport.of(ReportBlock.of(BlockType.NOTE, "Note", List.of(note))))) {
            List<String> parts =
                    texts(book.getSheet(1).orElseThrow()).stream()
                            .filter(text -> text.startsWith("word") || text.startsWith("🎬"))
                            .toList();
            assertThat(parts).hasSizeGreaterThan(4).allMatch(part -> part.length() <= 32_767);
            assertThat(String.join("", parts).replaceAll("\\s", ""))
                    .isEqualTo((words + oneWord).replaceAll("\\s", ""));
        }
    }
}
