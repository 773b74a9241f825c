package app.marquee.tour;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;

/** Clock of a tour that stands still, on the tour's day or an earlier one. Thread-safe. */
final class TourClock extends Clock {
    private final Instant day;
    private final ZoneId zone;
    private volatile Instant now;

    TourClock(Instant day, ZoneId zone) {
        this.day = day;
        this.zone = zone;
        this.now = day;
    }

    /**
     * @param days before the day of the tour
     */
    void goBack(int days) {
        now = day.minus(Duration.ofDays(days));
    }

    @Override
    public Instant instant() {
        return now;
    }

    @Override
    public ZoneId getZone() {
        return zone;
    }

    @Override
    public Clock withZone(ZoneId other) {
        return Clock.fixed(now, other);
    }
}
