package app.marquee.http.address;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.io.IOException;
import java.net.InetAddress;
import java.net.URI;
import java.net.UnknownHostException;
import java.net.spi.InetAddressResolver;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/** Where URLs in the data of a connection may lead. */
class AddressGuardTest {
    private static boolean leads(String address, String... own) throws Exception {
        AddressGuard guard = new AddressGuard(Arrays.stream(own).map(URI::create).toList());
        try {
            return guard.within(URI.create(address), () -> true);
        } catch (PrivateAddressException _) {
            return false;
        }
    }

    @ParameterizedTest
    @CsvSource({
        "https://93.184.216.34/a, https://8.8.8.8, true",
        "https://127.0.0.1/a, https://8.8.8.8, false",
        "https://localhost/a, https://8.8.8.8, false",
        "https://LOCALHOST:8443/a, https://8.8.8.8, false",
        "https://[::1]/a, https://8.8.8.8, false",
        "https://[::ffff:7f00:1]/a, https://8.8.8.8, false",
        "https://0.0.0.0/a, https://8.8.8.8, false",
        "https://10.1.2.3/a, https://8.8.8.8, false",
        "https://169.254.169.254/latest/meta-data, https://8.8.8.8, false",
        "https://[fd00::1]/a, https://8.8.8.8, false",
        "http://127.0.0.1:8080/a, http://127.0.0.1:9090, true",
        "http://127.0.0.1:8080/a, http://localhost:9090, true",
        "https://localhost/a, https://[::1]:9090, true",
        "https://192.168.1.1/a, https://10.0.0.1, true",
        "https://93.184.216.34/a, https://10.0.0.1, true",
        "https://127.0.0.1/a, https://10.0.0.1, false",
        "https://10.0.0.1/a, http://127.0.0.1, false"
    })
    void onlyWhereTheConnectionIs(String address, String own, boolean allowed) throws Exception {
        assertThat(leads(address, own)).isEqualTo(allowed);
    }

    @Test
    void bothHostsOfTheConnectionCount() throws Exception {
        assertThat(leads("https://10.0.0.9/a", "https://8.8.8.8", "https://10.0.0.1")).isTrue();
        assertThat(leads("https://10.0.0.9/a", "https://10.0.0.1", "https://8.8.8.8")).isTrue();
    }

    /** A proxy may know it; without one the request says that there is no such host. */
    @Test
    void aNameWithoutAddressIsNotJudged() throws Exception {
        assertThat(leads("https://nowhere.invalid/a", "https://nobody.invalid")).isTrue();
    }

    /** Its server might answer otherwise once the request asks again. */
    @Test
    void theNameIsGuardedWhileItsRequestIsUnderWay() {
        AddressGuard guard = new AddressGuard(List.of(URI.create("https://8.8.8.8")));
        URI rebound = URI.create("https://rebound.invalid/a");
        assertThat(isLoopback("rebound.invalid")).isTrue();
        assertThatThrownBy(
                        () ->
                                guard.within(
                                        rebound,
                                        () -> {
                                            throw new IOException(
                                                    "leads here: " + isLoopback("rebound.invalid"));
                                        }))
                .hasMessage("leads here: false");
        assertThat(isLoopback("rebound.invalid")).isTrue();
    }

    private static boolean isLoopback(String host) {
        InetAddressResolver rebinding =
                GuardedNames.over(
                        new InetAddressResolver() {
                            @Override
                            public Stream<InetAddress> lookupByName(
                                    String name, LookupPolicy policy) {
                                return Stream.of(InetAddress.getLoopbackAddress());
                            }

                            @Override
                            public String lookupByAddress(byte[] address) {
                                return host;
                            }
                        });
        try {
            return rebinding
                    .lookupByName(host, InetAddressResolver.LookupPolicy.of(1))
                    .allMatch(InetAddress::isLoopbackAddress);
        } catch (UnknownHostException _) {
            return false;
        }
    }
}
