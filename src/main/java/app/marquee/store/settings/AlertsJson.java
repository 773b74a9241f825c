package app.marquee.store.settings;

import app.marquee.model.id.ConnectionId;
import app.marquee.model.settings.AlertKind;
import app.marquee.model.settings.AlertRule;
import app.marquee.model.settings.AlertSettings;

import org.jspecify.annotations.Nullable;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.SequencedSet;

/** JSON codec of the alerts; a rule that can't be read is the usual one. */
final class AlertsJson {
    private static final String PLACE = "alerts";
    private static final String RULES = "rules";

    private AlertsJson() {}

    static Map<ConnectionId, AlertSettings> read(ObjectNode settings) {
        Map<ConnectionId, AlertSettings> found = new LinkedHashMap<>();
        for (Map.Entry<String, JsonNode> one : settings.path(PLACE).properties()) {
            if (!one.getKey().isBlank()) {
                found.put(new ConnectionId(one.getKey()), alerts(one.getValue()));
            }
        }
        return found;
    }

    private static AlertSettings alerts(JsonNode node) {
        AlertSettings usual = AlertSettings.USUAL;
        Map<AlertKind, AlertRule> rules = new EnumMap<>(AlertKind.class);
        for (Map.Entry<String, JsonNode> one : node.path(RULES).properties()) {
            EnumCodec.named(AlertKind.class, one.getKey())
                    .ifPresent(kind -> rules.put(kind, rule(kind, one.getValue())));
        }
        SequencedSet<String> announced = new LinkedHashSet<>();
        for (JsonNode key : node.path("announced").values()) {
            if (key.isString()) {
                announced.add(key.stringValue());
            }
        }
        return new AlertSettings(
                rules,
                node.path("loads").asBoolean(usual.loads()),
                node.path("desktop").asBoolean(usual.desktop()),
                announced);
    }

    private static AlertRule rule(AlertKind kind, JsonNode node) {
        AlertRule usual = AlertSettings.USUAL.rule(kind);
        JsonNode number = node.path("threshold");
        @Nullable Integer threshold = number.isInt() ? Integer.valueOf(number.intValue()) : null;
        return new AlertRule(
                node.path("on").asBoolean(usual.on()),
                kind.allows(threshold) ? threshold : usual.threshold());
    }

    static void write(ObjectNode settings, Map<ConnectionId, AlertSettings> wanted) {
        if (read(settings).equals(wanted)) {
            return;
        }
        ObjectNode node = settings.putObject(PLACE);
        wanted.forEach((id, alerts) -> write(node.putObject(id.value()), alerts));
    }

    private static void write(ObjectNode node, AlertSettings alerts) {
        ObjectNode rules = node.putObject(RULES);
        alerts.rules()
                .forEach(
                        (kind, rule) ->
                                rules.putObject(EnumCodec.name(kind))
                                        .put("on", rule.on())
                                        .put("threshold", rule.threshold()));
        node.put("loads", alerts.loads());
        node.put("desktop", alerts.desktop());
        ArrayNode announced = node.putArray("announced");
        alerts.announced().forEach(announced::add);
    }
}
