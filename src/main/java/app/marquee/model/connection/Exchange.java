package app.marquee.model.connection;

import app.marquee.model.failure.Failure;
import app.marquee.model.id.ConnectionId;
import app.marquee.model.operation.Operation;

import org.jspecify.annotations.Nullable;

import java.net.URI;
import java.time.Duration;
import java.time.Instant;
import java.util.List;

/**
 * Record of one attempt of a request, as Activity shows it. Secrets are replaced before it is
 * created.
 *
 * @param number counts up within a run of the application
 * @param attempt 1 for the first try
 * @param status null when no status came back
 * @param responseBeginning the first characters of the answer
 * @param responseBytes size of the answer as it was received
 * @param repeated a JSON pointer to the first member of the answer that came twice in its object;
 *     null when none did
 * @param failure null when it succeeded
 */
public record Exchange(
        long number,
        ConnectionId connection,
        Operation operation,
        Instant startedAt,
        String method,
        URI url,
        List<Header> requestHeaders,
        @Nullable String requestBody,
        int attempt,
        @Nullable Integer status,
        List<Header> responseHeaders,
        String responseBeginning,
        long responseBytes,
        @Nullable String repeated,
        Duration duration,
        @Nullable Failure failure) {
    public Exchange {
        requestHeaders = List.copyOf(requestHeaders);
        responseHeaders = List.copyOf(responseHeaders);
    }

    /** HTTP header; the value of Authorization is always masked. */
    public record Header(String name, String value) {}
}
