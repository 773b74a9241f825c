package app.marquee.api.json;

import app.marquee.http.mask.SecretFinder;
import app.marquee.model.failure.Failure;
import app.marquee.model.failure.FailureException;

import org.jspecify.annotations.Nullable;

import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * Tree builder for one value of a response at a time. Faster than the parser's own, and a tree of
 * more than {@link #MOST} values is refused before it fills the memory. A text that holds the token
 * becomes a missing value, which is neither a text nor null, and a name that holds it a blank one:
 * both are unknown. Not thread-safe.
 */
public final class RowTree {
    /** Many times more than any answer is known to hold in one thing. */
    static final int MOST = 4_000_000;

    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

    private final MemoryLeft memory;
    private final SecretFinder token;
    private int values;
    private @Nullable String repeated;

    RowTree(SecretFinder token) {
        this(token, MemoryLeft.here());
    }

    RowTree(SecretFinder token, MemoryLeft memory) {
        this.token = token;
        this.memory = memory;
    }

    /** The text on which the parser stands; null where it holds the token. */
    @Nullable String text(JsonParser parser) {
        String text = parser.getString();
        return token.isIn(text) ? null : text;
    }

    /** The next name, blank where it holds the token; null at the end of the object. */
    @Nullable String nextName(JsonParser parser) {
        String name = parser.nextName();
        return name != null && token.isIn(name) ? "" : name;
    }

    /** The value on which the parser stands; it stands on its end afterwards. */
    JsonNode read(JsonParser parser) {
        values = 0;
        return value(parser, parser.currentToken());
    }

    /**
     * The same.
     *
     * @param row is emptied and filled where the value is an object: its reader uses it up, and a
     *     million new ones are much to clear away
     */
    JsonNode read(JsonParser parser, ObjectNode row) {
        if (parser.currentToken() != JsonToken.START_OBJECT) {
            return read(parser);
        }
        values = 0;
        row.removeAll();
        return members(parser, row);
    }

    /**
     * The rest of an object of which a part was read already.
     *
     * @param name of the member on whose value the parser stands
     * @param row what was read, to be filled
     */
    JsonNode rest(JsonParser parser, String name, ObjectNode row) {
        values = 0;
        put(row, name, value(parser, parser.currentToken()), parser);
        return members(parser, row);
    }

    /** Of how many values the tree is made that was read last. */
    int size() {
        return values;
    }

    public static FailureException tooMany(int most) {
        return new FailureException(new Failure.TooMany(most));
    }

    private ObjectNode members(JsonParser parser, ObjectNode object) {
        for (String name = nextName(parser); name != null; name = nextName(parser)) {
            put(object, name, value(parser, parser.nextToken()), parser);
        }
        return object;
    }

    private void put(ObjectNode object, String name, JsonNode value, JsonParser parser) {
        if (object.replace(name, value) != null) {
            repeats(parser);
        }
    }

    /**
     * The member on which the parser stands came before in the same object; the last one counts.
     */
    void repeats(JsonParser parser) {
        if (repeated == null) {
            repeated = ReadableText.of(parser.streamReadContext().pathAsPointer().toString());
        }
    }

    /** A JSON pointer to the first member that came twice in its object; null when none did. */
    @Nullable String repeated() {
        return repeated;
    }

    private ArrayNode elements(JsonParser parser) {
        ArrayNode array = NODES.arrayNode();
        for (JsonToken token = parser.nextToken();
                token != JsonToken.END_ARRAY;
                token = parser.nextToken()) {
            array.add(value(parser, token));
        }
        return array;
    }

    /** The parser itself allows no depth that a stack could not hold. */
    private JsonNode value(JsonParser parser, JsonToken token) {
        values++;
        if (values > MOST) {
            throw tooMany(MOST);
        }
        memory.more();
        return switch (token) {
            case VALUE_STRING -> text(text(parser));
            case NOT_AVAILABLE -> NODES.missingNode();
            case VALUE_NUMBER_INT -> whole(parser);
            case VALUE_NULL -> NODES.nullNode();
            case VALUE_TRUE -> NODES.booleanNode(true);
            case VALUE_FALSE -> NODES.booleanNode(false);
            case VALUE_NUMBER_FLOAT ->
                    parser.isNaN()
                            ? NODES.numberNode(parser.getDoubleValue())
                            : NODES.numberNode(parser.getDecimalValue());
            case START_OBJECT -> members(parser, NODES.objectNode());
            case START_ARRAY -> elements(parser);
            default -> parser.readValueAsTree();
        };
    }

    private static JsonNode text(@Nullable String text) {
        return text == null ? NODES.missingNode() : NODES.stringNode(text);
    }

    private static JsonNode whole(JsonParser parser) {
        return switch (parser.getNumberType()) {
            case INT -> NODES.numberNode(parser.getIntValue());
            case LONG -> NODES.numberNode(parser.getLongValue());
            default -> NODES.numberNode(parser.getBigIntegerValue());
        };
    }
}
