package app.marquee.api.json;

import org.jspecify.annotations.Nullable;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.regex.Pattern;

/** Parser of the time formats of servers. */
public final class Times {
    private static final Pattern DATE = Pattern.compile("\\d{4}-\\d{2}(?:-\\d{2}(?:[T ].*)?)?");
    private static final Pattern EPOCH = Pattern.compile("\\d{10}|\\d{13}");
    private static final Pattern OFFSET = Pattern.compile(".*(?:Z|[+-]\\d{2}:?(?:\\d{2})?)");
    private static final Pattern HOUR = Pattern.compile("\\d{1,2}");
    private static final int SECONDS_DIGITS = 10;
    private static final int LAST_HOUR = 23;

    private Times() {}

    /** Whether a name is a day, an hour or an instant rather than the name of a thing. */
    public static boolean isTime(String text) {
        return DATE.matcher(text).matches() || EPOCH.matcher(text).matches();
    }

    /**
     * Reads ISO 8601 with and without fractions, and seconds or milliseconds since 1970. A time
     * without an offset is UTC, as all of the service's; a day alone is no instant.
     *
     * @return null when it cannot be read
     */
    public static @Nullable Instant instant(String text) {
        String trimmed = text.strip();
        try {
            if (EPOCH.matcher(trimmed).matches()) {
                long number = Long.parseLong(trimmed);
                return trimmed.length() == SECONDS_DIGITS
                        ? Instant.ofEpochSecond(number)
                        : Instant.ofEpochMilli(number);
            }
            String iso = trimmed.replace(' ', 'T');
            int time = iso.indexOf('T');
            return time > 0 && OFFSET.matcher(iso.substring(time)).matches()
                    ? OffsetDateTime.parse(iso).toInstant()
                    : LocalDateTime.parse(iso).toInstant(ZoneOffset.UTC);
        } catch (DateTimeException e) {
            return null;
        }
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
                ? day + "T" + (hour.length() == 1 ? "0" : "") + hour + ":00"
                : day + "T" + hour;
    }
}
