package app.marquee.analytics;

import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.ZoneId;
import java.time.format.DateTimeParseException;
import java.util.Comparator;
import java.util.Optional;

/** Time bucket of a row: its day or hour, as far as it is readable. */
public sealed interface Bucket {
    /** As the service wrote it. */
    String text();

    /** Day of the account. */
    record Day(String text, LocalDate day) implements Bucket {}

    /** Moment, such as the start of an hour. */
    record Moment(String text, Instant instant) implements Bucket {}

    /** Local time in the time zone of the account. */
    record Local(String text, LocalDateTime time) implements Bucket {}

    /** Unreadable text. */
    record Other(String text) implements Bucket {}

    static Bucket of(String text) {
        String trimmed = text.trim();
        try {
            return switch (trimmed.length()) {
                case 10 -> new Day(text, LocalDate.parse(trimmed));
                case 16, 19 -> new Local(text, LocalDateTime.parse(trimmed.replace(' ', 'T')));
                default -> new Moment(text, OffsetDateTime.parse(trimmed).toInstant());
            };
        } catch (DateTimeParseException e) {
            return new Other(text);
        }
    }

    /** When it begins; empty when it is not understood. */
    default Optional<Instant> begins(ZoneId zone) {
        return switch (this) {
            case Day(_, var day) -> Optional.of(day.atStartOfDay(zone).toInstant());
            case Moment(_, var instant) -> Optional.of(instant);
            case Local(_, var time) -> Optional.of(time.atZone(zone).toInstant());
            case Other _ -> Optional.empty();
        };
    }

    /** In the order of time; what is not understood follows, by its text. */
    static Comparator<Bucket> inTime(ZoneId zone) {
        Comparator<Bucket> byTime =
                Comparator.comparing(bucket -> bucket.begins(zone).orElse(Instant.MAX));
        return byTime.thenComparing(Bucket::text);
    }
}
