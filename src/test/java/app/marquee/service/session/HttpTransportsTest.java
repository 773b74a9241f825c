package app.marquee.service.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.marquee.api.EveryApi;
import app.marquee.change.ChangeOutcome;
import app.marquee.change.funnel.NewFunnel;
import app.marquee.model.Secret;
import app.marquee.model.change.ChangeState;
import app.marquee.model.connection.Connection;
import app.marquee.model.connection.ConnectionKind;
import app.marquee.model.connection.ConnectionNetwork;
import app.marquee.model.failure.Failure;
import app.marquee.model.failure.FailureException;
import app.marquee.model.funnel.FunnelName;
import app.marquee.model.id.ConnectionId;
import app.marquee.service.connection.ConnectionService;
import app.marquee.store.Stores;
import app.marquee.store.file.Home;
import app.marquee.store.keychain.Tokens;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Clock;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Sessions over real HTTP on loopback. */
final class HttpTransportsTest {
    @TempDir Path home;
    private final List<String> seen = new CopyOnWriteArrayList<>();
    private final CountDownLatch arrived = new CountDownLatch(1);
    private final CountDownLatch end = new CountDownLatch(1);
    private ExecutorService threads;
    private HttpServer server;
    private Stores stores;
    private ConnectionService connections;

    @BeforeEach
    void open() throws Exception {
        threads = Executors.newVirtualThreadPerTaskExecutor();
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.setExecutor(threads);
        server.createContext("/", this::hold);
        server.createContext("/funnels/get_all", exchange -> answer(exchange, "[]"));
        server.start();
        stores = Stores.open(Home.in(home), Clock.systemUTC(), _ -> {}, _ -> {});
        connections =
                new ConnectionService(
                        new SessionParts(
                                new HttpTransports(stores.settings()),
                                stores,
                                new Tokens(),
                                Clock.systemUTC(),
                                "maria"));
    }

    @AfterEach
    void close() {
        end.countDown();
        server.stop(0);
        threads.shutdownNow();
        stores.close();
    }

    /** Takes the request and does not answer while the test runs. */
    private void hold(HttpExchange exchange) throws IOException {
        seen.add(exchange.getRequestMethod() + " " + exchange.getRequestURI());
        exchange.getRequestBody().readAllBytes();
        arrived.countDown();
        try (exchange) {
            end.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void answer(HttpExchange exchange, String body) throws IOException {
        seen.add(exchange.getRequestMethod() + " " + exchange.getRequestURI());
        byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
        exchange.sendResponseHeaders(200, bytes.length);
        try (exchange) {
            exchange.getResponseBody().write(bytes);
        }
    }

    private void refuse(HttpExchange exchange) throws IOException {
        seen.add(exchange.getRequestMethod() + " " + exchange.getRequestURI());
        exchange.getResponseHeaders().set("Retry-After", "3600");
        try (exchange) {
            exchange.sendResponseHeaders(429, -1);
        }
    }

    private Session session(boolean readOnly) {
        return session(readOnly, 600);
    }

    private Session session(boolean readOnly, int perMinute) {
        URI address = URI.create("http://127.0.0.1:" + server.getAddress().getPort());
        ConnectionId id = new ConnectionId("loopback");
        connections.addForThisRun(
                new Connection(
                        id,
                        "Loopback",
                        ConnectionKind.TEST,
                        address,
                        address,
                        Connection.Routes.USUAL,
                        new Connection.Terms(
                                readOnly, perMinute, ZoneOffset.UTC, ConnectionNetwork.USUAL)),
                Optional.of(new Secret("token-of-the-test")));
        return connections.open(id);
    }

    @Test
    void takesAChangeForUnknownWhenTheSessionIsClosedOnItsWay() throws Exception {
        Session session = session(false);
        Future<ChangeOutcome> outcome =
                threads.submit(
                        () ->
                                session.changes()
                                        .apply(
                                                NewFunnel.TYPE.stage(
                                                        session.staging(),
                                                        new FunnelName("Leads"))));
        arrived.await();
        session.close();
        assertThat(outcome.get())
                .isInstanceOfSatisfying(
                        ChangeOutcome.Unsettled.class,
                        unsettled ->
                                assertThat(unsettled.failure())
                                        .isEqualTo(new Failure.Cancelled(true)));
        assertThat(stores.journal().newest(new ConnectionId("loopback"), 1).getFirst().state())
                .isEqualTo(ChangeState.UNKNOWN);
        assertThat(seen).hasSize(1);
    }

    @Test
    void letsNoWriteOutWhileTheConnectionIsReadOnly() throws Exception {
        Session session = session(true);
        ChangeOutcome outcome =
                session.changes()
                        .apply(NewFunnel.TYPE.stage(session.staging(), new FunnelName("Leads")));
        assertThat(outcome)
                .isInstanceOfSatisfying(
                        ChangeOutcome.Failed.class,
                        failed ->
                                assertThat(failed.failure()).isInstanceOf(Failure.ReadOnly.class));
        assertThat(session.gateways().funnels().list()).isEmpty();
        assertThat(seen).containsExactly("GET /funnels/get_all");
        connections.setReadOnly(session.id(), false);
        Future<?> sending =
                threads.submit(
                        () ->
                                session.changes()
                                        .apply(
                                                NewFunnel.TYPE.stage(
                                                        session.staging(),
                                                        new FunnelName("Leads"))));
        arrived.await();
        assertThat(seen).contains("POST /funnel/create");
        session.close();
        sending.get();
    }

    @Test
    void aPauseThatTheServiceAskedForOutlivesAnotherBudget() {
        server.createContext("/member-referrals", this::refuse);
        Session first = session(false);
        assertThatThrownBy(() -> new EveryApi(first.transport()).referrals().summary())
                .isInstanceOf(FailureException.class);
        first.close();
        Session second = session(false, 60);
        assertThatThrownBy(() -> second.gateways().funnels().list())
                .isInstanceOfSatisfying(
                        FailureException.class,
                        e -> assertThat(e.failure()).isInstanceOf(Failure.RateLimited.class));
        assertThat(seen).containsExactly("GET /member-referrals");
    }

    @Test
    void recordsEveryExchangeWithoutTheToken() {
        Session session = session(false);
        session.gateways().funnels().list();
        session.gateways().funnels().list();
        assertThat(session.exchanges().all()).hasSize(2);
        assertThat(session.exchanges().all().get(1).number())
                .isGreaterThan(session.exchanges().all().get(0).number());
        assertThat(session.exchanges().all().toString()).doesNotContain("token-of-the-test");
    }
}
