package app.marquee.analytics;

import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.ZoneId;
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

    /** The same text for the same time, however the service wrote it. */
    default String key() {
        return switch (this) {
            case Day(_, var day) -> day.toString();
            case Moment(_, var instant) -> instant.toString();
            case Local(_, var time) -> time.toString();
            case Other(var text) -> text;
        };
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
}
