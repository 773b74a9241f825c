package app.marquee.ui.library.folder;

import app.marquee.model.failure.Failure;

import java.time.Instant;

/** How reading stands; what was read before stays on the screen whatever it is. */
public sealed interface LoadState {
    /** Nothing was asked yet. */
    record New() implements LoadState {}

    record Loading() implements LoadState {}

    record Cancelled() implements LoadState {}

    /**
     * The answer is there and holds nothing.
     *
     * @param whole false when the connection has no such list and nothing is known by other ways
     */
    record Empty(Instant askedAt, boolean whole) implements LoadState {}

    record Full(Instant askedAt) implements LoadState {}

    record Failed(Failure failure) implements LoadState {}

    /** Whether an answer is shown, be there something in it or not. */
    default boolean isRead() {
        return this instanceof Full || this instanceof Empty;
    }
}
