package app.marquee.command.plan;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.command.CommandTrial.Result;
import app.marquee.export.CsvFile;
import app.marquee.export.CsvForm;
import app.marquee.export.SafeText;
import app.marquee.export.Sheet;
import app.marquee.export.SheetColumn;

import de.siegmar.fastcsv.reader.CsvReader;
import de.siegmar.fastcsv.reader.CsvRecord;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import tools.jackson.databind.json.JsonMapper;

import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Titles that a spreadsheet or a CSV file could change, through both forms of CSV and back. */
class OddTitlesTest {
    private static final List<String> TITLES =
            List.of(
                    "=SUM(A1)",
                    "+1",
                    "-1",
                    "@SUM(A1)",
                    "'=quoted",
                    "''=twice",
                    "'",
                    "'quoted'",
                    "Offer;=1+1",
                    "Offer,=HYPERLINK(\"http://a.example\")",
                    "Offer|=1",
                    "Offer\t=1",
                    "Offer;'=1",
                    "Offer;\"=1\"",
                    ";=1",
                    ",,-1",
                    "a;;@b",
                    "\"",
                    "\"\"",
                    "\"quoted\"",
                    "Say \"hi\", you",
                    "\";\"",
                    "a\",\"b",
                    "two\nlines",
                    "two\r\nlines",
                    "list:\n- one\n=two",
                    "tab\tand tab",
                    "a, b; c | d",
                    "007",
                    "1,5",
                    "1e5",
                    "2026-06-01",
                    "1/2",
                    "TRUE",
                    "#REF!",
                    "sep=;",
                    "  between spaces  ",
                    "\uff1dfull width",
                    "Ação · 日本語 · 🎬",
                    "\u202eturned",
                    "unknown",
                    "\u2013");

    @TempDir private Path directory;

    private static final Sheet.SheetWords WORDS =
            new Sheet.SheetWords("Videos", "About", "Rows", "Left out", "unknown");

    /** The cells of a file as they were before it was written, null for unknown. */
    private static List<Map<String, String>> cells(Path file) throws Exception {
        List<Map<String, String>> rows = new ArrayList<>();
        List<String> header = null;
        try (CsvReader<CsvRecord> reader = CsvReader.builder().ofCsvRecord(file)) {
            for (CsvRecord each : reader) {
                if (header == null) {
                    header = each.getFields();
                    continue;
                }
                Map<String, String> row = new HashMap<>();
                for (int at = 0; at < header.size(); at++) {
                    row.put(header.get(at), SafeText.original(each.getField(at)));
                }
                rows.add(row);
            }
        }
        return rows;
    }

    private Path written(List<Map<String, String>> rows, CsvForm form, String... members)
            throws Exception {
        List<SheetColumn<Map<String, String>>> columns = new ArrayList<>();
        for (String member : members) {
            columns.add(SheetColumn.string(member, member, row -> row.get(member)));
        }
        Path file = directory.resolve("again.csv");
        try (OutputStream out = Files.newOutputStream(file)) {
            new CsvFile<>(new Sheet<>(WORDS, columns, rows, List.of(), ZoneId.of("UTC")), form)
                    .write(out, (_, _) -> {});
        }
        return file;
    }

    @Test
    void noneIsAChange() throws Exception {
        try (PlanTrial trial = new PlanTrial(directory, true)) {
            Path raw = directory.resolve("videos.csv");
            assertThat(trial.run("export", "videos", "-o", raw.toString()).status()).isZero();
            List<String> ids =
                    cells(raw).stream().map(row -> row.get("id")).limit(TITLES.size()).toList();
            for (int at = 0; at < TITLES.size(); at++) {
                String title = JsonMapper.shared().writeValueAsString(TITLES.get(at));
                trial.put("/videos/" + ids.get(at), "{\"title\":" + title + "}");
            }

            assertThat(trial.run("export", "videos", "-o", raw.toString()).status()).isZero();
            List<Map<String, String>> rows =
                    cells(raw).stream().filter(row -> ids.contains(row.get("id"))).toList();
            assertThat(rows)
                    .extracting(row -> row.get("title"))
                    .containsExactlyInAnyOrderElementsOf(TITLES);
            assertUnchanged(trial, raw);
            for (CsvForm form :
                    List.of(
                            CsvForm.FIXED,
                            CsvForm.TABS,
                            CsvForm.of(Locale.US),
                            CsvForm.of(Locale.of("pt", "BR")))) {
                assertUnchanged(trial, written(rows, form, "id", "title", "as_loaded"));
                assertThat(trial.run("plan", written(rows, form, "id", "title").toString()).lines())
                        .last()
                        .asString()
                        .startsWith("changes: 0, ")
                        .contains("refused: 0");
            }
        }
    }

    private static void assertUnchanged(PlanTrial trial, Path file) {
        Result same = trial.run("plan", file.toString());
        assertThat(same.lines())
                .as(same.err())
                .containsExactly(
                        "changes: 0, requests: 0, not compared: 0, already: 0, refused: 0");
    }
}
