package app.marquee.http;

import app.marquee.http.budget.Priority;
import app.marquee.http.budget.RateBudget;
import app.marquee.http.budget.WireClock;
import app.marquee.http.mask.Redaction;
import app.marquee.http.proxy.ProxyRoute;
import app.marquee.http.proxy.ProxyRoutes;
import app.marquee.model.Secret;
import app.marquee.model.connection.Connection;
import app.marquee.model.failure.Answer;
import app.marquee.model.failure.Failure;
import app.marquee.model.failure.FailureException;

import org.jspecify.annotations.Nullable;

import java.io.IOException;
import java.net.ProtocolException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** Shared state of all attempts of one connection. Thread-safe. */
final class Wire {
    private static final Duration UNTIL_ROOM = Duration.ofMillis(20);

    private final Connection connection;
    private final HttpClient client;
    private final ProxyRoutes routes;
    private final TokenSource tokens;
    private final Supplier<? extends Collection<Secret>> secrets;
    private final Consumer<Secret> onSecret;
    private final WriteGate gate;
    private final RateBudget budget;
    private final Duration longestPause;
    private final Timeouts timeouts;
    private final FailureMapper failures;
    private final PreparedRequest prepared;
    private final ExchangeRecorder recorder;
    private final WireClock clock;
    private final long largestAnswer;
    private volatile @Nullable Answer lastRateLimit;
    private volatile boolean closed;

    Wire(HttpTransportBuilder parts, HttpClient client) {
        this.client = client;
        connection = parts.connection;
        routes = parts.routes;
        tokens = parts.tokens;
        secrets = parts.secrets;
        onSecret = parts.onSecret;
        gate = new WriteGate(parts.readOnly);
        clock = parts.clock;
        budget =
                parts.budget == null
                        ? new RateBudget(connection.terms().requestsPerMinute(), clock)
                        : parts.budget;
        longestPause = parts.retry.longestWait();
        timeouts = parts.timeouts;
        failures = new FailureMapper(timeouts);
        prepared = new PreparedRequest(parts.version, timeouts.headers());
        recorder = new ExchangeRecorder(connection.id(), parts.listener, parts.numbers);
        largestAnswer = parts.largestAnswer;
    }

    Connection connection() {
        return connection;
    }

    TokenSource tokens() {
        return tokens;
    }

    WriteGate gate() {
        return gate;
    }

    FailureMapper failures() {
        return failures;
    }

    PreparedRequest prepared() {
        return prepared;
    }

    ExchangeRecorder recorder() {
        return recorder;
    }

    WireClock clock() {
        return clock;
    }

    long largestAnswer() {
        return largestAnswer;
    }

    /** Masks the token, the secrets of the body and the route, and those that were registered. */
    Redaction redaction(@Nullable Secret token, @Nullable JsonBody body, ProxyRoute route) {
        List<Secret> all = new ArrayList<>(secrets.get());
        all.addAll(route.secrets());
        if (token != null) {
            all.add(token);
        }
        if (body != null) {
            all.addAll(BodySecrets.of(body));
        }
        all.forEach(onSecret);
        return new Redaction(all);
    }

    /** Blocks on the budget; an overlong pause fails at once. */
    void takeTurn(Priority priority) throws InterruptedException {
        if (budget.take(priority, longestPause)) {
            return;
        }
        Answer refusal = lastRateLimit;
        throw new FailureException(
                new Failure.RateLimited(
                        refusal == null ? new Answer(429, null, "") : refusal, budget.pause()));
    }

    /** The service refuses everything for a time, so nothing is sent until then. */
    void pause(Failure.RateLimited limited) {
        if (limited.retryAfter() != null) {
            lastRateLimit = limited.answer();
            budget.pause(limited.retryAfter());
        }
    }

    /**
     * Over HTTP/2 a service says how many requests it takes at once (RFC 9113, 5.1.2). The client
     * turns away what is more before any of it left, so that it is queued here until one is free,
     * no longer than for a response.
     */
    HttpResponse<ArrivingBody> send(HttpRequest request) throws IOException, InterruptedException {
        long from = System.nanoTime();
        while (true) {
            try {
                return client.send(request, arriving(timeouts));
            } catch (IllegalArgumentException thrown) {
                throw unreadable(thrown);
            } catch (IOException thrown) {
                if (!FailureMapper.isTurnedAway(thrown)
                        || System.nanoTime() - from > timeouts.headers().toNanos()) {
                    throw thrown;
                }
            }
            Thread.sleep(UNTIL_ROOM);
        }
    }

    /** A length that is no number; the client blames the request for it. */
    private static IOException unreadable(IllegalArgumentException thrown) {
        if (thrown.getCause() instanceof NumberFormatException) {
            return new ProtocolException("Content-Length: " + thrown.getMessage());
        }
        throw thrown;
    }

    /**
     * Knows nothing of this wire: a connection that is idle when its client is closed keeps what it
     * was last asked with, and the JDK keeps that connection for as long as the client is
     * referenced, which a reference back to it from here would do for ever.
     */
    private static HttpResponse.BodyHandler<ArrivingBody> arriving(Timeouts timeouts) {
        return _ -> new ArrivingBody(timeouts);
    }

    /** The route to a URL, which may be of no use. */
    ProxyRoute route(URI address) {
        return routes.to(address);
    }

    boolean isClosed() {
        return closed;
    }

    void close() {
        closed = true;
        client.shutdownNow();
    }
}
