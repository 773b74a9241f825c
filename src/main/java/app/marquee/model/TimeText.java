package app.marquee.model;

import org.jspecify.annotations.Nullable;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.format.ResolverStyle;
import java.time.temporal.Temporal;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Parser of days and times in the forms of servers: RFC 3339, ISO 8601 with and without marks, RFC
 * 1123, and seconds or milliseconds since 1970. What is ambiguous or out of range is not read.
 */
public final class TimeText {
    private static final String DAY =
            "(?:(?<year>\\d{4})(?<mark>[-/])(?<month>\\d{1,2})\\k<mark>(?<day>\\d{1,2})"
                    + "|(?<years>(?:19|20)\\d{2})(?<months>\\d{2})(?<days>\\d{2}))";

    private static final String TIME =
            "(?:(?:[Tt]|\\s+)(?<hour>\\d{2})(?::?(?<minute>\\d{2})"
                    + "(?::?(?<second>\\d{2})(?:[.,](?<fraction>\\d+))?)?)?)?";

    /** May be followed by the name of the zone, with which it agrees. */
    private static final String OFFSET =
            "(?:\\s*(?:(?<utc>[Zz]|UTC|GMT)"
                    + "|(?:UTC|GMT)?(?<sign>[-+\u2212])(?<hours>\\d{2})(?::?(?<minutes>\\d{2}))?)"
                    + "(?: (?:[A-Z]{3,5}|[-+]\\d{2}(?:\\d{2})?))?(?:\\[[^\\]]+\\])*)?";

    private static final Pattern ISO = Pattern.compile(DAY + TIME + OFFSET);

    private static final Pattern WITHOUT_MARKS = Pattern.compile("((?:19|20)\\d{6})(\\d{6})");

    /** As JSON has them, so that there may be an exponent. */
    private static final Pattern NUMBER = Pattern.compile("\\d+(?:[.,]\\d+)?(?:[eE]\\+?\\d{1,2})?");

    private static final int SECONDS_DIGITS = 10;
    private static final int MILLIS_DIGITS = 13;
    private static final int THOUSAND_DIGITS = 3;
    private static final int NANO_DIGITS = 9;
    private static final int MOST_MINUTES = 59;
    private static final int LEAP_SECOND = 60;

    /** The largest of Java; those beyond it are read as UTC. */
    private static final int MOST_OFFSET = 18;

    private static final int MOST_HOURS = 23;

    private static final DateTimeFormatter RFC_1123 =
            DateTimeFormatter.RFC_1123_DATE_TIME.withResolverStyle(ResolverStyle.STRICT);

    /** The formatter alone takes a year of two digits for one of the first century. */
    private static final Pattern RFC_1123_FORM =
            Pattern.compile(
                    "(?<time>(?:\\p{Alpha}{3}, )?\\d{1,2} \\p{Alpha}{3} \\d{4}"
                            + " \\d{2}:\\d{2}(?::\\d{2})?)"
                            + " (?:(?<utc>GMT|UTC|UT|Z)|(?<offset>[-+]\\d{4}))",
                    Pattern.CASE_INSENSITIVE);

    private TimeText() {}

    /**
     * Reads a day or a time.
     *
     * @return a {@link LocalDate}, a {@link LocalDateTime} where there is no offset, or an {@link
     *     OffsetDateTime}; null where it is none of them
     */
    public static @Nullable Temporal parse(String text) {
        String trimmed = text.strip();
        try {
            Matcher rfc1123 = RFC_1123_FORM.matcher(trimmed);
            return rfc1123.matches() ? rfc1123(rfc1123) : digits(trimmed);
        } catch (DateTimeException e) {
            return null;
        }
    }

    private static OffsetDateTime rfc1123(Matcher form) {
        String zone = form.group("utc") == null ? form.group("offset") : "GMT";
        return OffsetDateTime.parse(form.group("time") + " " + zone, RFC_1123);
    }

    private static @Nullable Temporal digits(String text) {
        Matcher iso = ISO.matcher(WITHOUT_MARKS.matcher(text).replaceFirst("$1T$2"));
        if (iso.matches()) {
            return iso(iso);
        }
        return NUMBER.matcher(text).matches()
                ? epoch(new BigDecimal(text.replace(',', '.')))
                : null;
    }

    private static @Nullable Temporal iso(Matcher iso) {
        LocalDate day =
                iso.group("year") == null
                        ? date(iso, "years", "months", "days")
                        : date(iso, "year", "month", "day");
        boolean hasOffset = iso.group("utc") != null || iso.group("sign") != null;
        if (iso.group("hour") == null) {
            // Without a colon it may as well be an hour.
            return iso.group("sign") == null || iso.group().contains(":") ? day : null;
        }
        boolean isLeap = number(iso, "second") == LEAP_SECOND;
        LocalDateTime time =
                day.atTime(
                        number(iso, "hour"),
                        number(iso, "minute"),
                        isLeap ? LEAP_SECOND - 1 : number(iso, "second"),
                        nanos(iso.group("fraction")));
        Temporal read = hasOffset ? at(time, iso) : time;
        return isLeap && !mayBeLeap(read) ? null : read;
    }

    private static LocalDate date(Matcher iso, String year, String month, String day) {
        return LocalDate.of(number(iso, year), number(iso, month), number(iso, day));
    }

    private static int number(Matcher iso, String group) {
        String digits = iso.group(group);
        return digits == null ? 0 : Integer.parseInt(digits);
    }

    private static int nanos(@Nullable String fraction) {
        return fraction == null
                ? 0
                : Integer.parseInt((fraction + "0".repeat(NANO_DIGITS)).substring(0, NANO_DIGITS));
    }

    private static @Nullable OffsetDateTime at(LocalDateTime time, Matcher iso) {
        if (iso.group("utc") != null) {
            return time.atOffset(ZoneOffset.UTC);
        }
        int sign = iso.group("sign").equals("+") ? 1 : -1;
        int hours = sign * number(iso, "hours");
        int minutes = sign * number(iso, "minutes");
        if (Math.abs(hours) > MOST_HOURS || Math.abs(minutes) > MOST_MINUTES) {
            return null;
        }
        return Math.abs(hours) < MOST_OFFSET
                ? time.atOffset(ZoneOffset.ofHoursMinutes(hours, minutes))
                : time.minusHours(hours).minusMinutes(minutes).atOffset(ZoneOffset.UTC);
    }

    /** A second is added before midnight UTC only. */
    private static boolean mayBeLeap(@Nullable Temporal time) {
        LocalTime utc =
                time instanceof OffsetDateTime at
                        ? at.withOffsetSameInstant(ZoneOffset.UTC).toLocalTime()
                        : time instanceof LocalDateTime local
                                ? local.toLocalTime()
                                : LocalTime.MIDNIGHT;
        return utc.getHour() == MOST_HOURS && utc.getMinute() == MOST_MINUTES;
    }

    /** By its number of digits, so that it is of the years 2001 to 2286. */
    private static @Nullable OffsetDateTime epoch(BigDecimal number) {
        BigDecimal seconds =
                switch (number.precision() - number.scale()) {
                    case SECONDS_DIGITS -> number;
                    case MILLIS_DIGITS -> number.movePointLeft(THOUSAND_DIGITS);
                    default -> null;
                };
        if (seconds == null) {
            return null;
        }
        BigDecimal whole = seconds.setScale(0, RoundingMode.DOWN);
        BigDecimal nanos =
                seconds.subtract(whole).movePointRight(NANO_DIGITS).setScale(0, RoundingMode.DOWN);
        return Instant.ofEpochSecond(whole.longValueExact(), nanos.longValueExact())
                .atOffset(ZoneOffset.UTC);
    }
}
