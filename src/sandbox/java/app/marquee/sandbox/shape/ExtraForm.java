package app.marquee.sandbox.shape;

import app.marquee.sandbox.wire.Answer;
import app.marquee.sandbox.wire.Call;
import app.marquee.sandbox.wire.Json;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;
import tools.jackson.databind.node.StringNode;

import java.util.Map;
import java.util.regex.Pattern;

/**
 * Response form with undocumented members, alternative counter names, and times without decimals.
 */
final class ExtraForm implements Form {
    private static final Map<String, String> ALIASES =
            Map.of("plays", "play", "unique_plays", "unique_play");
    private static final Pattern ON_THE_SECOND =
            Pattern.compile("^(\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d)\\.000Z$");

    @Override
    public Answer apply(Call call, Answer canonical) {
        return Rewriting.all(canonical, ExtraForm::members);
    }

    private static ObjectNode members(ObjectNode object) {
        ObjectNode more = Json.object();
        more.put("trace_id", "b7ad6b7169203331");
        object.properties()
                .forEach(
                        m ->
                                more.set(
                                        ALIASES.getOrDefault(m.getKey(), m.getKey()),
                                        value(m.getValue())));
        more.putObject("_links").put("rel", "self").putNull("next");
        return more;
    }

    private static JsonNode value(JsonNode value) {
        return switch (value) {
            case ObjectNode object -> members(object);
            case ArrayNode array -> {
                ArrayNode more = Json.array();
                array.forEach(element -> more.add(value(element)));
                yield more;
            }
            case StringNode text ->
                    StringNode.valueOf(
                            ON_THE_SECOND.matcher(text.stringValue()).replaceFirst("$1Z"));
            default -> value;
        };
    }
}
