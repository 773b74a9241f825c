package app.marquee.http;

import app.marquee.model.failure.Failure;

import org.jspecify.annotations.Nullable;

import java.time.Duration;

/** How one attempt ended. */
sealed interface Outcome<T> {
    record Answered<T>(T value) implements Outcome<T> {}

    /**
     * @param sent whether the service may have received the request
     * @param answered whether a status came back
     * @param retryAfter the wait that the service named
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
