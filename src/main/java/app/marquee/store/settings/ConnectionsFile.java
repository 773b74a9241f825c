package app.marquee.store.settings;

import app.marquee.model.connection.Connection;
import app.marquee.model.connection.ConnectionsReading;
import app.marquee.model.connection.ConnectionsReading.Reason;
import app.marquee.model.connection.ConnectionsReading.Unusable;
import app.marquee.model.connection.ConnectionsReading.Why;
import app.marquee.model.failure.Failure;
import app.marquee.store.file.AtomicFileWriter;

import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Function;

/** File of exported connections, without secrets. Blocking. */
public final class ConnectionsFile {
    private static final String FORMAT = "marquee-connections";
    private static final int VERSION = 1;
    private static final int MOST = 4 * 1024 * 1024;

    private final JsonMapper mapper = JsonMapper.shared();
    private final ConnectionJson json = new ConnectionJson();

    /**
     * Replaces a file that was there wholly or not at all.
     *
     * @throws app.marquee.model.failure.FailureException with {@link Failure.Storage}
     */
    public void write(Path target, List<Connection> connections) {
        ObjectNode node = mapper.createObjectNode();
        node.put("format", FORMAT);
        node.put("version", VERSION);
        ArrayNode all = node.putArray("connections");
        for (Connection connection : connections) {
            ObjectNode one = json.write(mapper.createObjectNode(), connection);
            one.remove("id");
            all.add(one);
        }
        AtomicFileWriter.write(
                target, mapper.writerWithDefaultPrettyPrinter().writeValueAsBytes(node));
    }

    /**
     * What is in the file.
     *
     * @param rule why one that can be read cannot be used all the same; empty when it can
     */
    public ConnectionsReading read(Path file, Function<Connection, Optional<Why>> rule) {
        try (InputStream in = Files.newInputStream(file)) {
            byte[] bytes = in.readNBytes(MOST + 1);
            return bytes.length > MOST
                    ? new ConnectionsReading.Refused(Reason.TOO_LARGE)
                    : read(mapper.readTree(bytes), rule);
        } catch (JacksonException _) {
            return new ConnectionsReading.Refused(Reason.DAMAGED);
        } catch (IOException _) {
            return new ConnectionsReading.Refused(Reason.UNREADABLE);
        }
    }

    private ConnectionsReading read(JsonNode node, Function<Connection, Optional<Why>> rule) {
        if (node.isMissingNode()) {
            return new ConnectionsReading.Refused(Reason.DAMAGED);
        }
        if (!FORMAT.equals(node.path("format").asString(""))
                || !node.path("version").isInt()
                || !node.path("connections").isArray()) {
            return new ConnectionsReading.Refused(Reason.FOREIGN);
        }
        if (node.path("version").intValue() > VERSION) {
            return new ConnectionsReading.Refused(Reason.NEWER);
        }
        List<Connection> found = new ArrayList<>();
        List<Unusable> unusable = new ArrayList<>();
        int place = 0;
        for (JsonNode one : node.path("connections").values()) {
            place++;
            Optional<Connection> read = connection(one);
            Optional<Why> why = read.map(rule).orElse(Optional.of(Why.NO_ADDRESS));
            if (why.isPresent()) {
                unusable.add(new Unusable(place, one.path("name").asString(""), why.get()));
            } else {
                read.ifPresent(found::add);
            }
        }
        return new ConnectionsReading.Found(found, unusable);
    }

    private Optional<Connection> connection(JsonNode one) {
        return one instanceof ObjectNode object
                ? json.read(object.deepCopy().put("id", UUID.randomUUID().toString()))
                : Optional.empty();
    }
}
