package app.marquee.sandbox.wire;

import tools.jackson.databind.JsonNode;

/** What an answer carries, before it is written. */
public sealed interface Body {
    /** Nothing at all. */
    record None() implements Body {}

    /** One JSON value. */
    record One(JsonNode value) implements Body {}

    /** Rows within an envelope, written as a stream. */
    record Many(RowSource rows, Envelope envelope) implements Body {}

    /** Bytes that are not JSON. */
    @SuppressWarnings("ArrayRecordComponent") // Handed on as they came; nobody compares them.
    record Raw(String contentType, byte[] bytes) implements Body {}
}
