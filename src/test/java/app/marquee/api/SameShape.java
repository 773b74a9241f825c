package app.marquee.api;

import app.marquee.api.json.ReaderCase;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

import java.util.Map;

/** The forms that say the same as the plain array, and are read as the same. */
public enum SameShape {
    BARE_ARRAY,
    NAMED_OBJECT,
    DATA_OBJECT,
    NAMED_ARRAY,
    DATA_ARRAY,
    ITEMS_ARRAY,
    ARRAY_OF_ANY_NAME,
    NAMED_ARRAY_IN_DATA,
    KEYED_OBJECT,
    KEYED_OBJECT_IN_DATA,
    NUMBERS_AND_BOOLEANS_AS_STRINGS,
    MEMBERS_IN_OTHER_ORDER,
    PRETTY_PRINTED_WITH_A_BYTE_ORDER_MARK,
    DUPLICATE_KEYS_OF_WHICH_THE_LAST_COUNTS,
    NULL_ELEMENTS;

    /** Whether a service could give this answer in this form. */
    public boolean appliesTo(ReaderCase reader) {
        boolean record = reader.kind() == ReaderCase.Kind.RECORD;
        return switch (this) {
            case KEYED_OBJECT, KEYED_OBJECT_IN_DATA -> !reader.key().isEmpty();
            case ARRAY_OF_ANY_NAME, NULL_ELEMENTS -> !record;
            case NAMED_OBJECT, DATA_OBJECT -> record;
            default -> true;
        };
    }

    public String of(ReaderCase reader) {
        ArrayNode rows = reader.rows();
        return switch (this) {
            case BARE_ARRAY -> rows.toString();
            case NAMED_OBJECT -> wrap(reader.listName(), rows.get(0)).toString();
            case DATA_OBJECT -> wrap("data", rows.get(0)).toString();
            case NAMED_ARRAY -> wrap(reader.listName(), rows).toString();
            case DATA_ARRAY -> wrap("data", rows).toString();
            case ITEMS_ARRAY -> wrap("items", rows).toString();
            case ARRAY_OF_ANY_NAME -> wrap("resultado_da_busca", rows).toString();
            case NAMED_ARRAY_IN_DATA -> wrap("data", wrap(reader.listName(), rows)).toString();
            case KEYED_OBJECT -> keyed(reader, rows).toString();
            case KEYED_OBJECT_IN_DATA -> wrap("data", keyed(reader, rows)).toString();
            case NUMBERS_AND_BOOLEANS_AS_STRINGS -> stringified(rows).toString();
            case MEMBERS_IN_OTHER_ORDER -> reversed(rows).toString();
            case PRETTY_PRINTED_WITH_A_BYTE_ORDER_MARK -> "\uFEFF" + rows.toPrettyString() + "\n\n";
            case DUPLICATE_KEYS_OF_WHICH_THE_LAST_COUNTS -> duplicated(rows);
            case NULL_ELEMENTS -> rows.addNull().toString();
        };
    }

    private static ObjectNode wrap(String name, JsonNode inner) {
        ObjectNode outer = JsonNodeFactory.instance.objectNode();
        outer.set(name, inner);
        return outer;
    }

    private static ObjectNode keyed(ReaderCase reader, ArrayNode rows) {
        ObjectNode keyed = JsonNodeFactory.instance.objectNode();
        for (JsonNode row : rows.values()) {
            JsonNode key = ((ObjectNode) row).remove(reader.key());
            keyed.set(key.stringValue(), row);
        }
        return keyed;
    }

    static JsonNode stringified(JsonNode node) {
        JsonNodeFactory nodes = JsonNodeFactory.instance;
        return switch (node) {
            case ArrayNode array -> {
                ArrayNode strings = nodes.arrayNode();
                array.values().forEach(one -> strings.add(stringified(one)));
                yield strings;
            }
            case ObjectNode object -> {
                ObjectNode strings = nodes.objectNode();
                object.properties()
                        .forEach(one -> strings.set(one.getKey(), stringified(one.getValue())));
                yield strings;
            }
            default ->
                    node.isNumber() || node.isBoolean() ? nodes.stringNode(node.asString()) : node;
        };
    }

    private static ArrayNode reversed(ArrayNode rows) {
        ArrayNode others = JsonNodeFactory.instance.arrayNode();
        for (JsonNode row : rows.values()) {
            ObjectNode other = others.addObject();
            row.propertyStream()
                    .toList()
                    .reversed()
                    .forEach(one -> other.set(one.getKey(), one.getValue()));
        }
        return others;
    }

    private static String duplicated(ArrayNode rows) {
        StringBuilder text = new StringBuilder("[");
        for (JsonNode row : rows.values()) {
            text.append(text.length() == 1 ? "{" : ",{");
            for (Map.Entry<String, JsonNode> one : row.properties()) {
                text.append('"').append(one.getKey()).append("\":\"7\",");
            }
            String inside = row.toString();
            text.append(inside, 1, inside.length());
        }
        return text.append("]").toString();
    }
}
