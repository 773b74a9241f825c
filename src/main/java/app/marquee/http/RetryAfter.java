package app.marquee.http;

import org.jspecify.annotations.Nullable;

import java.net.http.HttpHeaders;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/**
 * Parser of the Retry-After header: seconds, or one of the three forms of an HTTP date (RFC 9110).
 */
final class RetryAfter {
    /** Longer delays are of no use. */
    private static final Duration LONGEST = Duration.ofDays(30);

    private static final Pattern SECONDS = Pattern.compile("[0-9]+");
    private static final List<DateTimeFormatter> DATES =
            List.of(
                    DateTimeFormatter.RFC_1123_DATE_TIME,
                    DateTimeFormatter.ofPattern("EEEE, dd-MMM-yy HH:mm:ss zzz", Locale.US),
                    DateTimeFormatter.ofPattern("EEE MMM ppd HH:mm:ss yyyy", Locale.US)
                            .withZone(java.time.ZoneOffset.UTC));

    private RetryAfter() {}

    /**
     * The delay, at least zero; null when the service named none that can be read. A date is
     * counted from the service's own clock where the response has it, since that of this computer
     * may be wrong.
     */
    static @Nullable Duration of(HttpHeaders headers, Instant now) {
        @Nullable String value = headers.firstValue("Retry-After").map(String::trim).orElse(null);
        if (value == null) {
            return null;
        }
        if (SECONDS.matcher(value).matches()) {
            return value.length() > 7
                    ? LONGEST
                    : bounded(Duration.ofSeconds(Long.parseLong(value)));
        }
        @Nullable Instant then = date(value);
        @Nullable Instant told = headers.firstValue("Date").map(RetryAfter::date).orElse(null);
        return then == null ? null : bounded(Duration.between(told == null ? now : told, then));
    }

    private static @Nullable Instant date(String text) {
        for (DateTimeFormatter form : DATES) {
            try {
                return ZonedDateTime.parse(text.trim(), form).toInstant();
            } catch (DateTimeException _) {
                // The next form may fit.
            }
        }
        return null;
    }

    private static Duration bounded(Duration wait) {
        if (wait.isNegative()) {
            return Duration.ZERO;
        }
        return wait.compareTo(LONGEST) > 0 ? LONGEST : wait;
    }
}
