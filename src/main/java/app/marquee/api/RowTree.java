package app.marquee.api;

import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * One row as a tree. The same as the parser's own way, which makes a context for every value: of a
 * million rows that is half of the time. Pure.
 */
final class RowTree {
    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

    private RowTree() {}

    /**
     * The value on which the parser stands; it stands on its end afterwards.
     *
     * @param row is emptied and filled where the value is an object: its reader uses it up, and a
     *     million new ones are much to clear away
     */
    static JsonNode read(JsonParser parser, ObjectNode row) {
        if (parser.currentToken() != JsonToken.START_OBJECT) {
            return parser.readValueAsTree();
        }
        row.removeAll();
        for (String name = parser.nextName(); name != null; name = parser.nextName()) {
            row.set(name, member(parser, parser.nextToken()));
        }
        return row;
    }

    /**
     * The rest of an object of which a part was read already.
     *
     * @param name of the member on whose value the parser stands
     * @param row what was read, to be filled
     */
    static JsonNode rest(JsonParser parser, String name, ObjectNode row) {
        row.set(name, member(parser, parser.currentToken()));
        for (String next = parser.nextName(); next != null; next = parser.nextName()) {
            row.set(next, member(parser, parser.nextToken()));
        }
        return row;
    }

    private static JsonNode member(JsonParser parser, JsonToken token) {
        return switch (token) {
            case VALUE_STRING -> NODES.stringNode(parser.getString());
            case VALUE_NUMBER_INT -> whole(parser);
            case VALUE_NULL -> NODES.nullNode();
            case VALUE_TRUE -> NODES.booleanNode(true);
            case VALUE_FALSE -> NODES.booleanNode(false);
            case VALUE_NUMBER_FLOAT ->
                    parser.isNaN()
                            ? NODES.numberNode(parser.getDoubleValue())
                            : NODES.numberNode(parser.getDecimalValue());
            default -> parser.readValueAsTree();
        };
    }

    private static JsonNode whole(JsonParser parser) {
        return switch (parser.getNumberType()) {
            case INT -> NODES.numberNode(parser.getIntValue());
            case LONG -> NODES.numberNode(parser.getLongValue());
            default -> NODES.numberNode(parser.getBigIntegerValue());
        };
    }
}
