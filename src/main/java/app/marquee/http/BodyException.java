package app.marquee.http;

import app.marquee.model.failure.Failure;

import org.jspecify.annotations.Nullable;

import java.io.IOException;

/** Exception that ends the reading of a body, with its typed failure. */
final class BodyException extends IOException {
    private static final long serialVersionUID = 1L;

    private final transient Failure failure;

    BodyException(Failure failure, @Nullable Throwable cause) {
        super(failure.getClass().getSimpleName(), cause);
        this.failure = failure;
    }

    Failure failure() {
        return failure;
    }
}
