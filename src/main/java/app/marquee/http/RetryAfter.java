package app.marquee.http;

import org.jspecify.annotations.Nullable;

import java.math.BigDecimal;
import java.net.http.HttpHeaders;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeFormatterBuilder;
import java.util.List;
import java.util.Locale;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * Parser of the Retry-After header: seconds or a date as RFC 9110 has them, and what servers write
 * in their place: fractions, units, ISO instants and durations, and Unix times.
 */
final class RetryAfter {
    /** Longer delays are of no use. */
    private static final Duration LONGEST = Duration.ofDays(30);

    private static final Pattern NUMBER = Pattern.compile("[+-]?[0-9]+(?:[.,][0-9]*)?");
    private static final String AMOUNT =
            "([0-9]+(?:[.,][0-9]+)?)\\s*"
                    + "(milliseconds?|millis|ms|seconds?|secs?|s|minutes?|mins?|m|hours?|hrs?|h"
                    + "|days?|d)\\s*";
    private static final Pattern PART = Pattern.compile(AMOUNT);
    private static final Pattern PARTS = Pattern.compile("(?:" + AMOUNT + ")+");
    private static final Pattern ISO_DURATION = Pattern.compile("p[0-9dthms.]+");

    /** From here on a number is a time in seconds since 1970: as a delay it means decades. */
    private static final BigDecimal UNIX_SECONDS = BigDecimal.valueOf(1_000_000_000L);

    private static final BigDecimal UNIX_MILLIS = BigDecimal.valueOf(1_000_000_000_000L);
    private static final BigDecimal THOUSAND = BigDecimal.valueOf(1_000);

    private static final List<DateTimeFormatter> DATES =
            List.of(
                    DateTimeFormatter.RFC_1123_DATE_TIME,
                    form(
                            new DateTimeFormatterBuilder()
                                    .appendPattern("EEEE, dd-MMM-yy HH:mm:ss zzz")),
                    form(new DateTimeFormatterBuilder().appendPattern("EEE MMM ppd HH:mm:ss yyyy")),
                    form(
                            new DateTimeFormatterBuilder()
                                    .append(DateTimeFormatter.ISO_LOCAL_DATE)
                                    .appendPattern("['T'][ ]")
                                    .append(DateTimeFormatter.ISO_LOCAL_TIME)
                                    .appendPattern("[ ][XXX][XX][X]")));

    private RetryAfter() {}

    /** Without an offset it is UTC, as all of HTTP's dates. */
    private static DateTimeFormatter form(DateTimeFormatterBuilder form) {
        return new DateTimeFormatterBuilder()
                .parseCaseInsensitive()
                .append(form.toFormatter(Locale.US))
                .toFormatter(Locale.US)
                .withZone(ZoneOffset.UTC);
    }

    /**
     * The delay, at least zero; null when the service named none that can be read. A date is
     * counted from the service's own clock where the response has it, since that of this computer
     * may be wrong.
     */
    static @Nullable Duration of(HttpHeaders headers, Instant now) {
        @Nullable String value = headers.firstValue("Retry-After").map(String::strip).orElse(null);
        if (value == null) {
            return null;
        }
        @Nullable Instant told = headers.firstValue("Date").map(RetryAfter::date).orElse(null);
        Duration wait = wait(value, told == null ? now : told);
        return wait == null ? null : bounded(wait);
    }

    private static @Nullable Duration wait(String value, Instant now) {
        if (NUMBER.matcher(value).matches()) {
            return number(decimal(value), now);
        }
        String lower = value.toLowerCase(Locale.ROOT);
        if (PARTS.matcher(lower).matches()) {
            return PART.matcher(lower)
                    .results()
                    .map(RetryAfter::part)
                    .reduce(Duration.ZERO, Duration::plus);
        }
        if (ISO_DURATION.matcher(lower).matches()) {
            return isoDuration(lower);
        }
        Instant then = date(value);
        return then == null ? null : Duration.between(now, then);
    }

    private static BigDecimal decimal(String text) {
        return new BigDecimal(text.replace(',', '.'));
    }

    /** A time that is long past is no time but an absurd delay. */
    private static Duration number(BigDecimal number, Instant now) {
        if (number.compareTo(UNIX_SECONDS) < 0) {
            return seconds(number);
        }
        BigDecimal since = number.compareTo(UNIX_MILLIS) < 0 ? number : number.divide(THOUSAND);
        Duration wait = seconds(since.subtract(BigDecimal.valueOf(now.getEpochSecond())));
        return wait.compareTo(Duration.ofDays(-1)) < 0 ? LONGEST : wait;
    }

    private static Duration seconds(BigDecimal seconds) {
        BigDecimal most = BigDecimal.valueOf(LONGEST.toSeconds());
        return Duration.ofMillis(
                seconds.max(most.negate()).min(most).multiply(THOUSAND).longValue());
    }

    private static Duration part(MatchResult part) {
        return seconds(decimal(part.group(1)).multiply(secondsIn(part.group(2))));
    }

    private static BigDecimal secondsIn(String unit) {
        if (unit.startsWith("mil") || unit.equals("ms")) {
            return new BigDecimal("0.001");
        }
        return BigDecimal.valueOf(
                switch (unit.charAt(0)) {
                    case 'm' -> 60;
                    case 'h' -> 3_600;
                    case 'd' -> 86_400;
                    default -> 1;
                });
    }

    private static @Nullable Duration isoDuration(String text) {
        try {
            return Duration.parse(text);
        } catch (DateTimeException | ArithmeticException _) {
            return null;
        }
    }

    private static @Nullable Instant date(String text) {
        for (DateTimeFormatter form : DATES) {
            try {
                return ZonedDateTime.parse(text.strip(), form).toInstant();
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
