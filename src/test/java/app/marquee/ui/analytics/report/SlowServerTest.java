package app.marquee.ui.analytics.report;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.analytics.Period;
import app.marquee.model.Secret;
import app.marquee.model.analytics.Granularity;
import app.marquee.model.connection.Connection;
import app.marquee.model.connection.ConnectionKind;
import app.marquee.model.connection.ConnectionNetwork;
import app.marquee.model.id.ConnectionId;
import app.marquee.service.analytics.BackgroundBudget;
import app.marquee.service.analytics.CityQuestion;
import app.marquee.service.analytics.DailyRankings;
import app.marquee.service.analytics.ReportType;
import app.marquee.service.analytics.Reports;
import app.marquee.service.analytics.SessionReports;
import app.marquee.service.connection.ConnectionService;
import app.marquee.service.session.HttpTransports;
import app.marquee.service.session.Session;
import app.marquee.service.session.SessionParts;
import app.marquee.store.Stores;
import app.marquee.store.file.Home;
import app.marquee.store.keychain.Tokens;
import app.marquee.task.JobRegistry;
import app.marquee.task.VirtualThreadRunner;

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
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Function;
import java.util.stream.IntStream;

/** Background loads that wait for a slow server, and loads of the user that go before them. */
class SlowServerTest {
    private static final LocalDate LAST = LocalDate.of(2026, 6, 14);

    @TempDir Path home;
    private final List<String> seen = new CopyOnWriteArrayList<>();
    private final CountDownLatch arrived = new CountDownLatch(1);
    private final CountDownLatch end = new CountDownLatch(1);
    private final ExecutorService window = Executors.newSingleThreadExecutor();
    private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
    private HttpServer server;
    private Stores stores;
    private Session session;

    @BeforeEach
    void open() throws IOException {
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.setExecutor(threads);
        server.createContext("/city", this::hold);
        server.createContext("/ranking", this::hold);
        server.createContext("/funnels/get_all", this::answer);
        server.start();
        stores = Stores.open(Home.in(home), Clock.systemUTC(), _ -> {}, _ -> {});
        ConnectionService connections =
                new ConnectionService(
                        new SessionParts(
                                new HttpTransports(stores.settings()),
                                stores,
                                new Tokens(),
                                Clock.systemUTC(),
                                "maria"));
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
                        new Connection.Terms(true, 60, ZoneOffset.UTC, ConnectionNetwork.USUAL)),
                Optional.of(new Secret("token-of-the-test")));
        session = connections.open(id);
    }

    @AfterEach
    void close() {
        end.countDown();
        session.close();
        server.stop(0);
        threads.shutdownNow();
        window.shutdownNow();
        stores.close();
    }

    /** Takes the request and does not answer while the test runs. */
    private void hold(HttpExchange exchange) throws IOException {
        seen.add(exchange.getRequestURI().getPath());
        exchange.getRequestBody().readAllBytes();
        arrived.countDown();
        try (exchange) {
            end.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void answer(HttpExchange exchange) throws IOException {
        seen.add(exchange.getRequestURI().getPath());
        byte[] bytes = "[]".getBytes(StandardCharsets.UTF_8);
        exchange.sendResponseHeaders(200, bytes.length);
        try (exchange) {
            exchange.getResponseBody().write(bytes);
        }
    }

    @Test
    void theDaysOfCitiesDelayNoPress() throws Exception {
        Reports reports = new SessionReports(session);
        CityQuestion whole = new CityQuestion(Period.of(LAST), Granularity.TOTAL, null, null);
        pressWhile(
                day ->
                        () ->
                                reports.save(
                                        reports.loadInBackground(
                                                ReportType.CITIES, whole.of(Period.of(day)))));
    }

    @Test
    void theDaysOfTheRankingDelayNoPress() throws Exception {
        DailyRankings rankings = new DailyRankings(new SessionReports(session));
        pressWhile(day -> () -> rankings.load(day));
    }

    /** Presses something while thirty requests of the background wait. */
    private void pressWhile(Function<LocalDate, BackgroundLoader.Step> load) throws Exception {
        VirtualThreadRunner runner =
                new VirtualThreadRunner(window, new JobRegistry(), (_, _, _) -> {});
        BackgroundLoader loader =
                window.submit(() -> new BackgroundLoader(BackgroundBudget.of(() -> 60), runner))
                        .get();
        List<BackgroundLoader.Step> steps =
                IntStream.range(0, BackgroundBudget.A_VISIT)
                        .mapToObj(LAST::minusDays)
                        .map(load)
                        .toList();
        window.submit(
                        () -> {
                            loader.shown();
                            loader.load(new BackgroundLoader.Work("days", "Days", steps, () -> {}));
                        })
                .get();
        arrived.await();
        assertThat(session.gateways().funnels().list()).isEmpty();
        assertThat(seen).hasSize(2).last().isEqualTo("/funnels/get_all");
        window.submit(loader::close).get();
        runner.close();
    }
}
