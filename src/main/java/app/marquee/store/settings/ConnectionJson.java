package app.marquee.store.settings;

import app.marquee.model.connection.Authority;
import app.marquee.model.connection.Connection;
import app.marquee.model.connection.ConnectionKind;
import app.marquee.model.connection.ConnectionNetwork;
import app.marquee.model.id.ConnectionId;
import app.marquee.model.operation.HostRole;
import app.marquee.model.operation.Operation;
import app.marquee.model.operation.PathTemplate;

import org.jspecify.annotations.Nullable;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

import java.net.URI;
import java.net.URISyntaxException;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Pattern;

/**
 * JSON codec of one connection of the settings. It needs an ID and addresses; any other missing or
 * invalid member takes the careful default: production, read-only.
 */
final class ConnectionJson {
    /** A line of its own could pass for a URL below the name. */
    private static final Pattern ONE_LINE = Pattern.compile("[\\s\\u0085\\u2028\\u2029]+");

    private static final Pattern USER = Pattern.compile("^([^/?#]*//)[^/?#]*@");

    Optional<Connection> read(JsonNode node) {
        String id = node.path("id").asString("");
        Optional<URI> base = url(node.path("base_url"));
        Optional<URI> data = url(node.path("data_url"));
        if (id.isBlank() || base.isEmpty() || data.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(
                new Connection(
                        new ConnectionId(id),
                        ONE_LINE.matcher(node.path("name").asString(id)).replaceAll(" ").strip(),
                        kind(node),
                        base.get(),
                        data.get(),
                        new Connection.Routes(hosts(node.path("hosts")), paths(node.path("paths"))),
                        new Connection.Terms(
                                node.path("read_only").asBoolean(true),
                                budget(node),
                                zone(node),
                                network(node))));
    }

    private static ConnectionKind kind(JsonNode node) {
        return EnumCodec.named(ConnectionKind.class, node.path("kind"), ConnectionKind.PRODUCTION);
    }

    private static int budget(JsonNode node) {
        int found = node.path("requests_per_minute").asInt(0);
        return found < 1 ? Connection.DEFAULT_REQUESTS_PER_MINUTE : found;
    }

    private static ZoneId zone(JsonNode node) {
        try {
            return ZoneId.of(node.path("zone").asString("UTC"));
        } catch (DateTimeException _) {
            return ZoneOffset.UTC;
        }
    }

    /** Without a user name and password, which no form takes and no request sends. */
    private static Optional<URI> url(JsonNode node) {
        try {
            URI url = new URI(USER.matcher(node.asString("")).replaceFirst("$1"));
            return url.isAbsolute() && url.getHost() != null ? Optional.of(url) : Optional.empty();
        } catch (URISyntaxException _) {
            return Optional.empty();
        }
    }

    static Map<Operation, HostRole> hosts(JsonNode node) {
        Map<Operation, HostRole> found = new EnumMap<>(Operation.class);
        for (Map.Entry<String, JsonNode> one : node.properties()) {
            Optional<HostRole> host = EnumCodec.named(HostRole.class, one.getValue().asString(""));
            EnumCodec.named(Operation.class, one.getKey())
                    .ifPresent(operation -> host.ifPresent(role -> found.put(operation, role)));
        }
        return found;
    }

    private static Map<Operation, String> paths(JsonNode node) {
        Map<Operation, String> found = new EnumMap<>(Operation.class);
        for (Map.Entry<String, JsonNode> one : node.properties()) {
            String path = one.getValue().asString("");
            EnumCodec.named(Operation.class, one.getKey())
                    .filter(operation -> PathTemplate.problem(operation, path).isEmpty())
                    .ifPresent(operation -> found.put(operation, path));
        }
        return found;
    }

    private static ConnectionNetwork network(JsonNode node) {
        return new ConnectionNetwork(
                node.path("system_proxy").asBoolean(true), authority(node.path("authority")));
    }

    private static @Nullable Authority authority(JsonNode node) {
        String pem = node.path("pem").asString("");
        if (pem.isBlank()) {
            return null;
        }
        return new Authority(node.path("name").asString(""), until(node), pem);
    }

    private static Instant until(JsonNode node) {
        try {
            return Instant.parse(node.path("until").asString(""));
        } catch (DateTimeException _) {
            return Instant.EPOCH;
        }
    }

    /** A copy of what stood in the file for this connection, with what became different. */
    ObjectNode write(ObjectNode former, Connection connection) {
        ObjectNode node = former.deepCopy();
        if (read(node).filter(connection::equals).isPresent()) {
            return node;
        }
        node.put("id", connection.id().value());
        node.put("name", connection.name());
        node.put("kind", EnumCodec.name(connection.kind()));
        node.put("base_url", connection.baseUrl().toString());
        node.put("data_url", connection.dataUrl().toString());
        node.put("read_only", connection.readOnly());
        node.put("requests_per_minute", connection.terms().requestsPerMinute());
        node.put("zone", connection.zone().getId());
        write(node.putObject("hosts"), connection.routes().hosts());
        ObjectNode paths = node.putObject("paths");
        new TreeMap<>(connection.routes().paths())
                .forEach((operation, path) -> paths.put(EnumCodec.name(operation), path));
        write(node, connection.terms().network());
        return node;
    }

    private static void write(ObjectNode node, ConnectionNetwork network) {
        node.put("system_proxy", network.systemProxy());
        Authority authority = network.authority();
        if (authority == null) {
            node.remove("authority");
            return;
        }
        node.putObject("authority")
                .put("name", authority.name())
                .put("until", authority.until().toString())
                .put("pem", authority.pem());
    }

    static void write(ObjectNode node, Map<Operation, HostRole> hosts) {
        new TreeMap<>(hosts)
                .forEach(
                        (operation, host) ->
                                node.put(EnumCodec.name(operation), EnumCodec.name(host)));
    }
}
