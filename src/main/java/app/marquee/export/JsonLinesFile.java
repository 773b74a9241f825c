package app.marquee.export;

import org.jspecify.annotations.Nullable;

import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.StreamWriteFeature;
import tools.jackson.core.exc.JacksonIOException;
import tools.jackson.core.json.JsonFactory;

import java.io.IOException;
import java.io.OutputStream;
import java.math.BigDecimal;
import java.time.Duration;
import java.util.List;
import java.util.Map;

/**
 * JSON Lines file of a table: one object per row, in UTF-8. Members have the same names in every
 * language. An unknown value is null, a time is in UTC (ISO 8601), a duration is in seconds. A text
 * is as it is: programs that read JSON run no formulas. Source: RFC 8259, jsonlines.org.
 */
public final class JsonLinesFile<R> implements FileContent {
    private static final JsonFactory JSON =
            JsonFactory.builder()
                    .enable(StreamWriteFeature.WRITE_BIGDECIMAL_AS_PLAIN)
                    .disable(StreamWriteFeature.AUTO_CLOSE_TARGET)
                    .rootValueSeparator("")
                    .build();

    private final Sheet<R> sheet;

    public JsonLinesFile(Sheet<R> sheet) {
        this.sheet = sheet;
    }

    @Override
    public long rows() {
        return sheet.rows().size();
    }

    @Override
    public long gone() {
        return sheet.gone();
    }

    @Override
    public long leftOut() {
        return sheet.leftOut();
    }

    @Override
    public void write(OutputStream out, ExportProgress progress)
            throws IOException, InterruptedException {
        Steps steps = new Steps(rows(), progress);
        List<SheetColumn<R>> shown =
                sheet.columns().stream().filter(column -> !column.isHidden()).toList();
        try (JsonGenerator json = JSON.createGenerator(ObjectWriteContext.empty(), out)) {
            for (R row : sheet.rows()) {
                line(json, shown, row);
                steps.step();
            }
        } catch (JacksonIOException failed) {
            throw failed.getCause();
        }
    }

    private static <R> void line(JsonGenerator json, List<SheetColumn<R>> columns, R row) {
        json.writeStartObject();
        for (SheetColumn<R> column : columns) {
            json.writeName(column.member());
            write(json, column.plain().apply(row));
        }
        json.writeEndObject();
        json.writeRaw('\n');
    }

    private static void write(JsonGenerator json, @Nullable Object value) {
        switch (value) {
            case null -> json.writeNull();
            case Boolean yes -> json.writeBoolean(yes);
            case Number number -> json.writeNumber(new BigDecimal(number.toString()));
            case Duration length -> json.writeNumber(seconds(length));
            case Iterable<?> list -> {
                json.writeStartArray();
                list.forEach(each -> write(json, each));
                json.writeEndArray();
            }
            case Map<?, ?> object -> {
                json.writeStartObject();
                object.forEach(
                        (name, member) -> {
                            json.writeName(name.toString());
                            write(json, member);
                        });
                json.writeEndObject();
            }
            default -> json.writeString(value.toString());
        }
    }

    private static BigDecimal seconds(Duration length) {
        BigDecimal seconds = BigDecimal.valueOf(length.getSeconds());
        return length.getNano() == 0
                ? seconds
                : seconds.add(BigDecimal.valueOf(length.getNano(), 9)).stripTrailingZeros();
    }
}
