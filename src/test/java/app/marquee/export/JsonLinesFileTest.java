package app.marquee.export;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.marquee.export.SampleSheet.Row;

import org.junit.jupiter.api.Test;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.LongStream;

/** What a program reads from a JSON Lines file is what the table had. */
class JsonLinesFileTest {
    private static String text(Sheet<?> sheet) throws Exception {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        new JsonLinesFile<>(sheet).write(out, (_, _) -> {});
        return out.toString(StandardCharsets.UTF_8);
    }

    @Test
    void eachRowIsALine() throws Exception {
        Row row = Row.titled("=1+1 \"ação\"\nof two lines");
        assertThat(text(SampleSheet.of(List.of(row, SampleSheet.UNKNOWN))))
                .isEqualTo(
                        """
                        {"title":"=1+1 \\"ação\\"\\nof two lines","views":0,"cost":-12.50,\
                        "at":"2026-03-10T15:00:00Z","length":3723}
                        {"title":null,"views":null,"cost":null,"at":null,"length":null}
                        """);
    }

    @Test
    void numbersKeepTheirDigits() throws Exception {
        Row row =
                new Row(
                        "",
                        Long.MAX_VALUE,
                        new BigDecimal("1E+20"),
                        null,
                        Duration.ofMillis(1_250));
        JsonNode read = JsonMapper.shared().readTree(text(SampleSheet.of(List.of(row))));
        assertThat(read.get("views").longValue()).isEqualTo(Long.MAX_VALUE);
        assertThat(read.get("cost").toString()).isEqualTo("100000000000000000000");
        assertThat(read.get("length").decimalValue()).isEqualByComparingTo("1.25");
    }

    @Test
    void programsGetTheConstantInsteadOfItsWord() throws Exception {
        Sheet<String> sheet =
                new Sheet<>(
                        new Sheet.SheetWords("Estados", "Sobre", "Linhas", "Fora", "desconhecido"),
                        List.of(
                                SheetColumn.<String>string(
                                                "limit-status", "Estado", _ -> "Pendente")
                                        .plain(status -> status)),
                        List.of("pending"),
                        List.of(),
                        SampleSheet.ZONE);
        assertThat(text(sheet)).isEqualTo("{\"limit_status\":\"pending\"}\n");
    }

    @Test
    void everyRowIsThere() throws Exception {
        List<Row> rows =
                LongStream.range(0, 70_000)
                        .mapToObj(number -> new Row("v" + number, number, null, null, null))
                        .toList();
        List<String> lines = text(SampleSheet.of(rows)).lines().toList();
        assertThat(lines).hasSize(rows.size());
        assertThat(lines.getLast()).startsWith("{\"title\":\"v69999\",\"views\":69999,");
    }

    @Test
    void progressEndsAtTheLastRow() throws Exception {
        List<Long> told = new ArrayList<>();
        new JsonLinesFile<>(SampleSheet.of(Collections.nCopies(1_300, Row.titled("a"))))
                .write(new ByteArrayOutputStream(), (done, _) -> told.add(done));
        assertThat(told).containsExactly(512L, 1024L, 1300L);
    }

    @Test
    void theStreamStaysOpen() throws Exception {
        boolean[] closed = new boolean[1];
        OutputStream out =
                new ByteArrayOutputStream() {
                    @Override
                    public void close() {
                        closed[0] = true;
                    }
                };
        new JsonLinesFile<>(SampleSheet.of(List.of(SampleSheet.UNKNOWN))).write(out, (_, _) -> {});
        assertThat(closed[0]).isFalse();
    }

    @Test
    void aFailureOfTheDiskIsToldAsSuch() {
        OutputStream full =
                new OutputStream() {
                    @Override
                    public void write(int b) throws IOException {
                        throw new IOException("No space left on device");
                    }
                };
        List<Row> rows = Collections.nCopies(5_000, Row.titled("a"));
        assertThatThrownBy(
                        () -> new JsonLinesFile<>(SampleSheet.of(rows)).write(full, (_, _) -> {}))
                .isExactlyInstanceOf(IOException.class)
                .hasMessage("No space left on device");
    }
}
