package app.marquee.analytics.live;

import org.jspecify.annotations.Nullable;

import java.time.Duration;
import java.time.Instant;

/** State of a live stream as its last point tells it. */
public enum LiveState {
    LIVE,
    /** It had no newer point when it was loaded. */
    ENDED,
    /** Nothing is known, or it was live when it was loaded and may have ended since. */
    UNKNOWN;

    /** A live stream has a point at least as often. */
    public static final Duration RECENT = Duration.ofMinutes(5);

    /**
     * Pure.
     *
     * @param last time of its last point; null when there is none
     * @param askedAt load time; null when it was never loaded
     */
    public static LiveState of(@Nullable Instant last, @Nullable Instant askedAt, Instant now) {
        if (last == null || askedAt == null) {
            return UNKNOWN;
        }
        if (last.plus(RECENT).isBefore(askedAt)) {
            return ENDED;
        }
        return last.plus(RECENT).isBefore(now) ? UNKNOWN : LIVE;
    }
}
