package app.marquee.ui.analytics;

import app.marquee.text.Messages;

import org.jspecify.annotations.Nullable;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;

/** Formatter of times, relative for the window and as dates for files and images. Immutable. */
public final class TimeWords {
    private final Messages messages;
    private final @Nullable Clock clock;

    private TimeWords(Messages messages, @Nullable Clock clock) {
        this.messages = messages;
        this.clock = clock;
    }

    public static TimeWords withAges(Messages messages, Clock clock) {
        return new TimeWords(messages, clock);
    }

    public static TimeWords lasting(Messages messages) {
        return new TimeWords(messages, null);
    }

    /** Whether it formats dates instead of ages. */
    public boolean isLasting() {
        return clock == null;
    }

    /** The load time of a report, without the day where it is this one. */
    public String asked(Instant time, ZoneId zone) {
        return clock != null && isSameDay(time, clock.instant(), zone)
                ? messages.text("truth.asked", messages.formats().minute(time, zone))
                : messages.text("truth.asked.lasting", messages.formats().dateTime(time, zone));
    }

    private static boolean isSameDay(Instant one, Instant other, ZoneId zone) {
        return LocalDate.ofInstant(one, zone).equals(LocalDate.ofInstant(other, zone));
    }

    /** The last day that a daily report has. */
    public String lastDay(LocalDate day) {
        return messages.text("truth.last-day", messages.formats().date(day));
    }

    /** The time of a report's last point. */
    public String lastPoint(Instant time, ZoneId zone) {
        String moment = messages.formats().dateTime(time, zone);
        return clock == null
                ? messages.text("truth.last-point.lasting", moment)
                : messages.text("truth.last-point", moment, age(clock, time));
    }

    private String age(Clock now, Instant time) {
        Duration age = Duration.between(time, now.instant());
        return messages.formats().age(age.isNegative() ? Duration.ZERO : age);
    }
}
