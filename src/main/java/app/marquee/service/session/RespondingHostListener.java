package app.marquee.service.session;

import app.marquee.model.connection.Exchange;
import app.marquee.model.operation.Operation;

import org.jspecify.annotations.Nullable;

import java.net.URI;
import java.util.concurrent.atomic.AtomicReference;

/** Recorder of the host that last served an operation on this thread, until it is closed. */
public final class RespondingHostListener implements AutoCloseable {
    private final Operation operation;
    private final Thread reader = Thread.currentThread();
    private final AtomicReference<@Nullable URI> answered = new AtomicReference<>();
    private final Runnable stop;

    private RespondingHostListener(Session session, Operation operation) {
        this.operation = operation;
        this.stop = session.exchanges().listen(this::hear);
    }

    public static RespondingHostListener of(Session session, Operation operation) {
        return new RespondingHostListener(session, operation);
    }

    private void hear(Exchange exchange) {
        boolean ours = Thread.currentThread().equals(reader) && exchange.operation() == operation;
        if (ours && exchange.status() != null) {
            answered.set(exchange.url());
        }
    }

    /** With its port where it has one of its own; null when unknown. */
    public @Nullable String host() {
        URI url = answered.get();
        return url == null ? null : url.getAuthority();
    }

    @Override
    public void close() {
        stop.run();
    }
}
