package app.marquee.bench;

import app.marquee.change.ChangeOutcome;
import app.marquee.change.StagedChange;
import app.marquee.change.engine.BatchSending;
import app.marquee.change.folder.FolderEdit;
import app.marquee.http.budget.RateBudget;
import app.marquee.http.budget.WireClock;
import app.marquee.model.Secret;
import app.marquee.model.change.ChangeState;
import app.marquee.model.connection.Connection;
import app.marquee.model.connection.ConnectionKind;
import app.marquee.model.connection.ConnectionNetwork;
import app.marquee.model.failure.Failure;
import app.marquee.model.folder.Folder;
import app.marquee.model.folder.FolderUpdate;
import app.marquee.model.id.ConnectionId;
import app.marquee.model.id.FolderId;
import app.marquee.service.connection.ConnectionService;
import app.marquee.service.session.HttpTransports;
import app.marquee.service.session.Session;
import app.marquee.service.session.SessionParts;
import app.marquee.store.Stores;
import app.marquee.store.file.Home;
import app.marquee.store.keychain.Tokens;
import app.marquee.task.Progress;
import app.marquee.ui.change.SendingRun;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Changes applied as the application applies them (recorded on the disk before the send and after
 * the answer, in order per object, over the whole transport), against a bare loop of the same
 * requests at equal concurrency. The service is on loopback and takes 20 ms. Needs no toolkit.
 */
public final class ApplyBench {
    private static final double GOAL = 0.9;
    private static final int CHANGES = 10_000;
    private static final int FEWER = 2_000;
    private static final int OBJECTS = 500;
    private static final int JUDGED = 8;
    private static final int ROUNDS = 3;
    private static final int PLENTY = 100_000_000;
    private static final long ANSWER = Duration.ofMillis(20).toNanos();
    private static final double SECOND = 1e9;
    private static final ConnectionId ID = new ConnectionId("bench");
    private static final byte[] NOTHING = "{}".getBytes(StandardCharsets.UTF_8);

    private final URI address;
    private final AtomicInteger arrived = new AtomicInteger();
    private final Session session;

    private ApplyBench(HttpServer server, Stores stores) {
        this.address = URI.create("http://127.0.0.1:" + server.getAddress().getPort());
        server.createContext("/", this::answer);
        server.setExecutor(Executors.newVirtualThreadPerTaskExecutor());
        server.start();
        this.session = session(stores);
    }

    private void answer(HttpExchange exchange) throws IOException {
        exchange.getRequestBody().readAllBytes();
        arrived.incrementAndGet();
        LockSupport.parkNanos(ANSWER);
        exchange.getResponseHeaders().add("Content-Type", "application/json");
        exchange.sendResponseHeaders(200, NOTHING.length);
        exchange.getResponseBody().write(NOTHING);
        exchange.close();
    }

    private Session session(Stores stores) {
        RateBudget off = new RateBudget(PLENTY, WireClock.SYSTEM);
        ConnectionService connections =
                new ConnectionService(
                        new SessionParts(
                                new HttpTransports(stores.settings(), wire -> wire.budget(off)),
                                stores,
                                new Tokens(),
                                Clock.systemUTC(),
                                "bench"));
        connections.addForThisRun(connection(), Optional.of(new Secret("bench-token")));
        return connections.open(ID);
    }

    private Connection connection() {
        return new Connection(
                ID,
                "Bench",
                ConnectionKind.TEST,
                address,
                address,
                Connection.Routes.USUAL,
                new Connection.Terms(
                        false,
                        Connection.DEFAULT_REQUESTS_PER_MINUTE,
                        ZoneOffset.UTC,
                        ConnectionNetwork.USUAL));
    }

    public static void main(String[] args) throws Exception {
        Path folder = Files.createTempDirectory("marquee-bench");
        HttpServer server =
                HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        try (Stores stores =
                Stores.open(Home.in(folder), Clock.systemUTC(), Runnable::run, _ -> {})) {
            new ApplyBench(server, stores).run();
        } finally {
            server.stop(0);
            try (Stream<Path> files = Files.walk(folder)) {
                for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                    Files.delete(file);
                }
            }
        }
    }

    private void run() throws Exception {
        try (session) {
            ours(FEWER, JUDGED);
            bare(FEWER, JUDGED);
            System.out.printf(
                    "changes a second, best of %d rounds, alternating; %d objects%n",
                    ROUNDS, OBJECTS);
            System.out.println(" changes  at once     ours     bare  share of bare");
            row(FEWER, 1, 1);
            row(FEWER, BatchSending.AT_ONCE, ROUNDS);
            row(FEWER, 2 * JUDGED, ROUNDS);
            double share = row(CHANGES, JUDGED, ROUNDS);
            boolean holds = share >= GOAL;
            System.out.printf(
                    Locale.ROOT,
                    "apply: %.2f of a bare loop at %d changes, %d at once, goal %.1f : %s%n",
                    share,
                    CHANGES,
                    JUDGED,
                    GOAL,
                    holds ? "holds" : "falls short");
            if (!holds) {
                System.exit(1);
            }
        }
    }

    private double row(int changes, int atOnce, int rounds) throws Exception {
        double ours = 0;
        double bare = 0;
        for (int round = 0; round < rounds; round++) {
            ours = Math.max(ours, ours(changes, atOnce));
            bare = Math.max(bare, bare(changes, atOnce));
        }
        System.out.printf(
                Locale.ROOT,
                "%8d %9d %8.0f %8.0f %14.2f%n",
                changes,
                atOnce,
                ours,
                bare,
                ours / bare);
        return ours / bare;
    }

    private static String folder(int number) {
        return new UUID(0x4000L, number % OBJECTS).toString();
    }

    /** Changes a second; all of them done, recorded and sent once. */
    private double ours(int count, int atOnce) throws InterruptedException {
        List<StagedChange> changes = new ArrayList<>();
        for (int number = 0; number < count; number++) {
            changes.add(
                    FolderEdit.TYPE.stage(
                            session.staging(),
                            Folder.known(new FolderId(folder(number))),
                            FolderUpdate.rename("Folder " + number)));
        }
        int before = done();
        arrived.set(0);
        long start = System.nanoTime();
        new SendingRun("bench", changes, atOnce)
                .send(session.changes(), Progress.NONE, new Silent());
        double seconds = (System.nanoTime() - start) / SECOND;
        if (arrived.get() != count || done() - before != count) {
            throw new IllegalStateException(
                    "%d arrived, %d done".formatted(arrived.get(), done() - before));
        }
        return count / seconds;
    }

    private int done() {
        return session.changes().inState(ChangeState.DONE).size();
    }

    /** Nobody looks on. */
    private static final class Silent implements BatchSending.Listener {
        @Override
        public void sending(StagedChange change) {}

        @Override
        public void ended(StagedChange change, ChangeOutcome outcome) {
            if (!(outcome instanceof ChangeOutcome.Done)) {
                throw new IllegalStateException(outcome.toString());
            }
        }

        @Override
        public void failed(StagedChange change, Failure why) {
            throw new IllegalStateException(why.toString());
        }
    }

    /** The same requests by as many threads, and nothing else. */
    private double bare(int count, int atOnce) throws InterruptedException {
        AtomicInteger next = new AtomicInteger();
        AtomicInteger failed = new AtomicInteger();
        CountDownLatch left = new CountDownLatch(atOnce);
        try (HttpClient client =
                HttpClient.newBuilder()
                        .version(HttpClient.Version.HTTP_1_1)
                        .executor(Executors.newVirtualThreadPerTaskExecutor())
                        .build()) {
            long start = System.nanoTime();
            IntStream.range(0, atOnce)
                    .forEach(
                            _ ->
                                    Thread.ofVirtual()
                                            .start(
                                                    () -> {
                                                        send(client, next, count, failed);
                                                        left.countDown();
                                                    }));
            left.await();
            double seconds = (System.nanoTime() - start) / SECOND;
            if (failed.get() > 0) {
                throw new IllegalStateException(failed + " failed");
            }
            return count / seconds;
        }
    }

    private void send(HttpClient client, AtomicInteger next, int count, AtomicInteger failed) {
        for (int number = next.getAndIncrement(); number < count; number = next.getAndIncrement()) {
            HttpRequest request =
                    HttpRequest.newBuilder(address.resolve("/folders/" + folder(number)))
                            .header("Authorization", "bench-token")
                            .header("Content-Type", "application/json")
                            .PUT(
                                    HttpRequest.BodyPublishers.ofString(
                                            "{\"name\":\"Folder " + number + "\"}"))
                            .build();
            try {
                client.send(request, HttpResponse.BodyHandlers.ofByteArray());
            } catch (IOException | InterruptedException e) {
                failed.incrementAndGet();
            }
        }
    }
}
