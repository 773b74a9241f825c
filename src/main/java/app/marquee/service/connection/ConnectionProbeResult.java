package app.marquee.service.connection;

import app.marquee.model.connection.Exchange;
import app.marquee.model.failure.Failure;

import org.jspecify.annotations.Nullable;

import java.net.URI;

/**
 * Result of testing a connection with {@code GET /funnels/get_all}.
 *
 * @param url the address that was asked
 * @param status the HTTP status; null when none came back
 * @param words the service's own message; null when it gave none
 * @param shape the form of the body of a successful answer
 * @param funnels how many funnels were read; null when none could be
 * @param failure null when it succeeded
 * @param exchange the last attempt as it was on the wire, without secrets; null when nothing was
 *     sent
 */
public record ConnectionProbeResult(
        URI url,
        @Nullable Integer status,
        @Nullable String words,
        Shape shape,
        @Nullable Integer funnels,
        @Nullable Failure failure,
        @Nullable Exchange exchange) {
    /** The same with what was seen on the wire at the last attempt; null when there was none. */
    ConnectionProbeResult seen(@Nullable Exchange last) {
        return new ConnectionProbeResult(url, status, words, shape, funnels, failure, last);
    }

    /** What kind of content the answer says it is; empty when it does not say. */
    public String contentType() {
        return exchange == null
                ? ""
                : exchange.responseHeaders().stream()
                        .filter(header -> header.name().equalsIgnoreCase("Content-Type"))
                        .map(Exchange.Header::value)
                        .findFirst()
                        .orElse("");
    }

    public boolean succeeded() {
        return failure == null;
    }

    /** Shape of a body. */
    public enum Shape {
        /** There was no successful answer. */
        NO_ANSWER,
        EMPTY,
        ARRAY,
        /** An object with one array in it. */
        OBJECT_WITH_ARRAY,
        OBJECT,
        OTHER_JSON,
        NOT_JSON
    }
}
