package app.marquee.api.json;

import app.marquee.model.TimeText;

import org.jspecify.annotations.Nullable;

import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.regex.Pattern;

/** Reader of the times of JSON members and keys. */
public final class Times {
    private static final Pattern DATE = Pattern.compile("\\d{4}-\\d{2}(?:-\\d{2}(?:[T ].*)?)?");
    private static final Pattern HOUR = Pattern.compile("\\d{1,2}");

    /** Fewer characters are no day. */
    private static final int LEAST = 8;

    private static final int LAST_HOUR = 23;

    private Times() {}

    /** Whether a name is a day, an hour or an instant rather than the name of a thing. */
    public static boolean isTime(String text) {
        return DATE.matcher(text).matches()
                || (text.length() >= LEAST && TimeText.parse(text) != null);
    }

    /**
     * Reads a time. One without an offset is UTC, as all of the service's; a day alone is no
     * instant.
     *
     * @return null when it cannot be read
     */
    public static @Nullable Instant instant(String text) {
        return switch (TimeText.parse(text)) {
            case OffsetDateTime time -> time.toInstant();
            case LocalDateTime time -> time.toInstant(ZoneOffset.UTC);
            case null, default -> null;
        };
    }

    /** Joins a day and an hour that a service gives as two members. */
    static @Nullable String bucket(@Nullable String day, @Nullable String hour) {
        if (hour == null || day == null) {
            return day == null ? hour : day;
        }
        if (isTime(hour)) {
            return hour;
        }
        return HOUR.matcher(hour).matches() && Integer.parseInt(hour) <= LAST_HOUR
                ? named(day) + "T" + (hour.length() == 1 ? "0" : "") + hour + ":00"
                : named(day) + "T" + hour;
    }

    /** The day that a time at 00:00 names; other texts as they are. */
    private static String named(String day) {
        LocalDateTime time =
                switch (TimeText.parse(day)) {
                    case LocalDate date -> date.atStartOfDay();
                    case LocalDateTime local -> local;
                    case OffsetDateTime at -> at.toLocalDateTime();
                    case null, default -> null;
                };
        return time == null || !time.toLocalTime().equals(LocalTime.MIDNIGHT)
                ? day
                : time.toLocalDate().toString();
    }
}
