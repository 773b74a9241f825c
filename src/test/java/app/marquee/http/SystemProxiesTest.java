package app.marquee.http;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Proxy;
import java.net.ProxySelector;
import java.net.URI;
import java.util.Map;

class SystemProxiesTest {
    private static final URI SERVICE = URI.create("https://api.acme.test/funnels");

    private static String chosen(Map<String, String> environment, URI address) {
        return new SystemProxies(null, environment).select(address).toString();
    }

    @Test
    void theDesktopComesFirst() {
        ProxySelector desktop =
                ProxySelector.of(new InetSocketAddress(InetAddress.getLoopbackAddress(), 3128));
        SystemProxies proxies =
                new SystemProxies(desktop, Map.of("https_proxy", "http://other.test:1"));
        assertThat(proxies.select(SERVICE).toString()).contains(":3128");
    }

    @ParameterizedTest
    @ValueSource(strings = {"http://proxy.test:8080", "proxy.test:8080", "http://proxy.test:8080/"})
    void thenTheEnvironment(String written) {
        assertThat(chosen(Map.of("https_proxy", written), SERVICE)).contains("proxy.test", "8080");
        assertThat(chosen(Map.of("HTTPS_PROXY", written), SERVICE)).contains("proxy.test", "8080");
    }

    @ParameterizedTest
    @ValueSource(strings = {"api.acme.test", "acme.test", ".acme.test", "x.test, acme.test", "*"})
    void exceptForTheHostsThatItNames(String exceptions) {
        assertThat(
                        chosen(
                                Map.of(
                                        "https_proxy",
                                        "http://proxy.test:8080",
                                        "no_proxy",
                                        exceptions),
                                SERVICE))
                .contains(Proxy.Type.DIRECT.name());
    }

    @Test
    void thisMachineIsAskedDirectly() {
        assertThat(
                        chosen(
                                Map.of("https_proxy", "http://proxy.test:8080"),
                                URI.create("https://127.0.0.1:8443/")))
                .contains("DIRECT");
        ProxySelector desktop =
                ProxySelector.of(new InetSocketAddress(InetAddress.getLoopbackAddress(), 3128));
        assertThat(
                        new SystemProxies(desktop, Map.of())
                                .select(URI.create("http://localhost/"))
                                .toString())
                .contains("DIRECT");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "not an address", "http://"})
    void whatIsNoProxyIsNone(String written) {
        assertThat(chosen(Map.of("https_proxy", written), SERVICE)).contains("DIRECT");
    }
}
