package app.marquee.api.json;

import org.jspecify.annotations.Nullable;

import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

import java.math.BigDecimal;
import java.util.HashMap;
import java.util.Map;

/**
 * Reusable fast-path row: known names, each once, each of its type or null. Anything else converts
 * it to a tree for the thorough parser, so that usual rows never need one. Not thread-safe.
 */
public final class PlainRow {
    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

    private final Map<String, Integer> places = new HashMap<>();
    private final String[] names;
    private final PlainForm.Kind[] kinds;
    private final @Nullable Object[] values;
    private final boolean[] seen;
    private final int[] order;
    private final RowTree trees;
    private int count;

    PlainRow(PlainForm<?> form, RowTree trees) {
        this.trees = trees;
        int size = form.members().size();
        names = new String[size];
        kinds = new PlainForm.Kind[size];
        values = new Object[size];
        seen = new boolean[size];
        order = new int[size];
        form.members()
                .forEach(
                        (name, kind) -> {
                            int at = places.size();
                            names[at] = name;
                            kinds[at] = kind;
                            places.put(name, at);
                        });
    }

    /**
     * Reads the object on which the parser stands; it stands on its end afterwards.
     *
     * @param tree is emptied and filled where the row is not in its usual form
     * @return null when it is
     */
    @Nullable JsonNode read(JsonParser parser, ObjectNode tree) {
        for (int i = 0; i < count; i++) {
            seen[order[i]] = false;
        }
        count = 0;
        for (String name = trees.nextName(parser); name != null; name = trees.nextName(parser)) {
            JsonToken token = parser.nextToken();
            Integer at = places.get(name);
            if (at == null || seen[at] || !take(at, parser, token)) {
                return trees.rest(parser, name, tree(tree));
            }
        }
        return null;
    }

    private boolean take(int at, JsonParser parser, JsonToken token) {
        Object value;
        if (token == JsonToken.VALUE_NULL) {
            value = null;
        } else {
            value =
                    switch (kinds[at]) {
                        case TEXT -> token == JsonToken.VALUE_STRING ? trees.text(parser) : null;
                        case WHOLE -> whole(parser, token);
                        case DECIMAL -> decimal(parser, token);
                    };
            if (value == null) {
                return false;
            }
        }
        values[at] = value;
        seen[at] = true;
        order[count++] = at;
        return true;
    }

    private static @Nullable Object whole(JsonParser parser, JsonToken token) {
        return token == JsonToken.VALUE_NUMBER_INT
                        && parser.getNumberType() != JsonParser.NumberType.BIG_INTEGER
                ? Long.valueOf(parser.getLongValue())
                : null;
    }

    private static @Nullable Object decimal(JsonParser parser, JsonToken token) {
        if (token != JsonToken.VALUE_NUMBER_FLOAT) {
            return whole(parser, token);
        }
        if (parser.isNaN()) {
            return null;
        }
        BigDecimal decimal = parser.getDecimalValue();
        return Numbers.isOfReasonableScale(decimal) ? decimal : null;
    }

    /** What was read, as a tree. */
    ObjectNode tree(ObjectNode tree) {
        tree.removeAll();
        for (int i = 0; i < count; i++) {
            int at = order[i];
            tree.set(names[at], node(values[at]));
        }
        return tree;
    }

    private static JsonNode node(@Nullable Object value) {
        return switch (value) {
            case null -> NODES.nullNode();
            case Long whole -> NODES.numberNode(whole.longValue());
            case BigDecimal decimal -> NODES.numberNode(decimal);
            default -> NODES.stringNode((String) value);
        };
    }

    private @Nullable Object value(String name) {
        Integer at = places.get(name);
        return at != null && seen[at] ? values[at] : null;
    }

    public boolean has(String name) {
        Integer at = places.get(name);
        return at != null && seen[at];
    }

    /** Null when it is null or not there. */
    public @Nullable String text(String name) {
        return (String) value(name);
    }

    /** Null when it is null or not there. */
    public @Nullable Long whole(String name) {
        return (Long) value(name);
    }

    /** Null when it is null or not there. */
    public @Nullable BigDecimal decimal(String name) {
        Object value = value(name);
        return value instanceof Long whole
                ? BigDecimal.valueOf(whole.longValue())
                : (BigDecimal) value;
    }
}
