package app.marquee.ui.control;

import java.math.BigDecimal;
import java.text.NumberFormat;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import java.util.Locale;

/** Formatter of numbers, dates, sizes and ages in the user's locale. Immutable. */
public final class Formats {
    private static final double LEAST_RATIO = 0.001;
    private static final long UNIT = 1000;

    private final Messages common;
    private final Locale locale;

    Formats(Messages common) {
        this.common = common;
        this.locale = common.locale();
    }

    public String integer(long value) {
        return NumberFormat.getIntegerInstance(locale).format(value);
    }

    /** At most two decimals. */
    public String decimal(Number value) {
        NumberFormat format = NumberFormat.getNumberInstance(locale);
        format.setMaximumFractionDigits(2);
        return format.format(value);
    }

    /** A large number in few letters, such as 12.5K. */
    public String compact(double value) {
        NumberFormat format =
                NumberFormat.getCompactNumberInstance(locale, NumberFormat.Style.SHORT);
        format.setMaximumFractionDigits(1);
        // Spanish data of the JDK has 5 K beside 25 k.
        return format.format(value).replace("\u00a0K", "\u00a0k");
    }

    /**
     * At most one decimal; what is too little for it and yet something is less than that.
     *
     * @param ratio 1 is 100 %
     */
    public String percent(double ratio) {
        NumberFormat format = NumberFormat.getPercentInstance(locale);
        format.setMaximumFractionDigits(1);
        String text = format.format(ratio);
        boolean little = ratio > 0 && text.equals(format.format(0));
        return little ? "<" + format.format(LEAST_RATIO) : text;
    }

    /** Decimal units: 1 kB is 1000 bytes. */
    public String bytes(long size) {
        String[] units = {"B", "kB", "MB", "GB", "TB"};
        double value = size;
        int unit = 0;
        while (value >= UNIT && unit < units.length - 1) {
            value /= UNIT;
            unit++;
        }
        NumberFormat format = NumberFormat.getNumberInstance(locale);
        format.setMaximumFractionDigits(unit == 0 ? 0 : 1);
        return format.format(value) + "\u00a0" + units[unit];
    }

    /** A length of play in seconds, of which it leaves out the parts: 1:02:03 or 2:03. */
    public String length(BigDecimal seconds) {
        return length(Duration.ofSeconds(seconds.longValue()));
    }

    /** A length of play: 1:02:03 or 2:03. */
    public String length(Duration length) {
        long seconds = length.toSeconds();
        String tail = String.format(Locale.ROOT, "%02d", seconds % 60);
        return length.toHours() > 0
                ? length.toHours()
                        + String.format(Locale.ROOT, ":%02d:", length.toMinutesPart())
                        + tail
                : length.toMinutes() + ":" + tail;
    }

    /** How long something took: 340 ms, 1.2 s. */
    public String took(Duration duration) {
        long millis = duration.toMillis();
        return millis < UNIT ? millis + "\u00a0ms" : decimal(millis / (double) UNIT) + "\u00a0s";
    }

    public String date(LocalDate date) {
        return DateTimeFormatter.ofLocalizedDate(FormatStyle.MEDIUM)
                .withLocale(locale)
                .format(date);
    }

    /** The first and the last of some days; a single day once. */
    public String days(LocalDate first, LocalDate last) {
        return first.equals(last) ? date(first) : common.text("days", first, last);
    }

    /** The same in short: without the year where it is this one, and once where it is one day. */
    public String shortDays(LocalDate first, LocalDate last, LocalDate today) {
        if (first.getYear() != today.getYear() || last.getYear() != today.getYear()) {
            return days(first, last);
        }
        DateTimeFormatter day = DateTimeFormatter.ofLocalizedPattern("MMMd").withLocale(locale);
        return first.equals(last)
                ? day.format(first)
                : common.text("days", day.format(first), day.format(last));
    }

    /** Day and minute in the zone of the account. */
    public String dateTime(Instant time, ZoneId zone) {
        return DateTimeFormatter.ofLocalizedDateTime(FormatStyle.MEDIUM, FormatStyle.SHORT)
                .withLocale(locale)
                .format(time.atZone(zone));
    }

    /** Day and second in the zone of the account, for what follows close upon each other. */
    public String moment(Instant time, ZoneId zone) {
        return DateTimeFormatter.ofLocalizedDateTime(FormatStyle.MEDIUM)
                .withLocale(locale)
                .format(time.atZone(zone));
    }

    /** Hour, minute and second in the zone of the account. */
    public String time(Instant time, ZoneId zone) {
        return DateTimeFormatter.ofLocalizedTime(FormatStyle.MEDIUM)
                .withLocale(locale)
                .format(time.atZone(zone));
    }

    /** How long ago: just now, 3 minutes ago, 2 days ago. */
    public String age(Duration age) {
        if (age.toMinutes() < 1) {
            return common.text("age.now");
        }
        if (age.toHours() < 1) {
            return common.plural("age.minutes", age.toMinutes());
        }
        return age.toDays() < 1
                ? common.plural("age.hours", age.toHours())
                : common.plural("age.days", age.toDays());
    }

    /** A duration ahead: 20 seconds, 3 minutes. A part of a second counts as one. */
    public String wait(Duration wait) {
        return wait.toMinutes() < 2
                ? common.plural("wait.seconds", wait.plusNanos(999_999_999).toSeconds())
                : common.plural("wait.minutes", wait.toMinutes());
    }
}
