package app.marquee.store.settings;

import app.marquee.model.connection.Connection;
import app.marquee.model.id.ConnectionId;
import app.marquee.model.operation.HostRole;
import app.marquee.model.operation.Operation;
import app.marquee.model.settings.Appearance;
import app.marquee.model.settings.Density;
import app.marquee.model.settings.DeveloperDetails;
import app.marquee.model.settings.Language;
import app.marquee.model.settings.Motion;
import app.marquee.model.settings.Settings;
import app.marquee.model.settings.TextSize;
import app.marquee.model.settings.Theme;

import org.jspecify.annotations.Nullable;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * JSON codec of the settings. Reading ignores unknown content; writing changes only different
 * values, so that content of other versions is preserved.
 */
final class SettingsJson {
    private final ConnectionJson connections = new ConnectionJson();

    Settings read(ObjectNode node) {
        return new Settings(
                appearance(node),
                language(node),
                connections(node),
                idOrNull(node),
                hosts(node),
                AnswerKeepingJson.read(node),
                BudgetsJson.read(node),
                AlertsJson.read(node),
                views(node));
    }

    private static Appearance appearance(JsonNode node) {
        Appearance usual = Appearance.DEFAULT;
        return new Appearance(
                EnumCodec.named(Theme.class, node.path("theme"), usual.theme()),
                EnumCodec.named(Density.class, node.path("density"), usual.density()),
                TextSize.near(node.path("text_size").asInt(usual.textSize().percent())),
                EnumCodec.named(Motion.class, node.path("motion"), usual.motion()),
                EnumCodec.named(
                        DeveloperDetails.class,
                        node.path("developer_details"),
                        usual.developerDetails()));
    }

    private static Language language(JsonNode node) {
        return Language.ofTag(node.path("language").asString(""))
                .orElse(Settings.DEFAULT.language());
    }

    private List<Connection> connections(JsonNode node) {
        List<Connection> found = new ArrayList<>();
        node.path("connections")
                .values()
                .forEach(one -> connections.read(one).ifPresent(found::add));
        return found;
    }

    private static @Nullable ConnectionId idOrNull(JsonNode node) {
        String id = textOrNull(node, "last_connection");
        return id == null || id.isBlank() ? null : new ConnectionId(id);
    }

    private static Map<ConnectionId, Map<Operation, HostRole>> hosts(JsonNode node) {
        Map<ConnectionId, Map<Operation, HostRole>> found = new LinkedHashMap<>();
        for (Map.Entry<String, JsonNode> one : node.path("answered_hosts").properties()) {
            if (!one.getKey().isBlank()) {
                found.put(new ConnectionId(one.getKey()), ConnectionJson.hosts(one.getValue()));
            }
        }
        return found;
    }

    private static Map<String, String> views(JsonNode node) {
        Map<String, String> found = new LinkedHashMap<>();
        for (Map.Entry<String, JsonNode> one : node.path("views").properties()) {
            if (one.getValue().isString()) {
                found.put(one.getKey(), one.getValue().stringValue());
            }
        }
        return found;
    }

    private static @Nullable String textOrNull(JsonNode node, String member) {
        JsonNode value = node.path(member);
        return value.isString() ? value.stringValue() : null;
    }

    /** A copy of the file's content in which the settings are as given. */
    ObjectNode write(ObjectNode found, Settings settings) {
        ObjectNode node = found.deepCopy();
        writeAppearance(node, settings.appearance());
        if (language(node) != settings.language()) {
            node.put("language", settings.language().tag());
        }
        put(node, "last_connection", idOrNull(node), settings.lastConnection());
        if (!connections(node).equals(settings.connections())) {
            node.set("connections", connections(node, settings.connections()));
        }
        if (!hosts(node).equals(settings.answeredHosts())) {
            node.set("answered_hosts", hosts(node, settings));
        }
        AnswerKeepingJson.write(node, settings.answers());
        BudgetsJson.write(node, settings.budgets());
        AlertsJson.write(node, settings.alerts());
        if (!views(node).equals(settings.views())) {
            ObjectNode views = node.putObject("views");
            settings.views().forEach(views::put);
        }
        return node;
    }

    private static void writeAppearance(ObjectNode node, Appearance wanted) {
        Appearance found = appearance(node);
        if (found.theme() != wanted.theme()) {
            node.put("theme", EnumCodec.name(wanted.theme()));
        }
        if (found.density() != wanted.density()) {
            node.put("density", EnumCodec.name(wanted.density()));
        }
        if (!found.textSize().equals(wanted.textSize())) {
            node.put("text_size", wanted.textSize().percent());
        }
        if (found.motion() != wanted.motion()) {
            node.put("motion", EnumCodec.name(wanted.motion()));
        }
        if (found.developerDetails() != wanted.developerDetails()) {
            node.put("developer_details", EnumCodec.name(wanted.developerDetails()));
        }
    }

    private static void put(
            ObjectNode node, String member, @Nullable Object found, @Nullable Object wanted) {
        if (Objects.equals(found, wanted)) {
            return;
        }
        if (wanted == null) {
            node.remove(member);
        } else {
            node.put(member, wanted.toString());
        }
    }

    private ArrayNode connections(ObjectNode found, List<Connection> wanted) {
        ArrayNode written = found.arrayNode();
        for (Connection connection : wanted) {
            written.add(connections.write(former(found, connection.id()), connection));
        }
        // What could not be read is not ours to throw away.
        found.path("connections").values().stream()
                .filter(one -> connections.read(one).isEmpty())
                .forEach(written::add);
        return written;
    }

    private ObjectNode former(ObjectNode found, ConnectionId id) {
        for (JsonNode one : found.path("connections").values()) {
            if (connections.read(one).filter(read -> read.id().equals(id)).isPresent()) {
                return (ObjectNode) one;
            }
        }
        return found.objectNode();
    }

    private static ObjectNode hosts(ObjectNode node, Settings settings) {
        ObjectNode written = node.objectNode();
        settings.answeredHosts()
                .forEach((id, hosts) -> ConnectionJson.write(written.putObject(id.value()), hosts));
        return written;
    }
}
