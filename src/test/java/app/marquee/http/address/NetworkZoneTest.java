package app.marquee.http.address;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.net.InetAddress;
import java.net.UnknownHostException;

/** Parts of the network by the first and the last address of each range. */
class NetworkZoneTest {
    private static NetworkZone zone(String address) throws UnknownHostException {
        return NetworkZone.of(InetAddress.getByName(address));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "127.0.0.1",
                "127.255.255.255",
                "0.0.0.0",
                "0.255.255.255",
                "::1",
                "::",
                "::ffff:127.0.0.1",
                "::127.0.0.1",
                "64:ff9b::7f00:1",
                "2002:7f00:1::1",
                "::ffff:0:127.0.0.1",
                "2001::ffff:ffff:80ff:fffe"
            })
    void thisComputer(String address) throws UnknownHostException {
        assertThat(zone(address)).isEqualTo(NetworkZone.LOOPBACK);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "10.0.0.0",
                "10.255.255.255",
                "172.16.0.0",
                "172.31.255.255",
                "192.168.0.0",
                "192.168.255.255",
                "169.254.0.0",
                "169.254.169.254",
                "100.64.0.0",
                "100.127.255.255",
                "192.0.0.8",
                "198.18.0.0",
                "198.19.255.255",
                "224.0.0.1",
                "240.0.0.1",
                "255.255.255.255",
                "fe80::1",
                "febf::1",
                "fec0::1",
                "fc00::1",
                "fdff:ffff::1",
                "ff02::1",
                "::ffff:10.0.0.1",
                "::ffff:192.168.1.1",
                "64:ff9b::a00:1",
                "64:ff9b:1::1",
                "2002:a00:1::1",
                "::ffff:0:10.0.0.1",
                "2001::ffff:ffff:f5ff:fffe",
                "1::1",
                "64:ff9a::a00:1",
                "ff::1",
                "100::1"
            })
    void aPrivateNetwork(String address) throws UnknownHostException {
        assertThat(zone(address)).isEqualTo(NetworkZone.PRIVATE);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "1.0.0.0",
                "9.255.255.255",
                "11.0.0.0",
                "100.63.255.255",
                "100.128.0.0",
                "126.255.255.255",
                "128.0.0.0",
                "169.253.255.255",
                "169.255.0.0",
                "172.15.255.255",
                "172.32.0.0",
                "192.0.1.0",
                "192.1.0.0",
                "192.167.255.255",
                "192.169.0.0",
                "198.17.255.255",
                "198.20.0.0",
                "223.255.255.255",
                "2001:4860:4860::8888",
                "fbff::1",
                "::ffff:8.8.8.8",
                "64:ff9b::808:808",
                "2002:808:808::1",
                "2001::ffff:ffff:f7f7:f7f7",
                "2001:1::1",
                "101::1"
            })
    void theInternet(String address) throws UnknownHostException {
        assertThat(zone(address)).isEqualTo(NetworkZone.PUBLIC);
    }
}
