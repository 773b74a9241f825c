package app.marquee.analytics;

import org.jspecify.annotations.Nullable;

import java.time.LocalDate;

/** What two dates that a person chose amount to. */
public sealed interface PeriodRule {
    /** They can be asked for. */
    record Fits(Period period) implements PeriodRule {}

    /** One of them is missing. */
    record Incomplete() implements PeriodRule {}

    /** The end lies before the start, which is no later than today. */
    record Reversed() implements PeriodRule {}

    /** The period starts after today: nothing can have happened in it. */
    record InTheFuture() implements PeriodRule {}

    /**
     * A start after today is told of first: mending the end would not help, and it is what a person
     * sees who wrote a day to come into the first field while the second still ends today.
     */
    static PeriodRule check(@Nullable LocalDate start, @Nullable LocalDate end, LocalDate today) {
        if (start == null || end == null) {
            return new Incomplete();
        }
        if (start.isAfter(today)) {
            return new InTheFuture();
        }
        return end.isBefore(start) ? new Reversed() : new Fits(new Period(start, end));
    }
}
