package app.marquee.ui.library.folder;

import app.marquee.model.failure.Failure;

import java.time.Instant;

/** State of a load; content loaded before stays visible. Immutable. */
public sealed interface LoadState {
    /** State before the first load. */
    record New() implements LoadState {}

    record Loading() implements LoadState {}

    record Cancelled() implements LoadState {}

    /**
     * Empty response.
     *
     * @param whole false when the connection has no such list and no folders are known otherwise
     */
    record Empty(Instant askedAt, boolean whole) implements LoadState {}

    record Full(Instant askedAt) implements LoadState {}

    record Failed(Failure failure) implements LoadState {}

    /** Whether loaded data is shown, empty or not. */
    default boolean isRead() {
        return this instanceof Full || this instanceof Empty;
    }
}
