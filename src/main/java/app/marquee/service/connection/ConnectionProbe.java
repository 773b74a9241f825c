package app.marquee.service.connection;

import app.marquee.api.FunnelApi;
import app.marquee.api.FunnelRequests;
import app.marquee.http.AnswerReader;
import app.marquee.http.ApiRequest;
import app.marquee.http.RequestUrl;
import app.marquee.http.Transport;
import app.marquee.model.connection.Connection;
import app.marquee.model.failure.Answer;
import app.marquee.model.failure.Failure;
import app.marquee.model.failure.FailureException;
import app.marquee.model.funnel.Funnel;
import app.marquee.model.operation.HostRole;
import app.marquee.model.operation.Operation;

import org.jspecify.annotations.Nullable;

import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import java.io.ByteArrayInputStream;
import java.net.URI;
import java.util.List;

/** Probe of a connection: loads the funnel list and inspects its body. */
final class ConnectionProbe {
    /** In bytes: some 50,000 funnels. What is longer is no list of funnels. */
    static final int MOST = 16 * 1024 * 1024;

    private final Connection connection;
    private final Transport transport;
    private @Nullable Integer status;
    private List<Funnel> funnels = List.of();
    private ConnectionProbeResult.Shape shape = ConnectionProbeResult.Shape.NO_ANSWER;

    ConnectionProbe(Connection connection, Transport transport) {
        this.connection = connection;
        this.transport = transport;
    }

    ConnectionProbeResult run() {
        try {
            funnels = new FunnelApi(this::send).list();
            return new ConnectionProbeResult(url(), status, null, shape, funnels.size(), null);
        } catch (FailureException e) {
            return failed(e.failure());
        }
    }

    /** The funnels of the list; none before it was loaded. */
    List<Funnel> funnels() {
        return funnels;
    }

    private ConnectionProbeResult failed(Failure failure) {
        Answer said = failure.said().orElse(null);
        return new ConnectionProbeResult(
                url(),
                said == null ? status : Integer.valueOf(said.status()),
                said == null ? null : said.words(),
                shape,
                null,
                failure);
    }

    private URI url() {
        HostRole host =
                connection
                        .routes()
                        .hosts()
                        .getOrDefault(Operation.LIST_FUNNELS, Operation.LIST_FUNNELS.host());
        return RequestUrl.of(connection, host, FunnelRequests.list());
    }

    private <T> T send(ApiRequest request, AnswerReader<T> reader) {
        return transport.send(
                request,
                body -> {
                    status = body.status();
                    byte[] bytes = body.stream().readNBytes(MOST + 1);
                    if (bytes.length > MOST) {
                        throw new FailureException(new Failure.TooLarge(MOST));
                    }
                    shape = shape(bytes);
                    return reader.read(body.with(new ByteArrayInputStream(bytes)));
                });
    }

    private static ConnectionProbeResult.Shape shape(byte[] bytes) {
        try {
            return shape(JsonMapper.shared().readTree(bytes));
        } catch (JacksonException _) {
            return ConnectionProbeResult.Shape.NOT_JSON;
        }
    }

    private static ConnectionProbeResult.Shape shape(JsonNode node) {
        if (node.isMissingNode()) {
            return ConnectionProbeResult.Shape.EMPTY;
        }
        if (node.isArray()) {
            return ConnectionProbeResult.Shape.ARRAY;
        }
        if (!node.isObject()) {
            return ConnectionProbeResult.Shape.OTHER_JSON;
        }
        return node.values().stream().anyMatch(JsonNode::isArray)
                ? ConnectionProbeResult.Shape.OBJECT_WITH_ARRAY
                : ConnectionProbeResult.Shape.OBJECT;
    }
}
