package app.marquee.ui.analytics;

import app.marquee.ui.testing.FakeShell;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;

/** A clock whose hands are moved. */
public final class Hands extends Clock {
    private volatile Instant now = FakeShell.NOW;

    public void move(Duration by) {
        now = now.plus(by);
    }

    @Override
    public ZoneId getZone() {
        return FakeShell.ZONE;
    }

    @Override
    public Clock withZone(ZoneId zone) {
        return this;
    }

    @Override
    public Instant instant() {
        return now;
    }
}
