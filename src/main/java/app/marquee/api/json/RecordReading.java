package app.marquee.api.json;

import org.jspecify.annotations.Nullable;

import tools.jackson.core.JsonParser;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * Parser of a single record. An empty body gives a record without known fields.
 *
 * @param keys what is known of the record without the answer, because it was asked for
 */
public record RecordReading<R>(RowShape<R> shape, Keys keys, @Nullable String listMember)
        implements JsonReading<R> {
    @Override
    public R read(JsonParser parser, JsonAnswer answer) {
        RowTree trees = new RowTree();
        ObjectNode record = new Unwrapping(shape, listMember).record(trees.read(parser));
        answer.tell(trees);
        return made(record, answer);
    }

    @Override
    public R empty(JsonAnswer answer) {
        return made(JsonNodeFactory.instance.objectNode(), answer);
    }

    private R made(@Nullable ObjectNode record, JsonAnswer answer) {
        R made = record == null ? null : shape.read(Fields.of(record), keys);
        if (made == null) {
            throw answer.wrongShape("", shape.expected());
        }
        return made;
    }
}
