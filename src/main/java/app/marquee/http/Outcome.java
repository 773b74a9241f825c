package app.marquee.http;

import app.marquee.model.failure.Failure;

import org.jspecify.annotations.Nullable;

import java.time.Duration;

/** Outcome of one attempt. */
sealed interface Outcome<T> {
    record Answered<T>(T value) implements Outcome<T> {}

    /**
     * @param sent whether the service may have received the request
     * @param answered whether a status came back
     * @param retryAfter the delay that the server named
     * @param cause what was thrown, free of secrets
     */
    record Failed<T>(
            Failure failure,
            boolean sent,
            boolean answered,
            @Nullable Duration retryAfter,
            @Nullable Throwable cause)
            implements Outcome<T> {}
}
