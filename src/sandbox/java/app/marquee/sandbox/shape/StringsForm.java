package app.marquee.sandbox.shape;

import app.marquee.sandbox.wire.Answer;
import app.marquee.sandbox.wire.Call;
import app.marquee.sandbox.wire.Json;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;
import tools.jackson.databind.node.StringNode;

/** Response form with every number and boolean as a string. */
final class StringsForm implements Form {
    @Override
    public Answer apply(Call call, Answer canonical) {
        return Rewriting.all(canonical, StringsForm::members);
    }

    private static ObjectNode members(ObjectNode object) {
        ObjectNode texts = Json.object();
        object.properties().forEach(m -> texts.set(m.getKey(), text(m.getValue())));
        return texts;
    }

    private static JsonNode text(JsonNode value) {
        return switch (value) {
            case ObjectNode object -> members(object);
            case ArrayNode array -> {
                ArrayNode texts = Json.array();
                array.forEach(element -> texts.add(text(element)));
                yield texts;
            }
            default -> scalar(value);
        };
    }

    private static JsonNode scalar(JsonNode value) {
        if (value.isNumber()) {
            return StringNode.valueOf(value.decimalValue().toPlainString());
        }
        return value.isBoolean() ? StringNode.valueOf(value.asString()) : value;
    }
}
