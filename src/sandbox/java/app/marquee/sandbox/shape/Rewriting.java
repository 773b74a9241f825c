package app.marquee.sandbox.shape;

import app.marquee.sandbox.wire.Answer;
import app.marquee.sandbox.wire.Body;
import app.marquee.sandbox.wire.Envelope;
import app.marquee.sandbox.wire.RowSource;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

import java.util.function.Function;
import java.util.function.UnaryOperator;

/** Adapter that applies a JSON change to any kind of body. */
final class Rewriting {
    private Rewriting() {}

    /** Changes the one value or every row, and what stands around the rows. */
    static Answer all(Answer answer, UnaryOperator<ObjectNode> change) {
        return switch (answer.body()) {
            case Body.One(ObjectNode object) -> answer.with(new Body.One(change.apply(object)));
            case Body.Many(RowSource rows, Envelope.Named(String name, ObjectNode rest)) ->
                    answer.with(
                            new Body.Many(
                                    each(rows, change),
                                    new Envelope.Named(name, change.apply(rest))));
            case Body.Many(RowSource rows, Envelope envelope) ->
                    answer.with(new Body.Many(each(rows, change), envelope));
            case Body.One one -> answer;
            case Body.None none -> answer;
            case Body.Raw raw -> answer;
        };
    }

    static RowSource each(RowSource rows, Function<ObjectNode, ObjectNode> change) {
        return sink -> rows.emit(row -> sink.accept(change.apply(row)));
    }

    /** A copy without the members named. */
    static ObjectNode without(ObjectNode object, String... names) {
        ObjectNode copy = object.deepCopy();
        for (String name : names) {
            copy.remove(name);
        }
        return copy;
    }

    /** The text of a member; empty where it is null or missing. */
    static String text(JsonNode object, String name) {
        return object.path(name).asString("");
    }
}
