package app.marquee.change.engine;

import app.marquee.http.AnswerReader;
import app.marquee.http.ApiRequest;
import app.marquee.http.Transport;

import org.jspecify.annotations.Nullable;

/**
 * Transport decorator that records the status of the successful response, for the journal. Not
 * thread-safe.
 */
final class StatusCapturingTransport implements Transport {
    private final Transport transport;
    private @Nullable Integer status;

    StatusCapturingTransport(Transport transport) {
        this.transport = transport;
    }

    @Override
    public <T> T send(ApiRequest request, AnswerReader<T> reader) {
        return transport.send(
                request,
                body -> {
                    status = body.status();
                    return reader.read(body);
                });
    }

    @Nullable Integer status() {
        return status;
    }
}
