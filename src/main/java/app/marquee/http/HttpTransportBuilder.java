package app.marquee.http;

import app.marquee.http.budget.RateBudget;
import app.marquee.http.budget.WireClock;
import app.marquee.http.proxy.ProxyRoutes;
import app.marquee.http.proxy.RouteSelector;
import app.marquee.http.tls.LazySslContext;
import app.marquee.model.Secret;
import app.marquee.model.connection.Connection;

import org.jspecify.annotations.Nullable;

import java.net.http.HttpClient;
import java.util.Collection;
import java.util.List;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

import javax.net.ssl.SSLContext;

/** Builder of an HTTP transport; each choice has a sensible default. */
public final class HttpTransportBuilder {
    /** Enough for a million rows, as the rows of the longest answers were seen. */
    private static final long LARGEST_ANSWER = 512L * 1024 * 1024;

    final Connection connection;
    final TokenSource tokens;
    BooleanSupplier readOnly;
    ExchangeListener listener = _ -> {};
    HostMemory memory = new HostMemory.HostsOfThisRun();
    LongSupplier numbers = new AtomicLong()::incrementAndGet;
    Supplier<? extends Collection<Secret>> secrets = List::of;
    Consumer<Secret> onSecret = _ -> {};
    Timeouts timeouts = Timeouts.DEFAULT;
    RetryPolicy retry = RetryPolicy.standard();
    WireClock clock = WireClock.SYSTEM;
    String version = packagedVersion();
    long largestAnswer = LARGEST_ANSWER;
    ProxyRoutes routes = ProxyRoutes.DIRECT;
    @Nullable RateBudget budget;
    private @Nullable SSLContext trust;

    HttpTransportBuilder(Connection connection, TokenSource tokens) {
        this.connection = connection;
        this.tokens = tokens;
        readOnly = connection::readOnly;
    }

    /** The lock against writes, asked before every request; the connection's own by default. */
    public HttpTransportBuilder readOnly(BooleanSupplier lock) {
        readOnly = lock;
        return this;
    }

    public HttpTransportBuilder listener(ExchangeListener next) {
        listener = next;
        return this;
    }

    public HttpTransportBuilder memory(HostMemory next) {
        memory = next;
        return this;
    }

    /** The numbers of exchanges, where several transports share one list of them. */
    public HttpTransportBuilder numbers(LongSupplier next) {
        numbers = next;
        return this;
    }

    /** Further secrets that are masked, asked for at every request. */
    public HttpTransportBuilder secrets(Supplier<? extends Collection<Secret>> next) {
        secrets = next;
        return this;
    }

    /** Receives every secret before a request carries it; on the thread of the request. */
    public HttpTransportBuilder onSecret(Consumer<Secret> next) {
        onSecret = next;
        return this;
    }

    public HttpTransportBuilder timeouts(Timeouts next) {
        timeouts = next;
        return this;
    }

    public HttpTransportBuilder retry(RetryPolicy next) {
        retry = next;
        return this;
    }

    /** A budget that outlives this transport; one of the connection's size by default. */
    public HttpTransportBuilder budget(RateBudget next) {
        budget = next;
        return this;
    }

    public HttpTransportBuilder clock(WireClock next) {
        clock = next;
        return this;
    }

    /** The version in the user agent. */
    public HttpTransportBuilder version(String next) {
        version = next;
        return this;
    }

    /** In bytes, after unpacking. */
    public HttpTransportBuilder largestAnswer(long bytes) {
        largestAnswer = bytes;
        return this;
    }

    /** The routes to the hosts, straight by default. */
    public HttpTransportBuilder routes(ProxyRoutes next) {
        routes = next;
        return this;
    }

    /** Which certificates are trusted; those of the Java runtime by default. */
    public HttpTransportBuilder trust(SSLContext next) {
        trust = next;
        return this;
    }

    public HttpTransport build() {
        JdkClientProperties.hold();
        HttpClient.Builder client =
                HttpClient.newBuilder()
                        .followRedirects(HttpClient.Redirect.NEVER)
                        .connectTimeout(timeouts.connect())
                        .proxy(new RouteSelector(routes))
                        .sslContext(trust == null ? LazySslContext.context() : trust)
                        .executor(Executors.newVirtualThreadPerTaskExecutor());
        return new HttpTransport(this, client.build());
    }

    private static String packagedVersion() {
        @Nullable String packaged =
                HttpTransportBuilder.class.getPackage().getImplementationVersion();
        return packaged == null ? "development" : packaged;
    }
}
