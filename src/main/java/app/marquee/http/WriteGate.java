package app.marquee.http;

import app.marquee.model.failure.Failure;
import app.marquee.model.failure.FailureException;
import app.marquee.model.operation.Operation;

import java.util.function.BooleanSupplier;

/**
 * Write gate of a connection: blocks writes while it is read-only. The lock is read each time, so
 * that it can be switched while requests are queued.
 */
public final class WriteGate {
    private final BooleanSupplier readOnly;

    public WriteGate(BooleanSupplier readOnly) {
        this.readOnly = readOnly;
    }

    /** Returns, or throws {@link Failure.ReadOnly} before a byte is sent. */
    void pass(Operation operation) {
        if (operation.isWrite() && readOnly.getAsBoolean()) {
            throw new FailureException(new Failure.ReadOnly(operation));
        }
    }
}
