package app.marquee.ui.activity;

import app.marquee.model.connection.Exchange;
import app.marquee.text.FailureMessage;
import app.marquee.text.FailureSubject;
import app.marquee.text.FailureText;
import app.marquee.text.Messages;
import app.marquee.text.OperationText;

import org.jspecify.annotations.Nullable;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Formatter of an exchange: request, response and result. It shows no secrets, since an exchange
 * holds none.
 */
final class ExchangeText {
    private final Messages messages;
    private final FailureText failures;
    private final OperationText operations;

    ExchangeText(Messages messages) {
        this.messages = messages;
        this.failures = new FailureText(messages);
        this.operations = new OperationText(messages);
    }

    /** How it ended, in a few words. */
    String outcome(Exchange exchange) {
        return exchange.failure() == null
                ? messages.text("outcome.done")
                : failures.of(exchange.failure(), FailureSubject.OTHER).title();
    }

    /** Verb and noun. */
    String operation(Exchange exchange) {
        return operations.of(exchange.operation());
    }

    /** Path and query, without the host. */
    static String path(Exchange exchange) {
        String query = exchange.url().getRawQuery();
        return exchange.url().getRawPath() + (query == null ? "" : "?" + query);
    }

    /** What was sent. */
    String request(Exchange exchange) {
        return exchange.method()
                + " "
                + exchange.url()
                + "\n"
                + headers(exchange.requestHeaders())
                + body(exchange.requestBody());
    }

    /** What came back, or why nothing did. */
    String response(Exchange exchange) {
        StringBuilder text = new StringBuilder();
        if (exchange.status() != null) {
            text.append("HTTP ").append(exchange.status()).append('\n');
        }
        text.append(headers(exchange.responseHeaders()));
        text.append(body(exchange.responseBeginning()));
        if (exchange.failure() != null) {
            FailureMessage words = failures.of(exchange.failure(), FailureSubject.OTHER);
            text.append(text.isEmpty() ? "" : "\n")
                    .append(words.title())
                    .append('\n')
                    .append(words.meaning())
                    .append('\n')
                    .append(words.next());
        }
        if (exchange.repeated() != null) {
            text.append("\n").append(messages.text("response.repeated", exchange.repeated()));
        }
        if (isCut(exchange)) {
            text.append("\n\n")
                    .append(
                            messages.text(
                                    "response.cut",
                                    messages.formats().bytes(exchange.responseBytes())));
        }
        return text.toString();
    }

    private static boolean isCut(Exchange exchange) {
        int shown = exchange.responseBeginning().getBytes(StandardCharsets.UTF_8).length;
        return exchange.responseBytes() > shown;
    }

    private static String headers(List<Exchange.Header> headers) {
        return headers.stream()
                .map(header -> header.name() + ": " + header.value() + "\n")
                .collect(Collectors.joining());
    }

    private static String body(@Nullable String body) {
        return body == null || body.isEmpty() ? "" : "\n" + body + "\n";
    }
}
