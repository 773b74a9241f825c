package app.marquee.sandbox.wire;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

import java.util.function.Function;

/** Envelope around the rows of a list response. */
public sealed interface Envelope {
    /** Bare array: {@code […]}. */
    record Bare() implements Envelope {}

    /** Object with one array: {@code {"name": […], …rest}}. */
    record Named(String name, ObjectNode rest) implements Envelope {}

    /** Keyed object: {@code {"key": value, …}}, with one key per row. */
    record Keyed(Function<ObjectNode, String> key, Function<ObjectNode, JsonNode> value)
            implements Envelope {}

    /** Grouped object: {@code {"key": [value, …], …}}; rows of one key are consecutive. */
    record Grouped(Function<ObjectNode, String> key, Function<ObjectNode, JsonNode> value)
            implements Envelope {}
}
