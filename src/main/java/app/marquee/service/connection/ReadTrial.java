package app.marquee.service.connection;

import app.marquee.model.failure.Failure;
import app.marquee.model.operation.HostRole;
import app.marquee.model.operation.Operation;

import org.jspecify.annotations.Nullable;

import java.time.Duration;

/**
 * Trial of one read of the contract while a connection is tested.
 *
 * @param host where the last response came from; null when there was none, or both URLs are one
 * @param took how long the last attempt took; null when nothing was sent
 * @param failure why it doesn't work, or why it wasn't tried; null otherwise
 */
public record ReadTrial(
        Operation operation,
        Outcome outcome,
        @Nullable HostRole host,
        @Nullable Duration took,
        @Nullable Failure failure) {
    /** Outcome of a trial. */
    public enum Outcome {
        WORKS,
        FAILED,
        /** No video, funnel or stream is known to try it with. */
        NO_ID,
        /** An earlier read got no response from the same host, or was asked to wait. */
        NOT_TRIED
    }

    public boolean works() {
        return outcome == Outcome.WORKS;
    }

    /** Whether the response came from the other URL than the one asked first. */
    public boolean isElsewhere() {
        return works() && host != null && host != operation.host();
    }
}
