package app.marquee.http.address;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.net.spi.InetAddressResolver;
import java.net.spi.InetAddressResolverProvider;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;

/**
 * Name resolver of this program: that of the system, which while a request to a name is under way
 * gives it no address outside of the zones that were allowed for it. A name whose server answers
 * otherwise the second time therefore leads nowhere. The Java runtime finds it as a service.
 */
public final class GuardedNames extends InetAddressResolverProvider {
    private static final Map<String, List<Set<NetworkZone>>> HELD = new ConcurrentHashMap<>();

    /** Time in which a name is guarded. */
    interface Hold extends AutoCloseable {
        @Override
        void close();
    }

    static Hold hold(String host, Set<NetworkZone> allowed) {
        String name = name(host);
        HELD.compute(
                name,
                (_, before) -> {
                    List<Set<NetworkZone>> now =
                            new ArrayList<>(before == null ? List.of() : before);
                    now.add(allowed);
                    return List.copyOf(now);
                });
        return () -> release(name, allowed);
    }

    private static void release(String name, Set<NetworkZone> allowed) {
        HELD.computeIfPresent(
                name,
                (_, before) -> {
                    List<Set<NetworkZone>> now = new ArrayList<>(before);
                    now.remove(allowed);
                    return now.isEmpty() ? null : List.copyOf(now);
                });
    }

    private static String name(String host) {
        return host.toLowerCase(Locale.ROOT);
    }

    @Override
    public String name() {
        return "marquee";
    }

    @Override
    public InetAddressResolver get(Configuration configuration) {
        return over(configuration.builtinResolver());
    }

    static InetAddressResolver over(InetAddressResolver system) {
        return new InetAddressResolver() {
            @Override
            public Stream<InetAddress> lookupByName(String host, LookupPolicy policy)
                    throws UnknownHostException {
                return checked(host, system.lookupByName(host, policy));
            }

            @Override
            public String lookupByAddress(byte[] address) throws UnknownHostException {
                return system.lookupByAddress(address);
            }
        };
    }

    private static Stream<InetAddress> checked(String host, Stream<InetAddress> found)
            throws UnknownHostException {
        List<Set<NetworkZone>> rules = HELD.getOrDefault(name(host), List.of());
        List<InetAddress> all = found.toList();
        for (InetAddress address : all) {
            NetworkZone zone = NetworkZone.of(address);
            if (!rules.stream().allMatch(allowed -> allowed.contains(zone))) {
                throw new UnknownHostException(host + ": the address is private now");
            }
        }
        return all.stream();
    }
}
