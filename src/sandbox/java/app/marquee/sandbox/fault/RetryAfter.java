package app.marquee.sandbox.fault;

/** Retry-After header of an error response. */
public sealed interface RetryAfter {
    /** No header. */
    record Absent() implements RetryAfter {}

    /** {@code Retry-After: 5}. */
    record Seconds(int seconds) implements RetryAfter {}

    /**
     * {@code Retry-After: Wed, 21 Oct 2026 07:28:00 GMT}, so many seconds ahead of the real clock.
     */
    record Date(int seconds) implements RetryAfter {}
}
