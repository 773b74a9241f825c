package app.marquee.service.connection;

import app.marquee.model.connection.Exchange;
import app.marquee.model.failure.Failure;
import app.marquee.model.operation.HostRole;
import app.marquee.model.operation.Operation;

import org.jspecify.annotations.Nullable;

import java.net.URI;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;

/**
 * Result of testing a connection: the list of funnels first, then the other reads of the contract.
 *
 * @param url the address that was asked
 * @param status the HTTP status; null when none came back
 * @param words the service's own message; null when it gave none
 * @param shape the form of the body of a successful answer
 * @param funnels how many funnels were read; null when none could be
 * @param failure null when it succeeded
 * @param exchange the last attempt as it was on the wire, without secrets; null when nothing was
 *     sent
 * @param reads the reads of the contract in its order; empty when the first one said that the
 *     others can't work
 * @param hint what else the test found out
 */
public record ConnectionProbeResult(
        URI url,
        @Nullable Integer status,
        @Nullable String words,
        Shape shape,
        @Nullable Integer funnels,
        @Nullable Failure failure,
        @Nullable Exchange exchange,
        List<ReadTrial> reads,
        Hint hint) {
    public ConnectionProbeResult {
        reads = List.copyOf(reads);
    }

    /** Result of the first read alone. */
    ConnectionProbeResult(
            URI url,
            @Nullable Integer status,
            @Nullable String words,
            Shape shape,
            @Nullable Integer funnels,
            @Nullable Failure failure) {
        this(url, status, words, shape, funnels, failure, null, List.of(), Hint.NONE);
    }

    /** The same with what was seen on the wire at the last attempt; null when there was none. */
    ConnectionProbeResult seen(@Nullable Exchange last) {
        return new ConnectionProbeResult(
                url, status, words, shape, funnels, failure, last, reads, hint);
    }

    ConnectionProbeResult with(List<ReadTrial> tried) {
        return new ConnectionProbeResult(
                url, status, words, shape, funnels, failure, exchange, tried, hint);
    }

    ConnectionProbeResult with(Hint found) {
        return new ConnectionProbeResult(
                url, status, words, shape, funnels, failure, exchange, reads, found);
    }

    /** Hosts of reads that responded at the other URL than the one asked first. */
    public Map<Operation, HostRole> hosts() {
        return reads.stream()
                .filter(ReadTrial::isElsewhere)
                .collect(
                        Collectors.toMap(
                                ReadTrial::operation, read -> Objects.requireNonNull(read.host())));
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

    /** Finding of a test besides what each read returned. */
    public enum Hint {
        NONE,
        /** The data URL responds as the base URL should: each stands in the other's place. */
        SWAPPED,
        /** None of the funnels that were known over this connection is in the list. */
        OTHER_ACCOUNT,
        /** Reports have plural paths, such as {@code /cities}. */
        PLURAL_PATHS
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
