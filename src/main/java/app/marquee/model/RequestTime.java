package app.marquee.model;

import java.time.Duration;

/** Minimum duration of requests. */
public final class RequestTime {
    private RequestTime() {}

    /** In whole seconds, when nothing else is asked for. */
    public static Duration of(long requests, int perMinute) {
        return Duration.ofSeconds(Math.ceilDiv(requests * 60, Math.max(1, perMinute)));
    }
}
