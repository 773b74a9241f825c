package app.marquee.sandbox.server;

import app.marquee.sandbox.wire.Operation;

import java.util.Map;

/** Result of routing a request line. */
sealed interface Routed {
    /** Operation with its path variables. */
    record Found(Operation operation, Map<String, String> segments) implements Routed {}

    /** Unknown path. */
    record Nowhere() implements Routed {}

    /** Known path with another method. */
    record OtherMethod(String allowed) implements Routed {}
}
