package app.marquee.service;

import app.marquee.http.AnswerReader;
import app.marquee.http.ApiRequest;
import app.marquee.http.Transport;
import app.marquee.model.Failure;
import app.marquee.model.FailureException;

import java.util.HashSet;
import java.util.Set;

/**
 * The transport of a session: learns from every answer what the connection has, and lets nothing
 * through after the session was closed. Closing interrupts what is on its way.
 */
final class SessionTransport implements Transport, AutoCloseable {
    private final Transport transport;
    private final Capabilities capabilities;
    private final Set<Thread> sending = new HashSet<>();
    private boolean closed;

    SessionTransport(Transport transport, Capabilities capabilities) {
        this.transport = transport;
        this.capabilities = capabilities;
    }

    @Override
    public <T> T send(ApiRequest request, AnswerReader<T> reader) {
        enter();
        try {
            T answer = transport.send(request, reader);
            capabilities.answered(request.operation());
            return answer;
        } catch (FailureException e) {
            capabilities.failed(request.operation(), e.failure());
            throw e;
        } finally {
            leave();
        }
    }

    private synchronized void enter() {
        if (closed) {
            throw new FailureException(new Failure.Cancelled(false));
        }
        sending.add(Thread.currentThread());
    }

    private synchronized void leave() {
        sending.remove(Thread.currentThread());
    }

    synchronized boolean isClosed() {
        return closed;
    }

    @Override
    public synchronized void close() {
        closed = true;
        sending.forEach(Thread::interrupt);
    }
}
