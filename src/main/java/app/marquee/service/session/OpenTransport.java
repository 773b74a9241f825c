package app.marquee.service.session;

import app.marquee.http.AnswerReader;
import app.marquee.http.ApiRequest;
import app.marquee.http.Transport;

/**
 * Closeable transport.
 *
 * @param onClose ends what is under way as cancelled and lets nothing out any more
 */
public record OpenTransport(Transport transport, Runnable onClose)
        implements Transport, AutoCloseable {
    @Override
    public <T> T send(ApiRequest request, AnswerReader<T> reader) {
        return transport.send(request, reader);
    }

    @Override
    public void close() {
        onClose.run();
    }
}
