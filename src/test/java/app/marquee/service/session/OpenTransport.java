package app.marquee.service.session;

import app.marquee.http.AnswerReader;
import app.marquee.http.ApiRequest;
import app.marquee.http.CloseableTransport;
import app.marquee.http.Transport;

/** A transport of a test, which says when it is closed. */
public record OpenTransport(Transport transport, Runnable onClose) implements CloseableTransport {
    @Override
    public <T> T send(ApiRequest request, AnswerReader<T> reader) {
        return transport.send(request, reader);
    }

    @Override
    public void close() {
        onClose.run();
    }
}
