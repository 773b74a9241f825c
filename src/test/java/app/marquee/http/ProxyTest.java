package app.marquee.http;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.http.budget.FakeClock;
import app.marquee.http.proxy.ProxyLogin;
import app.marquee.http.proxy.ProxyRoute;
import app.marquee.http.proxy.ProxyRoutes;
import app.marquee.model.Secret;
import app.marquee.model.failure.Failure;
import app.marquee.model.failure.Failure.Unavailable;
import app.marquee.model.failure.Failure.Unavailable.Cause;
import app.marquee.model.playlist.LinkReport;
import app.marquee.model.video.Picture;

import com.sun.net.httpserver.HttpsConfigurator;
import com.sun.net.httpserver.HttpsServer;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

import javax.net.ssl.SSLContext;

/** Proxies that want a login, and those that are of no use; the login goes to nobody else. */
class ProxyTest {
    private static final String PASSWORD = "cnry:p@ss/wörd%";
    private static final String REALM = "Basic realm=\"acme\"";

    private static SSLContext own;

    private final List<Secret> masked = new CopyOnWriteArrayList<>();

    @BeforeAll
    static void certificate(@TempDir Path directory) throws Exception {
        JdkClientProperties.hold();
        own = OwnCertificate.in(directory);
    }

    private static ProxyRoutes through(RecordingProxy proxy, @Nullable String password) {
        ProxyLogin login =
                password == null
                        ? null
                        : new ProxyLogin("maria", new Secret(password), "https_proxy");
        return _ -> new ProxyRoute.Through(proxy.address(), login);
    }

    private Rig rig(URI url, ProxyRoutes routes) {
        return Rig.with(
                Rig.connection(url, url),
                FakeClock.running(),
                parts -> parts.trust(own).routes(routes).onSecret(masked::add));
    }

    private static RecordingProxy proxy() {
        return new RecordingProxy("maria:" + PASSWORD, REALM);
    }

    private static void assertNoPassword(Rig rig, String more) {
        assertThat(rig.exchanges + more)
                .doesNotContain(PASSWORD, "cnry")
                .doesNotContain("bWFyaWE6Y25yeTpwQHNzL3fDtnJkJQ");
    }

    @Test
    void theLoginOpensTheTunnelAndGoesNoFurther() throws Exception {
        try (Http2Server server = Http2Server.answering(own, call -> call.json(200, "[]"));
                RecordingProxy proxy = proxy();
                Rig rig = rig(server.url(), through(proxy, PASSWORD))) {
            for (ApiRequest request : List.of(Rig.get(), Rig.put(), Rig.delete())) {
                assertThat(rig.text(request)).isEqualTo("[]");
            }
            assertThat(proxy.heads)
                    .isNotEmpty()
                    .allMatch(head -> head.startsWith("CONNECT 127.0.0.1:"))
                    .noneMatch(head -> head.contains(Rig.TOKEN));
            assertThat(server.proxyLogins).hasValue(0);
            assertNoPassword(rig, "");
            assertThat(masked).contains(new Secret(PASSWORD));
        }
    }

    @Test
    void anOlderServerGetsNoLoginOfTheProxyEither() throws Exception {
        List<String> headers = new CopyOnWriteArrayList<>();
        HttpsServer server =
                HttpsServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.setHttpsConfigurator(new HttpsConfigurator(own));
        server.createContext(
                "/",
                call -> {
                    headers.addAll(call.getRequestHeaders().keySet());
                    call.getResponseHeaders().add("WWW-Authenticate", REALM);
                    call.sendResponseHeaders(401, -1);
                    call.close();
                });
        server.start();
        URI url = URI.create("https://127.0.0.1:" + server.getAddress().getPort());
        try (RecordingProxy proxy = proxy();
                Rig rig = rig(url, through(proxy, PASSWORD))) {
            Failure failure = rig.failure(Rig.get());
            assertThat(failure).isInstanceOf(Failure.Unauthorized.class);
            assertThat(rig.exchanges).hasSize(1);
            assertThat(headers).contains("Authorization").doesNotContain("Proxy-authorization");
            assertNoPassword(rig, failure.toString());
        } finally {
            server.stop(0);
        }
    }

    @Test
    void aMissingLoginIsAskedForOnce() {
        URI url = URI.create("https://api.acme.test");
        try (RecordingProxy proxy = proxy();
                Rig rig = rig(url, through(proxy, null))) {
            assertThat(rig.failure(Rig.get()))
                    .isEqualTo(
                            new Unavailable(
                                    Cause.PROXY_LOGIN,
                                    "localhost:" + proxy.address().getPort() + " (Basic)"));
            assertThat(proxy.heads)
                    .singleElement()
                    .asString()
                    .startsWith("CONNECT api.acme.test:443 ")
                    .doesNotContain(Rig.TOKEN)
                    .doesNotContain("Proxy-Authorization");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {REALM, "NTLM", "Negotiate"})
    void aRejectedLoginIsNotTriedAgain(String scheme) {
        URI url = URI.create("https://api.acme.test");
        try (RecordingProxy proxy = new RecordingProxy("maria:other", scheme);
                Rig rig = rig(url, through(proxy, PASSWORD))) {
            for (ApiRequest request : List.of(Rig.get(), Rig.put())) {
                Failure failure = rig.failure(request);
                assertThat(failure)
                        .isEqualTo(
                                new Unavailable(
                                        Cause.PROXY_REJECTED,
                                        "https_proxy (" + scheme.split(" ", 2)[0] + ")"));
                assertThat(failure.mayHaveBeenApplied()).isFalse();
                assertNoPassword(rig, failure.toString());
            }
            assertThat(proxy.heads).hasSize(2).noneMatch(head -> head.contains(Rig.TOKEN));
        }
    }

    @Test
    void aProxyThatIsOfNoUseIsNotPassedBy() {
        Unavailable why = new Unavailable(Cause.PROXY_TYPE, "https_proxy: socks5");
        try (WireServer server = WireServer.json("[]");
                Rig rig = rig(server.url(), _ -> new ProxyRoute.Unusable(why));
                ContentClient content =
                        ContentConnections.behind(
                                server.url(), true, _ -> new ProxyRoute.Unusable(why))) {
            PictureClient pictures = new PictureClient(content, Duration.ofSeconds(20));
            LinkClient links = new LinkClient(content, Timeouts.DEFAULT);
            for (ApiRequest request : List.of(Rig.get(), Rig.put())) {
                assertThat(rig.failure(request)).isEqualTo(why);
            }
            assertThat(rig.exchanges).as("nothing is gained by another attempt").hasSize(2);
            assertThat(pictures.fetch(server.url()))
                    .isEqualTo(new PictureClient.Fetched.Nothing(Picture.Why.UNREACHABLE));
            assertThat(links.check(server.url()).end())
                    .isEqualTo(new LinkReport.End.Failed(server.url(), why));
            assertThat(server.requests).isEmpty();
        } catch (InterruptedException ended) {
            Thread.currentThread().interrupt();
        }
    }

    @Test
    void imagesAndLinksTakeTheSameRoute() throws InterruptedException {
        byte[] image = "image".getBytes(StandardCharsets.UTF_8);
        try (WireServer server = WireServer.answering(call -> call.bytes(200, image));
                RecordingProxy proxy = proxy();
                ContentClient content =
                        ContentConnections.behind(server.url(), true, through(proxy, PASSWORD))) {
            PictureClient pictures = new PictureClient(content, Duration.ofSeconds(20));
            LinkClient links = new LinkClient(content, Timeouts.DEFAULT);
            assertThat(pictures.fetch(server.url().resolve("/a.png")))
                    .isInstanceOf(PictureClient.Fetched.Bytes.class);
            assertThat(links.check(server.url().resolve("/offer")).isFound()).isTrue();
            assertThat(proxy.heads)
                    .hasSize(2)
                    .allMatch(head -> head.contains(" " + server.url() + "/"));
            assertThat(server.requests)
                    .hasSize(2)
                    .noneMatch(request -> request.contains("Proxy-Authorization"));
        }
    }

    @ParameterizedTest
    @EnumSource(
            value = Cause.class,
            names = {"PROXY_LOGIN", "PROXY_REJECTED"})
    void aLinkThatTheProxyDoesNotLetThroughSaysWhy(Cause cause) throws InterruptedException {
        String password = cause == Cause.PROXY_LOGIN ? null : "other";
        URI url = URI.create("https://www.acme.test/offer");
        try (RecordingProxy proxy = proxy();
                ContentClient content =
                        ContentConnections.behind(url, true, through(proxy, password))) {
            LinkClient links = new LinkClient(content, Timeouts.DEFAULT);
            assertThat(links.check(url).end())
                    .isInstanceOfSatisfying(
                            LinkReport.End.Failed.class,
                            failed ->
                                    assertThat(((Unavailable) failed.failure()).cause())
                                            .isEqualTo(cause));
        }
    }

    /** Without a proxy the status is the server's own, however odd. */
    @Test
    void aServerThatSpeaksLikeAProxyIsNone() {
        try (WireServer server = WireServer.answering(call -> call.json(407, "{}"));
                Rig rig = Rig.to(server)) {
            assertThat(rig.failure(Rig.put())).isInstanceOf(Failure.Invalid.class);
            assertThat(server.requests)
                    .singleElement()
                    .asString()
                    .doesNotContain("Proxy-Authorization");
        }
    }
}
