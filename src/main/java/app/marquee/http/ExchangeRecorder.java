package app.marquee.http;

import app.marquee.http.mask.Redaction;
import app.marquee.model.Secret;
import app.marquee.model.connection.Exchange;
import app.marquee.model.connection.Exchange.Header;
import app.marquee.model.failure.Failure;
import app.marquee.model.id.ConnectionId;
import app.marquee.model.operation.Operation;

import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import java.net.URI;
import java.net.http.HttpHeaders;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.LongSupplier;

/** Recorder of attempts: builds the record without secrets and notifies the listener. */
final class ExchangeRecorder {
    private static final Logger LOG = LoggerFactory.getLogger(ExchangeRecorder.class);

    /** Headers whose values open something, whoever sends them. */
    private static final Set<String> KEYS =
            Set.of(
                    "authorization",
                    "proxy-authorization",
                    "cookie",
                    "set-cookie",
                    "x-api-key",
                    "x-auth-token");

    private final ConnectionId connection;
    private final ExchangeListener listener;
    private final LongSupplier numbers;

    ExchangeRecorder(ConnectionId connection, ExchangeListener listener, LongSupplier numbers) {
        this.connection = connection;
        this.listener = listener;
        this.numbers = numbers;
    }

    /** Facts about an attempt when it ends. */
    record Ended(
            Operation operation,
            Instant startedAt,
            URI url,
            List<Header> requestHeaders,
            @Nullable String requestBody,
            int attempt,
            @Nullable Integer status,
            @Nullable HttpHeaders responseHeaders,
            String responseBeginning,
            long responseBytes,
            @Nullable String repeated,
            Duration duration,
            @Nullable Failure failure) {}

    void record(Ended ended, Redaction redaction) {
        Exchange exchange =
                new Exchange(
                        numbers.getAsLong(),
                        connection,
                        ended.operation(),
                        ended.startedAt(),
                        ended.operation().method(),
                        redaction.url(ended.url()),
                        masked(ended.requestHeaders(), redaction),
                        ended.requestBody() == null ? null : redaction.text(ended.requestBody()),
                        ended.attempt(),
                        ended.status(),
                        masked(list(ended.responseHeaders()), redaction),
                        ended.responseBeginning(),
                        ended.responseBytes(),
                        ended.repeated() == null ? null : redaction.text(ended.repeated()),
                        ended.duration(),
                        ended.failure() == null ? null : redaction.failure(ended.failure()));
        try {
            listener.ended(exchange);
        } catch (RuntimeException defect) {
            LOG.warn("Could not record a request", redaction.throwable(defect));
        }
    }

    private static List<Header> list(@Nullable HttpHeaders headers) {
        return headers == null
                ? List.of()
                : headers.map().entrySet().stream()
                        .flatMap(
                                named ->
                                        named.getValue().stream()
                                                .map(value -> new Header(named.getKey(), value)))
                        .toList();
    }

    private static List<Header> masked(List<Header> headers, Redaction redaction) {
        return headers.stream().map(header -> masked(header, redaction)).toList();
    }

    private static Header masked(Header header, Redaction redaction) {
        String name = header.name();
        return KEYS.contains(name.toLowerCase(Locale.ROOT))
                ? new Header(name, Secret.MASK)
                : new Header(redaction.text(name), redaction.text(header.value()));
    }
}
