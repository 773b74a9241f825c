package app.marquee.store;

import app.marquee.model.change.ChangeValue;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

import java.util.LinkedHashMap;
import java.util.Map;

/** JSON codec of a change value; its type is the name of the only member. */
final class ChangeValueJson {
    private final JsonMapper mapper;

    ChangeValueJson(JsonMapper mapper) {
        this.mapper = mapper;
    }

    ObjectNode write(ChangeValue value) {
        ObjectNode node = mapper.createObjectNode();
        switch (value) {
            case ChangeValue.Unknown _ -> node.put("unknown", true);
            case ChangeValue.None _ -> node.put("none", true);
            case ChangeValue.Hidden _ -> node.put("hidden", true);
            case ChangeValue.Text(var text) -> node.put("text", text);
            case ChangeValue.Flag(var on) -> node.put("flag", on);
            case ChangeValue.Whole(var number) -> node.put("whole", number);
            case ChangeValue.Many(var values) -> {
                ArrayNode many = node.putArray("many");
                values.forEach(one -> many.add(write(one)));
            }
            case ChangeValue.Parts(var members) -> {
                ObjectNode parts = node.putObject("parts");
                members.forEach((name, part) -> parts.set(name, write(part)));
            }
        }
        return node;
    }

    /**
     * @throws IllegalArgumentException for a value of no known type, or of several
     */
    ChangeValue read(JsonNode node) {
        if (node.size() != 1 || !node.isObject()) {
            throw new IllegalArgumentException("A value has one type");
        }
        Map.Entry<String, JsonNode> only = node.properties().iterator().next();
        return read(only.getKey(), only.getValue());
    }

    private ChangeValue read(String kind, JsonNode node) {
        return switch (kind) {
            case "none" -> new ChangeValue.None();
            case "hidden" -> new ChangeValue.Hidden();
            case "text" -> new ChangeValue.Text(node.stringValue());
            case "flag" -> new ChangeValue.Flag(node.booleanValue());
            case "whole" -> new ChangeValue.Whole(node.longValue());
            case "many" -> new ChangeValue.Many(node.values().stream().map(this::read).toList());
            case "parts" -> {
                Map<String, ChangeValue> members = new LinkedHashMap<>();
                node.properties()
                        .forEach(part -> members.put(part.getKey(), read(part.getValue())));
                yield new ChangeValue.Parts(members);
            }
            case "unknown" -> new ChangeValue.Unknown();
            default -> throw new IllegalArgumentException("Unknown type of value: " + kind);
        };
    }
}
