package app.marquee.service.session;

import app.marquee.http.AnswerReader;
import app.marquee.http.ApiRequest;
import app.marquee.http.Transport;
import app.marquee.model.failure.Failure;
import app.marquee.model.failure.FailureException;

/**
 * The transport of a session: learns from every answer what the connection has, and lets nothing
 * out after the session was closed. Closing ends what is under way as cancelled.
 */
final class SessionTransport implements Transport, AutoCloseable {
    private final OpenTransport transport;
    private final Capabilities capabilities;
    private volatile boolean closed;

    SessionTransport(OpenTransport transport, Capabilities capabilities) {
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
