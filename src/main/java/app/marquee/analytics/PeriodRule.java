package app.marquee.analytics;

import org.jspecify.annotations.Nullable;

import java.time.LocalDate;

/** What two dates that a person chose amount to. */
public sealed interface PeriodRule {
    /** They can be asked for. */
    record Fits(Period period) implements PeriodRule {}

    /** One of them is missing. */
    record Incomplete() implements PeriodRule {}

    /** The end lies before the start. */
    record Reversed() implements PeriodRule {}

    /** The period starts after today: nothing can have happened in it. */
    record InTheFuture() implements PeriodRule {}

    static PeriodRule check(@Nullable LocalDate start, @Nullable LocalDate end, LocalDate today) {
        if (start == null || end == null) {
            return new Incomplete();
        }
        if (end.isBefore(start)) {
            return new Reversed();
        }
        return start.isAfter(today) ? new InTheFuture() : new Fits(new Period(start, end));
    }
}
