package app.marquee.sandbox.server;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.sandbox.wire.Body;
import app.marquee.sandbox.wire.Envelope;
import app.marquee.sandbox.wire.Json;
import app.marquee.sandbox.wire.RowSource;

import org.junit.jupiter.api.Test;

import tools.jackson.databind.node.ObjectNode;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;

class BodyWriterTest {
    private static final RowSource ROWS =
            RowSource.of(List.of(row("a", 1), row("a", 2), row("b", 3)));

    private static ObjectNode row(String key, int value) {
        return Json.object().put("key", key).put("value", value);
    }

    private static String written(RowSource rows, Envelope envelope) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        BodyWriter.write(new Body.Many(rows, envelope), out);
        return out.toString(StandardCharsets.UTF_8);
    }

    @Test
    void writesEveryEnvelope() throws IOException {
        assertThat(written(sink -> sink.accept(row("a", 1)), new Envelope.Bare()))
                .isEqualTo("[{\"key\":\"a\",\"value\":1}]");
        assertThat(
                        written(
                                sink -> sink.accept(row("a", 1)),
                                new Envelope.Named("rows", Json.object().put("total", 1))))
                .isEqualTo("{\"rows\":[{\"key\":\"a\",\"value\":1}],\"total\":1}");
        assertThat(
                        written(
                                ROWS,
                                new Envelope.Keyed(
                                        r -> r.get("value").toString(), r -> r.get("key"))))
                .isEqualTo("{\"1\":\"a\",\"2\":\"a\",\"3\":\"b\"}");
        assertThat(
                        written(
                                ROWS,
                                new Envelope.Grouped(
                                        r -> r.get("key").asString(), r -> r.get("value"))))
                .isEqualTo("{\"a\":[1,2],\"b\":[3]}");
    }

    @Test
    void writesNoRowsInEveryEnvelope() throws IOException {
        RowSource none = sink -> {};
        assertThat(written(none, new Envelope.Bare())).isEqualTo("[]");
        assertThat(written(none, new Envelope.Keyed(r -> "", r -> r))).isEqualTo("{}");
        assertThat(written(none, new Envelope.Grouped(r -> "", r -> r))).isEqualTo("{}");
    }

    /** Many rows: the first are out long before the last is made. */
    @Test
    void holdsNoMoreThanAFewRows() throws IOException {
        Counting out = new Counting();
        BodyWriter.write(
                new Body.Many(
                        sink -> {
                            long made = 0;
                            for (int i = 0; i < 20_000; i++) {
                                ObjectNode row = row("a row like many others", i);
                                made += row.toString().length();
                                sink.accept(row);
                                assertThat(out.written).isGreaterThan(made - 20_000);
                            }
                        },
                        new Envelope.Bare()),
                out);
        assertThat(out.written).isGreaterThan(20_000);
    }

    private static final class Counting extends OutputStream {
        private long written;

        @Override
        public void write(int b) {
            written++;
        }

        @Override
        public void write(byte[] bytes, int from, int length) {
            written += length;
        }
    }
}
