package app.marquee.sandbox.server;

import app.marquee.sandbox.wire.Operation;

import java.util.Map;

/** Where a request line leads. */
sealed interface Routed {
    /** An operation, and the parts of the path it is about. */
    record Found(Operation operation, Map<String, String> segments) implements Routed {}

    /** Nothing has this path here. */
    record Nowhere() implements Routed {}

    /** The path exists, for other methods. */
    record OtherMethod(String allowed) implements Routed {}
}
