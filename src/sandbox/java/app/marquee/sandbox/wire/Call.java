package app.marquee.sandbox.wire;

import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * Call of an operation by one admitted request: its identifiers, query and body. The content type
 * serves the one operation whose body is not JSON.
 */
@SuppressWarnings("ArrayRecordComponent") // Passed on unchanged and never compared.
public record Call(
        Operation operation,
        Map<String, String> segments,
        Query query,
        String contentType,
        byte[] body) {
    private static final Pattern UUID =
            Pattern.compile("[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}");

    /** The identifier of that name in the path, in lower case; anything but a UUID is refused. */
    public String id(String name) {
        return uuid(name, segment(name));
    }

    /** A part of the path as it came. */
    public String segment(String name) {
        return segments.getOrDefault(name, "");
    }

    /** A value as an identifier, in lower case. */
    public static String uuid(String name, String value) {
        String id = value.toLowerCase(Locale.ROOT);
        if (!UUID.matcher(id).matches()) {
            throw Refusal.invalid(name + " must be a UUID");
        }
        return id;
    }

    public ObjectNode object() {
        if (json() instanceof ObjectNode object) {
            return object;
        }
        throw Refusal.invalid("The body must be a JSON object");
    }

    public ArrayNode array() {
        if (json() instanceof ArrayNode array) {
            return array;
        }
        throw Refusal.invalid("The body must be a JSON array");
    }

    private JsonNode json() {
        try {
            JsonNode read = Json.MAPPER.readTree(body);
            if (read.isMissingNode()) {
                throw Refusal.invalid("A JSON body is required");
            }
            return read;
        } catch (JacksonException e) {
            throw Refusal.invalid("The body is not JSON");
        }
    }
}
