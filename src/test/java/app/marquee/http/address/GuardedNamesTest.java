package app.marquee.http.address;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.net.spi.InetAddressResolver;
import java.net.spi.InetAddressResolverProvider;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.stream.Stream;

/** Names whose addresses change while a request to them is under way. */
class GuardedNamesTest {
    private static final InetAddressResolver.LookupPolicy ANY =
            InetAddressResolver.LookupPolicy.of(InetAddressResolver.LookupPolicy.IPV4);

    private String[] now = {"93.184.216.34"};
    private final InetAddressResolver names =
            GuardedNames.over(
                    new InetAddressResolver() {
                        @Override
                        public Stream<InetAddress> lookupByName(String host, LookupPolicy policy)
                                throws UnknownHostException {
                            InetAddress[] all = new InetAddress[now.length];
                            for (int i = 0; i < all.length; i++) {
                                all[i] = InetAddress.getByName(now[i]);
                            }
                            return Stream.of(all);
                        }

                        @Override
                        public String lookupByAddress(byte[] address) {
                            return "name";
                        }
                    });

    private boolean leads(String host) {
        try {
            return names.lookupByName(host, ANY).count() == now.length;
        } catch (UnknownHostException _) {
            return false;
        }
    }

    @Test
    void aNameThatIsGuardedHasNoOtherAddresses() {
        try (GuardedNames.Hold _ =
                GuardedNames.hold("Rebound.example", Set.of(NetworkZone.PUBLIC))) {
            assertThat(leads("rebound.example")).isTrue();
            now = new String[] {"93.184.216.34", "127.0.0.1"};
            assertThat(leads("rebound.example")).isFalse();
            assertThat(leads("REBOUND.EXAMPLE")).isFalse();
            assertThat(leads("other.example")).isTrue();
        }
        assertThat(leads("rebound.example")).isTrue();
    }

    @Test
    void itStaysGuardedUntilTheLastRequestIsOver() {
        now = new String[] {"10.0.0.1"};
        Set<NetworkZone> strict = Set.of(NetworkZone.PUBLIC);
        Set<NetworkZone> lax = Set.of(NetworkZone.PUBLIC, NetworkZone.PRIVATE);
        GuardedNames.Hold first = GuardedNames.hold("held.example", strict);
        GuardedNames.Hold second = GuardedNames.hold("held.example", strict);
        GuardedNames.Hold third = GuardedNames.hold("held.example", lax);
        first.close();
        assertThat(leads("held.example")).isFalse();
        second.close();
        assertThat(leads("held.example")).isTrue();
        now = new String[] {"127.0.0.1"};
        assertThat(leads("held.example")).isFalse();
        third.close();
        assertThat(leads("held.example")).isTrue();
    }

    /** The Java runtime takes the first one that it finds. */
    @Test
    void theProgramResolvesNamesWithIt() {
        assertThat(ServiceLoader.load(InetAddressResolverProvider.class).findFirst())
                .containsInstanceOf(GuardedNames.class);
    }
}
