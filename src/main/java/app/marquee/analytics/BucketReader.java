package app.marquee.analytics;

import app.marquee.model.TimeText;
import app.marquee.model.analytics.CounterRow;
import app.marquee.model.analytics.Granularity;

import org.jspecify.annotations.Nullable;

import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.ZoneId;
import java.util.Comparator;
import java.util.Optional;

/**
 * Reader of the days and hours of a report. Platforms write a day as a date, or as the time at
 * which it begins: at 00:00 with any offset it is the day that is written, since nobody knows which
 * zone the platform means. Another time is of its day in the account's zone.
 *
 * @param granularity anything but hours is read as days
 * @param zone of the account, in which days begin
 */
public record BucketReader(@Nullable Granularity granularity, ZoneId zone) {
    /** Of a report by day. */
    public static BucketReader days(ZoneId zone) {
        return new BucketReader(Granularity.DAY, zone);
    }

    /** Of a report by hour. */
    public static BucketReader hours(ZoneId zone) {
        return new BucketReader(Granularity.HOUR, zone);
    }

    public Bucket of(String text) {
        return switch (TimeText.parse(text)) {
            case LocalDate day -> new Bucket.Day(text, day);
            case LocalDateTime time when isHourly() -> new Bucket.Local(text, time);
            case LocalDateTime time -> new Bucket.Day(text, time.toLocalDate());
            case OffsetDateTime time when isHourly() -> new Bucket.Moment(text, time.toInstant());
            case OffsetDateTime time -> new Bucket.Day(text, day(time));
            case null, default -> new Bucket.Other(text);
        };
    }

    private boolean isHourly() {
        return granularity == Granularity.HOUR;
    }

    private LocalDate day(OffsetDateTime time) {
        return time.toLocalTime().equals(LocalTime.MIDNIGHT)
                ? time.toLocalDate()
                : time.atZoneSameInstant(zone).toLocalDate();
    }

    /** When the day or hour of a row begins; empty for a total, and when it is not understood. */
    public Optional<Instant> begins(CounterRow row) {
        String text = row.bucket();
        return text == null ? Optional.empty() : of(text).begins(zone);
    }

    /** The day of a row, also where it has an hour; empty for a total, and when unknown. */
    public Optional<LocalDate> day(CounterRow row) {
        return begins(row).map(at -> LocalDate.ofInstant(at, zone));
    }

    /** In the order of time; what is not understood follows, by its text. */
    public Comparator<Bucket> inTime() {
        Comparator<Bucket> byTime =
                Comparator.comparing(bucket -> bucket.begins(zone).orElse(Instant.MAX));
        return byTime.thenComparing(Bucket::text);
    }
}
