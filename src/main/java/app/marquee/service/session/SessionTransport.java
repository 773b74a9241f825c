package app.marquee.service.session;

import app.marquee.http.AnswerReader;
import app.marquee.http.ApiRequest;
import app.marquee.http.CloseableTransport;
import app.marquee.http.Transport;
import app.marquee.model.failure.Failure;
import app.marquee.model.failure.FailureException;

/**
 * Transport of a session: learns the connection's capabilities from each response and sends nothing
 * after closing. Closing ends running requests as cancelled.
 */
final class SessionTransport implements Transport, AutoCloseable {
    private final CloseableTransport transport;
    private final Capabilities capabilities;
    private volatile boolean closed;

    SessionTransport(CloseableTransport transport, Capabilities capabilities) {
        this.transport = transport;
        this.capabilities = capabilities;
    }

    @Override
    public <T> T send(ApiRequest request, AnswerReader<T> reader) {
        if (closed) {
            throw new FailureException(new Failure.Cancelled(false));
        }
        try {
            T answer = transport.send(request, reader);
            capabilities.answered(request.operation());
            return answer;
        } catch (FailureException e) {
            capabilities.failed(request.operation(), e.failure());
            throw e;
        }
    }

    boolean isClosed() {
        return closed;
    }

    @Override
    public void close() {
        closed = true;
        transport.close();
    }
}
