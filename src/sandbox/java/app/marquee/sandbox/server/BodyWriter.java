package app.marquee.sandbox.server;

import app.marquee.sandbox.wire.Body;
import app.marquee.sandbox.wire.Envelope;
import app.marquee.sandbox.wire.Json;
import app.marquee.sandbox.wire.RowSource;

import org.jspecify.annotations.Nullable;

import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

import java.io.IOException;
import java.io.OutputStream;
import java.util.function.Function;

/** Writer of response bodies; streams rows one by one. */
final class BodyWriter {
    private BodyWriter() {}

    static void write(Body body, OutputStream out) throws IOException {
        switch (body) {
            case Body.None() -> {}
            case Body.Raw(String contentType, byte[] bytes) -> out.write(bytes);
            case Body.One(JsonNode value) -> {
                try (JsonGenerator json = Json.MAPPER.createGenerator(out)) {
                    json.writeTree(value);
                }
            }
            case Body.Many(RowSource rows, Envelope envelope) -> {
                try (JsonGenerator json = Json.MAPPER.createGenerator(out)) {
                    rows(json, rows, envelope);
                }
            }
        }
    }

    private static void rows(JsonGenerator json, RowSource rows, Envelope envelope) {
        switch (envelope) {
            case Envelope.Bare() -> array(json, rows);
            case Envelope.Named(String name, ObjectNode rest) -> {
                json.writeStartObject();
                json.writeName(name);
                array(json, rows);
                rest.properties()
                        .forEach(member -> member(json, member.getKey(), member.getValue()));
                json.writeEndObject();
            }
            case Envelope.Keyed(
                            Function<ObjectNode, String> key,
                            Function<ObjectNode, JsonNode> value) -> {
                json.writeStartObject();
                rows.emit(row -> member(json, key.apply(row), value.apply(row)));
                json.writeEndObject();
            }
            case Envelope.Grouped(
                            Function<ObjectNode, String> key,
                            Function<ObjectNode, JsonNode> value) -> {
                json.writeStartObject();
                Groups groups = new Groups(json);
                rows.emit(row -> groups.add(key.apply(row), value.apply(row)));
                groups.end();
                json.writeEndObject();
            }
        }
    }

    private static void array(JsonGenerator json, RowSource rows) {
        json.writeStartArray();
        rows.emit(json::writeTree);
        json.writeEndArray();
    }

    private static void member(JsonGenerator json, String name, JsonNode value) {
        json.writeName(name);
        json.writeTree(value);
    }

    /** Array writer for each run of rows with the same key. */
    private static final class Groups {
        private final JsonGenerator json;
        private @Nullable String present;

        Groups(JsonGenerator json) {
            this.json = json;
        }

        void add(String key, JsonNode value) {
            if (!key.equals(present)) {
                end();
                json.writeName(key);
                json.writeStartArray();
                present = key;
            }
            json.writeTree(value);
        }

        void end() {
            if (present != null) {
                json.writeEndArray();
            }
        }
    }
}
