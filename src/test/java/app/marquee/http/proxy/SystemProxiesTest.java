package app.marquee.http.proxy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.marquee.model.failure.Failure.Unavailable;
import app.marquee.model.failure.FailureException;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.CsvSource;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Proxy;
import java.net.ProxySelector;
import java.net.SocketAddress;
import java.net.URI;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

class SystemProxiesTest {
    private static final URI SERVICE = URI.create("https://api.acme.test/funnels");
    private static final Proxy DESKTOP = http("desktop.test", 3128);
    private static final Proxy SOCKS =
            new Proxy(Proxy.Type.SOCKS, InetSocketAddress.createUnresolved("desktop.test", 1080));

    private static Proxy http(String host, int port) {
        return new Proxy(Proxy.Type.HTTP, InetSocketAddress.createUnresolved(host, port));
    }

    /** Settings of a desktop that has these proxies for every URL. */
    private static ProxySelector desktop(Proxy... proxies) {
        return new ProxySelector() {
            @Override
            public List<Proxy> select(URI address) {
                return List.of(proxies);
            }

            @Override
            public void connectFailed(URI address, SocketAddress proxy, IOException failure) {
                throw new AssertionError(failure);
            }
        };
    }

    private static Map<String, String> variables(String written) {
        return Arrays.stream(written.split(" ; ", -1))
                .map(one -> one.split("=", 2))
                .collect(Collectors.toMap(one -> one[0].strip(), one -> one[1]));
    }

    private static String words(ProxyRoute route) {
        return switch (route) {
            case ProxyRoute.Direct() -> "direct";
            case ProxyRoute.Unusable(Unavailable why) -> why.cause() + " " + why.detail();
            case ProxyRoute.Through through -> through.name() + login(through.login());
        };
    }

    private static String login(@Nullable ProxyLogin login) {
        return login == null
                ? ""
                : " " + shown(login.user()) + " " + shown(login.password().reveal());
    }

    private static String shown(String text) {
        return text.isEmpty() ? "''" : text;
    }

    /** The settings of reports, a line for each. */
    @ParameterizedTest
    @CsvFileSource(
            resources = "/app/marquee/corpus/http/proxies.txt",
            delimiter = '|',
            quoteCharacter = '^',
            ignoreLeadingAndTrailingWhitespace = false)
    void everySetting(String variables, String url, String route) {
        ProxyRoute found =
                new SystemProxies(null, variables(variables)).to(URI.create(url.strip()));
        assertThat(words(found)).isEqualTo(route.strip());
        assertThat(found.toString()).doesNotContain("secret", "p@ss", "p%40ss");
    }

    @Test
    void theDesktopComesFirst() {
        Map<String, String> environment = Map.of("https_proxy", "http://other.test:1");
        assertThat(words(new SystemProxies(desktop(DESKTOP), environment).to(SERVICE)))
                .isEqualTo("desktop.test:3128");
        assertThat(words(new SystemProxies(desktop(Proxy.NO_PROXY), environment).to(SERVICE)))
                .isEqualTo("other.test:1");
        assertThat(words(new SystemProxies(desktop(DESKTOP), Map.of()).to(SERVICE)))
                .isEqualTo("desktop.test:3128");
    }

    @Test
    void theDesktopsFirstUsableProxyIsTaken() {
        assertThat(words(new SystemProxies(desktop(SOCKS, DESKTOP), Map.of()).to(SERVICE)))
                .isEqualTo("desktop.test:3128");
        assertThat(words(new SystemProxies(desktop(Proxy.NO_PROXY, SOCKS), Map.of()).to(SERVICE)))
                .isEqualTo("direct");
        assertThat(words(new SystemProxies(desktop(), Map.of()).to(SERVICE))).isEqualTo("direct");
    }

    @Test
    void aSocksProxyOfTheDesktopIsNeverPassedBy() {
        for (ProxySelector desktop : List.of(desktop(SOCKS), desktop(SOCKS, Proxy.NO_PROXY))) {
            assertThat(words(new SystemProxies(desktop, Map.of()).to(SERVICE)))
                    .isEqualTo("PROXY_TYPE SOCKS desktop.test:1080");
            assertThat(
                            words(
                                    new SystemProxies(
                                                    desktop,
                                                    Map.of("https_proxy", "http://other.test:1"))
                                            .to(SERVICE)))
                    .isEqualTo("other.test:1");
        }
    }

    /** The desktop's settings have no place for a login that Java reads. */
    @ParameterizedTest
    @CsvSource({
        "http://maria:secret@desktop.test:3128, desktop.test:3128 maria secret",
        "http://maria:secret@DESKTOP.test:3128, DESKTOP.test:3128 maria secret",
        "http://maria:secret@desktop.test:3129, desktop.test:3128",
        "http://maria:secret@other.test:3128, desktop.test:3128",
        "socks5://maria:secret@desktop.test:3128, desktop.test:3128"
    })
    void theLoginOfTheDesktopsProxyIsInTheEnvironment(String variable, String route) {
        assertThat(
                        words(
                                new SystemProxies(desktop(DESKTOP), Map.of("https_proxy", variable))
                                        .to(SERVICE)))
                .isEqualTo(route);
    }

    @Test
    void thisComputerIsReachedDirectlyWhateverTheDesktopSays() {
        assertThat(
                        words(
                                new SystemProxies(desktop(DESKTOP), Map.of())
                                        .to(URI.create("http://localhost/"))))
                .isEqualTo("direct");
    }

    /** The client asks the selector by itself: it must not go straight either. */
    @Test
    void theSelectorRefusesWhatCannotBeUsed() {
        RouteSelector selector =
                new RouteSelector(
                        new SystemProxies(null, Map.of("https_proxy", "socks5://proxy.test")));
        assertThatThrownBy(() -> selector.select(SERVICE)).isInstanceOf(FailureException.class);
        assertThat(selector.select(URI.create("http://localhost/")))
                .containsExactly(Proxy.NO_PROXY);
    }
}
