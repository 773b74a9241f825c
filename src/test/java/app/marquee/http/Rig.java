package app.marquee.http;

import app.marquee.http.budget.FakeClock;
import app.marquee.model.Secret;
import app.marquee.model.connection.Connection;
import app.marquee.model.connection.ConnectionKind;
import app.marquee.model.connection.ConnectionNetwork;
import app.marquee.model.connection.Exchange;
import app.marquee.model.failure.Failure;
import app.marquee.model.failure.FailureException;
import app.marquee.model.id.ConnectionId;
import app.marquee.model.operation.HostRole;
import app.marquee.model.operation.Operation;

import org.awaitility.Awaitility;

import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.UnaryOperator;

/** A transport of a test, with a clock that never really waits and the records of its exchanges. */
public final class Rig implements AutoCloseable {
    public static final String TOKEN = "canary+tok/en=7f3a\"\\end";
    private static final Duration SOON = Duration.ofSeconds(1);
    private static final Duration LATE = Duration.ofMinutes(2);

    /** Each limit by itself: a busy machine may be late for the others. */
    static final Timeouts CONNECT_SOON = new Timeouts(Duration.ofMillis(300), LATE, LATE, LATE);

    static final Timeouts HEADERS_SOON = new Timeouts(LATE, SOON, LATE, LATE);
    static final Timeouts BODY_IDLE_SOON = new Timeouts(LATE, LATE, SOON, LATE);
    static final Timeouts BODY_TOTAL_SOON = new Timeouts(LATE, LATE, LATE, SOON);

    public static final AnswerReader<String> TEXT =
            body -> new String(body.stream().readAllBytes(), StandardCharsets.UTF_8);
    static final String VIDEO = "0d9f7a3e-0000-4000-8000-000000000001";

    public final List<Exchange> exchanges = new CopyOnWriteArrayList<>();
    public final FakeClock clock;
    public final HttpTransport transport;

    private Rig(Connection connection, FakeClock clock, UnaryOperator<HttpTransportBuilder> more) {
        this.clock = clock;
        transport =
                more.apply(
                                HttpTransport.to(connection, () -> new Secret(TOKEN))
                                        .clock(clock)
                                        .version("1.2.3")
                                        .listener(exchanges::add))
                        .build();
    }

    public static Rig to(WireServer server) {
        return to(connection(server.url(), server.url()));
    }

    public static Rig to(Connection connection) {
        return with(connection, FakeClock.running(), UnaryOperator.identity());
    }

    public static Rig with(WireServer server, UnaryOperator<HttpTransportBuilder> more) {
        return with(connection(server.url(), server.url()), FakeClock.running(), more);
    }

    public static Rig with(
            Connection connection, FakeClock clock, UnaryOperator<HttpTransportBuilder> more) {
        return new Rig(connection, clock, more);
    }

    public static Connection connection(URI base, URI data) {
        return connection(base, data, Map.of(), Map.of());
    }

    public static Connection connection(
            URI base, URI data, Map<Operation, HostRole> hosts, Map<Operation, String> paths) {
        return new Connection(
                new ConnectionId("c1"),
                "Test",
                ConnectionKind.TEST,
                base,
                data,
                new Connection.Routes(hosts, paths),
                new Connection.Terms(false, 6000, ZoneOffset.UTC, ConnectionNetwork.USUAL));
    }

    public static ApiRequest get() {
        return ApiRequest.of(Operation.LIST_FUNNELS, Map.of(), List.of(), null);
    }

    public static ApiRequest put() {
        return ApiRequest.of(
                Operation.UPDATE_FOLDER,
                Map.of("folder_id", VIDEO),
                List.of(),
                JsonBody.of("{\"name\":\"A\"}"));
    }

    public static ApiRequest post() {
        return ApiRequest.of(
                Operation.CREATE_FUNNEL, Map.of(), List.of(), JsonBody.of("{\"name\":\"Abc\"}"));
    }

    public static ApiRequest delete() {
        return ApiRequest.of(
                Operation.DELETE_PLAYLIST, Map.of("playlist_id", VIDEO), List.of(), null);
    }

    /** Makes a connection by a read that is answered, so that none is made in the next request. */
    void connect() {
        Awaitility.await()
                .ignoreException(FailureException.class)
                .until(() -> !text(get()).isEmpty());
    }

    public String text(ApiRequest request) {
        return transport.send(request, TEXT);
    }

    /** The failure with which the request ends. */
    public Failure failure(ApiRequest request) {
        return thrown(request, TEXT).failure();
    }

    public FailureException thrown(ApiRequest request, AnswerReader<?> reader) {
        try {
            Object value = transport.send(request, reader);
            throw new AssertionError("It was answered: " + value);
        } catch (FailureException expected) {
            return expected;
        }
    }

    @Override
    public void close() {
        transport.close();
    }
}
