package app.marquee.sandbox.wire;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

import java.util.function.Function;

/** What stands around the rows of a list answer. */
public sealed interface Envelope {
    /** {@code […]}. */
    record Bare() implements Envelope {}

    /** {@code {"name": […], …rest}}. */
    record Named(String name, ObjectNode rest) implements Envelope {}

    /** {@code {"key": value, …}}: every row has a key of its own. */
    record Keyed(Function<ObjectNode, String> key, Function<ObjectNode, JsonNode> value)
            implements Envelope {}

    /** {@code {"key": [value, …], …}}: rows of one key follow one another. */
    record Grouped(Function<ObjectNode, String> key, Function<ObjectNode, JsonNode> value)
            implements Envelope {}
}
