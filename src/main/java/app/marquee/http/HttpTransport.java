package app.marquee.http;

import app.marquee.model.connection.Connection;
import app.marquee.model.failure.Failure;
import app.marquee.model.failure.FailureException;
import app.marquee.model.operation.HostRole;

import java.net.http.HttpClient;
import java.time.Duration;
import java.util.Optional;

/**
 * HTTP transport of a connection, the only way to the platform, with all its protections.
 * Interrupting the calling thread cancels and its interrupt stays set. Thread-safe. Blocking.
 */
public final class HttpTransport implements CloseableTransport {
    private final Wire wire;
    private final RetryPolicy retry;
    private final HostProbe hosts;

    HttpTransport(HttpTransportBuilder parts, HttpClient client) {
        wire = new Wire(parts, client);
        retry = parts.retry;
        hosts = new HostProbe(parts.connection, parts.memory);
    }

    /** A transport of this connection, with the defaults of everything that can be chosen. */
    public static HttpTransportBuilder to(Connection connection, TokenSource tokens) {
        return new HttpTransportBuilder(connection, tokens);
    }

    @Override
    public <T> T send(ApiRequest request, AnswerReader<T> reader) {
        return hosts.ask(request.operation(), host -> send(request, reader, host));
    }

    private <T> T send(ApiRequest request, AnswerReader<T> reader, HostRole host) {
        boolean sentBefore = false;
        Duration pause = Duration.ZERO;
        for (int number = 1; ; number++) {
            switch (new Attempt<>(wire, request, host, reader, number).run(pause)) {
                case Outcome.Answered<T>(T value) -> {
                    return value;
                }
                case Outcome.Failed<T> failed -> {
                    sentBefore |= failed.sent();
                    pause = pauseAfter(request, number, failed, sentBefore);
                }
            }
        }
    }

    /** Delay before the next attempt; throws when there is none. */
    private Duration pauseAfter(
            ApiRequest request, int made, Outcome.Failed<?> failed, boolean sentBefore) {
        if (failed.answered() && failed.failure() instanceof Failure.RateLimited limited) {
            wire.pause(limited);
        }
        boolean otherHost =
                hosts.isOpen(request.operation()) && HostProbe.isElsewhere(failed.failure());
        Optional<Duration> wait =
                otherHost ? Optional.empty() : retry.waitAfter(request.operation(), made, failed);
        return wait.orElseThrow(() -> thrown(failed, sentBefore));
    }

    private static FailureException thrown(Outcome.Failed<?> failed, boolean sentBefore) {
        Failure failure =
                failed.failure() instanceof Failure.Cancelled
                        ? new Failure.Cancelled(sentBefore)
                        : failed.failure();
        return failed.cause() == null
                ? new FailureException(failure)
                : new FailureException(failure, failed.cause());
    }

    /** Ends what is under way as cancelled; nothing can be sent any more. */
    @Override
    public void close() {
        wire.close();
    }
}
