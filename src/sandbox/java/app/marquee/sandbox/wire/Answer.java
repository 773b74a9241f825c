package app.marquee.sandbox.wire;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Response: a status, extra headers and a body. */
public record Answer(int status, Map<String, String> headers, Body body) {

    public static Answer ok(JsonNode value) {
        return of(200, new Body.One(value));
    }

    public static Answer created(JsonNode value) {
        return of(201, new Body.One(value));
    }

    /** Rows as a bare array, all of them at hand. */
    public static Answer rows(List<ObjectNode> rows) {
        return rows(RowSource.of(rows));
    }

    /** Rows as a bare array, made while they are written. */
    public static Answer rows(RowSource rows) {
        return of(200, new Body.Many(rows, new Envelope.Bare()));
    }

    public static Answer raw(String contentType, byte[] bytes) {
        return of(200, new Body.Raw(contentType, bytes));
    }

    public static Answer html(int status, String page) {
        return of(
                status,
                new Body.Raw("text/html; charset=utf-8", page.getBytes(StandardCharsets.UTF_8)));
    }

    /** An error the way the platform words it. */
    public static Answer error(int status, String words) {
        return of(status, new Body.One(Json.object().put("errMsg", words)));
    }

    public static Answer of(int status, Body body) {
        return new Answer(status, Map.of(), body);
    }

    public Answer with(Body other) {
        return new Answer(status, headers, other);
    }

    public Answer with(int otherStatus) {
        return new Answer(otherStatus, headers, body);
    }

    public Answer with(String header, String value) {
        Map<String, String> more = new LinkedHashMap<>(headers);
        more.put(header, value);
        return new Answer(status, Map.copyOf(more), body);
    }

    public boolean isSuccess() {
        return status < 300;
    }
}
