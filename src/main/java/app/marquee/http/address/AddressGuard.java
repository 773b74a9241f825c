package app.marquee.http.address;

import java.io.IOException;
import java.net.InetAddress;
import java.net.URI;
import java.net.UnknownHostException;
import java.util.Collection;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * Guard of where URLs in the platform's data may lead: to the Internet, and to this computer or a
 * private network only if the connection is there as well. Names are judged by their addresses.
 * Thread-safe. Blocking.
 */
public final class AddressGuard {
    private final Collection<URI> own;

    /** Request that is sent while the name of its host is guarded. */
    @FunctionalInterface
    public interface Exchange<T> {
        T send() throws IOException, InterruptedException;
    }

    /**
     * @param own the URLs of the connection
     */
    public AddressGuard(Collection<URI> own) {
        this.own = List.copyOf(own);
    }

    /**
     * Sends a request. A host without an address here may have one at a proxy.
     *
     * @param address with a host
     * @throws PrivateAddressException when it leads where it may not
     */
    public <T> T within(URI address, Exchange<T> exchange)
            throws IOException, InterruptedException {
        String host = address.getHost();
        Set<NetworkZone> allowed = EnumSet.of(NetworkZone.PUBLIC);
        if (!allowed.containsAll(zones(host))) {
            own.forEach(url -> allowed.addAll(zones(url.getHost())));
        }
        try (GuardedNames.Hold _ = GuardedNames.hold(host, allowed)) {
            if (!allowed.containsAll(zones(host))) {
                throw new PrivateAddressException(host);
            }
            return exchange.send();
        }
    }

    /** Empty for a name without an address. */
    private static Set<NetworkZone> zones(String host) {
        Set<NetworkZone> zones = EnumSet.noneOf(NetworkZone.class);
        try {
            for (InetAddress address : InetAddress.getAllByName(host)) {
                zones.add(NetworkZone.of(address));
            }
        } catch (UnknownHostException _) {
            // Whoever connects says so.
        }
        return zones;
    }
}
