package app.marquee.command.report;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.command.CommandTrial;
import app.marquee.command.CommandTrial.Result;
import app.marquee.harness.HostilePlace;
import app.marquee.harness.HostileTexts;
import app.marquee.log.Logging;
import app.marquee.sandbox.Sandbox;
import app.marquee.sandbox.SandboxOptions;
import app.marquee.sandbox.account.Content;
import app.marquee.sandbox.shape.Shape;

import org.dhatim.fastexcel.reader.CellType;
import org.dhatim.fastexcel.reader.ReadableWorkbook;
import org.dhatim.fastexcel.reader.Row;
import org.dhatim.fastexcel.reader.Sheet;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openpdf.text.pdf.PdfDictionary;
import org.openpdf.text.pdf.PdfName;
import org.openpdf.text.pdf.PdfReader;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * Report of a server that tells hostile names everywhere and leaves values out: it is made in every
 * format, runs nothing, and says what is missing.
 */
class HostileReportTest {
    private static final String TOKEN = "canary-token-71c0";
    private static final Instant NOW = Instant.parse("2026-06-15T12:00:00Z");

    /** Longer than a cell of a workbook. */
    private static final String LONG = "W".repeat(40_000);

    private static final Pattern TURNING = Pattern.compile("[\\u202a-\\u202e\\u2066-\\u2069]");
    private static final Pattern CONTROLS = Pattern.compile("[\\p{Cntrl}&&[^\\n\\r\\t]]");

    @TempDir Path home;
    @TempDir Path folder;
    private Sandbox sandbox;
    private HostilePlace server;

    @BeforeEach
    void start() {
        sandbox =
                Sandbox.start(
                        SandboxOptions.builder()
                                .content(Content.HOSTILE)
                                .token(TOKEN)
                                .now(NOW)
                                .shape(Shape.SPARSE)
                                .build());
        server = new HostilePlace(sandbox.baseUri(), HostileTexts.SHORT, LONG);
    }

    @AfterEach
    void stop() {
        server.close();
        sandbox.close();
        Logging.stop();
    }

    private byte[] report(String ending) throws Exception {
        Path file = folder.resolve("report." + ending);
        String url = server.uri().toString();
        Result result =
                new CommandTrial(home, Clock.fixed(NOW, CommandTrial.ZONE), TOKEN)
                        .run(
                                "report",
                                "run",
                                "default",
                                "-o",
                                file.toString(),
                                "--base-url",
                                url,
                                "--data-url",
                                url,
                                "--token-env",
                                "TOKEN");
        assertThat(result.status()).as(result.err()).isZero();
        assertThat(result.err()).as("complete").doesNotContain("-partial");
        assertThat(server.planted()).isGreaterThan(100);
        return Files.readAllBytes(file);
    }

    @Test
    void aPageHasTextsOnly() throws Exception {
        String html = new String(report("html"), StandardCharsets.UTF_8);
        assertThat(html)
                .contains("&lt;script&gt;", "Unknown", "default-src 'none'")
                .doesNotContain("<script", "<img src=x", "<svg/onload")
                .doesNotContainPattern(TURNING)
                .doesNotContainPattern(CONTROLS);
        assertThat(Pattern.compile("<[^>]* on\\w+=").matcher(html).find()).isFalse();
    }

    @Test
    void aWorkbookHasNoFormulas() throws Exception {
        List<String> texts = new ArrayList<>();
        try (ReadableWorkbook book =
                new ReadableWorkbook(new ByteArrayInputStream(report("xlsx")))) {
            for (Sheet sheet : book.getSheets().toList()) {
                for (Row row : sheet.read()) {
                    row.forEach(
                            cell -> {
                                if (cell != null) {
                                    assertThat(cell.getType()).isNotEqualTo(CellType.FORMULA);
                                    texts.add(String.valueOf(cell.getText()));
                                }
                            });
                }
            }
        }
        assertThat(texts)
                .contains("Unknown")
                .anyMatch(text -> text.startsWith("'=HYPERLINK"))
                .noneMatch(text -> text.matches("(?s)[=+@].*"))
                .noneMatch(text -> TURNING.matcher(text).find())
                .noneMatch(text -> CONTROLS.matcher(text).find());
    }

    @Test
    void aPdfStartsNothing() throws Exception {
        try (PdfReader reader = new PdfReader(report("pdf"))) {
            assertThat(reader.getJavaScript()).isNullOrEmpty();
            assertThat(reader.getCatalog().get(PdfName.OPENACTION)).isNull();
            for (int at = 0; at < reader.getXrefSize(); at++) {
                if (reader.getPdfObject(at) instanceof PdfDictionary dictionary) {
                    assertThat(dictionary.get(PdfName.JS)).isNull();
                    assertThat(dictionary.get(PdfName.URI)).isNull();
                    assertThat(dictionary.get(PdfName.ANNOTS)).isNull();
                }
            }
            assertThat(reader.getNumberOfPages()).isBetween(2, 60);
        }
    }
}
