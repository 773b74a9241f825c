package app.marquee.service.connection;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.harness.ReservedPort;
import app.marquee.http.proxy.ProxyRoute;
import app.marquee.model.Secret;
import app.marquee.model.connection.Authority;
import app.marquee.model.connection.Connection;
import app.marquee.model.connection.ConnectionKind;
import app.marquee.model.connection.ConnectionNetwork;
import app.marquee.model.connection.Exchange;
import app.marquee.model.failure.Failure.Unavailable;
import app.marquee.model.failure.Failure.Unavailable.Cause;
import app.marquee.service.connection.AuthorityFile.Reading;
import app.marquee.service.connection.AuthorityFile.Reason;
import app.marquee.service.session.HttpTransports;
import app.marquee.service.session.SessionParts;
import app.marquee.store.Stores;
import app.marquee.store.file.Home;
import app.marquee.store.keychain.Tokens;

import com.sun.net.httpserver.HttpServer;
import com.sun.net.httpserver.HttpsConfigurator;
import com.sun.net.httpserver.HttpsServer;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.KeyStore;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;

import javax.net.ssl.KeyManagerFactory;
import javax.net.ssl.SSLContext;

/** The way out of each connection: its own authority, its own choice of the proxy. */
@Tag("long")
class NetworkRoadTest {
    private static final String PASSWORD = "for-this-test";
    private static final String TOKEN = "canary-token-8841";

    @TempDir private static Path made;
    @TempDir Path home;
    private Stores stores;
    private HttpsServer server;
    private URI url;
    private final List<String> seen = new CopyOnWriteArrayList<>();

    @BeforeEach
    void open() throws Exception {
        stores = Stores.open(Home.in(home.resolve("data")), Clock.systemUTC(), _ -> {}, _ -> {});
        start(store("server"));
    }

    /** Once, since every key is a run of keytool. */
    @BeforeAll
    static void makeKeys() throws Exception {
        ca("ca", "-validity", "30");
        ca("other", "-validity", "30");
        caCalled("ca", "renewed", "-validity", "30");
        sign("server", "-validity", "20");
        sign("old", "-startdate", "-20d", "-validity", "10");
        sign("early", "-startdate", "+5d", "-validity", "10");
    }

    @AfterEach
    void close() {
        server.stop(0);
        stores.close();
    }

    /** The certificate of a server, signed by our own authority. */
    private static void sign(String name, String... validity) throws Exception {
        Path keys = store(name);
        run(name, keys, "-genkeypair", "-keyalg", "EC", "-dname", "CN=somewhere.example");
        Path asked = made.resolve(name + ".csr");
        Path signed = made.resolve(name + ".pem");
        run(name, keys, "-certreq", "-file", asked.toString());
        List<String> signing =
                new ArrayList<>(
                        List.of(
                                "-gencert",
                                "-rfc",
                                "-infile",
                                asked.toString(),
                                "-outfile",
                                signed.toString(),
                                "-ext",
                                "san=ip:127.0.0.1"));
        signing.addAll(List.of(validity));
        run("ca", store("ca"), signing.toArray(String[]::new));
        run("root", keys, "-importcert", "-noprompt", "-file", pem("ca").toString());
        run(name, keys, "-importcert", "-noprompt", "-file", signed.toString());
    }

    private void start(Path keys) throws Exception {
        KeyStore store = KeyStore.getInstance("PKCS12");
        try (InputStream in = Files.newInputStream(keys)) {
            store.load(in, PASSWORD.toCharArray());
        }
        KeyManagerFactory mine =
                KeyManagerFactory.getInstance(KeyManagerFactory.getDefaultAlgorithm());
        mine.init(store, PASSWORD.toCharArray());
        SSLContext context = SSLContext.getInstance("TLS");
        context.init(mine.getKeyManagers(), null, null);
        if (server != null) {
            server.stop(0);
        }
        server = HttpsServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.setHttpsConfigurator(new HttpsConfigurator(context));
        server.createContext(
                "/",
                call -> {
                    seen.add(call.getRequestMethod() + " " + call.getRequestURI());
                    byte[] answer = "[]".getBytes(StandardCharsets.UTF_8);
                    call.getResponseHeaders().set("Content-Type", "application/json");
                    call.sendResponseHeaders(200, answer.length);
                    call.getResponseBody().write(answer);
                    call.close();
                });
        server.start();
        url = URI.create("https://127.0.0.1:" + server.getAddress().getPort());
    }

    private static void ca(String name, String... more) throws Exception {
        caCalled(name, name, more);
    }

    private static void caCalled(String called, String name, String... more) throws Exception {
        List<String> all =
                new ArrayList<>(
                        List.of(
                                "-genkeypair",
                                "-keyalg",
                                "EC",
                                "-dname",
                                "CN=Authority " + called,
                                "-ext",
                                "bc:c"));
        all.addAll(List.of(more));
        run(name, store(name), all.toArray(String[]::new));
        run(name, store(name), "-exportcert", "-rfc", "-file", pem(name).toString());
    }

    private static Path store(String name) {
        return made.resolve(name + ".p12");
    }

    private static Path pem(String name) {
        return made.resolve(name + ".pem");
    }

    private static void run(String alias, Path keys, String... what) throws Exception {
        List<String> line = new ArrayList<>();
        line.add(Path.of(System.getProperty("java.home"), "bin", "keytool").toString());
        line.add("-J-XX:TieredStopAtLevel=1");
        line.addAll(List.of(what));
        line.addAll(List.of("-alias", alias, "-storetype", "PKCS12", "-storepass", PASSWORD));
        line.addAll(List.of("-keystore", keys.toString()));
        Process keytool = new ProcessBuilder(line).redirectErrorStream(true).start();
        String said = new String(keytool.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(keytool.waitFor()).as(said).isZero();
    }

    private Authority authority(String name) {
        Reading reading = new AuthorityFile(Clock.systemUTC()).read(pem(name));
        assertThat(reading).isInstanceOf(Reading.Read.class);
        return ((Reading.Read) reading).authority();
    }

    private ConnectionProbeResult test(ConnectionNetwork network) {
        return test(url, network, new InetSocketAddress(InetAddress.getLoopbackAddress(), 1));
    }

    private ConnectionProbeResult test(
            URI address, ConnectionNetwork network, InetSocketAddress proxy) {
        ConnectionService connections =
                new ConnectionService(
                        new SessionParts(
                                new HttpTransports(
                                        stores.settings(),
                                        parts -> parts,
                                        _ -> new ProxyRoute.Through(proxy, null)),
                                stores,
                                new Tokens(),
                                Clock.systemUTC(),
                                "maria"));
        return connections.test(
                new ConnectionDraft(
                        "Acme",
                        ConnectionKind.TEST,
                        address.toString(),
                        address.toString(),
                        Connection.Routes.USUAL,
                        new Connection.Terms(true, 600, ZoneOffset.UTC, network)),
                Optional.of(new Secret(TOKEN)),
                Optional.empty());
    }

    private static ConnectionNetwork direct(Authority authority) {
        return new ConnectionNetwork(false, authority);
    }

    private static Unavailable unavailable(ConnectionProbeResult check) {
        if (check.failure() instanceof Unavailable unavailable) {
            return unavailable;
        }
        throw new AssertionError("Ended with " + check.failure());
    }

    private static Cause cause(ConnectionProbeResult check) {
        return unavailable(check).cause();
    }

    @Test
    void anOwnAuthorityIsTrustedByTheConnectionThatHasIt() {
        ConnectionProbeResult without = test(new ConnectionNetwork(false, null));
        assertThat(cause(without)).isEqualTo(Cause.TLS_UNTRUSTED);
        Unavailable other = unavailable(test(direct(authority("other"))));
        assertThat(other.cause()).isEqualTo(Cause.TLS_OTHER_AUTHORITY);
        assertThat(other.detail()).contains(authority("other").name());
        assertThat(cause(test(direct(authority("renewed")))))
                .as("of the same name with another key")
                .isEqualTo(Cause.TLS_OTHER_AUTHORITY);
        assertThat(seen).as("nothing was sent").isEmpty();

        ConnectionProbeResult with = test(direct(authority("ca")));
        assertThat(with.failure()).isNull();
        assertThat(with.funnels()).isZero();
        assertThat(with.contentType()).isEqualTo("application/json");
        Exchange last = Objects.requireNonNull(with.exchange());
        assertThat(last.responseBytes()).isEqualTo(2);
        assertThat(last.responseBeginning()).isEqualTo("[]");
        assertThat(last.duration()).isPositive();
        assertThat(with.toString()).doesNotContain(TOKEN);
        assertThat(seen).startsWith("GET /funnels/get_all");
    }

    @Test
    void itDoesNotMakeAnotherHostTheRightOne() {
        URI other = URI.create("https://localhost:" + server.getAddress().getPort());
        ConnectionProbeResult check =
                test(
                        other,
                        direct(authority("ca")),
                        new InetSocketAddress(InetAddress.getLoopbackAddress(), 1));
        assertThat(cause(check)).isEqualTo(Cause.TLS_OTHER_HOST);
        assertThat(seen).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"old", "early"})
    void aCertificateThatEndedOrDoesNotHoldYetIsSaidToBeSo(String keys) throws Exception {
        start(store(keys));
        assertThat(cause(test(direct(authority("ca"))))).isEqualTo(Cause.TLS_EXPIRED);
        assertThat(seen).isEmpty();
    }

    @Test
    void theProxySeesOnlyTheConnectionsThatUseIt() throws Exception {
        try (Proxy proxy = new Proxy("HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\n\r\n")) {
            ConnectionProbeResult through =
                    test(url, new ConnectionNetwork(true, authority("ca")), proxy.address());
            assertThat(cause(through)).isEqualTo(Cause.PROXY);
            assertThat(proxy.seen())
                    .isNotEmpty()
                    .allMatch(line -> line.startsWith("CONNECT 127.0.0.1:"));
            assertThat(proxy.all).noneMatch(text -> text.contains(TOKEN));
            int asked = proxy.seen().size();
            assertThat(test(url, direct(authority("ca")), proxy.address()).failure()).isNull();
            assertThat(proxy.seen()).hasSize(asked);
        }
    }

    @ParameterizedTest
    @CsvSource({"407 Proxy Authentication Required, PROXY_LOGIN", "502 Bad Gateway, PROXY"})
    void aProxyThatRefusesIsNamedAndNotTheService(String status, Cause cause) throws Exception {
        try (Proxy proxy =
                new Proxy(
                        "HTTP/1.1 "
                                + status
                                + "\r\nProxy-Authenticate: Basic realm=\"x\"\r\n"
                                + "Content-Length: 0\r\n\r\n")) {
            ConnectionProbeResult check =
                    test(url, new ConnectionNetwork(true, authority("ca")), proxy.address());
            assertThat(cause(check)).isEqualTo(cause);
        }
    }

    @Test
    void aProxyThatIsNotThereIsNamedToo() throws Exception {
        try (ReservedPort free = new ReservedPort()) {
            ConnectionProbeResult check =
                    test(url, new ConnectionNetwork(true, authority("ca")), free.address());
            assertThat(cause(check)).isEqualTo(Cause.PROXY);
            assertThat(unavailable(check).detail()).contains("127.0.0.1:" + free.number());
        }
    }

    @Test
    void plainHttpGoesThroughTheProxyAsAWhole() throws Exception {
        HttpServer plain =
                HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        plain.start();
        try (Proxy proxy =
                new Proxy("HTTP/1.1 200 OK\r\nContent-Length: 2\r\nConnection: close\r\n\r\n[]")) {
            URI address = URI.create("http://127.0.0.1:" + plain.getAddress().getPort());
            ConnectionProbeResult check = test(address, ConnectionNetwork.USUAL, proxy.address());
            assertThat(check.funnels()).isZero();
            assertThat(proxy.seen())
                    .startsWith("GET " + address + "/funnels/get_all HTTP/1.1")
                    .allMatch(line -> line.startsWith("GET " + address + "/"));
        } finally {
            plain.stop(0);
        }
    }

    @Test
    void itIsKeptWithTheConnection() {
        ConnectionNetwork network = direct(authority("ca"));
        SessionParts parts =
                new SessionParts(
                        new HttpTransports(stores.settings()),
                        stores,
                        new Tokens(),
                        Clock.systemUTC(),
                        "maria");
        ConnectionService connections = new ConnectionService(parts);
        ConnectionDraft draft =
                new ConnectionDraft(
                        "Acme",
                        ConnectionKind.TEST,
                        url.toString(),
                        url.toString(),
                        Connection.Routes.USUAL,
                        new Connection.Terms(true, 600, ZoneOffset.UTC, network));
        var id = connections.add(draft).id();
        stores.close();
        stores = Stores.open(Home.in(home.resolve("data")), Clock.systemUTC(), _ -> {}, _ -> {});
        assertThat(stores.settings().current().connection(id).orElseThrow().terms().network())
                .isEqualTo(network);
    }

    @Test
    void filesThatAreNoAuthorityAreRefusedWithTheReason() throws Exception {
        AuthorityFile files = new AuthorityFile(Clock.systemUTC());
        assertThat(files.read(home.resolve("missing.pem")))
                .isEqualTo(new Reading.Refused(Reason.UNREADABLE));
        assertThat(files.read(pem("server"))).isEqualTo(new Reading.Refused(Reason.NO_AUTHORITY));
        assertThat(files.read("-----BEGIN PRIVATE KEY-----\nx\n-----END PRIVATE KEY-----"))
                .isEqualTo(new Reading.Refused(Reason.PRIVATE_KEY));
        assertThat(files.read("{\"some\":\"json\"}"))
                .isEqualTo(new Reading.Refused(Reason.NO_CERTIFICATE));
        String whole = Files.readString(pem("ca"));
        assertThat(files.read(whole.replaceFirst("[A-Za-z0-9]{20}", "AAAAAAAAAAAAAAAAAAAA")))
                .isEqualTo(new Reading.Refused(Reason.DAMAGED));
        Files.write(home.resolve("large.pem"), new byte[300_000]);
        assertThat(files.read(home.resolve("large.pem")))
                .isEqualTo(new Reading.Refused(Reason.TOO_LARGE));
        AuthorityFile later =
                new AuthorityFile(
                        Clock.fixed(Instant.now().plus(Duration.ofDays(400)), ZoneOffset.UTC));
        assertThat(later.read(whole)).isEqualTo(new Reading.Refused(Reason.EXPIRED));
        assertThat(authority("ca").name()).isEqualTo("Authority ca");
        assertThat(authority("ca").pem()).doesNotContain("PRIVATE");
    }

    /** Says the same to everybody, and remembers what it was told. */
    private static final class Proxy implements AutoCloseable {
        private final ServerSocket socket =
                new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
        private final List<String> all = new CopyOnWriteArrayList<>();
        private final String answer;

        Proxy(String answer) throws IOException {
            this.answer = answer;
            Thread.ofVirtual().start(this::serve);
        }

        private void serve() {
            while (!socket.isClosed()) {
                try (Socket one = socket.accept()) {
                    all.add(head(one.getInputStream()));
                    one.getOutputStream().write(answer.getBytes(StandardCharsets.US_ASCII));
                    one.getOutputStream().flush();
                } catch (IOException closed) {
                    // Whoever went away has nothing more to tell.
                }
            }
        }

        private static String head(InputStream in) throws IOException {
            StringBuilder head = new StringBuilder();
            int next = in.read();
            while (next >= 0) {
                head.append((char) next);
                if (head.toString().endsWith("\r\n\r\n")) {
                    break;
                }
                next = in.read();
            }
            return head.toString();
        }

        List<String> seen() {
            return all.stream().map(text -> text.lines().findFirst().orElse("")).toList();
        }

        InetSocketAddress address() {
            return new InetSocketAddress(InetAddress.getLoopbackAddress(), socket.getLocalPort());
        }

        @Override
        public void close() throws IOException {
            socket.close();
        }
    }
}
