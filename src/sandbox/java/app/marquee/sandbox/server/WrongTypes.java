package app.marquee.sandbox.server;

import app.marquee.sandbox.wire.Answer;
import app.marquee.sandbox.wire.Body;
import app.marquee.sandbox.wire.Envelope;
import app.marquee.sandbox.wire.Json;
import app.marquee.sandbox.wire.RowSource;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.BooleanNode;
import tools.jackson.databind.node.IntNode;
import tools.jackson.databind.node.ObjectNode;
import tools.jackson.databind.node.StringNode;

import java.util.function.Function;

/** Response rewriter with an unexpected type for every value. */
final class WrongTypes {
    private WrongTypes() {}

    static Answer of(Answer answer) {
        return switch (answer.body()) {
            case Body.One(JsonNode value) -> answer.with(new Body.One(members(value)));
            case Body.Many(RowSource rows, Envelope envelope) -> answer.with(wrong(rows, envelope));
            case Body.None() -> answer.with(200).with(new Body.One(BooleanNode.TRUE));
            case Body.Raw raw -> answer.with(new Body.One(BooleanNode.TRUE));
        };
    }

    /** In a keyed answer the rows are made wrong last, when their keys have been read. */
    private static Body wrong(RowSource rows, Envelope envelope) {
        return switch (envelope) {
            case Envelope.Bare bare -> new Body.Many(members(rows), bare);
            case Envelope.Named named -> new Body.Many(members(rows), named);
            case Envelope.Keyed(
                            Function<ObjectNode, String> key,
                            Function<ObjectNode, JsonNode> value) ->
                    new Body.Many(rows, new Envelope.Keyed(key, row -> members(value.apply(row))));
            case Envelope.Grouped(
                            Function<ObjectNode, String> key,
                            Function<ObjectNode, JsonNode> value) ->
                    new Body.Many(
                            rows, new Envelope.Grouped(key, row -> members(value.apply(row))));
        };
    }

    private static RowSource members(RowSource rows) {
        return sink -> rows.emit(row -> sink.accept(members(row)));
    }

    private static ObjectNode members(ObjectNode object) {
        ObjectNode wrong = Json.object();
        object.properties().forEach(m -> wrong.set(m.getKey(), swapped(m.getValue())));
        return wrong;
    }

    private static JsonNode members(JsonNode value) {
        return switch (value) {
            case ObjectNode object -> members(object);
            case ArrayNode array -> {
                ArrayNode wrong = Json.array();
                array.forEach(element -> wrong.add(members(element)));
                yield wrong;
            }
            default -> swapped(value);
        };
    }

    private static JsonNode swapped(JsonNode value) {
        if (value.isString()) {
            return Json.object().put("unexpected", value.stringValue());
        }
        if (value.isNumber()) {
            return Json.array().add("unexpected");
        }
        if (value.isBoolean()) {
            return StringNode.valueOf("perhaps");
        }
        return IntNode.valueOf(7);
    }
}
