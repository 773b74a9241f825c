package app.marquee.api.response;

import app.marquee.api.json.Fields;
import app.marquee.api.json.Keys;
import app.marquee.api.json.RowShape;

import org.jspecify.annotations.Nullable;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** Parser of nested rows: an array, or an object keyed by their IDs. */
final class InnerRows {
    private InnerRows() {}

    /**
     * Converts a member to its rows, leaving out what cannot be read.
     *
     * @return a conversion that gives null when the member is no list, or when none of its elements
     *     can be read
     */
    static <R> Function<JsonNode, @Nullable List<R>> of(RowShape<R> shape) {
        return value -> {
            if (!value.isContainer()) {
                return null;
            }
            List<R> rows = new ArrayList<>();
            if (value instanceof ObjectNode object) {
                object.properties()
                        .forEach(one -> add(shape, one.getValue(), Keys.of(one.getKey()), rows));
            } else {
                value.values().forEach(one -> add(shape, one, Keys.NONE, rows));
            }
            return rows.isEmpty() && !value.isEmpty() ? null : List.copyOf(rows);
        };
    }

    private static <R> void add(RowShape<R> shape, JsonNode value, Keys keys, List<R> rows) {
        R row = value.isNull() ? null : shape.read(Fields.of(value.deepCopy()), keys);
        if (row != null) {
            rows.add(row);
        }
    }
}
