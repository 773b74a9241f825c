package app.marquee.sandbox.operation;

import app.marquee.sandbox.wire.Call;
import app.marquee.sandbox.wire.Refusal;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

import java.util.Optional;

/**
 * Reader of a request's JSON members by the contract's types and limits. Lengths are counted in
 * code points; null is a wrong type unless the contract names it. Unknown members are ignored.
 */
final class Members {
    private final ObjectNode object;

    Members(ObjectNode object) {
        this.object = object;
    }

    boolean has(String name) {
        return object.has(name);
    }

    boolean isNull(String name) {
        return object.has(name) && object.get(name).isNull();
    }

    /** The text, if the member is there. */
    Optional<String> text(String name, int min, int max) {
        if (!has(name)) {
            return Optional.empty();
        }
        JsonNode value = object.get(name);
        if (!value.isString()) {
            throw Refusal.invalid(name + " must be a string");
        }
        String text = value.stringValue();
        int length = text.codePointCount(0, text.length());
        if (length < min || length > max) {
            throw Refusal.invalid(name + " must have " + limits(min, max) + " characters");
        }
        return Optional.of(text);
    }

    String requiredText(String name, int min, int max) {
        return text(name, min, max).orElseThrow(() -> missing(name));
    }

    Optional<Boolean> flag(String name) {
        if (!has(name)) {
            return Optional.empty();
        }
        if (!object.get(name).isBoolean()) {
            throw Refusal.invalid(name + " must be true or false");
        }
        return Optional.of(object.get(name).booleanValue());
    }

    Optional<String> uuid(String name) {
        return text(name, 0, Integer.MAX_VALUE).map(value -> Call.uuid(name, value));
    }

    String requiredUuid(String name) {
        return uuid(name).orElseThrow(() -> missing(name));
    }

    /** A position; what is beyond any list's end is as good as its end. */
    Optional<Integer> position(String name) {
        if (!has(name)) {
            return Optional.empty();
        }
        JsonNode value = object.get(name);
        if (!value.isIntegralNumber() || value.bigIntegerValue().signum() < 0) {
            throw Refusal.invalid(name + " must be an integer of 0 or more");
        }
        return Optional.of(value.canConvertToInt() ? value.intValue() : Integer.MAX_VALUE);
    }

    Optional<Members> object(String name) {
        if (!has(name)) {
            return Optional.empty();
        }
        return Optional.of(of(object.get(name), name));
    }

    ArrayNode requiredArray(String name) {
        if (!has(name)) {
            throw missing(name);
        }
        if (object.get(name) instanceof ArrayNode array) {
            return array;
        }
        throw Refusal.invalid(name + " must be an array");
    }

    /** The members of a value that has to be an object. */
    static Members of(JsonNode value, String name) {
        if (value instanceof ObjectNode members) {
            return new Members(members);
        }
        throw Refusal.invalid(name + " must be an object");
    }

    /** A value that has to be an identifier. */
    static String uuid(JsonNode value, String name) {
        if (!value.isString()) {
            throw Refusal.invalid(name + " must be a UUID string");
        }
        return Call.uuid(name, value.stringValue());
    }

    private static Refusal missing(String name) {
        return Refusal.invalid(name + " is required");
    }

    private static String limits(int min, int max) {
        if (min == 0) {
            return "at most " + max;
        }
        return max == Integer.MAX_VALUE ? "at least " + min : min + " to " + max;
    }
}
