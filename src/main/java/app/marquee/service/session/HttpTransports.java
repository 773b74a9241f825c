package app.marquee.service.session;

import app.marquee.http.CloseableTransport;
import app.marquee.http.HttpTransport;
import app.marquee.http.HttpTransportBuilder;
import app.marquee.http.budget.RateBudget;
import app.marquee.http.budget.WireClock;
import app.marquee.http.proxy.ProxyRoutes;
import app.marquee.http.proxy.SystemProxies;
import app.marquee.http.tls.ExtraTrust;
import app.marquee.model.connection.Authority;
import app.marquee.model.connection.Connection;
import app.marquee.model.id.ConnectionId;
import app.marquee.store.settings.SettingsStore;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;
import java.util.function.UnaryOperator;

/**
 * Factory of HTTP transports. Transports of one connection share its request budget, so that
 * opening it again or testing drafts sends no more; all share one exchange counter. Thread-safe.
 */
public final class HttpTransports implements TransportFactory {
    private final PersistentHostMemory hosts;
    private final UnaryOperator<HttpTransportBuilder> choices;
    private final ProxyRoutes system;
    private final LongSupplier numbers = new AtomicLong()::incrementAndGet;
    private final Map<ConnectionId, RateBudget> budgets = new ConcurrentHashMap<>();

    public HttpTransports(SettingsStore settings) {
        this(settings, UnaryOperator.identity());
    }

    /**
     * @param choices what else is chosen for every transport: time-outs, trust, proxy
     */
    public HttpTransports(SettingsStore settings, UnaryOperator<HttpTransportBuilder> choices) {
        this(settings, choices, SystemProxies.ofProcess());
    }

    /**
     * @param system the routes of the system, for the connections that use them
     */
    public HttpTransports(
            SettingsStore settings,
            UnaryOperator<HttpTransportBuilder> choices,
            ProxyRoutes system) {
        this.hosts = new PersistentHostMemory(settings);
        this.choices = choices;
        this.system = system;
    }

    @Override
    public CloseableTransport open(Wire wire) {
        HttpTransportBuilder builder =
                HttpTransport.to(wire.connection(), wire.token())
                        .readOnly(wire.readOnly())
                        .listener(wire.exchanges())
                        .memory(hosts)
                        .numbers(numbers)
                        .budget(budget(wire.connection()));
        if (wire.connection().terms().network().systemProxy()) {
            builder.routes(system);
        }
        Authority authority = wire.connection().terms().network().authority();
        if (authority != null) {
            builder.trust(ExtraTrust.of(authority));
        }
        return choices.apply(builder).build();
    }

    private RateBudget budget(Connection connection) {
        RateBudget budget =
                budgets.computeIfAbsent(
                        connection.id(),
                        _ ->
                                new RateBudget(
                                        connection.terms().requestsPerMinute(), WireClock.SYSTEM));
        budget.allow(connection.terms().requestsPerMinute());
        return budget;
    }
}
