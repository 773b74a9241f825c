package app.marquee.text;

import app.marquee.model.LocaleFormat;

import java.math.BigDecimal;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.Month;
import java.time.ZoneId;
import java.util.Locale;

/** Formatter of numbers, dates, sizes and ages in the user's locale. Immutable. */
public final class Formats {
    private static final long UNIT = 1000;
    private static final int DECIMALS = 2;

    /** In seconds; longer ones are no lengths of videos. */
    private static final BigDecimal LONGEST = BigDecimal.valueOf(1_000_000_000);

    private final Messages common;
    private final LocaleFormat form;

    Formats(Messages common) {
        this.common = common;
        this.form = new LocaleFormat(common.locale());
    }

    public String integer(Number value) {
        return form.integer(value);
    }

    /** At most two decimals. */
    public String decimal(Number value) {
        return form.decimal(value, DECIMALS);
    }

    /** The same number of decimals for all values. */
    public String decimal(Number value, int decimals) {
        return form.decimal(value, decimals, decimals);
    }

    /** A large number in few letters, such as 12.5K. */
    public String compact(double value) {
        return form.compact(value);
    }

    /**
     * One decimal, so that they line up in a column; what is too little for it and yet something is
     * less than that.
     *
     * @param ratio 1 is 100 %
     */
    public String percent(double ratio) {
        return form.percent(ratio);
    }

    /**
     * With as many decimals as a round limit has, such as 0.03%.
     *
     * @param ratio 1 is 100 %
     */
    public String roundPercent(double ratio) {
        return form.roundPercent(ratio);
    }

    /**
     * Without decimals.
     *
     * @param ratio 1 is 100 %
     */
    public String wholePercent(double ratio) {
        return form.wholePercent(ratio);
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
        return form.decimal(value, unit == 0 ? 0 : 1) + "\u00a0" + units[unit];
    }

    /** A length of play in seconds, of which it leaves out the parts: 1:02:03 or 2:03. */
    public String length(BigDecimal seconds) {
        return length(Duration.ofSeconds(seconds.longValue()));
    }

    /**
     * The length of a video in seconds. An implausible one is the raw number; 0, which it is until
     * the video is processed, is unknown and so empty.
     */
    public String videoLength(BigDecimal seconds) {
        if (seconds.signum() == 0) {
            return "";
        }
        boolean isPlausible = seconds.signum() > 0 && seconds.compareTo(LONGEST) < 0;
        return isPlausible ? length(seconds) : seconds.toPlainString();
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
        return form.date(date);
    }

    /** Day and month, written as in a whole date. */
    public String day(LocalDate date) {
        return form.day(date);
    }

    /** A month by its name alone. */
    public String month(Month month) {
        return form.month(month);
    }

    /** A day of the week, as within a sentence. */
    public String weekday(LocalDate date) {
        return form.weekday(date);
    }

    /** The name of a time zone. */
    public String zone(ZoneId zone) {
        return form.zone(zone);
    }

    /** The first and the last of some days, with the year once where it is the same. */
    public String days(LocalDate first, LocalDate last) {
        return form.days(first, last);
    }

    /** The same in short: without the year where it is this one, and once where it is one day. */
    public String shortDays(LocalDate first, LocalDate last, LocalDate today) {
        if (first.getYear() != today.getYear() || last.getYear() != today.getYear()) {
            return days(first, last);
        }
        return first.equals(last) ? day(first) : common.text("days", day(first), day(last));
    }

    /** Day and minute in the zone of the account. */
    public String dateTime(Instant time, ZoneId zone) {
        return form.dateTime(time, zone);
    }

    /** Day and second in the zone of the account, for what follows close upon each other. */
    public String moment(Instant time, ZoneId zone) {
        return form.moment(time, zone);
    }

    /** Hour and minute in the zone of the account. */
    public String minute(Instant time, ZoneId zone) {
        return form.minute(time, zone);
    }

    /** Hour, minute and second in the zone of the account. */
    public String time(Instant time, ZoneId zone) {
        return form.second(time, zone);
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

    /** A duration ahead: 20 seconds, 3 minutes, 17 hours. A part of a second counts as one. */
    public String wait(Duration wait) {
        if (wait.toHours() >= 2) {
            return common.plural("wait.hours", wait.toHours());
        }
        return wait.toMinutes() < 2
                ? common.plural("wait.seconds", wait.plusNanos(999_999_999).toSeconds())
                : common.plural("wait.minutes", wait.toMinutes());
    }
}
