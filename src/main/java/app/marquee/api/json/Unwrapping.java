package app.marquee.api.json;

import org.jspecify.annotations.Nullable;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

import java.util.Set;

/**
 * Finder of the single record of a response: bare, wrapped, under its own ID, or alone in an array.
 *
 * @param listMember the member of the record that a bare array is, or null when a bare array of
 *     more than one element is no record
 */
record Unwrapping(RowShape<?> shape, @Nullable String listMember) {
    private static final int MAX_WRAPPERS = 4;

    /** Returns null when there is no such record in the answer. */
    @Nullable ObjectNode record(JsonNode answer) {
        return switch (answer) {
            case ObjectNode object -> unwrap(object, 0);
            case ArrayNode array -> only(array);
            default -> answer.isNull() ? JsonNodeFactory.instance.objectNode() : null;
        };
    }

    private @Nullable ObjectNode only(ArrayNode array) {
        boolean single = array.size() == 1 && array.get(0) instanceof ObjectNode;
        if (listMember != null && !(single && array.get(0).has(listMember))) {
            ObjectNode record = JsonNodeFactory.instance.objectNode();
            record.set(listMember, array);
            return record;
        }
        if (array.isEmpty()) {
            return JsonNodeFactory.instance.objectNode();
        }
        return single ? unwrap((ObjectNode) array.get(0), 0) : null;
    }

    private @Nullable ObjectNode unwrap(ObjectNode object, int wrappers) {
        if (object.isEmpty() || shape.recognises(object)) {
            return object;
        }
        for (String name : wrappers < MAX_WRAPPERS ? ListNames.CONTAINERS : Set.<String>of()) {
            ObjectNode inside = inside(object.get(name));
            if (inside != null) {
                object.remove(name);
                object.properties()
                        .forEach(member -> inside.putIfAbsent(member.getKey(), member.getValue()));
                return unwrap(inside, wrappers + 1);
            }
        }
        boolean alone = object.size() == 1 && wrappers < MAX_WRAPPERS;
        ObjectNode inner = alone ? inside(object.values().iterator().next()) : null;
        return inner == null ? null : unwrap(inner, wrappers + 1);
    }

    private @Nullable ObjectNode inside(@Nullable JsonNode wrapper) {
        return switch (wrapper) {
            case ObjectNode object -> object;
            case ArrayNode array -> only(array);
            case null, default -> null;
        };
    }
}
