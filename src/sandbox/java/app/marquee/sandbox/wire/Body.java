package app.marquee.sandbox.wire;

import tools.jackson.databind.JsonNode;

/** Body of a response before it is written. */
public sealed interface Body {
    /** Empty body. */
    record None() implements Body {}

    /** Single JSON value. */
    record One(JsonNode value) implements Body {}

    /** Rows within an envelope, written as a stream. */
    record Many(RowSource rows, Envelope envelope) implements Body {}

    /** Raw bytes that are not JSON. */
    @SuppressWarnings("ArrayRecordComponent") // Passed on unchanged and never compared.
    record Raw(String contentType, byte[] bytes) implements Body {}
}
