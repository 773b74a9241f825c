package app.marquee.api;

import app.marquee.http.ApiRequest;
import app.marquee.model.operation.Operation;

import java.util.Set;

/** Guard that a client sends only the writes of its own resource. */
final class Writes {
    private final Set<Operation> operations;

    Writes(Operation... operations) {
        this.operations = Set.of(operations);
    }

    /** Throws {@link IllegalArgumentException} for a request that belongs elsewhere. */
    void requireOwn(ApiRequest request) {
        if (!operations.contains(request.operation())) {
            throw new IllegalArgumentException(
                    request.operation() + " is not one of " + operations);
        }
    }
}
